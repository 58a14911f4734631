import { describe, expect, it, vi } from "vitest";
import type { FlightQuery } from "../offers/flight";
import { createOfferSearch, type OfferProviders } from "./offer-search";
import type { OrderSource } from "./order-source";
import type { FlightProvider } from "./ports";
import { SandboxFlights } from "../providers/sandbox-flights";
import { SandboxHotels } from "../providers/sandbox-hotels";
import { SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport } from "../network/small-network.fixture";
import { SMALL_TOWN } from "../offers/small-town.fixture";

const query: FlightQuery = {
  origins: ["LHR"],
  destinations: ["KIX"],
  departOn: "2027-04-12",
  returnOn: "2027-04-26",
  adults: 2,
  children: 0,
  today: "2027-01-15",
};
const stay = {
  destination: SMALL_TOWN,
  checkIn: "2027-04-12",
  checkOut: "2027-04-19",
  adults: 2,
  children: 0,
  today: "2027-01-15",
};

const none: OfferProviders = { usual: "sandbox", flights: {}, hotels: {}, orders: {} };

/** The sandbox with a count of how often it was asked, and a switch to fail. */
function countedFlights() {
  const sandbox = new SandboxFlights(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport);
  const asked = { searches: 0, offers: 0, fails: false, missing: [] as string[] };
  const provider: FlightProvider = {
    holdsPrices: false,
    async search(...args) {
      asked.searches += 1;
      if (asked.fails) throw new Error("the line is down");
      return { ...(await sandbox.search(...args)), missing: asked.missing };
    },
    getOffer(...args) {
      asked.offers += 1;
      return sandbox.getOffer(...args);
    },
  };
  return { provider, asked };
}

describe("createOfferSearch", () => {
  it("asks once for the same question and again for another day", async () => {
    const { provider, asked } = countedFlights();
    const search = createOfferSearch({ ...none, flights: { sandbox: provider } }, { answers: 4 });
    const first = await search.searchFlights(query);
    expect(await search.searchFlights({ ...query })).toBe(first);
    expect(asked.searches).toBe(1);
    expect(await search.searchFlights({ ...query, today: "2027-01-16" })).not.toEqual(first);
    expect(asked.searches).toBe(2);
  });

  it("takes an offer from a kept answer, else from the provider", async () => {
    const { provider, asked } = countedFlights();
    const search = createOfferSearch(
      { ...none, flights: { sandbox: provider }, hotels: { sandbox: new SandboxHotels() } },
      { answers: 4 },
    );
    const [offer] = (await search.searchFlights(query)).offers;
    expect(await search.getFlightOffer(query, offer?.id ?? "")).toBe(offer);
    expect(asked.offers).toBe(0);
    expect((await search.getFlightOffer({ ...query, today: "2027-01-16" }, offer?.id ?? ""))?.id).toBe(offer?.id);
    expect(asked.offers).toBe(1);
    expect(await search.getFlightOffer(query, "no such offer")).toBeUndefined();
    const [room] = (await search.searchHotels(stay)).offers;
    expect(await search.getHotelOffer(stay, room?.id ?? "")).toBe(room);
    expect(await search.getHotelOffer({ ...stay, adults: 3 }, "no such stay")).toBeUndefined();
  });

  it("does not keep a failure", async () => {
    const { provider, asked } = countedFlights();
    const search = createOfferSearch({ ...none, flights: { sandbox: provider } }, { answers: 4 });
    asked.fails = true;
    await expect(search.searchFlights(query)).rejects.toThrow("the line is down");
    asked.fails = false;
    expect((await search.searchFlights(query)).offers.length).toBeGreaterThan(0);
  });

  it("asks again what was answered in part, and what was answered too long ago", async () => {
    const { provider, asked } = countedFlights();
    const search = createOfferSearch({ ...none, flights: { sandbox: provider } }, { answers: 4 });
    asked.missing = ["Some airlines did not answer in time."];
    expect((await search.searchFlights(query)).missing).toEqual(asked.missing);
    await search.searchFlights(query);
    expect(asked.searches).toBe(2);
    const forgetful = createOfferSearch({ ...none, flights: { sandbox: provider } }, { answers: 4, forMs: 1 });
    asked.missing = [];
    await forgetful.searchFlights(query);
    await vi.waitUntil(async () => {
      const before = asked.searches;
      await forgetful.searchFlights(query);
      return asked.searches > before;
    });
  });

  it("asks the provider itself for an offer that is about to be ordered", async () => {
    const { provider, asked } = countedFlights();
    const orders = { sandbox: {} as OrderSource };
    const search = createOfferSearch({ ...none, flights: { sandbox: provider }, orders }, { answers: 4 });
    const [offer] = (await search.searchFlights(query)).offers;
    await search.getFlightOffer(query, offer!.id);
    expect(asked.offers).toBe(0);
    await search.getFlightOffer(query, offer!.id, { fresh: true });
    expect(asked.offers).toBe(1);
    expect(search.orderSourceOf("sandbox")).toBe(orders.sandbox);
  });

  it("tells the lowest fares of other days as a search on them would, and once", async () => {
    const sandbox = new SandboxFlights(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport);
    const days = [query, { ...query, departOn: "2027-04-13", returnOn: "2027-04-27" }];
    const asked = vi.spyOn(sandbox, "leastFares");
    const search = createOfferSearch({ ...none, flights: { sandbox } }, { answers: 4 });
    const fares = await search.leastFares!(days);
    expect(fares.map(({ departOn }) => departOn)).toEqual(["2027-04-12", "2027-04-13"]);
    for (const [index, day] of days.entries())
      expect(fares[index]!.priceMinor).toBe((await search.searchFlights(day)).offers[0]!.priceMinor);
    expect(await search.leastFares!(days)).toBe(fares);
    expect(asked).toHaveBeenCalledTimes(1);
    const gone = AbortSignal.abort();
    await expect(search.leastFares!(days.slice(1), { signal: gone })).rejects.toThrow();
  });

  it("tells no fares of other days where its source would have to search for each", () => {
    const { provider } = countedFlights();
    expect(createOfferSearch({ ...none, flights: { sandbox: provider } }, { answers: 4 }).leastFares).toBeUndefined();
    expect(createOfferSearch(none, { answers: 4 }).leastFares).toBeUndefined();
  });

  it("tells usual fares where its source has a rule for them, and where it has none says nothing", () => {
    const sandbox = new SandboxFlights(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport);
    const stays = [{ departOn: query.departOn, returnOn: query.returnOn }];
    const search = createOfferSearch({ ...none, flights: { sandbox } }, { answers: 4 });
    expect(search.usualFares!(query, stays)).toEqual(sandbox.usualFares(query, stays));
    const { provider } = countedFlights();
    expect(createOfferSearch({ ...none, flights: { sandbox: provider } }, { answers: 4 }).usualFares).toBeUndefined();
  });

  it("says that a provider is unavailable when it is not set up", async () => {
    const search = createOfferSearch(none, { answers: 4 });
    await expect(search.searchFlights(query)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(search.getFlightOffer(query, "any")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(search.searchHotels(stay)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(search.getHotelOffer(stay, "any")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
});
