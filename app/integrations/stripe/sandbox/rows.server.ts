import { randomBytes } from "node:crypto";
import type { SandboxKind, SandboxRow, SandboxTransaction } from "./store";
import { STORED_OBJECTS } from "./stored-objects";
import type { StoredObjects } from "./stored-objects";

/** A new id in the provider's style: "cs_test_" and 48 hexadecimal digits, not guessable. */
export function newSandboxId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString("hex")}`;
}

/** An object with the row it was read from, which a change must name. */
export interface ReadRow<T> {
  row: SandboxRow;
  value: T;
}

/** One object of a kind. @throws UnreadableValue */
export async function readRow<K extends keyof StoredObjects>(
  transaction: SandboxTransaction,
  id: string,
  kind: K,
): Promise<ReadRow<StoredObjects[K]> | undefined> {
  const row = await transaction.get(id);
  return row?.kind === kind ? { row, value: STORED_OBJECTS[kind].read(row.body, id) } : undefined;
}

/** Writes the next state of an object that was read in the same change. */
export async function writeRow(
  transaction: SandboxTransaction,
  read: SandboxRow,
  value: unknown,
  kind: SandboxKind = read.kind,
): Promise<void> {
  await transaction.replace(read, { kind, body: JSON.stringify(value) });
}
