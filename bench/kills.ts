/**
 * Two built servers on one database, one of which is killed again and again while travellers use them, and what is left
 * then: `kills [sqlite|postgres] [KILLS] [SEED]`.
 */
import { runWithData } from "../scripts/with-data";

export function run(args: string[]): Promise<void> {
  return runWithData("/bench/kills/run.ts", args);
}
