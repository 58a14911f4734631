import { hash } from "node:crypto";
import { Failure } from "./failure";

/** The kinds of columns that both databases have (decision 018). */
export type ColumnKind = "text" | "integer" | "real";

export interface Column {
  name: string;
  kind: ColumnKind;
}

export interface Table {
  name: string;
  /** By their names, since a column that was added later may stand elsewhere. */
  columns: readonly Column[];
  /** Columns of the primary key, in its order. */
  key: readonly Column[];
}

/** Whole numbers are their decimal digits, so that none is rounded; other numbers are the same bits on both sides. */
export type Value = string | number | null;
export type Row = readonly Value[];

/** How many rows are read, compared and written at once, and about how many letters. */
const MOST_ROWS = 500;
const LETTERS_AT_ONCE = 2_000_000;
/** The first rows of a table tell how long the next are: days of a trip are some 200,000 letters. */
export const FIRST_ROWS = 10;
const GROWTH = 4;

function lettersIn(rows: readonly Row[]): number {
  let letters = 0;
  for (const row of rows) for (const value of row) letters += typeof value === "string" ? value.length : 8;
  return letters;
}

/** How many rows to read after these, so that memory stays bounded whatever they hold. */
export function nextRows(rows: readonly Row[]): number {
  const fitting = Math.floor((LETTERS_AT_ONCE * rows.length) / Math.max(1, lettersIn(rows)));
  return Math.max(1, Math.min(MOST_ROWS, rows.length * GROWTH, fitting));
}

const KINDS: Record<string, ColumnKind> = {
  text: "text",
  integer: "integer",
  bigint: "integer",
  "double precision": "real",
};

/** @throws Failure for a type that the product's migrations do not use */
export function columnKind(table: string, column: string, type: string): ColumnKind {
  const kind = KINDS[type.toLowerCase()];
  if (!kind) throw new Failure(`${table}.${column} is of the type "${type}", which can't be copied`);
  return kind;
}

/** A table of columns in any order. @throws Failure without a primary key */
export function tableOf(name: string, columns: readonly Column[], key: readonly string[]): Table {
  const keyColumns = key.flatMap((part) => columns.filter((column) => column.name === part));
  if (keyColumns.length === 0) throw new Failure(`The table ${name} has no primary key`);
  const sorted = columns.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { name, columns: sorted, key: keyColumns };
}

export function keyOf(table: Table, row: Row): Row {
  return table.key.map((part) => row[table.columns.findIndex((column) => column.name === part.name)] ?? null);
}

/** The same text for the same row, whichever database it was read from. */
export function canonical(row: Row): string {
  return JSON.stringify(row);
}

/** The value as it is compared and written. @throws Failure for one that the other database could not hold */
export function valueOf(table: string, { name, kind }: Column, stored: unknown): Value {
  if (stored === null) return null;
  const misfit = (what: string): Failure => new Failure(`${table}.${name} holds ${what}: mend that row first`);
  switch (kind) {
    case "text":
      if (typeof stored !== "string") throw misfit("something that is no text");
      if (stored.includes("\0")) throw misfit("a character of the value zero, which PostgreSQL refuses");
      return stored;
    case "integer": {
      const digits = String(stored);
      if (!/^-?\d+$/.test(digits)) throw misfit("something that is no whole number");
      return digits;
    }
    case "real": {
      const number = Number(stored);
      if (!Number.isFinite(number)) throw misfit("something that is no number");
      return number;
    }
  }
}

/** What a table holds: two tables of the same count and checksum hold the same rows. */
export interface Content {
  rows: number;
  /** Hexadecimal. */
  checksum: string;
}

const ALL_BITS = (1n << 256n) - 1n;

/** Adds the hashes of rows, so that the order in which a database gives them does not matter. */
export class Checksum {
  #sum: bigint;
  #rows = 0;
  constructor(table: Table) {
    this.#sum = BigInt(`0x${hash("sha256", JSON.stringify([table.name, table.columns, table.key]), "hex")}`);
  }
  add(rows: readonly Row[]): void {
    for (const row of rows) this.#sum = (this.#sum + BigInt(`0x${hash("sha256", canonical(row), "hex")}`)) & ALL_BITS;
    this.#rows += rows.length;
  }
  get content(): Content {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, "0") };
  }
}
