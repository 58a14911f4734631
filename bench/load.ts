import { mkdirSync, writeFileSync } from "node:fs";
import autocannon from "autocannon";
import type { Result } from "autocannon";
import { signInCookie, tripPath, withServer } from "./server-under-test";

const MEMORY_ROUNDS = [10_000, 10_000, 20_000, 20_000, 20_000, 20_000];
/** Connections that read, that plan and that print, 200 together. */
const READERS = 185;
const PLANNERS = 10;
const PRINTERS = 5;
const SECONDS = 20;
async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0) / 1_048_576);
}

/** The requests of visitors in turn, with an account and without: pages of all kinds, pictures, the API. */
async function mixedRequests(origin: string): Promise<{ path: string; headers: Record<string, string> }[]> {
  const cookie = await signInCookie(origin, "premium");
  const open = ["/", "/explore", "/explore?q=beach", "/explore?q=jazz&budget=moderate", "/guides", "/planner/start"];
  const places = ["kyoto", "lisbon", "oaxaca", "reykjavik", "hanoi", "cape-town", "lima", "vienna"];
  const paths = [...open, ...places.map((slug) => `/destination/${slug}`)];
  const others = ["/art/kyoto.svg", "/api/destinations?limit=20", "/sample-itinerary", "/healthz"];
  const own = ["/trip/dashboard", "/profile", await tripPath(origin, cookie)];
  const packed = { "accept-encoding": "br" };
  return [
    ...[...paths, ...others].map((path) => ({ path, headers: packed })),
    ...[...paths, ...own].map((path) => ({ path, headers: { ...packed, cookie } })),
  ];
}

/** Memory over a hundred thousand mixed requests. */
async function memory(origin: string): Promise<Record<string, number>[]> {
  const rows = [{ requests: 0, "resident MB": await residentMb(origin), "not 2xx": 0, errors: 0 }];
  const requests = await mixedRequests(origin);
  for (const amount of MEMORY_ROUNDS) {
    const result = await autocannon({ url: origin, connections: 20, amount, requests });
    rows.push({
      requests: rows.at(-1)!.requests + amount,
      "resident MB": await residentMb(origin),
      "not 2xx": result.non2xx,
      errors: result.errors,
    });
  }
  return rows;
}

interface Row {
  what: string;
  connections: number;
  answers: number;
  "refused %": number;
  "failed (5xx)": number;
  errors: number;
  "p50 ms": number;
  "p97.5 ms": number;
  "p99 ms": number;
  "longest ms": number;
}

/** The sum of the counts of several simultaneous runs, and the worst of their times. */
function rowOf(what: string, connections: number, results: Result[]): Row {
  const counted = results.flatMap(({ statusCodeStats }) =>
    Object.entries(statusCodeStats).map(([code, { count }]) => ({ code: Number(code), count })),
  );
  const sum = (is: (code: number) => boolean) =>
    counted.reduce((total, { code, count }) => total + (is(code) ? count : 0), 0);
  const worst = (of: (result: Result) => number) => Math.max(...results.map(of));
  const errors = results.reduce((total, result) => total + result.errors, 0);
  const answers = sum(() => true);
  const refused = sum((code) => code === 503 || code === 429) + errors;
  return {
    what,
    connections,
    answers,
    "refused %": answers === 0 ? 100 : Math.round((refused / answers) * 10_000) / 100,
    "failed (5xx)": sum((code) => code >= 500 && code !== 503),
    errors,
    "p50 ms": worst(({ latency }) => latency.p50),
    "p97.5 ms": worst(({ latency }) => latency.p97_5),
    "p99 ms": worst(({ latency }) => latency.p99),
    "longest ms": worst(({ latency }) => latency.max),
  };
}

interface Planner {
  headers: Record<string, string>;
  tripId: string;
}

/** An account of its own with a trip of five days, so that planners do not wait for each other's changes. */
async function newPlanner(origin: string, index: number): Promise<Planner> {
  const call = async <T>(path: string, body: unknown, headers: Record<string, string>): Promise<T> => {
    const answer = await fetch(origin + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const person = { firstName: "Load", lastName: "Test", email: `load${index}@voyance.test` };
  const { token } = await call<{ token: string }>(
    "/api/v1/auth/signup",
    { ...person, password: "Harbour-light-7", acceptedTerms: true },
    { "x-voyance-address": `198.51.100.${index + 1}` },
  );
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { data } = await call<{ data: { id: string } }>(
    "/api/v1/trips",
    { destination: "Lisbon", departureCity: "New York", startDate: day(60), endDate: day(65), budget: { total: 3000 } },
    headers,
  );
  return { headers, tripId: data.id };
}

/** Two hundred connections: most read the home page, some plan days and print documents beside them. */
async function mixed(origin: string): Promise<Row[]> {
  const planners: Planner[] = [];
  for (let index = 0; index < PLANNERS; index++) planners.push(await newPlanner(origin, index));
  const home = { url: origin, duration: SECONDS, headers: { "accept-encoding": "br" } };
  const slow = { connections: 1, duration: SECONDS, timeout: 60 };
  const plan = ({ headers, tripId }: Planner) =>
    autocannon({
      ...slow,
      url: `${origin}/api/v1/trips/${tripId}/itinerary/regenerate`,
      method: "POST",
      body: "{}",
      headers,
    });
  const print = ({ headers, tripId }: Planner) =>
    autocannon({ ...slow, url: `${origin}/api/v1/trips/${tripId}/pdf`, headers });
  await Promise.all([
    autocannon({ ...home, connections: 20, duration: 5 }),
    ...planners.slice(0, 2).flatMap((one) => [plan({ ...one }), print({ ...one })]),
  ]);
  const alone = await autocannon({ ...home, connections: READERS + PLANNERS + PRINTERS });
  const [read, planned, printed] = await Promise.all([
    autocannon({ ...home, connections: READERS }),
    Promise.all(planners.map(plan)),
    Promise.all(planners.slice(0, PRINTERS).map(print)),
  ]);
  return [
    rowOf("home alone", READERS + PLANNERS + PRINTERS, [alone]),
    rowOf("home beside planning and PDF", READERS, [read]),
    rowOf("planning", PLANNERS, planned),
    rowOf("PDF", PRINTERS, printed),
  ];
}

/** `npm run bench -- load [mixed|memory]`: prints tables and writes JSON. */
export async function run([only]: string[]): Promise<void> {
  const written: Record<string, unknown> = {};
  if (only !== "memory") await withServer(async ({ origin }) => console.table((written.mixed = await mixed(origin))));
  if (only !== "mixed") await withServer(async ({ origin }) => console.table((written.memory = await memory(origin))));
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/load.json", JSON.stringify(written, null, 2));
}
