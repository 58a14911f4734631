/** Measures the itinerary engine on public TOPTW and MC-TOP-MTW instance files. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import { planTrip } from "#app/modules/itinerary/engine/plan-trip";
import { readInstance } from "./instance";

interface BestKnown {
  set: string;
  instance: string;
  m: string;
  value: string;
  kind: string;
}

/** Lets the engine's time budget count this process's CPU time, so that a busy machine measures the same. */
function countCpuTime(): void {
  const now = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  Object.defineProperty(performance, "now", { value: now });
}

/** Mean and worst gap to the best published values in per cent, proven optima apart. */
function printGaps(gaps: { kind: string; gap: number; name: string }[]): void {
  for (const kind of [...new Set(gaps.map((one) => one.kind))]) {
    const of = gaps.filter((one) => one.kind === kind).sort((a, b) => b.gap - a.gap);
    const mean = of.reduce((sum, { gap }) => sum + gap, 0) / of.length;
    const missed = of.filter(({ gap }) => gap > 1e-9).length;
    console.log(
      `${kind}: ${of.length} runs, mean gap ${mean.toFixed(2)} %, worst ${of[0]!.gap.toFixed(2)} % (${of[0]!.name}), ${missed} below it`,
    );
  }
}

/**
 * `solver FILE... [--m 1..4] [--ms 1000] [--seed 1] [--cpu] [--best CSV]`: one JSON line a file with the score and
 * tours found. Without `--m` the number of tours is the file's own (MC-TOP-MTW) or 1 (TOPTW); several, as in `--m 1,2`,
 * run one after the other. `--cpu` counts CPU time and not the clock; `--best` prints the gaps to a table of known
 * values (columns set, instance, m, value, kind).
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      m: { type: "string" },
      ms: { type: "string" },
      seed: { type: "string" },
      best: { type: "string" },
      cpu: { type: "boolean" },
    },
  });
  const ms = Number(values.ms ?? 1000);
  const seed = Number(values.seed ?? 1);
  const known: BestKnown[] = values.best ? parse(await readFile(values.best), { columns: true }) : [];
  const gaps: { kind: string; gap: number; name: string }[] = [];
  if (values.cpu) countCpuTime();
  for (const file of positionals)
    for (const tours of values.m?.split(",").map(Number) ?? [undefined]) {
      const { problem, m } = readInstance(basename(file), await readFile(file, "utf8"), tours);
      const began = performance.now();
      const plan = planTrip(problem, { seed, timeMs: ms });
      const elapsedMs = Math.round(performance.now() - began);
      const found = plan.days.map((day) => day.stops.map((stop) => stop.node));
      process.stdout.write(`${JSON.stringify({ file, m, ms, seed, score: plan.score, tours: found, elapsedMs })}\n`);
      const [, multi, name = ""] = /^(MCTOPMTW-\d-)?(.*?)(\.txt)?$/i.exec(basename(file)) ?? [];
      const set = multi ? "mctopmtw" : "toptw";
      const best = known.find((one) => one.set === set && one.instance === name && Number(one.m) === m);
      if (best)
        gaps.push({ kind: best.kind, gap: 100 * (1 - plan.score / Number(best.value)), name: `${name} m=${m}` });
    }
  if (gaps.length > 0) printGaps(gaps);
}
