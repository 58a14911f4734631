import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { signInCookie, tripPath, withServer } from "./server-under-test";

const RATES = [100, 300, 1000];
const HEALTH_EVERY_MS = 50;
const TICK_MS = 10;

export interface Answer {
  status: number;
  ms: number;
  retryAfter?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

export function ask(origin: string, path: string, cookie: string | undefined): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string): void =>
      resolve({ status, ms: performance.now() - began, retryAfter });
    const headers = { "accept-encoding": "br", ...(cookie && { cookie }) };
    request(origin + path, { agent, headers }, (res) => {
      res.resume();
      res.on("end", () => done(res.statusCode ?? 0, res.headers["retry-after"]));
      res.on("error", () => done(0));
    })
      .on("error", () => done(0))
      .end();
  });
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The value below which the given share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

/** Pages by the number of their request. */
export type Pages = ((n: number) => { path: string; cookie?: string })[];

/** Pages that are made for each visitor: each address is asked for once. */
export async function pagesOf(origin: string): Promise<Pages> {
  const cookie = await signInCookie(origin, "premium");
  const trip = await tripPath(origin, cookie);
  const own = ["/trip/dashboard", trip, "/profile", "/destination/kyoto", "/destination/lisbon", "/planner/start"];
  return [
    ...own.map((path) => (n: number) => ({ path: `${path}?n=${n}`, cookie })),
    (n) => ({ path: `/explore?q=beach ${n}`.replace(" ", "+") }),
    (n) => ({ path: `/explore?q=museums+${n}&budget=moderate`, cookie }),
  ];
}

/** The answers to a flood of requests, and to `/healthz` meanwhile. */
interface Flood {
  rate: number;
  seconds: number;
  all: Answer[];
  alive: Answer[];
}

/**
 * Sends so many requests a second, even while earlier ones are unanswered.
 * @param onSent called when the last of them is sent, before all are answered
 */
export async function sendAt(
  origin: string,
  pages: Pages,
  rate: number,
  seconds: number,
  onSent: () => void = () => undefined,
): Promise<Flood> {
  const answers: Promise<Answer>[] = [];
  const health: Promise<Answer>[] = [];
  const began = performance.now();
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      health.push(ask(origin, "/healthz", undefined));
      await pause(HEALTH_EVERY_MS);
    }
  })();
  for (let sent = 0; sent < rate * seconds;) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) / 1000) * rate));
    for (; sent < due; sent++) {
      const { path, cookie } = pages[sent % pages.length]!(sent);
      answers.push(ask(origin, path, cookie));
    }
    await pause(TICK_MS);
  }
  onSent();
  const all = await Promise.all(answers);
  isOver = true;
  await probing;
  return { rate, seconds, all, alive: await Promise.all(health) };
}

/** The outcome of a flood as a row of a table. */
export function rowOf({ rate, seconds, all, alive }: Flood): Record<string, unknown> {
  const served = all.filter(({ status }) => status === 200);
  const turnedAway = all.filter(({ status }) => status === 503);
  return {
    "asked a second": rate,
    "served a second": Math.round(served.length / seconds),
    "turned away %": Math.round((turnedAway.length / all.length) * 100),
    "without Retry-After": turnedAway.filter(({ retryAfter }) => !retryAfter).length,
    "anything else": all.length - served.length - turnedAway.length,
    "served: p50, p99, longest ms": [0.5, 0.99, 1]
      .map((share) =>
        quantile(
          served.map(({ ms }) => ms),
          share,
        ),
      )
      .join(", "),
    "turned away: p50, longest ms": [0.5, 1]
      .map((share) =>
        quantile(
          turnedAway.map(({ ms }) => ms),
          share,
        ),
      )
      .join(", "),
    "health: p50, p99, longest ms": [0.5, 0.99, 1]
      .map((share) =>
        quantile(
          alive.map(({ ms }) => ms),
          share,
        ),
      )
      .join(", "),
  };
}

/** `npm run bench -- overload [seconds]`: sends more requests than the process can serve, and counts the outcomes. */
export async function run([seconds = "60"]: string[]): Promise<void> {
  const rows: Record<string, unknown>[] = [];
  await withServer(async ({ origin }) => {
    const pages = await pagesOf(origin);
    await sendAt(origin, pages, 20, 5);
    for (const rate of RATES) rows.push(rowOf(await sendAt(origin, pages, rate, Number(seconds))));
  });
  console.table(rows);
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/overload.json", JSON.stringify(rows, null, 2));
}
