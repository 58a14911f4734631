import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../tests/e2e/server";
import { cpuMsOf } from "./cpu-of";
import { grow } from "./growth/fill";
import { signInCookie, tripPath } from "./server-under-test";
import type { ServerUnderTest } from "./server-under-test";

const TIMES = 15;
/** A sweep of alerts begins every minute: the server is watched for longer than that. */
const WATCHED_MS = 75_000;
const ASKED_EVERY_MS = 25;

type Row = Record<string, string | number>;

/** @returns the longest time that the server took to say that it is well, in milliseconds */
async function longestWait(origin: string): Promise<number> {
  let longest = 0;
  for (const end = performance.now() + WATCHED_MS; performance.now() < end;) {
    const asked = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await pause(ASKED_EVERY_MS);
  }
  return Math.round(longest);
}

/** @returns milliseconds of CPU of the server for one answer, after five that are not counted */
async function costOf(server: ServerUnderTest, address: string, cookie: string): Promise<number> {
  const ask = async (): Promise<void> => {
    const answer = await fetch(server.origin + address, { headers: { cookie }, redirect: "manual" });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  };
  for (let time = 0; time < 5; time++) await ask();
  const before = cpuMsOf(server.pid);
  for (let time = 0; time < TIMES; time++) await ask();
  return (cpuMsOf(server.pid) - before) / TIMES;
}

/** @returns milliseconds until an account is gone with all that it owns */
async function deletion(origin: string): Promise<number> {
  const cookie = await signInCookie(origin, "premium");
  const asked = performance.now();
  const answer = await fetch(`${origin}/profile/account/delete`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie, origin },
    body: new URLSearchParams({ currentPassword: "Voyage2026", understood: "on" }),
  });
  if (answer.headers.get("location") !== "/") throw new Error(`The account was not deleted: ${answer.status}`);
  return Math.round(performance.now() - asked);
}

async function measure(folder: string): Promise<Row> {
  const begun = performance.now();
  const server = await startServer(folder, { DISRUPTION_ALERTS: "on" });
  try {
    const start = Math.round(performance.now() - begun);
    const longest = await longestWait(server.origin);
    const cookie = await signInCookie(server.origin, "premium");
    const desk = await signInCookie(server.origin, "admin");
    const pages: [string, string, string][] = [
      ["dashboard", "/trip/dashboard", cookie],
      ["booked trip", await tripPath(server.origin, cookie), cookie],
      ["list of trips", "/api/v1/trips", cookie],
      ["first step", "/planner/start", cookie],
      ["desk", "/admin", desk],
      ["desk's messages", "/admin/messages", desk],
      ["desk's orders", "/admin/orders", desk],
    ];
    const costs: Row = { "start, ms": start, "longest wait, ms": longest };
    for (const [name, address, who] of pages)
      costs[`${name}, ms of CPU`] = Number((await costOf(server, address, who)).toFixed(1));
    costs["deletion of an account, ms"] = await deletion(server.origin);
    return costs;
  } finally {
    await server.stop();
  }
}

/** What a sandbox costs as it is begun, and with 100,000 accounts, 300,000 trips and a million commands. Linux only. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-growth-"));
  const other = mkdtempSync(path.join(os.tmpdir(), "voyance-growth-"));
  try {
    const small = await measure(folder);
    await (await startServer(other)).stop();
    grow(path.join(other, "voyance.db"));
    const grown = await measure(other);
    console.table(Object.keys(small).map((what) => ({ what, begun: small[what], grown: grown[what] })));
  } finally {
    for (const one of [folder, other]) rmSync(one, { recursive: true, force: true });
  }
}
