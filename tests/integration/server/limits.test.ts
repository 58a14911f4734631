import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { VISITOR_DAYS } from "#app/config/product";
import { db } from "#app/db/client.server";
import { newToken } from "#app/db/ids.server";
import { findUserBySession, createSession, signUp } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getTripPdf } from "#app/modules/documents/documents.server";
import { saveStart } from "#app/modules/planner/planner.server";
import { startSchema } from "#app/modules/planner/start.schema";
import { generateDays, regenerateDays } from "#app/modules/trips/days/days.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { forgetVisitorDrafts } from "#app/modules/trips/use/visitor-drafts.server";
import type { Ctx } from "#app/shared/context";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const form = startSchema("2026-11-21").parse({
  destination: "Lisbon",
  departureCity: "London",
  startDate: "2027-05-12",
  endDate: "2027-05-17",
  adults: "2",
  budgetTotal: "2,000",
});

beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);
beforeEach(async () => {
  await db().deleteFrom("rate_limits").execute();
  await db().deleteFrom("trips").execute();
});

let count = 0;
const DAY_MS = 86_400_000;

async function begin(ctx: Ctx, userId?: string): Promise<Trip> {
  const saved = await saveStart(ctx, { userId, visitorId: newToken() }, form, `limits-${++count}`, undefined);
  if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
  return saved.trip;
}

async function account(ctx: Ctx): Promise<CurrentUser> {
  const name = { firstName: "Ann", lastName: "Lee", password: "Harbour-light-7" };
  const user = await signUp(ctx, { ...name, email: `limits${++count}@example.com` });
  return (await findUserBySession(ctx, await createSession(ctx, user.id, "tests")))!;
}

/** As if it had been tried that often before. */
function exhaust(ctx: Ctx, key: string, points: number): Promise<unknown> {
  const ends = new Date(ctx.now.getTime() + 600_000).toISOString();
  return db().insertInto("rate_limits").values({ key, points, window_ends_at: ends }).execute();
}

it("lets one address begin so many trips without an account, tells it when to come back, and others go on", async () => {
  const told: number[] = [];
  const ctx = { ...makeCtx(), address: "203.0.113.5", onRetryAfter: (seconds: number) => told.push(seconds) };
  await begin(ctx);
  await db().updateTable("rate_limits").set({ points: 119 }).where("key", "=", "draft:address:203.0.113.5").execute();
  await begin(ctx);
  await expect(begin(ctx)).rejects.toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: 3600 } });
  expect(told).toEqual([3600]);
  await begin({ ...ctx, address: "203.0.113.6" });
  await begin(ctx, (await account(ctx)).id);
  expect(await db().selectFrom("trips").select("id").execute()).toHaveLength(4);
});

it("counts plans however they are asked for, and documents", async () => {
  const ctx = makeCtx();
  const user = await account(ctx);
  const trip = await begin(ctx, user.id);
  await exhaust(ctx, `plan:account:${user.id}`, 120);
  await exhaust(ctx, `pdf:account:${user.id}`, 300);
  const refused = { code: "RATE_LIMITED", details: { retryAfter: 600 } };
  await expect(generateDays(ctx, trip, user)).rejects.toMatchObject(refused);
  await expect(regenerateDays(ctx, trip, user, { pace: "relaxed" })).rejects.toMatchObject(refused);
  await expect(getTripPdf(ctx, user, trip.id, "itinerary")).rejects.toMatchObject(refused);
  const { points } = await db()
    .selectFrom("rate_limits")
    .select("points")
    .where("key", "=", `plan:account:${user.id}`)
    .executeTakeFirstOrThrow();
  expect(points).toBe(122);
});

it("forgets the drafts that visitors left alone, in batches, and nothing else", async () => {
  const ctx = makeCtx();
  const touched = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() - days * DAY_MS) });
  for (let old = 0; old < 5; old++) await begin(touched(VISITOR_DAYS + 1));
  const kept = await begin(touched(VISITOR_DAYS - 1));
  const owned = await begin(touched(VISITOR_DAYS + 1), (await account(ctx)).id);
  expect(await forgetVisitorDrafts(ctx.now, 2)).toBe(5);
  expect(await forgetVisitorDrafts(ctx.now, 2)).toBe(0);
  const left = await db().selectFrom("trips").select("id").execute();
  expect(left.map(({ id }) => id).sort()).toEqual([kept.id, owned.id].sort());
  const open = await db().selectFrom("planner_sessions").select("trip_id").execute();
  expect(open.map(({ trip_id }) => trip_id).sort()).toEqual([kept.id, owned.id].sort());
});
