/** Kinds of rows that the sandbox stores; an event is "event" until its delivery is done. */
export type SandboxKind =
  | "session"
  | "payment_intent"
  | "refund"
  | "subscription"
  | "invoice"
  | "request"
  | "event"
  | "event_done";

export interface SandboxRow {
  id: string;
  kind: SandboxKind;
  /** Unique over all rows: the request that used an Idempotency-Key first. */
  idempotencyKey?: string;
  /** JSON text. */
  body: string;
  createdAt: Date;
}

/** Reads and writes of one change; either all of its writes happen or none. */
export interface SandboxTransaction {
  get(id: string): Promise<SandboxRow | undefined>;
  findByKey(idempotencyKey: string): Promise<SandboxRow | undefined>;
  /** @throws SandboxConflict when the id or the idempotency key exists already */
  insert(row: SandboxRow): Promise<void>;
  /** @throws SandboxConflict when the row is no longer as it was read */
  replace(read: SandboxRow, next: Pick<SandboxRow, "kind" | "body">): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The sandbox's store of objects, so that they survive a restart. */
export interface SandboxStore {
  /** Runs the work as one change and runs it again after a SandboxConflict. */
  change<T>(work: (transaction: SandboxTransaction) => Promise<T>): Promise<T>;
  list(kind: SandboxKind): Promise<SandboxRow[]>;
}

/** Another change came first; the work is run again on the present state. */
export class SandboxConflict extends Error {
  override readonly name = "SandboxConflict";
}
