/** Measures the itinerary engine on public TOPTW and MC-TOP-MTW instance files. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { planTrip } from "#app/modules/itinerary/engine/plan-trip";
import { readInstance } from "./instance";

/**
 * `solver FILE... [--m 1..4] [--ms 1000] [--seed 1]`: one JSON line a file with the score and tours found.
 * Without `--m` the number of tours is the file's own (MC-TOP-MTW) or 1 (TOPTW).
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { m: { type: "string" }, ms: { type: "string" }, seed: { type: "string" } },
  });
  const ms = Number(values.ms ?? 1000);
  const seed = Number(values.seed ?? 1);
  for (const file of positionals) {
    const { problem, m } = readInstance(
      basename(file),
      await readFile(file, "utf8"),
      values.m ? Number(values.m) : undefined,
    );
    const began = performance.now();
    const plan = planTrip(problem, { seed, timeMs: ms });
    const elapsedMs = Math.round(performance.now() - began);
    const tours = plan.days.map((day) => day.stops.map((stop) => stop.node));
    process.stdout.write(`${JSON.stringify({ file, m, ms, seed, score: plan.score, tours, elapsedMs })}\n`);
  }
}
