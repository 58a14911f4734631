import { readFileSync } from "node:fs";
import type { LogEvent } from "kysely";

/** Tables that stay small: lists that people at the desk write, and counters that are deleted within the hour. */
const SMALL = new Set(["job_postings", "written_guides"]);
const isGrowing = (table: string): boolean => !SMALL.has(table) && !/^(?:kysely|sqlite|pg)_/.test(table);

/**
 * What has to count all: the balances of the books at the desk, and for the metrics how many orders stand in each state,
 * which is counted in an index.
 */
const OF_ALL = /^select "(?:debit|credit)" as "account"|^select "state", count\(\*\)/;

/** A statement that the product made on a database of a test. */
interface Statement {
  sql: string;
  parameters: readonly unknown[];
  /** The frame of the product's code that made it. */
  from: string;
}

const waiting: Statement[] = [];
const known = new Set<string>();

/** The innermost frame outside of the packages and the driver, when it is the product's: tests ask for themselves. */
function callerOf(stack: string): string | undefined {
  const frames = stack.split("\n").filter((line) => /\/(?:app|tests)\//.test(line));
  const frame = frames.find((line) => !/\/app\/db\/[^/]*driver|\/tests\/setup\/|node_modules/.test(line));
  return frame && /\/(app\/(?!.*\.(?:test|fixture)\.)[^)]+)/.exec(frame)?.[1];
}

/** Notes a statement, once for each text, to look at its plan when the file has been tried. */
export function noteStatement({ query }: LogEvent): void {
  if (known.has(query.sql) || OF_ALL.test(query.sql) || !/^\s*(?:select|update|delete|with)\b/i.test(query.sql)) return;
  const depth = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  const from = callerOf(new Error().stack ?? "");
  Error.stackTraceLimit = depth;
  if (!from) return;
  known.add(query.sql);
  waiting.push({ sql: query.sql, parameters: query.parameters, from });
}

/** The table behind a name of a plan, which may be an alias of a table, or of an inner question. */
function tableOf(name: string, sql: string): string {
  return new RegExp(`(?:from|join|update) "(\\w+)" as "${name}"`).exec(sql)?.[1] ?? name;
}

/** The growing tables that a plan reads from end to end. */
type Scans = (statement: Statement) => Promise<string[]>;

async function scansOnSqlite(): Promise<{ scans: Scans; close: () => Promise<unknown> }> {
  const { default: SQLite } = await import("better-sqlite3");
  const { sqliteTemplate } = await import("./templates");
  const file = new SQLite(readFileSync(sqliteTemplate()));
  const growing = new Set(
    file.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all().filter(isGrowing),
  );
  const scans: Scans = ({ sql, parameters }) => {
    const plan = file.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...parameters);
    // A page of a list is read in the order of an index, and no further than its limit.
    const isPage = /\blimit\b/.test(sql);
    const found = plan.flatMap(({ detail }) => {
      const [, name, by] = /^SCAN (\w+)( USING (?:COVERING )?INDEX .*)?$/.exec(detail) ?? [];
      return name && !(isPage && by) ? [tableOf(name, sql)] : [];
    });
    return Promise.resolve(found.filter((name) => growing.has(name)));
  };
  return { scans, close: async () => file.close() };
}

/** What a plan of PostgreSQL is made of, as far as it matters here. */
interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Node[];
}

async function scansOnPostgres(): Promise<{ scans: Scans; close: () => Promise<unknown> }> {
  const { default: pg } = await import("pg");
  const { copyAddress } = await import("./database");
  const client = new pg.Client({ connectionString: await copyAddress() });
  await client.connect();
  // On tables without rows reading all is always the cheapest; where it cannot be avoided it is chosen all the same.
  await client.query("set enable_seqscan = off");
  const scannedBy = (node: Node): string[] => [
    ...(node["Node Type"] === "Seq Scan" && node["Relation Name"] ? [node["Relation Name"]] : []),
    ...(node.Plans ?? []).flatMap(scannedBy),
  ];
  const scans: Scans = async ({ sql, parameters }) => {
    const { rows } = await client.query<{ "QUERY PLAN": { Plan: Node }[] }>(`explain (format json) ${sql}`, [
      ...parameters,
    ]);
    return scannedBy(rows[0]!["QUERY PLAN"][0]!.Plan).filter(isGrowing);
  };
  return { scans, close: () => client.end() };
}

/** @throws Error when the product has read a growing table from end to end since this was last asked */
export async function holdPlans(): Promise<void> {
  if (waiting.length === 0) return;
  const { scans, close } = await (process.env.TEST_POSTGRES_URL ? scansOnPostgres() : scansOnSqlite());
  const found: string[] = [];
  for (const statement of waiting.splice(0)) {
    const tables = await scans(statement);
    if (tables.length > 0) found.push(`${tables.join(", ")} by ${statement.from}: ${statement.sql}`);
  }
  await close();
  if (found.length > 0) throw new Error(`Read from end to end:\n${found.join("\n")}`);
}
