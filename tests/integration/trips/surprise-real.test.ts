import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { isForSale } from "#app/modules/booking/rules/booking";
import { isOrderedApart } from "#app/modules/booking/orders/begin-ordering.server";
import { countProtectionLook } from "#app/modules/inventory/search/paid-looks.server";
import { askedBy } from "#app/modules/travellers/traveller";
import { chooseSurprise } from "#app/modules/surprise/choose.server";
import type { SurpriseRequest } from "#app/modules/surprise/surprise";
import { previewSurprise } from "#app/modules/surprise/surprise.server";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";
import { real } from "#app/config/env.server";
import * as previewCall from "#app/routes/api/trips/surprise-preview";
import * as sealed from "#app/routes/surprise/sealed";
import * as start from "#app/routes/surprise/surprise";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import { makeCtx } from "../booking/booking.fixture";
import {
  FIRST_OPTIONS,
  answerQuiz,
  args,
  closeTravellerWorld,
  insertTraveller,
  openTravellerWorld,
  outcome,
} from "../planning/traveller.fixture";
import type { Traveller } from "../planning/traveller.fixture";

const fake = new FakeDuffel();
const EACH = 9;
const ctx = () => makeCtx({ now: new Date() });
const inDays = (days: number): string => addDays(utcDateOf(new Date()), days);
const requestOf = (more: Partial<SurpriseRequest> = {}): SurpriseRequest => ({
  startDate: inDays(170),
  endDate: inDays(176),
  adults: 2,
  children: 0,
  origin: { code: "LON", label: "London (all airports)" },
  tier: "splurge",
  seed: 7,
  ...more,
});
const FORM = {
  startDate: inDays(170),
  endDate: inDays(176),
  adults: "2",
  childCount: "0",
  departureCity: "London",
  tier: "splurge",
  seed: "7",
};

let ann: Traveller;
beforeAll(async () => {
  Object.assign(process.env, {
    INVENTORY: "duffel",
    DUFFEL_API_BASE: await fake.start(),
    PRICE_LOOKS_A_DAY_EACH: String(EACH),
    PRICE_LOOKS_A_DAY: "40",
  });
  await openTravellerWorld();
}, 120_000);
afterAll(async () => {
  await closeTravellerWorld();
  await fake.stop();
});
beforeEach(async () => {
  ann = await insertTraveller("premium");
  await answerQuiz(ann.id, FIRST_OPTIONS);
  await finalizeQuiz(ctx(), ann.id);
  await db().deleteFrom("rate_limits").execute();
});

const searches = () => fake.calls.filter(({ path }) => path === "/air/offer_requests/").length;
const of = () => ({ headers: ann.headers });

it("draws places at real prices, and the one that is chosen is a trip whose offers are ordered", async () => {
  const user = await ann.user();
  const run = await previewSurprise(ctx(), user, requestOf());
  expect(run.candidates).toHaveLength(3);
  for (const { price } of run.candidates) expect(price!.totalMinor).toBeGreaterThan(0);
  const trip = await chooseSurprise(ctx(), user, run.id, run.candidates[0]!.id);
  expect(trip.flight!.offer).toMatchObject({ provider: "duffel", isSandbox: false });
  expect(isOrderedApart(trip)).toBe(true);
  expect(isForSale(trip, real())).toBe(true);
  // The travellers' details are asked for before the payment, as for any trip.
  expect(askedBy(trip, real())).toBeDefined();
});

it("looks so often a day for an account, then says so until tomorrow, on the page and to callers", async () => {
  const user = await ann.user();
  const before = searches();
  let draws = 0;
  const drawAll = async (): Promise<void> => {
    for (; draws < 20; draws++) await previewSurprise(ctx(), user, requestOf({ seed: 100 + draws }));
  };
  await expect(drawAll()).rejects.toMatchObject({
    code: "RATE_LIMITED",
    message: expect.stringContaining("Please draw again tomorrow"),
  });
  expect(draws).toBeGreaterThan(0);
  expect(searches() - before).toBeLessThanOrEqual(EACH);
  const shown = await outcome(start.action(args("/surprise", { fields: { ...FORM, seed: "901" }, ...of() })));
  expect(shown.status).toBe(429);
  expect(JSON.stringify(shown.body)).toContain("Please draw again tomorrow");
  const body = { seed: 902, budget_tier: "splurge", adults: 2, origin: "London" };
  const call = await outcome(previewCall.answer(args("/api/v1/surprise/preview", { json: body, ...of() })));
  expect(call.status).toBe(429);
  // Tomorrow it goes on.
  const tomorrow = makeCtx({ now: new Date(Date.now() + 86_400_000) });
  expect((await previewSurprise(tomorrow, user, requestOf({ seed: 999 }))).candidates).toHaveLength(3);
});

it("keeps a quarter of the day's looks for prices that are protected", async () => {
  for (let look = 0; look < 10; look++) await countProtectionLook(ctx());
  await expect(countProtectionLook(ctx())).rejects.toMatchObject({ code: "RATE_LIMITED" });
  const user = await ann.user();
  expect((await previewSurprise(ctx(), user, requestOf({ seed: 55 }))).candidates).toHaveLength(3);
});

it("draws for nobody whom airlines would ask for more than a surprise knows", async () => {
  const user = await ann.user();
  const before = searches();
  await expect(previewSurprise(ctx(), user, requestOf({ children: 1 }))).rejects.toThrow("how old each child is");
  await expect(previewSurprise(ctx(), user, requestOf({ adults: 10 }))).rejects.toThrow("at most 9 travellers");
  expect(searches()).toBe(before);
});

it("seals no trip, says so in place of the form, and takes no money for one that was sealed before", async () => {
  const page = await outcome(sealed.loader(args("/surprise/sealed", of())));
  expect(page.body).toMatchObject({ isSold: false, sellsTrips: true });
  const fields = { ...FORM, passports: "Ireland", validUntil: inDays(900), refused: "", limit: "5000" };
  const sent = await outcome(sealed.action(args("/surprise/sealed", { fields, ...of() })));
  expect(sent.status).toBe(409);
  expect(JSON.stringify(sent.body)).toContain("We don't sell sealed trips at the moment");
  expect(await db().selectFrom("trips").select("id").where("owner_id", "=", ann.id).execute()).toEqual([]);
  const seal = { opensAt: "2027-05-01T08:00:00.000Z", totalMinor: 1_000_00, isSandbox: false };
  expect(isForSale({ flight: undefined, hotel: undefined, seal } as never, real())).toBe(false);
});
