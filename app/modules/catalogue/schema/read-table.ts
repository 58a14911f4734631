import type { z } from "zod";

/** A line of a table as it is written: its number in the file and its cells by column. */
export interface TableLine {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** The rows of a table, or its faults: each problem with its line and column, in words. */
export type TableReading<Row> = { rows: Row[]; problems?: never } | { problems: string[]; rows?: never };

/** A row that was read, with its line in the file. */
export interface ReadRow<Row> {
  line: number;
  row: Row;
}

/** Reads each line by a schema of its cells; the problems name line and column. */
export function readRows<Row>(lines: readonly TableLine[], schema: z.ZodType<Row>) {
  const rows: ReadRow<Row>[] = [];
  const problems: string[] = [];
  for (const { line, cells } of lines) {
    const parsed = schema.safeParse(cells);
    if (parsed.success) rows.push({ line, row: parsed.data });
    else {
      problems.push(
        ...parsed.error.issues.map(
          ({ path, message }) => `line ${line}, column "${String(path[0] ?? "")}": ${message}`,
        ),
      );
    }
  }
  return { rows, problems };
}

/** The rows whose key stands in an earlier line. @param what the noun for it: "airline" */
export function repeated<Row>(rows: readonly ReadRow<Row>[], keyOf: (row: Row) => string, what: string): string[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, row }) => {
    const key = keyOf(row);
    const first = lines.get(key);
    lines.set(key, first ?? line);
    return first === undefined ? [] : [`line ${line} repeats the ${what} ${key} of line ${first}`];
  });
}

/** The rows without their lines, or the problems where there are any. */
export function outcome<Row>(rows: readonly ReadRow<Row>[], problems: string[]): TableReading<Row> {
  return problems.length > 0 ? { problems } : { rows: rows.map(({ row }) => row) };
}
