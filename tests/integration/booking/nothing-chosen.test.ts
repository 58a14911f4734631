/**
 * A trip without chosen offers is not sold: every route that sells or holds a trip is called for one that has only a
 * budget.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BOOKING_TEXT } from "#app/modules/booking/rules/booking";
import { lockPrice, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { startPaidHold } from "#app/modules/booking/checkout/holds.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { OWN_FLIGHTS, OWN_STAY } from "#app/modules/trips/trip/elsewhere.fixture";
import { duplicateTrip } from "#app/modules/trips/use/manage.server";
import { ELSEWHERE, FLIGHT } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as apiCheckout from "#app/routes/api/trips/trip-checkout";
import * as apiHolds from "#app/routes/api/trips/trip-holds";
import * as apiLocks from "#app/routes/api/trips/trip-price-locks";
import * as apiTrips from "#app/routes/api/trips/trips";
import * as checkoutPage from "#app/routes/planner/booking";
import * as holdPage from "#app/routes/trips/hold";
import * as tripPage from "#app/routes/trips/trip";
import { chosenStay, closeBookingWorld, countRows, insertTrip, makeCtx, openBookingWorld } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";
import { args, insertTraveller, outcome } from "../planning/traveller.fixture";
import type { Traveller } from "../planning/traveller.fixture";

const now = makeCtx({ now: new Date() });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const DATES = { start_date: inDays(120), end_date: inDays(127) };

let world: BookingWorld;
let ann: Traveller;
beforeEach(async () => {
  world = await openBookingWorld();
  ann = await insertTraveller("premium");
});
afterEach(closeBookingWorld);

const bare = (changes: Parameters<typeof insertTrip>[1] = {}) => insertTrip(ann, { ...DATES, ...changes });
const stored = (id: string) => getTrip(now, id, { userId: ann.id });

const DOORS = [
  ["checkout", apiCheckout],
  ["price-locks", apiLocks],
  ["holds", apiHolds],
] as const;

/** The API's answer at one of these routes. */
async function callApi([path, route]: (typeof DOORS)[number], id: string) {
  const { status, body } = await outcome(
    route.answer(args(`/api/v1/trips/${id}/${path}`, { headers: ann.headers, params: { id }, json: {} })),
  );
  return { status, message: (body as { error?: { message: string } }).error?.message };
}

const pressTrip = (tripId: string, intent: string) =>
  outcome(tripPage.action(args(`/trips/${tripId}`, { headers: ann.headers, params: { tripId }, fields: { intent } })));
const pressHold = (tripId: string, intent: string) =>
  outcome(
    holdPage.action(args(`/trips/${tripId}/hold`, { headers: ann.headers, params: { tripId }, fields: { intent } })),
  );

/** Calls every route of a trip. @returns the message of each */
async function askEveryDoor(id: string): Promise<string[]> {
  const said: string[] = [];
  for (const door of DOORS) {
    const { status, message } = await callApi(door, id);
    expect(status, door[0]).toBe(409);
    said.push(message ?? "");
  }
  const user = await ann.user();
  for (const sell of [startCheckout, lockPrice, startPaidHold])
    await expect(sell(now, user, id)).rejects.toMatchObject({ code: "CONFLICT", message: said[0] });
  for (const intent of ["hold-free", "hold-for-days"]) {
    const { status, body } = await pressHold(id, intent);
    expect(status, intent).toBe(409);
    said.push((body as { message: string }).message);
  }
  const lock = await pressTrip(id, "hold-and-pay");
  expect(lock.status).toBe(409);
  said.push((lock.body as { message: string }).message);
  return [...new Set(said)];
}

async function expectNothingSold(): Promise<void> {
  expect([await countRows("checkouts"), await countRows("price_locks")]).toEqual([0, 0]);
}

describe("a trip of which nothing is chosen", () => {
  test.each(["draft", "planning"] as const)("that is %s is sold and held at no door", async (status) => {
    expect(await askEveryDoor(await bare({ status }))).toEqual([BOOKING_TEXT.notChosen]);
    await expectNothingSold();
  });

  test.each(["draft", "planning"] as const)(
    "that is %s shows Book This Trip, which leads to the flights with one sentence (CHECKLIST TRIP-44)",
    async (status) => {
      const tripId = await bare({ status, planner_step: "start" });
      const page = await tripPage.loader(args(`/trips/${tripId}`, { headers: ann.headers, params: { tripId } }));
      expect(page).toMatchObject({ canBook: true, payMinor: 0, holdPath: undefined, needsLock: false });
      expect(await pressTrip(tripId, "book-trip")).toMatchObject({
        status: 303,
        location: "/planner/flight",
        toast: BOOKING_TEXT.notChosen,
      });
      await expectNothingSold();
    },
  );

  test("is not paid for in the planner's last step, and not with a lock either", async () => {
    const tripId = await bare({ planner_step: "itinerary" });
    await pressTrip(tripId, "continue-planning");
    for (const intent of ["pay", "hold-and-pay", "lock-prices"])
      expect(
        await outcome(checkoutPage.action(args("/planner/booking", { headers: ann.headers, fields: { intent } }))),
      ).toMatchObject({ status: 409, body: { message: BOOKING_TEXT.notChosen } });
    const page = await checkoutPage.loader(args("/planner/booking?hold=yes", { headers: ann.headers }));
    expect(page).toMatchObject({ isEmpty: true, dueMinor: 0, payMinor: 0, lines: [], holdDays: null });
    await expectNothingSold();
  });

  test("has no price to hold on the page of a hold", async () => {
    const tripId = await bare();
    const page = await holdPage.loader(args(`/trips/${tripId}/hold`, { headers: ann.headers, params: { tripId } }));
    expect(page.view).toMatchObject({ mayHoldFree: false, forDays: null, held: null });
  });

  test("made by the API with a budget alone shows it as an estimate, and costs nothing", async () => {
    const made = await outcome(
      apiTrips.answer(
        args("/api/v1/trips", {
          headers: ann.headers,
          json: {
            ...{ name: "By call", destination: "Lisbon", departureCity: "London", travelers: 2 },
            ...{ startDate: inDays(60), endDate: inDays(64), budget: { total: 1000 } },
          },
        }),
      ),
    );
    const { data } = made.body as { data: { id: string; budget: { total: number } } };
    expect([made.status, data.budget.total]).toEqual([201, 1000]);
    expect(await askEveryDoor(data.id)).toEqual([BOOKING_TEXT.notChosen]);
    await expectNothingSold();
  });

  test("to a place without offers leads to the list of places", async () => {
    const tripId = await bare({ destination_slug: null, destination_name: "Atlantis" });
    expect(await askEveryDoor(tripId)).toEqual([BOOKING_TEXT.notChosen]);
    for (const intent of ["book-trip", "continue-planning"])
      expect(await pressTrip(tripId, intent)).toMatchObject({ status: 303, location: "/planner/start" });
    expect((await pressTrip(tripId, "book-trip")).toast).toBe(
      "We have no flights or stays for Atlantis yet. Choose a place from our list.",
    );
  });

  test("is what the copy of a trip begins as", async () => {
    const original = await stored(await bare({ hotel: chosenStay(150_000) }));
    const copy = await duplicateTrip(now, { ...original, ownerId: ann.id }, "once");
    expect(await askEveryDoor(copy.id)).toEqual([BOOKING_TEXT.notChosen]);
    await expectNothingSold();
  });
});

describe("a trip of which a part is settled elsewhere", () => {
  const chosen = { hotel: chosenStay(150_000) };
  test.each([
    ["flights elsewhere, the stay open", { elsewhere: ELSEWHERE.write({ flights: OWN_FLIGHTS }) }],
    ["both elsewhere", { elsewhere: ELSEWHERE.write({ flights: OWN_FLIGHTS, stay: OWN_STAY }) }],
    ["both not needed", { elsewhere: ELSEWHERE.write({ flights: "not-needed", stay: "not-needed" }) }],
  ])("sells nothing with %s", async (_, changes) => {
    expect(await askEveryDoor(await bare(changes))).toEqual([BOOKING_TEXT.notForSale]);
    await expectNothingSold();
  });

  test.each([
    ["the flights elsewhere", { ...chosen, elsewhere: ELSEWHERE.write({ flights: OWN_FLIGHTS }) }, 150_000],
    ["the flights not needed", { ...chosen, elsewhere: ELSEWHERE.write({ flights: "not-needed" }) }, 150_000],
    ["the flights open", chosen, 150_000],
    ["flights and a stay", { ...chosen, flight: FLIGHT.write(fullTrip("kyoto", 7).flight!) }, 364_600],
  ])("sells what is chosen here with %s, at its price", async (_, changes, minor) => {
    const id = await bare(changes);
    const { sessionId } = await startCheckout(now, await ann.user(), id);
    expect(await world.sandbox.findPayment(sessionId)).toMatchObject({ amountMinor: minor });
    expect((await lockPrice(now, await ann.user(), id)).amountMinor).toBe(minor);
  });
});
