import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "#app/shared/geo";
import { Temporal } from "temporal-polyfill";
import { flownLegs } from "#app/modules/inventory/offers/flight";
import type { FlightLeg, FlightOffer, FlightQuery } from "#app/modules/inventory/offers/flight";
import { SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport } from "#app/modules/inventory/network/small-network.fixture";
import { SandboxFlights } from "./sandbox-flights";

const provider = new SandboxFlights(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport);
const query: FlightQuery = {
  origins: ["LHR"],
  destinations: ["KIX"],
  departOn: "2027-04-12",
  returnOn: "2027-04-26",
  adults: 2,
  children: 0,
  today: "2027-01-15",
};

async function searchFor(change: Partial<FlightQuery>): Promise<FlightOffer[]> {
  return (await provider.search({ ...query, ...change })).offers;
}

function legsOf(offers: readonly FlightOffer[]): FlightLeg[] {
  return offers.flatMap(flownLegs);
}

function zoneOf(iata: string): string {
  const airport = findSmallAirport(iata);
  if (!airport) throw new Error(`No airport ${iata}`);
  return airport.timeZone;
}

function instantOf(local: string, iata: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zoneOf(iata)).epochMilliseconds;
}

const ROUTES: [string, string][] = [
  ["LHR", "KIX"],
  ["LAX", "SYD"],
  ["AKL", "SCL"],
  ["STN", "RAK"],
  ["IVL", "KIX"],
  ["LHR", "SYD"],
  ["CDG", "AKL"],
  ["LAX", "RAK"],
];
const route = fc.constantFrom(...ROUTES);
const departDay = fc.integer({ min: 0, max: 500 });

function dateAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

function arbitraryQuery(): fc.Arbitrary<FlightQuery> {
  return fc.tuple(route, departDay, fc.integer({ min: 2, max: 30 })).map(([[from, to], start, length]) => {
    const departOn = dateAfter("2027-01-15", start);
    return { ...query, origins: [from], destinations: [to], departOn, returnOn: dateAfter(departOn, length) };
  });
}

describe("the shape of a search", () => {
  it("gives the same answer to the same query, from any instance", async () => {
    const again = new SandboxFlights(SMALL_CARRIERS, [...SMALL_PAIRS].reverse(), findSmallAirport);
    expect(await again.search(query)).toEqual(await provider.search(query));
  });

  it("has unique ids and comes cheapest first", async () => {
    const offers = await searchFor({ origins: ["LHR", "CDG"] });
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length);
    expect(offers.map((offer) => offer.priceMinor)).toEqual(
      offers.map((offer) => offer.priceMinor).sort((a, b) => a - b),
    );
    expect(new Set(offers.map((offer) => offer.outbound!.from))).toEqual(new Set(["LHR", "CDG"]));
  });

  it("finds an offer again by its id on a later day, at that day's price", async () => {
    const [offer] = await searchFor({});
    const later = { ...query, today: "2027-04-02" };
    const found = await provider.getOffer(later, offer?.id ?? "");
    expect(found?.outbound).toEqual(offer?.outbound);
    expect(found?.priceMinor).toBeGreaterThan(offer?.priceMinor ?? 0);
    expect(await provider.getOffer(later, "no such offer")).toBeUndefined();
  });

  it("is marked as sandbox throughout", async () => {
    for (const offer of await searchFor({}))
      expect(offer).toMatchObject({ provider: "sandbox", isSandbox: true, currency: "USD" });
  });

  it("keeps to the cabins asked for", async () => {
    const offers = await searchFor({ cabins: ["business"] });
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every((offer) => offer.cabin === "business")).toBe(true);
  });

  it.each([
    ["the past", { departOn: "2027-01-14" }],
    ["a return before the departure", { returnOn: "2027-04-11" }],
    ["an airport that is not on the map", { origins: ["XXX"] }],
    ["an airport no airline of the country or its neighbours reaches", { origins: ["HNL"] }],
    ["a trip to where one is", { destinations: ["LHR"] }],
  ])("answers an empty list for %s", async (_, change) => {
    expect(await searchFor(change)).toEqual([]);
  });

  it("refuses a party of nobody and a date that does not exist", async () => {
    await expect(searchFor({ adults: 0 })).rejects.toThrow(RangeError);
    await expect(searchFor({ departOn: "2027-02-30" })).rejects.toThrow(RangeError);
  });

  it("stops when the caller has gone", async () => {
    await expect(provider.search(query, AbortSignal.abort())).rejects.toThrow("aborted");
  });
});

describe("every leg", () => {
  it("is a legal chain of flights with true local times", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryQuery(), async (arbitrary) => {
        for (const offer of (await provider.search(arbitrary)).offers) {
          expect(offer.outbound!.departLocal.slice(0, 10)).toBe(arbitrary.departOn);
          expect(offer.inbound!.departLocal.slice(0, 10)).toBe(arbitrary.returnOn);
          expect(Date.parse(offer.inbound!.departAt)).toBeGreaterThan(Date.parse(offer.outbound!.arriveAt));
          for (const leg of flownLegs(offer)) expectLegal(leg);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("makes no detour of more than 1.35 times the great circle", async () => {
    for (const [from, to] of ROUTES) {
      for (const leg of legsOf(await searchFor({ origins: [from], destinations: [to] }))) {
        const flown = leg.segments.reduce((sum, segment) => sum + kmBetween(segment.from, segment.to), 0);
        expect(flown).toBeLessThanOrEqual(1.35 * kmBetween(leg.from, leg.to) + 0.01);
      }
    }
  });

  it("changes aircraft at a hub, on one airline or alliance", async () => {
    for (const leg of legsOf(await searchFor({}))) {
      const alliances = new Set(
        leg.segments.map(
          (segment) => SMALL_CARRIERS.find((carrier) => carrier.iata === segment.airline)?.alliance ?? segment.airline,
        ),
      );
      expect(alliances.size).toBe(1);
      for (const layover of leg.layovers) {
        expect(SMALL_CARRIERS.some((carrier) => carrier.hubs.includes(layover.airport))).toBe(true);
      }
    }
  });

  it("keeps flight numbers from day to day, odd away from the hub and even towards it", async () => {
    const [monday, tuesday] = await Promise.all([
      searchFor({}),
      searchFor({ departOn: "2027-04-13", returnOn: "2027-04-27" }),
    ]);
    const numbersOf = (offers: FlightOffer[]) =>
      new Map(
        legsOf(offers).flatMap((leg) =>
          leg.segments.map((s) => [s.flightNumber, `${s.from} ${s.to} ${s.departLocal.slice(11)}`] as const),
        ),
      );
    const [before, after] = [numbersOf(monday), numbersOf(tuesday)];
    const shared = [...before].filter(([number]) => after.has(number));
    expect(shared.length).toBeGreaterThan(10);
    for (const [number, flight] of shared) expect(after.get(number)).toBe(flight);
    for (const [number, flight] of before) {
      if (number.startsWith("AY ")) expect(Number(number.slice(3)) % 2).toBe(flight.startsWith("HEL") ? 1 : 0);
    }
  });

  it("gives one flight number to one flight only", async () => {
    const flights = new Map<string, string>();
    for (const [from, to] of ROUTES) {
      for (const leg of legsOf(await searchFor({ origins: [from], destinations: [to] }))) {
        for (const segment of leg.segments) {
          const pair = `${segment.from} ${segment.to}`;
          expect(flights.get(segment.flightNumber) ?? pair).toBe(pair);
          flights.set(segment.flightNumber, pair);
        }
      }
    }
    expect(flights.size).toBeGreaterThan(30);
  });
});

describe("across the map", () => {
  it("flies London to Osaka into the next day and back within the same", async () => {
    const offers = await searchFor({});
    expect(offers.length).toBeGreaterThan(20);
    for (const { outbound, inbound } of offers) {
      expect(outbound!.dayOffset).toBeGreaterThanOrEqual(1);
      expect(outbound!.dayOffset).toBeLessThanOrEqual(2);
      expect(inbound!.dayOffset).toBeLessThanOrEqual(1);
      expect(inbound!.durationMinutes).toBeGreaterThan(780);
    }
  });

  it("loses a day over the date line going west and lands before it left going east", async () => {
    const direct = (await searchFor({ origins: ["LAX"], destinations: ["SYD"] })).find(
      (offer) => offer.outbound!.stops === 0,
    );
    expect(direct?.outbound!.dayOffset).toBeGreaterThanOrEqual(1);
    expect(direct?.inbound!.stops).toBe(0);
    expect(direct?.inbound!.dayOffset).toBeLessThanOrEqual(0);
    expect((direct?.inbound!.arriveLocal ?? "") < (direct?.inbound!.departLocal ?? "")).toBe(true);
  });

  it("arrives in Santiago earlier, by the clock, than it left Auckland", async () => {
    const offers = await searchFor({ origins: ["AKL"], destinations: ["SCL"] });
    const direct = offers.filter((offer) => offer.outbound!.stops === 0);
    expect(direct.length).toBeGreaterThan(0);
    for (const { outbound, inbound } of direct) {
      expect(outbound!.arriveLocal < outbound!.departLocal).toBe(true);
      expect(outbound!.dayOffset).toBeLessThanOrEqual(0);
      expect(inbound!.dayOffset).toBeGreaterThanOrEqual(1);
    }
  });

  it("reaches a small airport through the nearest hub of its country", async () => {
    const offers = await searchFor({ origins: ["IVL"] });
    expect(offers.length).toBeGreaterThan(0);
    for (const { outbound, inbound } of offers) {
      expect(outbound!.segments[0]).toMatchObject({ airline: "AY", from: "IVL", to: "HEL" });
      expect(inbound!.segments.at(-1)).toMatchObject({ airline: "AY", from: "HEL", to: "IVL" });
    }
  });

  it("sells low-cost flights point to point, in economy only", async () => {
    const offers = await searchFor({ origins: ["STN"], destinations: ["RAK"] });
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(offer.outbound!.segments).toHaveLength(1);
      expect(offer.cabin).toBe("economy");
    }
  });
});

describe("prices", () => {
  it("charge children three quarters and add up to the cent", async () => {
    const offers = await searchFor({ adults: 2, children: 3 });
    for (const offer of offers) {
      expect(offer.childPriceMinor).toBe(Math.round(offer.adultPriceMinor! * 0.75));
      expect(offer.priceMinor).toBe(2 * offer.adultPriceMinor! + 3 * offer.childPriceMinor!);
      expect(offer.pricePerTravellerMinor).toBe(Math.round(offer.priceMinor / 5));
      for (const amount of [offer.adultPriceMinor, offer.childPriceMinor, offer.priceMinor])
        expect(Number.isInteger(amount)).toBe(true);
    }
  });

  it("rise with every better ticket on the same flights", async () => {
    const ranks = ["economy-basic", "economy-standard", "premium-standard", "business-flexible"];
    const byFlights = new Map<string, FlightOffer[]>();
    for (const offer of await searchFor({})) {
      const flights = offer.id.slice(0, offer.id.lastIndexOf("."));
      byFlights.set(flights, [...(byFlights.get(flights) ?? []), offer]);
    }
    expect(byFlights.size).toBeGreaterThan(5);
    for (const offers of byFlights.values()) {
      const prices = ranks.map((rank) => offers.find((offer) => offer.id.endsWith(rank))?.priceMinor ?? Number.NaN);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(prices.every(Number.isFinite)).toBe(true);
    }
  });

  it("stay the same for the same day and move on another", async () => {
    const [today, tomorrow] = await Promise.all([searchFor({}), searchFor({ today: "2027-01-16" })]);
    expect(today.map((offer) => offer.id).sort()).toEqual(tomorrow.map((offer) => offer.id).sort());
    expect(today.map((offer) => offer.priceMinor)).not.toEqual(tomorrow.map((offer) => offer.priceMinor));
  });
});

function kmBetween(from: string, to: string): number {
  const [a, b] = [findSmallAirport(from), findSmallAirport(to)];
  if (!a || !b) throw new Error(`No airport ${from} or ${to}`);
  return distanceKm(a, b);
}

function expectLegal(leg: FlightLeg): void {
  const { segments, layovers } = leg;
  expect(segments.length).toBeGreaterThanOrEqual(1);
  expect(segments.length).toBeLessThanOrEqual(3);
  expect(leg.stops).toBe(segments.length - 1);
  expect(layovers).toHaveLength(leg.stops);
  expect(leg.durationMinutes).toBe((Date.parse(leg.arriveAt) - Date.parse(leg.departAt)) / 60_000);
  expect(leg.dayOffset).toBe(
    Temporal.PlainDate.from(leg.departLocal.slice(0, 10)).until(leg.arriveLocal.slice(0, 10)).days,
  );
  segments.forEach((segment, index) => {
    expect(instantOf(segment.arriveLocal, segment.to)).toBe(Date.parse(segment.arriveAt));
    expect(Date.parse(segment.arriveAt) - Date.parse(segment.departAt)).toBe(segment.durationMinutes * 60_000);
    expect(segment.flightNumber).toMatch(/^[A-Z0-9]{2} [1-9]\d{0,3}$/);
    const next = segments[index + 1];
    if (!next) return;
    const layover = layovers[index];
    expect(next.from).toBe(segment.to);
    expect(layover).toEqual({
      airport: segment.to,
      minutes: (Date.parse(next.departAt) - Date.parse(segment.arriveAt)) / 60_000,
    });
    const countries = [segment.from, segment.to, next.to].map((iata) => findSmallAirport(iata)?.country);
    expect(layover?.minutes).toBeGreaterThanOrEqual(new Set(countries).size === 1 ? 70 : 90);
    expect(layover?.minutes).toBeLessThanOrEqual(240);
  });
}

describe("usual fares", () => {
  const weekFrom = (departOn: string) => ({ departOn, returnOn: dateAfter(departOn, 7) });

  it("rank the days as a search on each of them does", async () => {
    const stays = Array.from({ length: 28 }, (_, days) => weekFrom(dateAfter("2027-05-20", days)));
    const usual = provider.usualFares(query, stays);
    const lowest = await provider.leastFares(stays.map((dates) => ({ ...query, ...dates })));
    const byUsual = usual
      .map(({ adultPriceMinor }, index) => ({ adultPriceMinor, searched: lowest[index]!.priceMinor }))
      .sort((a, b) => a.adultPriceMinor - b.adultPriceMinor);
    const mean = (some: typeof byUsual): number => some.reduce((sum, { searched }) => sum + searched, 0) / some.length;
    expect(mean(byUsual.slice(0, 9))).toBeLessThan(mean(byUsual.slice(-9)));
    // The seats of the search are for two.
    for (const { adultPriceMinor, searched } of byUsual)
      expect(Math.abs(adultPriceMinor / (searched / 2) - 1)).toBeLessThan(0.5);
  });

  it("cost more on short notice and at the end of the year, and do not exist where no way leads", () => {
    const fareOn = (day: string): number => provider.usualFares(query, [weekFrom(day)])[0]!.adultPriceMinor;
    expect(fareOn("2027-01-18")).toBeGreaterThan(fareOn("2027-04-12"));
    expect(fareOn("2027-12-20")).toBeGreaterThan(fareOn("2027-11-22"));
    expect(provider.usualFares({ ...query, destinations: ["LHR"] }, [weekFrom("2027-04-12")])).toEqual([]);
  });
});
