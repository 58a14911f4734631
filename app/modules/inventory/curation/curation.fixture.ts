import fc from "fast-check";
import { expect } from "vitest";
import { bagAllowance } from "../prices/bags";
import type { Curated, CuratedOffers, CurationContext } from "../offers/curated";
import type { FlightLeg, FlightOffer, OnlyWay } from "../offers/flight";

export const couple: CurationContext = { adults: 2, children: 0 };

/** A sketch flies there and back again; a test that flies one way leaves a direction out. */
export type RoundTripOffer = FlightOffer & { outbound: FlightLeg; inbound: FlightLeg };

interface FlightSketch {
  price: number;
  /** Local landing on 12 or 13 April, `DDTHH:mm`. */
  lands?: string;
  /** Local take-off for home on 26 April. */
  leaves?: string;
  hours?: number;
  stops?: number;
  seat?: "basic" | "standard" | "premium" | "business";
}
/** A round trip to a place in April, by what matters of it. */
export function sketchFlight(
  id: string,
  { price, lands = "12T14:00", leaves = "14:00", hours = 10, stops = 0, seat = "basic" }: FlightSketch,
): RoundTripOffer {
  const cabin = seat === "premium" || seat === "business" ? seat : "economy";
  return {
    id,
    provider: "sandbox",
    isSandbox: true,
    outbound: sketchLeg(`${id} out`, "2027-04-11T20:00", `2027-04-${lands}`, hours, stops),
    inbound: sketchLeg(`${id} back`, `2027-04-26T${leaves}`, "2027-04-27T06:00", hours, stops),
    cabin,
    service: "full",
    fare: seat === "basic" ? "basic" : seat === "business" ? "flexible" : "standard",
    ...bagAllowance(cabin, seat === "basic" ? "basic" : "standard", "hold-from-standard"),
    priceMinor: price * 100,
    pricePerTravellerMinor: price * 50,
    adultPriceMinor: price * 50,
    childPriceMinor: 0,
    currency: "USD",
    priceConfidence: 0.8,
  };
}

/** The same offer in one direction. */
export function onlyWay({ outbound, inbound, ...ticket }: RoundTripOffer, only: OnlyWay): FlightOffer {
  return only === "out" ? { ...ticket, outbound } : { ...ticket, inbound };
}

function sketchLeg(
  flightNumber: string,
  departLocal: string,
  arriveLocal: string,
  hours: number,
  stops: number,
): FlightLeg {
  const ends = {
    from: "AAA",
    to: "BBB",
    departAt: `${departLocal}:00.000Z`,
    arriveAt: `${arriveLocal}:00.000Z`,
    departLocal,
    arriveLocal,
    durationMinutes: hours * 60,
  };
  return {
    ...ends,
    segments: [{ ...ends, airline: "XX", airlineName: "Example Air", flightNumber }],
    stops,
    layovers: [],
    dayOffset: 0,
  };
}

/** The curated words on an offer that has to be shown. */
export function find<Offer extends { id: string }>(curated: CuratedOffers<Offer>, id: string): Curated<Offer> {
  const found = curated.shown.find((one) => one.offer.id === id);
  if (!found) throw new Error(`${id} is not shown; shown are ${curated.shown.map((one) => one.offer.id).join(", ")}`);
  return found;
}

export const arbitraryContext: fc.Arbitrary<CurationContext> = fc.record({
  budgetMinor: fc.option(fc.integer({ min: 100_00, max: 10_000_00 }), { nil: undefined }),
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.integer({ min: 0, max: 3 }),
  preferences: fc.record({
    pace: fc.double({ min: 0, max: 1, noNaN: true }),
    comfort: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
});

/** A best match first, each with its reason, and tiers that rise in price. */
export function expectWellChosen<Offer extends { id: string }>(
  curated: CuratedOffers<Offer>,
  priceOf: (offer: Offer) => number,
): void {
  const { shown } = curated;
  expect(shown.length).toBeLessThanOrEqual(5);
  expect(new Set(shown.map((one) => one.offer.id)).size).toBe(shown.length);
  for (const one of shown) expect(one.reason).toMatch(/^[A-Z0-9].+\.$/);
  if (shown.length === 0) return;
  expect(shown.filter((one) => one.label === "Best match")).toHaveLength(1);
  expect(shown[0]?.label).toBe("Best match");
  if (shown.length < 3) return;
  expect(new Set(shown.map((one) => one.tier))).toEqual(new Set(["safe", "stretch", "splurge"]));
  const pricesOf = (tier: string) => shown.filter((one) => one.tier === tier).map((one) => priceOf(one.offer));
  expect(Math.max(...pricesOf("safe"))).toBeLessThanOrEqual(Math.min(...pricesOf("stretch")));
  expect(Math.max(...pricesOf("stretch"))).toBeLessThanOrEqual(Math.max(...pricesOf("splurge")));
}
