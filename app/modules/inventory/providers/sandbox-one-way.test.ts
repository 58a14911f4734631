import { describe, expect, it } from "vitest";
import { flightOfferSchema } from "#app/modules/inventory/offers/offer.schema";
import { flownLegs, mainAirline, onlyWayOf } from "#app/modules/inventory/offers/flight";
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

const ROUTES = [
  ["LHR", "KIX"],
  ["LAX", "SYD"],
  ["AKL", "SCL"],
  ["STN", "RAK"],
] as const;

/** The prices of the tickets of one kind, by the flights of the first direction that is flown, per adult. */
function byFlights(offers: readonly FlightOffer[], legOf: (offer: FlightOffer) => FlightLeg | undefined) {
  const prices = new Map<string, number>();
  for (const offer of offers) {
    const numbers = legOf(offer)
      ?.segments.map(({ flightNumber }) => flightNumber)
      .join(" ");
    const key = `${numbers} ${offer.cabin} ${offer.fare}`;
    prices.set(key, Math.min(prices.get(key) ?? Infinity, offer.adultPriceMinor!));
  }
  return prices;
}

describe("flights of one direction", () => {
  it.each([
    ["out", { from: "LHR", to: "KIX" }, "2027-04-12"],
    ["back", { from: "KIX", to: "LHR" }, "2027-04-26"],
  ] as const)("fly %s alone, as kept and found again", async (only, ends, date) => {
    const offers = await searchFor({ only });
    expect(offers.length).toBeGreaterThan(5);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    for (const offer of offers) {
      expect(onlyWayOf(offer)).toBe(only);
      const [leg] = flownLegs(offer);
      expect(leg).toMatchObject(ends);
      expect(leg!.departLocal.slice(0, 10)).toBe(date);
      expect(flightOfferSchema.parse(offer)).toEqual(offer);
    }
    expect(await provider.getOffer({ ...query, only }, offers[0]!.id)).toEqual(offers[0]);
  });

  it("cost little more than half of the cheapest return with the same flights and ticket", async () => {
    const shares: number[] = [];
    for (const [from, to] of ROUTES) {
      const ends = { origins: [from], destinations: [to] };
      const returns = await searchFor(ends);
      const [there, home] = [await searchFor({ ...ends, only: "out" }), await searchFor({ ...ends, only: "back" })];
      for (const [singles, legOf] of [
        [there, (offer: FlightOffer) => offer.outbound],
        [home, (offer: FlightOffer) => offer.inbound],
      ] as const) {
        const whole = byFlights(returns, legOf);
        for (const [key, price] of byFlights(singles, legOf)) if (whole.has(key)) shares.push(price / whole.get(key)!);
      }
    }
    expect(shares.length).toBeGreaterThan(20);
    shares.sort((a, b) => a - b);
    expect(shares[0]).toBeGreaterThan(0.45);
    expect(shares.at(-1)).toBeLessThan(0.75);
    const middle = shares[Math.floor(shares.length / 2)]!;
    expect(middle).toBeGreaterThanOrEqual(0.55);
    expect(middle).toBeLessThanOrEqual(0.65);
  });

  it("fly home to another city than the one that was left, each way priced by itself", async () => {
    const offers = await searchFor({ homes: ["CDG"] });
    expect(offers.length).toBeGreaterThan(5);
    for (const { outbound, inbound } of offers) {
      expect([outbound!.from, outbound!.to]).toEqual(["LHR", "KIX"]);
      expect([inbound!.from, inbound!.to]).toEqual(["KIX", "CDG"]);
    }
    const out = byFlights(await searchFor({ only: "out" }), (offer) => offer.outbound);
    const home = byFlights(await searchFor({ only: "back", origins: ["CDG"] }), (offer) => offer.inbound);
    const [cheapest] = offers;
    const [there, back] = flownLegs(cheapest!).map(({ segments }) =>
      segments.map(({ flightNumber }) => flightNumber).join(" "),
    );
    const ticket = `${cheapest!.cabin} ${cheapest!.fare}`;
    const apart = out.get(`${there} ${ticket}`)! + home.get(`${back} ${ticket}`)!;
    // Each airline's prices of a day stray by a hundredth or two.
    expect(Math.abs(cheapest!.adultPriceMinor! / apart - 1)).toBeLessThan(0.04);
  });

  it("are one ticket home from another place, a half of each return", async () => {
    const offers = await searchFor({ leaves: ["CDG"], destinations: ["SYD"] });
    expect(offers.length).toBeGreaterThan(5);
    for (const { outbound, inbound } of offers) {
      expect([outbound!.from, outbound!.to]).toEqual(["LHR", "SYD"]);
      expect([inbound!.from, inbound!.to]).toEqual(["CDG", "LHR"]);
    }
    const [cheapest] = offers;
    const ticket = `${cheapest!.cabin} ${cheapest!.fare}`;
    const numbersOf = (leg: FlightLeg) => leg.segments.map(({ flightNumber }) => flightNumber).join(" ");
    const singles = await Promise.all([
      searchFor({ only: "out", destinations: ["SYD"] }),
      searchFor({ only: "back", destinations: ["CDG"] }),
    ]);
    const out = byFlights(singles[0], ({ outbound }) => outbound).get(`${numbersOf(cheapest!.outbound!)} ${ticket}`)!;
    const home = byFlights(singles[1], ({ inbound }) => inbound).get(`${numbersOf(cheapest!.inbound!)} ${ticket}`)!;
    // Two single tickets cost a fifth more, as they do where the way home begins at the same place.
    expect((out + home) / cheapest!.adultPriceMinor!).toBeGreaterThan(1.14);
    expect((out + home) / cheapest!.adultPriceMinor!).toBeLessThan(1.26);
    expect(await provider.getOffer({ ...query, leaves: ["CDG"], destinations: ["SYD"] }, cheapest!.id)).toEqual(
      cheapest,
    );
  });

  it("are sold on one ticket by one airline, or by partners", async () => {
    const allianceOf = new Map(SMALL_CARRIERS.map(({ iata, alliance }) => [iata, alliance]));
    for (const { outbound, inbound } of await searchFor({ leaves: ["CDG"], destinations: ["SYD"] })) {
      const [there, home] = [mainAirline(outbound!).airline, mainAirline(inbound!).airline];
      if (there === home) continue;
      expect(allianceOf.get(there)).not.toBeNull();
      expect(allianceOf.get(there)).toBe(allianceOf.get(home));
    }
  });

  it("are none home in the past, and some home once the way there is over", async () => {
    expect(await searchFor({ only: "back", departOn: "2027-01-10", returnOn: "2027-01-14" })).toEqual([]);
    expect(await searchFor({ only: "back", departOn: "2027-01-10" })).not.toEqual([]);
    expect(await searchFor({ only: "out", departOn: "2027-01-10" })).toEqual([]);
  });
});
