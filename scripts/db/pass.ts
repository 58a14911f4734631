import type { Readable, Writable } from "./end";
import { Failure } from "./failure";
import { Checksum, FIRST_ROWS, canonical, keyOf, nextRows } from "./rows";
import type { Content, Row, Table } from "./rows";

/** Tells the operator a line. */
export type Say = (line: string) => void;

/** What each table holds, by its name. */
type Contents = Record<string, Content>;

async function* pagesOf(end: Readable, table: Table): AsyncGenerator<Row[]> {
  for (let rows = await end.page(table, undefined, FIRST_ROWS); rows.length > 0;) {
    yield rows;
    rows = await end.page(table, keyOf(table, rows.at(-1) ?? []), nextRows(rows));
  }
}

const keysOf = (table: Table, rows: readonly Row[]): Row[] => rows.map((row) => keyOf(table, row));

/** Takes away what the source does not hold, or holds otherwise. */
async function removeStrange(source: Readable, target: Writable, table: Table): Promise<number> {
  let removed = 0;
  for await (const rows of pagesOf(target, table)) {
    const known = new Set((await source.find(table, keysOf(table, rows))).map(canonical));
    const strange = rows.filter((row) => !known.has(canonical(row)));
    if (strange.length > 0) await target.remove(table, keysOf(table, strange));
    removed += strange.length;
  }
  return removed;
}

/** Brings the rows whose keys are missing. */
async function addMissing(source: Readable, target: Writable, table: Table): Promise<number> {
  const isEmpty = (await target.page(table, undefined, 1)).length === 0;
  let added = 0;
  for await (const rows of pagesOf(source, table)) {
    const there = new Set(isEmpty ? [] : (await target.findKeys(table, keysOf(table, rows))).map(canonical));
    const missing = rows.filter((row) => !there.has(canonical(keyOf(table, row))));
    if (missing.length > 0) await target.insert(table, missing);
    added += missing.length;
  }
  return added;
}

const counted = (rows: number): string => `${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"}`;

/**
 * Makes the target hold what the source holds, whatever part of it was there before: an interrupted copy goes on, and
 * a copy of earlier rows is brought up to date. First goes what is not in the source as it stands, so that what is left
 * can't collide with what comes.
 * @throws Failure when they don't have the same tables
 */
export async function bringUpToDate(source: Readable, target: Writable, say: Say): Promise<void> {
  const tables = await source.tables();
  if (JSON.stringify(tables) !== JSON.stringify(await target.tables()))
    throw new Failure("The two databases don't have the same tables and columns");
  for (const table of tables) {
    const removed = await removeStrange(source, target, table);
    const added = await addMissing(source, target, table);
    if (removed > 0) say(`${table.name}: ${counted(added)} written, ${counted(removed)} taken away or replaced`);
    else if (added > 0) say(`${table.name}: ${counted(added)} written`);
  }
}

/** Reads every table from end to end. */
export async function contentsOf(end: Readable): Promise<Contents> {
  const contents: Contents = {};
  for (const table of await end.tables()) {
    const checksum = new Checksum(table);
    for await (const rows of pagesOf(end, table)) checksum.add(rows);
    contents[table.name] = checksum.content;
  }
  return contents;
}

/** @returns the number of rows in all. @throws Failure naming the tables that differ */
export function requireSame(expected: Contents, found: Contents): number {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const different = names.filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.checksum !== found[name]?.checksum,
  );
  if (different.length > 0)
    throw new Failure(
      `The contents differ in ${different.map((name) => `${name} (${expected[name]?.rows ?? 0} and ${found[name]?.rows ?? 0} rows)`).join(", ")}`,
    );
  return Object.values(found).reduce((sum, { rows }) => sum + rows, 0);
}
