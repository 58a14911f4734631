/** Measures the day planner against a greedy one: `days [slug…]`. */
import { runBuilt } from "./built";

export function run(args: string[]): Promise<void> {
  return runBuilt("/bench/plans/days.ts", args);
}
