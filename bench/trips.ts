/** Draws trips and edits of their days, and looks at each from outside: `trips [COUNT] [--edits 3] [--seed 1]`. */
import { runBuilt } from "./built";

export function run(args: string[]): Promise<void> {
  return runBuilt("/bench/plans/trips.ts", args);
}
