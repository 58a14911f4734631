import { SandboxConflict } from "./store";
import type { SandboxRow, SandboxStore, SandboxTransaction } from "./store";

/** A store in memory for tests; changes run one after the other. */
export function memoryStore(): SandboxStore & { rows: Map<string, SandboxRow> } {
  const rows = new Map<string, SandboxRow>();
  let last: Promise<unknown> = Promise.resolve();

  const runOnCopy = async <T>(work: (transaction: SandboxTransaction) => Promise<T>): Promise<T> => {
    const copy = new Map(rows);
    const result = await work({
      get: (id) => Promise.resolve(copy.get(id)),
      findByKey: (key) => Promise.resolve([...copy.values()].find((row) => row.idempotencyKey === key)),
      insert(row) {
        const isTaken =
          copy.has(row.id) ||
          (row.idempotencyKey !== undefined &&
            [...copy.values()].some((other) => other.idempotencyKey === row.idempotencyKey));
        if (isTaken) return Promise.reject(new SandboxConflict(row.id));
        copy.set(row.id, row);
        return Promise.resolve();
      },
      replace(read, next) {
        const row = copy.get(read.id);
        if (!row || row.body !== read.body) return Promise.reject(new SandboxConflict(read.id));
        copy.set(read.id, { ...row, ...next });
        return Promise.resolve();
      },
      remove(id) {
        copy.delete(id);
        return Promise.resolve();
      },
    });
    rows.clear();
    for (const [id, row] of copy) rows.set(id, row);
    return result;
  };

  return {
    rows,
    change(work) {
      const result = last.then(() => runOnCopy(work));
      last = result.catch(() => undefined);
      return result;
    },
    list: (kind) =>
      Promise.resolve(
        [...rows.values()]
          .filter((row) => row.kind === kind)
          .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
      ),
  };
}
