import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { closeDatabase, db, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { createSession, grantEntitlement } from "#app/modules/accounts/account/accounts.server";
import { pick, seededRng } from "#app/shared/rng";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { findBroken } from "#tests/invariants/whole-database";
import { startPostgres } from "../../scripts/throw-away-postgres.mjs";
import { ServersBehindProxy } from "../servers-behind-proxy";
import { ACTS, Acknowledged } from "./acts";
import type { Traveller } from "./acts";
import { findLost } from "./lost";
import { PatientWalk } from "./patient-walk";

const NAMES = ["one", "two"] as const;
const TRAVELLERS = 3;
/** The longest that both servers work before one is killed. */
const LONGEST_MS = 1500;
/** After so many kills the whole database is looked at. */
const KILLS_A_LOOK = 10;
/** Claims of the dead end after a minute, and payments are looked at every two. */
const SETTLED_WITHIN_MS = 6 * 60_000;

async function newTraveller(site: ServersBehindProxy, told: Acknowledged, seed: number): Promise<Traveller> {
  const { id } = await insertUser(`Traveller${seed}`);
  await grantEntitlement(db(), {
    userId: id,
    kind: "premium",
    source: `kills:${id}`,
    startsAt: "2020-01-01T00:00:00Z",
  });
  const walk = new PatientWalk(site.front);
  await walk.setCookie("auth_token", await createSession(makeCtx({ now: new Date() }), id, "kills"));
  return { walk, rng: seededRng(seed), trips: [], told };
}

/** One act after the other until it is enough. @returns what went wrong */
async function travel(traveller: Traveller, isEnough: () => boolean): Promise<string[]> {
  const wrong: string[] = [];
  while (!isEnough()) {
    const act = pick(traveller.rng, ACTS);
    try {
      await act(traveller);
    } catch (error) {
      wrong.push(`${act.name}: ${error instanceof Error ? error.message : "unknown"}, at ${traveller.walk.url}`);
    }
  }
  return wrong;
}

/** What is broken once everything has had its time. */
async function findUnsettled(): Promise<string[]> {
  for (const end = Date.now() + SETTLED_WITHIN_MS; ;) {
    const broken = await findBroken(db(), { now: new Date(), isSettled: true });
    if (broken.length === 0 || Date.now() > end) return broken;
    await pause(2_000);
  }
}

async function killAll(
  site: ServersBehindProxy,
  [kills, seed]: readonly [number, number],
  told: Acknowledged,
  found: string[],
): Promise<void> {
  const rng = seededRng(seed);
  for (let kill = 1; kill <= kills; kill++) {
    await pause(rng() * LONGEST_MS);
    await site.kill(pick(rng, NAMES));
    // Days of use fit into an hour here.
    await db().deleteFrom("rate_limits").execute();
    if (kill % KILLS_A_LOOK !== 0) continue;
    const broken = await findBroken(db(), { now: new Date(), isSettled: false });
    found.push(...broken.map((line) => `after ${kill} kills: ${line}`));
    console.log(`${kill} kills, ${found.length} findings`, told.counts());
  }
}

/** @param args the database, the number of kills and a seed */
export async function run([kind = "sqlite", kills = "50", seed = "1"]: string[]): Promise<void> {
  const postgres = kind === "postgres" ? startPostgres() : undefined;
  if (kind === "postgres" && !postgres) throw new Error("PostgreSQL is not installed here");
  const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-kills-"));
  const url = postgres?.url ?? `sqlite:${path.join(folder, "voyance.db")}`;
  const site = new ServersBehindProxy(folder, { DATABASE_URL: url }, true);
  const told = new Acknowledged();
  const found: string[] = [];
  try {
    await site.open(...NAMES);
    useDatabase(openDatabase(url));
    const travellers: Traveller[] = [];
    for (let index = 0; index < TRAVELLERS; index++)
      travellers.push(await newTraveller(site, told, Number(seed) * 1000 + index));
    let isEnough = false;
    const travelled = travellers.map((one) => travel(one, () => isEnough));
    await killAll(site, [Number(kills), Number(seed)], told, found).finally(() => {
      isEnough = true;
    });
    found.push(...(await Promise.all(travelled)).flat());
    found.push(...(await findUnsettled()), ...(await findLost(db(), told, folder)));
    const lost = travellers.reduce((sum, { walk }) => sum + walk.lost, 0);
    console.table([{ database: kind, kills, ...told.counts(), "answers lost": lost, findings: found.length }]);
    for (const line of [...found, ...new Set(site.errors)].slice(0, 60)) console.log(line);
  } finally {
    await site.close();
    await closeDatabase();
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
