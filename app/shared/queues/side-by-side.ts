/**
 * Works through a list, several at a time.
 * @param most how many are under way at once
 * @param work false when no further one is to be begun
 * @throws what the work throws
 */
export async function sideBySide<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<boolean>,
): Promise<void> {
  const rest = items.values();
  let goesOn = true;
  const lane = async (): Promise<void> => {
    while (goesOn) {
      const { value, done } = rest.next();
      if (done) return;
      if (!(await work(value))) goesOn = false;
    }
  };
  await Promise.all(Array.from({ length: most }, lane));
}
