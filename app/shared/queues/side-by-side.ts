/**
 * Works through a list, several items at a time.
 * @param most the most items under way at once
 * @param work resolves to false when no further item is to be begun
 * @throws the errors of the work
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
