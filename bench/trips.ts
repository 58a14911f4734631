/** Draws trips and edits of their days, and checks each from outside: `trips [COUNT] [--edits 3] [--seed 1]`. */
import { runWithData } from "../scripts/with-data";

export function run(args: string[]): Promise<void> {
  return runWithData("/bench/plans/trips.ts", args);
}
