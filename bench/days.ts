/** Measures the day planner against a greedy one: `days [slug…]`. */
import { runWithData } from "../scripts/with-data";

export function run(args: string[]): Promise<void> {
  return runWithData("/bench/plans/days.ts", args);
}
