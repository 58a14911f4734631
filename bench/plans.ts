/**
 * Judges the product's own day plans: `plans [slug…] [--held-out] [--drawn SEED --count 100] [--only TEXT] [--worst 5]
 * [--print] [--json]`.
 */
import { runWithData } from "../scripts/with-data";

export function run(args: string[]): Promise<void> {
  return runWithData("/bench/plans/run.ts", args);
}
