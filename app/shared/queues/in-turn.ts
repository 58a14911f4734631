const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same name one after the other within this process. It spares work that would only find out at its
 * end that other work came first; it is no lock, and other processes know nothing of it.
 */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(name) ?? Promise.resolve();
  const turn = before.then(work, work);
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  last.set(name, settled);
  void settled.then(() => {
    if (last.get(name) === settled) last.delete(name);
  });
  return turn;
}
