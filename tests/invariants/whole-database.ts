/**
 * Everything that holds in a database of the product, whatever happened to its processes: of money, of rows and of
 * stored texts. Tests of faults ask it after each of their runs, and `npm run bench -- kills` at its end.
 */
import type { Db } from "#app/db/schema";
import { OF_MONEY } from "./of-money";
import { OF_ROWS } from "./of-rows";
import { OF_TEXTS } from "./of-texts";
import type { Moment } from "./rule";

const RULES = [...OF_ROWS, ...OF_TEXTS, ...OF_MONEY];

/** The most rows that are named for one rule. */
const MOST_NAMED = 5;

/** @returns a line for each row that breaks a rule, with the rule; none where all hold */
export async function findBroken(db: Db, moment: Moment): Promise<string[]> {
  const broken: string[] = [];
  for (const { holds, find } of RULES) {
    const rows = await find(db, moment);
    broken.push(...rows.slice(0, MOST_NAMED).map((row) => `${holds}: ${row}`));
    if (rows.length > MOST_NAMED) broken.push(`${holds}: ${rows.length - MOST_NAMED} more`);
  }
  return broken;
}
