/** Judges the product's own day plans: `plans [slug…] [--worst 5] [--print slug] [--json]`. */
import { runBuilt } from "./built";

export function run(args: string[]): Promise<void> {
  return runBuilt("/bench/plans/run.ts", args);
}
