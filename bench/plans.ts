/** Judges the product's own day plans: `plans [slug…] [--held-out] [--drawn SEED --count 100] [--only TEXT] [--worst 5] [--print] [--json]`. */
import { runBuilt } from "./built";

export function run(args: string[]): Promise<void> {
  return runBuilt("/bench/plans/run.ts", args);
}
