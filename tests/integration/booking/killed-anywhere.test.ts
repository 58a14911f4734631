/**
 * Two processes of the product book, pay, cancel, change and plan trips, open sealed ones, send mails and delete accounts
 * on one database, and one of them is killed again and again, in the middle of whatever it does. Nothing that was acknowledged is lost, nothing is done
 * twice, and every rule of the whole database holds in the end. `KILL_RUNS=500` is a longer look.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, db, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { migrateToLatest } from "#app/db/migrate.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import { startPaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import type { PaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { sandboxStore } from "#app/modules/booking/money/sandbox-objects.repo.server";
import { insertSealed } from "#app/modules/surprise/sealed.repo.server";
import { clearOutbox, deliverMail, listOutbox } from "#app/modules/email/email.server";
import { pick, seededRng } from "#app/shared/rng";
import { findBroken } from "#tests/invariants/whole-database";
import { chaosRuns, chaosSeeds, chaosTimeoutMs, meetsEverything } from "#tests/setup/chaos";
import { freshAddress } from "#tests/setup/database";
import { claimJob, finishJob } from "#tests/setup/jobs";
import { WEBHOOK_SECRET, insertChosenTrip, insertUser, makeCtx, waitingWebhooks } from "./booking.fixture";
import type { Order } from "./money-worker";
import { Hand, bundleWorker } from "./money-worker.fixture";
import { insertWhole } from "./whole.fixture";

const KILLS = chaosRuns(process.env.KILL_RUNS);
const SECRET_KEY = "sk_test_killed";
/** The longest that a process works before it is killed, in milliseconds. */
const LONGEST_MS = 120;
/** So many kills fall on the same trips. */
const KILLS_A_SET = 5;
/** After so many kills the whole database is looked at. */
const KILLS_A_LOOK = 10;

let folder: string;
let sandbox: PaymentSandbox;
let ada: CurrentUser;
let hands: [Hand, Hand];

beforeAll(async () => {
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(path.resolve(".cache/killed-"));
  const file = await bundleWorker();
  const address = process.env.TEST_POSTGRES_URL ? await freshAddress() : `sqlite:${path.join(folder, "killed.db")}`;
  const database = openDatabase(address);
  await migrateToLatest(database);
  useDatabase(database);
  await clearOutbox();
  sandbox = await startPaymentSandbox({ store: sandboxStore(), secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET });
  ada = await insertUser("Ada");
  const { now } = makeCtx();
  const token = await createSession(makeCtx(), ada.id, "tests");
  const args = [address, sandbox.apiBase, SECRET_KEY, WEBHOOK_SECRET, token, now.toISOString()];
  hands = [new Hand(file, [...args, "http://localhost:3001"]), new Hand(file, [...args, "http://localhost:3002"])];
  await Promise.all(hands.map((hand) => hand.begin()));
}, 300_000);

afterAll(async () => {
  await Promise.all(hands.map((hand) => hand.kill()));
  await sandbox.close();
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

/** The trips of a set, and what was opened to pay for them. */
interface Subjects {
  tripIds: string[];
  journeyId: string;
  placeIds: string[];
  /** A sealed trip whose hour has come. */
  sealedId: string;
  sessions: Set<string>;
  /** An account that may be deleted, with a trip. */
  leaving: { id: string; token: string };
}

const acknowledged = {
  renames: new Map<string, string>(),
  mails: new Set<string>(),
  /** Sealed trips that were opened. */
  opened: new Set<string>(),
  /** Accounts that were deleted, by their sessions. */
  deleted: new Set<string>(),
};

async function drawOrders(rng: () => number, of: Subjects, kill: number): Promise<Order[]> {
  const tripId = pick(rng, of.tripIds);
  const webhooks = (await waitingWebhooks()).slice(0, 4).map((payload): Order => {
    return { kind: "webhook", payload, signature: signPayload(payload, WEBHOOK_SECRET, new Date()) };
  });
  const returns = [...of.sessions].flatMap((sessionId): Order[] => [
    { kind: "return", tripId, sessionId },
    { kind: "return whole", journeyId: of.journeyId, sessionId },
  ]);
  const key = (): string => `k${kill}-${Math.floor(rng() * 1e9).toString(36)}`;
  const orders: Order[] = [
    ...of.tripIds.map((id): Order => ({ kind: "start", tripId: id })),
    { kind: "start whole", journeyId: of.journeyId },
    { kind: "complete", tripId },
    { kind: "cancel", tripId: pick(rng, [...of.tripIds, ...of.placeIds]) },
    { kind: "settle", tripId: pick(rng, [...of.tripIds, ...of.placeIds]) },
    { kind: "rename", tripId, key: key() },
    { kind: "rename", tripId: pick(rng, of.placeIds), key: key() },
    { kind: "open", tripId: of.sealedId },
    { kind: "open due" },
    { kind: "mail", key: key() },
    { kind: "deliver" },
    { kind: "plan", tripId },
    { kind: "delete account", token: of.leaving.token },
    { kind: "sweep", minutesOn: 10 },
    ...webhooks,
    ...returns,
  ];
  return Array.from({ length: 8 }, () => pick(rng, orders));
}

/** Has a process follow orders one after the other, and keeps what it acknowledged. */
async function follow(hand: Hand, orders: readonly Order[], of: Subjects): Promise<void> {
  for (const order of orders) {
    const { sessionId, problem } = await hand.ask(order);
    if (sessionId) of.sessions.add(sessionId);
    if (problem !== undefined) continue;
    if (order.kind === "rename") acknowledged.renames.set(order.key, order.tripId);
    if (order.kind === "open") acknowledged.opened.add(order.tripId);
    if (order.kind === "mail") acknowledged.mails.add(order.key);
    if (order.kind === "delete account") acknowledged.deleted.add(of.leaving.id);
  }
}

/** One kill: both work, one is killed somewhere in the middle, and begins anew. */
async function killOnce(rng: () => number, of: Subjects, kill: number): Promise<void> {
  const orders = [await drawOrders(rng, of, kill), await drawOrders(rng, of, kill)] as const;
  const work = hands.map((hand, index) => follow(hand, orders[index]!, of));
  const victim = pick(rng, hands);
  await new Promise((resolve) => setTimeout(resolve, rng() * LONGEST_MS));
  await victim.kill();
  await Promise.all([victim.begin(), ...work]);
  // The traveller pays what is open, in one of the tabs.
  for (const id of of.sessions) if (rng() < 0.3) await sandbox.pay(id);
}

/** A sealed trip that is paid, and due to be opened. */
async function insertEnvelope({ id: userId }: CurrentUser): Promise<string> {
  const at = makeCtx().now.toISOString();
  const tripId = await insertChosenTrip(ada, { status: "booked", booked_at: at, sealed_until: at });
  const request = { startDate: "2027-04-14", endDate: "2027-04-21", adults: 2, children: 0, seed: 1 };
  const origin = { code: "HEL", label: "Helsinki" };
  const wish = { passports: ["FI"], validUntil: "2030-01-01", refused: { countries: [], places: [] }, limitMinor: 1 };
  await insertSealed(db(), {
    ...{ tripId, userId, opensAt: at, createdAt: at, origin: makeCtx().origin },
    wish: { ...wish, request: { ...request, tier: "splurge", origin } },
    hints: { days: null, evenings: null, rain: null, flight: null, crowd: 1 },
  });
  return tripId;
}

/** Sealed trips that were opened, and of each how often: by their commands, and by the letters that are to be written. */
async function checkEnvelopes(): Promise<void> {
  const opened = await db().selectFrom("trip_commands").select("trip_id").where("kind", "=", "openSeal").execute();
  const ids = opened.map(({ trip_id }) => trip_id);
  expect(new Set(ids).size, "trips opened twice").toBe(ids.length);
  for (const id of acknowledged.opened) expect(ids, `opened ${id}`).toContain(id);
  const noted = await db().selectFrom("jobs").select("key").where("kind", "=", "seal-opened").execute();
  expect(noted.map(({ key }) => key).toSorted()).toEqual(ids.map((id) => `seal-opened:${id}`).toSorted());
  const sealed = await db().selectFrom("trips").select("id").where("sealed_until", "is not", null).execute();
  expect(sealed.filter(({ id }) => ids.includes(id))).toEqual([]);
}

let accounts = 0;

async function newSubjects(): Promise<Subjects> {
  const ben = await insertUser(`Ben${++accounts}`);
  await insertChosenTrip(ben);
  const { journeyId, tripIds: placeIds } = await insertWhole(ada);
  return {
    tripIds: [await insertChosenTrip(ada), await insertChosenTrip(ada)],
    journeyId,
    placeIds,
    sealedId: await insertEnvelope(ada),
    sessions: new Set(),
    leaving: { id: ben.id, token: await createSession(makeCtx(), ben.id, "tests") },
  };
}

/** What goes on by itself after the last kill, until nothing is left of it. */
async function settle(): Promise<void> {
  const [hand] = hands;
  for (const minutesOn of [20, 40, 60]) {
    expect((await hand.ask({ kind: "sweep", minutesOn })).problem).toBeUndefined();
    const cancelled = await db().selectFrom("jobs").select("key").where("kind", "=", "trip-cancelled").execute();
    for (const { key } of cancelled)
      expect((await hand.ask({ kind: "settle", tripId: key.replace("trip-cancelled:", "") })).problem).toBeUndefined();
  }
  // Claims of the dead end after a minute.
  const later = new Date(Date.now() + 120_000);
  // Papers need days, which other tests plan; here they only have to be noted.
  await db().deleteFrom("jobs").where("kind", "!=", "mail").execute();
  for (let job = await claimJob(later); job; job = await claimJob(later)) {
    await deliverMail(job);
    await finishJob(job, later);
  }
}

test(
  `killed ${KILLS} times: nothing acknowledged is lost, nothing is done twice, every rule holds`,
  async () => {
    let of = await newSubjects();
    for (const [kill, seed] of chaosSeeds(KILLS).entries()) {
      if (kill % KILLS_A_SET === 0) of = await newSubjects();
      await killOnce(seededRng(seed), of, kill);
      if (kill % KILLS_A_LOOK !== 0) continue;
      expect(await findBroken(db(), { now: new Date(), isSettled: false }), `kill ${kill}, seed ${seed}`).toEqual([]);
    }
    await checkEnvelopes();
    await settle();
    expect(await findBroken(db(), { now: new Date(Date.now() + 120_000), isSettled: true })).toEqual([]);
    const commands = await db().selectFrom("trip_commands").select(["key", "trip_id"]).execute();
    const kept = new Map(commands.map(({ key, trip_id }) => [key, trip_id]));
    for (const [key, tripId] of acknowledged.renames) expect(kept.get(key), `change ${key}`).toBe(tripId);
    const sent = (await listOutbox()).map(({ subject }) => subject);
    for (const key of acknowledged.mails)
      expect(
        sent.filter((one) => one === key),
        `mail ${key}`,
      ).toHaveLength(1);
    const gone = [...acknowledged.deleted];
    expect(await db().selectFrom("users").select("id").where("id", "in", gone).execute()).toEqual([]);
    expect(await db().selectFrom("trips").select("id").where("owner_id", "in", gone).execute()).toEqual([]);
    if (!meetsEverything(KILLS)) return;
    expect(acknowledged.deleted.size).toBeGreaterThan(KILLS / 50);
    expect(acknowledged.opened.size).toBeGreaterThan(KILLS / 20);
    expect(acknowledged.renames.size).toBeGreaterThan(KILLS / 5);
    expect(acknowledged.mails.size).toBeGreaterThan(KILLS / 10);
    const booked = await db().selectFrom("bookings").select("id").execute();
    expect(booked.length).toBeGreaterThan(KILLS / 20);
  },
  chaosTimeoutMs(KILLS, 20_000),
);
