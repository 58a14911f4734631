import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import type { Result } from "autocannon";
import { startPostgres } from "../scripts/throw-away-postgres.mjs";
import { signInCookie, tripPath } from "./server-under-test";
import { ServersBehindProxy } from "./servers-behind-proxy";

const MINUTES = 5;
const CONNECTIONS = 20;
/** How long a server answers on after it was told to end. */
const DRAIN_SECONDS = "2";

type Row = Record<string, string | number>;

/** What visitors and an account ask for in turn: pages from memory, pages that are made, the API, files. */
async function mixedRequests(origin: string): Promise<{ path: string; headers: Record<string, string> }[]> {
  const cookie = await signInCookie(origin, "premium");
  const trip = await tripPath(origin, cookie);
  const packed = { "accept-encoding": "br" };
  const open = ["/", "/explore?q=jazz", "/destination/kyoto", "/destination/lima", "/guides", "/art/kyoto.svg"];
  const own = ["/trip/dashboard", "/planner/start", "/profile", trip];
  const round = [
    ...open.map((address) => ({ path: address, headers: packed })),
    ...own.map((address) => ({ path: address, headers: { ...packed, cookie } })),
  ];
  // An account may make so many calls of the API a minute and no more.
  const calls = { path: "/api/v1/trips", headers: { ...packed, cookie } };
  return [...round, ...round, ...round, ...round, calls];
}

function rowOf(what: string, { statusCodeStats, latency, requests, errors }: Result, cpuMs: number): Row {
  const count = (is: (code: number) => boolean): number =>
    Object.entries(statusCodeStats).reduce((sum, [code, one]) => sum + (is(Number(code)) ? one.count : 0), 0);
  return {
    what,
    answers: count(() => true),
    "a second": Math.round(requests.average),
    "CPU of the servers, ms each": Number((cpuMs / count(() => true)).toFixed(1)),
    503: count((code) => code === 503),
    429: count((code) => code === 429),
    "other failures": count((code) => code >= 400 && code !== 503 && code !== 429) + errors,
    "p50 ms": latency.p50,
    "p97.5 ms": latency.p97_5,
    "p99 ms": latency.p99,
  };
}

/** @param rate requests a second, if not as many as are answered */
async function mixed(site: ServersBehindProxy, what: string, seconds: number, rate?: number): Promise<Row> {
  const requests = await mixedRequests(site.front);
  const load = { url: site.front, connections: CONNECTIONS, requests, ...(rate && { overallRate: rate }) };
  await autocannon({ ...load, duration: 5 });
  const [before, lost] = [site.cpuMs(), site.proxy.lost.length];
  const result = await autocannon({ ...load, duration: seconds });
  return { ...rowOf(what, result, site.cpuMs() - before), "lost by the proxy": site.proxy.lost.length - lost };
}

/** Ends each server in turn and starts it anew, as an update does. */
async function restartInTurn(site: ServersBehindProxy): Promise<void> {
  for (const name of ["one", "two"]) {
    await pause(5_000);
    await site.restart(name);
  }
}

/**
 * One and two processes on one PostgreSQL behind a proxy under mixed requests, and a restart of both in turn meanwhile.
 * The generator, the proxy and the database share the processors. Linux only.
 * @param args minutes of the long round, if not five
 */
export async function run([minutes = String(MINUTES)]: string[]): Promise<void> {
  const postgres = startPostgres();
  if (!postgres) throw new Error("PostgreSQL is not installed here");
  const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-processes-"));
  const settings = { DATABASE_URL: postgres.url, DRAIN_SECONDS, SHED_LOAD: "on" };
  const rows: Row[] = [];
  const measure = async (names: string[], work: (site: ServersBehindProxy) => Promise<Row[]>): Promise<void> => {
    const site = new ServersBehindProxy(folder, settings);
    try {
      await site.open(...names);
      rows.push(...(await work(site)));
    } finally {
      await site.close();
    }
  };
  try {
    await measure(["one"], async (site) => [await mixed(site, "one process, a minute", 60)]);
    await measure(["one", "two"], async (site) => {
      const long = await mixed(site, `two processes, ${minutes} minutes`, Number(minutes) * 60);
      const half = Math.round(Number(long["a second"]) / 2);
      const calm = await mixed(site, "two processes at half of that rate, a minute", 60, half);
      const [restarted] = await Promise.all([mixed(site, "two, restarted in turn", 60), restartInTurn(site)]);
      // Of servers that have ended nothing is known.
      return [long, calm, { ...restarted, "CPU of the servers, ms each": "" }];
    });
    console.table(rows);
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
