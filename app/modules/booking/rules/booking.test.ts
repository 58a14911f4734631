import { describe, expect, test } from "vitest";
import { SANDBOX, fullTrip } from "#app/modules/documents/trip.fixture";
import type { Trip } from "#app/modules/trips/trip/trip";
import { amountDue, bookingStatusOf, findObstacle, isCovered, isForSale, itemKeyOf, toReference } from "./booking";
import type { PriceLock } from "./booking";

const NOW = new Date("2026-11-21T10:00:00Z");

const { hotel: stay } = fullTrip("kyoto", 7);

/** A trip with a stay for 2,000 dollars. */
function makeTrip(changes: Partial<Trip> = {}): Trip {
  return {
    hotel: { ...stay!, offer: { ...stay!.offer, totalMinor: 200_000 } },
    revision: 1,
    id: "trip-1",
    name: "Seven days in Kyoto",
    destination: { slug: "kyoto", name: "Kyoto" },
    origin: { code: "HEL", label: "Helsinki" },
    startDate: "2027-04-14",
    endDate: "2027-04-21",
    adults: 2,
    children: 0,
    budgetMinor: 100_000,
    currency: "USD",
    status: "planning",
    plannerStep: "checkout",
    preferences: { interests: [], budgetTier: "moderate", pace: "moderate" },
    priceConfidence: 0.9,
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    ...changes,
  };
}

function makeLock(trip: Trip, changes: Partial<PriceLock> = {}): PriceLock {
  return {
    id: "lock-1",
    tripId: trip.id,
    itemKey: itemKeyOf(trip),
    amountMinor: 200_000,
    currency: "USD",
    lockedUntil: "2026-11-21T10:15:00.000Z",
    ...changes,
  };
}

describe("itemKeyOf", () => {
  test.each([
    { startDate: "2027-04-15" },
    { endDate: "2027-04-22" },
    { adults: 3 },
    { children: 1 },
    { adults: 1, children: 1 },
    { hotel: undefined },
    { destination: { slug: "tokyo", name: "Tokyo" } },
    { origin: { code: "OSL", label: "Oslo" } },
  ])("is another for %o", (changes) => {
    expect(itemKeyOf(makeTrip(changes))).not.toBe(itemKeyOf(makeTrip()));
  });

  const chosen = fullTrip("kyoto", 3);
  const { flight, hotel } = chosen;
  const withFlight = (id: string): Trip => ({ ...chosen, flight: { ...flight!, offer: { ...flight!.offer, id } } });
  const withHotel = (id: string): Trip => ({ ...chosen, hotel: { ...hotel!, offer: { ...hotel!.offer, id } } });

  test("is another for another flight or another stay, and for one fewer", () => {
    const keys = [
      chosen,
      withFlight("another"),
      withHotel("another"),
      { ...chosen, flight: undefined },
      { ...chosen, hotel: undefined },
      { ...chosen, flight: undefined, hotel: undefined },
    ].map(itemKeyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("leaves the wished budget out as soon as something is chosen: the offers have prices of their own", () => {
    for (const changes of [{}, { flight: undefined }, { hotel: undefined }]) {
      const trip = { ...chosen, ...changes };
      expect(itemKeyOf({ ...trip, budgetMinor: trip.budgetMinor + 1 })).toBe(itemKeyOf(trip));
    }
  });

  test("is the same when the price of what was chosen moved, so that a lock goes on holding", () => {
    const dearer = { ...flight!, offer: { ...flight!.offer, priceMinor: flight!.offer.priceMinor + 1 } };
    expect(itemKeyOf({ ...chosen, flight: dearer })).toBe(itemKeyOf(chosen));
  });

  test("goes by the name of a destination that is not in the catalogue", () => {
    const to = (name: string): Trip => makeTrip({ destination: { name } });
    expect(itemKeyOf(to("Atlantis"))).not.toBe(itemKeyOf(to("Avalon")));
    expect(itemKeyOf(makeTrip({ destination: { slug: "kyoto", name: "Kyōto" } }))).toBe(itemKeyOf(makeTrip()));
  });

  test.each([
    { budgetMinor: 100_001 },
    { name: "Spring" },
    { priceConfidence: 0.1 },
    { updatedAt: "2027-01-01T00:00:00.000Z" },
    { status: "booked" as const },
  ])("is the same for %o", (changes) => {
    expect(itemKeyOf(makeTrip(changes))).toBe(itemKeyOf(makeTrip()));
  });
});

describe("amountDue", () => {
  test("is the sum of what is chosen, whatever the budget", () => {
    expect(amountDue(makeTrip(), undefined, NOW)).toBe(200_000);
    expect(amountDue(makeTrip({ budgetMinor: 9_999_900 }), undefined, NOW)).toBe(200_000);
    expect(amountDue(makeTrip({ flight: fullTrip("kyoto", 7).flight }), undefined, NOW)).toBe(414_600);
  });

  test("is nothing where nothing is chosen, with a lock or without", () => {
    const bare = makeTrip({ hotel: undefined });
    expect(amountDue(bare, undefined, NOW)).toBe(0);
    expect(amountDue(bare, makeLock(bare), NOW)).toBe(0);
  });

  test("is never more than a lock that covers the trip, nor more than the price", () => {
    const trip = makeTrip();
    expect(amountDue(trip, makeLock(trip, { amountMinor: 180_000 }), NOW)).toBe(180_000);
    expect(amountDue(trip, makeLock(trip, { amountMinor: 220_000 }), NOW)).toBe(200_000);
    expect(amountDue(trip, makeLock(trip, { amountMinor: 180_000, itemKey: "another" }), NOW)).toBe(200_000);
  });
});

describe("isCovered", () => {
  const trip = makeTrip();
  test.each([
    ["without a lock", undefined, false],
    ["by a lock that holds", makeLock(trip), true],
    ["by a lock that ends now", makeLock(trip, { lockedUntil: NOW.toISOString() }), false],
    ["by a lock in another currency", makeLock(trip, { currency: "EUR" }), false],
    ["by a lock for something else", makeLock(trip, { itemKey: "else" }), false],
  ])("%s", (_, lock, expected) => {
    expect(isCovered(trip, lock, NOW)).toBe(expected);
  });
});

describe("findObstacle", () => {
  test.each([
    [{ priceConfidence: 0.8 }, undefined],
    [{ priceConfidence: 0.79 }, "needs_lock"],
    [{ status: "draft" as const }, undefined],
    [{ status: "booked" as const }, "closed"],
    [{ status: "completed" as const, priceConfidence: 0.1 }, "closed"],
    [{ status: "cancelled" as const }, "closed"],
    [{ hotel: undefined }, "not_chosen"],
    [{ hotel: undefined, status: "draft" as const, priceConfidence: 0.1 }, "not_chosen"],
    [{ hotel: undefined, status: "booked" as const }, "closed"],
    [{ hotel: undefined, elsewhere: { stay: "not-needed" as const } }, "not_for_sale"],
    [{ hotel: undefined, elsewhere: { flights: "not-needed" as const, stay: "not-needed" as const } }, "not_for_sale"],
    [{ elsewhere: { flights: "not-needed" as const } }, undefined],
  ])("for %o is %s", (changes, expected) => {
    expect(findObstacle(makeTrip(changes), undefined, NOW, SANDBOX)).toBe(expected);
  });

  test("a lock steadies any price", () => {
    const trip = makeTrip({ priceConfidence: 0.1 });
    expect(findObstacle(trip, makeLock(trip), NOW, SANDBOX)).toBeUndefined();
  });
});

describe("isForSale", () => {
  const trip = fullTrip("kyoto", 3);
  const real = (isReal: { flight: boolean; hotel: boolean }): Trip => {
    const copy = structuredClone(trip);
    copy.flight!.offer.isSandbox = !isReal.flight;
    copy.hotel!.offer.isSandbox = !isReal.hotel;
    return copy;
  };

  test("sells simulated offers where no real money moves", () => {
    expect(isForSale(trip, SANDBOX)).toBe(true);
    expect(isForSale(trip, { ...SANDBOX, payments: "test" })).toBe(true);
    expect(isForSale(makeTrip(), SANDBOX)).toBe(true);
  });

  test("takes real money for real offers only", () => {
    const live = { payments: "live", inventory: "duffel", mail: "smtp" } as const;
    expect(isForSale(real({ flight: true, hotel: true }), live)).toBe(true);
    expect(isForSale(real({ flight: true, hotel: false }), live)).toBe(false);
    expect(isForSale(real({ flight: false, hotel: true }), live)).toBe(false);
    expect(isForSale({ ...trip, flight: undefined, hotel: real({ flight: true, hotel: true }).hotel }, live)).toBe(
      true,
    );
    expect(isForSale({ ...trip, hotel: undefined }, live)).toBe(false);
    expect(findObstacle(makeTrip(), undefined, NOW, live)).toBe("not_for_sale");
    expect(findObstacle(makeTrip({ hotel: undefined }), undefined, NOW, live)).toBe("not_chosen");
  });

  test("sells nothing where travellers bring their own", () => {
    for (const payments of ["sandbox", "test", "live"] as const)
      expect(findObstacle(makeTrip(), undefined, NOW, { ...SANDBOX, payments, inventory: "none" })).toBe(
        "not_for_sale",
      );
  });
});

test("bookingStatusOf maps each status of a trip", () => {
  const all = (["draft", "planning", "booked", "completed", "cancelled"] as const).map((status) => [
    status,
    bookingStatusOf(status),
  ]);
  expect(Object.fromEntries(all)).toEqual({
    draft: "idle",
    planning: "creating_session",
    booked: "confirmed",
    completed: "confirmed",
    cancelled: "failed",
  });
});

test("toReference draws six letters that are not mixed up", () => {
  expect(toReference(Uint8Array.from([0, 1, 8, 13, 23, 24]))).toBe("ABJPZA");
  expect(toReference(new Uint8Array(9))).toBe("AAAAAA");
  for (let byte = 0; byte < 256; byte++) expect(toReference(new Uint8Array(6).fill(byte))).toMatch(/^[A-HJ-NP-Z]{6}$/);
});
