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
/** Each page is asked for this long before it is measured, in milliseconds of CPU, so that the compiler has settled. */
const WARM_UP_MS = 4000;
const ROUNDS = 3;
/** The rough length of a round of a page, in milliseconds of CPU. */
const ROUND_MS = 1500;
/** After the first answer the server goes on loading; its CPU is counted for this long, in milliseconds. */
const SETTLE_MS = 10_000;

interface Target {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Whether it comes from the memory of shared pages: then its cost is compared with a bare rendering. */
  isShared?: boolean;
}

/** @returns milliseconds of CPU of a server for one answer */
async function costOf(server: ServerUnderTest, { path, headers }: Target, amount: number): Promise<number> {
  const before = cpuMsOf(server.pid);
  const { non2xx, errors } = await autocannon({
    url: server.origin + path,
    connections: Math.min(CONNECTIONS, amount),
    amount,
    headers,
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers were not 2xx, ${errors} did not come`);
  return (cpuMsOf(server.pid) - before) / amount;
}

/** Asks for a page until it is warm. @returns how many requests of it make a round */
async function warmUp(server: ServerUnderTest, target: Target): Promise<number> {
  let about = 1;
  const begun = cpuMsOf(server.pid);
  for (let amount = 50; cpuMsOf(server.pid) - begun < WARM_UP_MS; amount *= 2)
    about = await costOf(server, target, amount);
  return Math.max(40, Math.round(ROUND_MS / about));
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

/** The cost of pages; of a shared one in turn with that of the bare server's page, since a busy machine slows both. */
async function measure(server: ServerUnderTest, bare: ServerUnderTest): Promise<void> {
  const cookie = await signInCookie(server.origin, "premium");
  const packed = { "accept-encoding": "br" };
  const signedIn = { ...packed, cookie };
  const targets: Target[] = [
    { name: "home, shared", path: "/", headers: packed, isShared: true },
    { name: "destination, shared", path: "/destination/kyoto", headers: packed, isShared: true },
    { name: "destination", path: "/destination/kyoto", headers: signedIn },
    { name: "explore", path: "/explore", headers: signedIn },
    { name: "search", path: "/explore?q=beach", headers: signedIn },
    { name: "first step", path: "/planner/start", headers: signedIn },
    { name: "dashboard", path: "/trip/dashboard", headers: signedIn },
    { name: "booked trip", path: await tripPath(server.origin, cookie), headers: signedIn },
    { name: "poster", path: "/art/kyoto.svg", headers: packed },
  ];
  const least: Target = { name: "bare", path: "/", headers: {} };
  const bareAmount = await warmUp(bare, least);
  const rows: Record<string, string | number>[] = [];
  for (const target of targets) {
    const amount = await warmUp(server, target);
    const costs: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const own = await costOf(server, target, amount);
      costs.push(own);
      if (target.isShared) ratios.push((await costOf(bare, least, bareAmount)) / own);
    }
    rows.push({
      page: target.name,
      "CPU ms": Number(median(costs).toFixed(2)),
      elements: await elementsOf(server, target),
      "bare / page": target.isShared ? Number(median(ratios).toFixed(1)) : "",
    });
  }
  print(rows, "server");
}

/**
 * CPU of pages, of shared ones beside a server that only renders one page of React (QUALITY, Server), and CPU and memory
 * of the process before any page. Linux only.
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
