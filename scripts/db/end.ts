import type { Row, Table } from "./rows";

/** Tables that a copy or a backup makes for itself begin so; they are no part of the product's data. */
export const OWN_TABLES = "voyance_";

/** A database that rows are read from. */
export interface Readable {
  /** The names of its migrations, in their order; none of an empty database. */
  migrations(): Promise<string[]>;
  tables(): Promise<Table[]>;
  /** The next rows after a key, in the database's own order of keys. */
  page(table: Table, after: Row | undefined, most: number): Promise<Row[]>;
  /** The rows of these keys that there are. */
  find(table: Table, keys: readonly Row[]): Promise<Row[]>;
  /** Those of these keys that there are. */
  findKeys(table: Table, keys: readonly Row[]): Promise<Row[]>;
}

/** A database that rows are brought to: no foreign key is checked in it, and nothing cascades. */
export interface Writable extends Readable {
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  remove(table: Table, keys: readonly Row[]): Promise<void>;
}

/** A database that is copied. */
export interface Source {
  /** Its address, without a password. */
  name: string;
  /**
   * Keeps all others from writing until it is closed.
   * @returns its content, or undefined while another process uses it
   */
  hold(): Promise<Readable | undefined>;
  /** @returns its content as of now, while others go on writing */
  snapshot(): Promise<Readable>;
  close(): Promise<void>;
}

/** A database that is made beside the one it will take the place of. */
export interface Incoming {
  rows: Writable;
  /** Whether it holds a part of the same copy, which was interrupted. */
  isResumed: boolean;
  /** Puts back what was taken off for the copy, has the database check it, and puts it in its place. */
  complete(): Promise<void>;
  close(): Promise<void>;
}
