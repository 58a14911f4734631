import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import { ask, pagesOf, pause, quantile, rowOf, sendAt } from "./overload";
import type { Answer, Pages } from "./overload";
import { withServer } from "./server-under-test";

/** A rate at which no request waits for another. */
const CALM_RATE = 3;
const FIRST_RATE = 6;
const STEP = 1.2;
const MOST_RATE = 500;
const STEP_SECONDS = 8;
/** The time that the latency has to be back after the flood, in milliseconds. */
const PATIENCE_MS = 60_000;
/** Latency is back when so many answers in a row have come within so much of the calm median. */
const BACK_ANSWERS = 5;
const BACK_SHARE = 1.5;

const median = (answers: Answer[]): number =>
  quantile(
    answers.filter(({ status }) => status === 200).map(({ ms }) => ms),
    0.5,
  );

/**
 * The lowest rate at which the median latency of served pages is twice the calm one, twice in a row; the tries before
 * are noted.
 */
async function findDoubling(origin: string, pages: Pages, calmMs: number, notes: string[]): Promise<number> {
  for (let rate = FIRST_RATE; rate < MOST_RATE; rate *= STEP) {
    const asked = Math.round(rate);
    const once = median((await sendAt(origin, pages, asked, STEP_SECONDS)).all);
    const again = once >= 2 * calmMs ? median((await sendAt(origin, pages, asked, STEP_SECONDS)).all) : undefined;
    notes.push(`${asked}: ${[once, again].filter((ms) => ms !== undefined).join(", ")}`);
    if (again !== undefined && again >= 2 * calmMs) return asked;
  }
  throw new Error(`The median does not double below ${MOST_RATE} requests a second`);
}

/** Asks for one page after the other until latency is back. @returns milliseconds; undefined where it did not come back */
async function timeUntilBack(origin: string, pages: Pages, calmMs: number): Promise<number | undefined> {
  const began = performance.now();
  let quickSince: number | undefined;
  let quick = 0;
  for (let n = 0; performance.now() - began < PATIENCE_MS; n++) {
    const askedAt = performance.now() - began;
    const { path, cookie } = pages[n % pages.length]!(1_000_000 + n);
    const { status, ms } = await ask(origin, path, cookie);
    const isQuick = status === 200 && ms <= BACK_SHARE * calmMs;
    quickSince = isQuick ? (quickSince ?? askedAt) : undefined;
    quick = isQuick ? quick + 1 : 0;
    if (quickSince !== undefined && quick >= BACK_ANSWERS) return quickSince;
    await pause(20);
  }
  return undefined;
}

/**
 * `npm run bench -- doubled [seconds]`: finds the rate at which the median latency doubles, sends twice that, and says
 * what became of the requests and how long it takes until latency is back.
 */
export async function run([seconds = "60"]: string[]): Promise<void> {
  let report: Record<string, unknown> = {};
  await withServer(async ({ origin }) => {
    const pages = await pagesOf(origin);
    await sendAt(origin, pages, 20, 10);
    await pause(2_000);
    const calmMs = median((await sendAt(origin, pages, CALM_RATE, 15)).all);
    const tries: string[] = [];
    const rate = await findDoubling(origin, pages, calmMs, tries);
    await pause(3_000);
    let back: Promise<number | undefined> = Promise.resolve(undefined);
    const flood = await sendAt(origin, pages, 2 * rate, Number(seconds), () => {
      back = timeUntilBack(origin, pages, calmMs);
    });
    const backMs = await back;
    report = {
      "calm median ms": calmMs,
      "medians by rate": tries.join("; "),
      "rate at which it doubles": rate,
      ...rowOf(flood),
      "back after ms": backMs === undefined ? `not within ${PATIENCE_MS}` : Math.round(backMs),
      "load of the machine, 1 min": os.loadavg()[0]!.toFixed(1),
    };
  });
  console.table(report);
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/doubled.json", JSON.stringify(report, null, 2));
}
