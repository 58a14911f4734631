import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { cpuMsOf, residentMbOf } from "./cpu-of";
import { signInCookie, tripPath, withServerSet } from "./server-under-test";
import type { ServerUnderTest } from "./server-under-test";

const CONNECTIONS = 20;
/**
 * Requests of each page before it is measured, so that the compiler has settled: the first thousands cost up to twice
 * as much.
 */
const WARM_UP_REQUESTS = 3000;
const ROUNDS = 3;
const BARE_REQUESTS = 3000;
/** The rough length of a round of a page, in milliseconds of CPU. */
const ROUND_MS = 1500;
/** After the first answer the server goes on loading; its CPU is counted for this long, in milliseconds. */
const SETTLE_MS = 10_000;

interface Target {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Whether each request is for another address, so that none is answered from memory. */
  isNew?: boolean;
  /** The ratio that is asked for. */
  asked?: number;
}

let addresses = 0;

/** @returns milliseconds of CPU of a server for one answer */
async function costOf(server: ServerUnderTest, { path, headers, isNew }: Target, amount: number): Promise<number> {
  const before = cpuMsOf(server.pid);
  const another = (): string => `${path}${path.includes("?") ? "&" : "?"}nr=${addresses++}`;
  const { non2xx, errors } = await autocannon({
    url: server.origin + path,
    connections: Math.min(CONNECTIONS, amount),
    amount,
    headers,
    ...(isNew && { requests: [{ setupRequest: (request) => ({ ...request, path: another() }) }] }),
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers were not 2xx, ${errors} did not come`);
  return (cpuMsOf(server.pid) - before) / amount;
}

async function elementsOf(server: ServerUnderTest, { path, headers }: Target): Promise<number> {
  const html = await (await fetch(server.origin + path, { headers })).text();
  return html.match(/<[a-z]/g)?.length ?? 0;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function withBareServer<T>(work: (server: ServerUnderTest) => Promise<T>): Promise<T> {
  const child = fork(path.resolve("bench/bare-server.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [port] = (await once(child, "message")) as [number];
  try {
    return await work({ origin: `http://127.0.0.1:${port}`, pid: child.pid! });
  } finally {
    child.kill("SIGTERM");
  }
}

function print(rows: readonly Record<string, string | number>[], file: string): void {
  console.table(rows);
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(`.cache/bench/${file}.json`, JSON.stringify(rows, null, 2));
}

/** CPU and memory from the start of the process until it rests. */
async function startOf(server: ServerUnderTest, what: string): Promise<Record<string, string | number>> {
  const first = cpuMsOf(server.pid);
  await pause(SETTLE_MS);
  return {
    start: what,
    "CPU until it listens, s": first / 1000,
    "CPU after that, s": (cpuMsOf(server.pid) - first) / 1000,
    "at rest, MB": Math.round(residentMbOf(server.pid)),
  };
}

/** The cost of a page, in turn with the cost of the bare server's page: a busy machine slows both. */
async function measure(server: ServerUnderTest, bare: ServerUnderTest): Promise<void> {
  const cookie = await signInCookie(server.origin, "premium");
  const signedIn = { cookie, "accept-encoding": "br" };
  const trip = await tripPath(server.origin, cookie);
  const targets: Target[] = [
    { name: "home, from memory", path: "/", headers: { "accept-encoding": "br" }, asked: 3.5 },
    { name: "destination, from memory", path: "/destination/kyoto", headers: { "accept-encoding": "br" }, asked: 3.5 },
    { name: "destination, signed in", path: "/destination/kyoto", headers: signedIn, asked: 0.15 },
    { name: "explore, signed in", path: "/explore", headers: signedIn, asked: 0.15 },
    { name: "search, signed in", path: "/explore?q=beach", headers: signedIn, asked: 0.15 },
    { name: "planner start", path: "/planner/start", headers: {}, asked: 0.15 },
    { name: "planner start, signed in", path: "/planner/start", headers: signedIn, asked: 0.15 },
    { name: "dashboard", path: "/trip/dashboard", headers: signedIn, asked: 0.15 },
    { name: "booked trip", path: trip, headers: signedIn, asked: 0.15 },
    { name: "destination, first view", path: "/destination/kyoto", headers: signedIn, isNew: true, asked: 0.15 },
    { name: "explore, first view", path: "/explore", headers: signedIn, isNew: true, asked: 0.15 },
    { name: "search, first view", path: "/explore?q=beach", headers: signedIn, isNew: true, asked: 0.15 },
    { name: "planner start, first view", path: "/planner/start", headers: signedIn, isNew: true, asked: 0.15 },
    { name: "dashboard, first view", path: "/trip/dashboard", headers: signedIn, isNew: true, asked: 0.15 },
    { name: "booked trip, first view", path: trip, headers: signedIn, isNew: true, asked: 0.15 },
    { name: "poster", path: "/art/kyoto.svg", headers: { "accept-encoding": "br" } },
  ];
  const least: Target = { name: "bare", path: "/", headers: {} };
  await costOf(bare, least, BARE_REQUESTS);
  const rows: Record<string, string | number>[] = [];
  for (const target of targets) {
    const about = await costOf(server, target, WARM_UP_REQUESTS);
    const amount = Math.max(40, Math.round(ROUND_MS / about));
    const elements = await elementsOf(server, target);
    const alike: Target = { name: "bare", path: `/?elements=${elements}`, headers: {} };
    const rounds: { own: number; ratio: number; alike: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const own = await costOf(server, target, amount);
      rounds.push({
        own,
        ratio: (await costOf(bare, least, BARE_REQUESTS)) / own,
        alike: (await costOf(bare, alike, BARE_REQUESTS)) / own,
      });
    }
    rows.push({
      page: target.name,
      "CPU ms": Number(median(rounds.map(({ own }) => own)).toFixed(2)),
      elements,
      "bare / page": Number(median(rounds.map(({ ratio }) => ratio)).toFixed(3)),
      "bare of as many / page": Number(median(rounds.map(({ alike }) => alike)).toFixed(3)),
      asked: target.asked ?? "",
    });
  }
  print(rows, "server");
}

/**
 * CPU of pages beside a server that only renders one page of React, and the CPU of the process before any page. Linux
 * only.
 */
export async function run(): Promise<void> {
  const starts: Record<string, string | number>[] = [];
  // What a page costs is measured, and not how many are turned away.
  await withServerSet(
    { SHED_LOAD: "off" },
    async (server) => void starts.push(await startOf(server, "first, fills the sandbox")),
    async (server) => {
      starts.push(await startOf(server, "second"));
      print(starts, "start");
      await withBareServer((bare) => measure(server, bare));
    },
  );
}
