import { describe, expect, it } from "vitest";
import type { FlightOffer, FlightQuery } from "./flight";
import { createOfferSearch } from "./offer-search";
import type { FlightProvider } from "./ports";
import { SandboxFlights } from "./providers/sandbox-flights";
import { SandboxHotels } from "./providers/sandbox-hotels";
import { SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport } from "./small-network.fixture";
import { SMALL_TOWN } from "./small-town.fixture";

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

/** The sandbox with a count of how often it was asked, and a switch to fail. */
function countedFlights() {
  const sandbox = new SandboxFlights(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport);
  const asked = { searches: 0, offers: 0, fails: false };
  const provider: FlightProvider = {
    holdsPrices: false,
    search(...args): Promise<FlightOffer[]> {
      asked.searches += 1;
      return asked.fails ? Promise.reject(new Error("the line is down")) : sandbox.search(...args);
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
    const search = createOfferSearch({ flights: { sandbox: provider }, hotels: {} }, 4);
    const first = await search.searchFlights(query);
    expect(await search.searchFlights({ ...query })).toBe(first);
    expect(asked.searches).toBe(1);
    expect(await search.searchFlights({ ...query, today: "2027-01-16" })).not.toEqual(first);
    expect(asked.searches).toBe(2);
  });

  it("takes an offer from a kept answer, else from the provider", async () => {
    const { provider, asked } = countedFlights();
    const search = createOfferSearch({ flights: { sandbox: provider }, hotels: { sandbox: new SandboxHotels() } }, 4);
    const [offer] = await search.searchFlights(query);
    expect(await search.getFlightOffer(query, offer?.id ?? "")).toBe(offer);
    expect(asked.offers).toBe(0);
    expect((await search.getFlightOffer({ ...query, today: "2027-01-16" }, offer?.id ?? ""))?.id).toBe(offer?.id);
    expect(asked.offers).toBe(1);
    expect(await search.getFlightOffer(query, "no such offer")).toBeUndefined();
    const [room] = await search.searchHotels(stay);
    expect(await search.getHotelOffer(stay, room?.id ?? "")).toBe(room);
    expect(await search.getHotelOffer({ ...stay, adults: 3 }, "no such stay")).toBeUndefined();
  });

  it("does not keep a failure", async () => {
    const { provider, asked } = countedFlights();
    const search = createOfferSearch({ flights: { sandbox: provider }, hotels: {} }, 4);
    asked.fails = true;
    await expect(search.searchFlights(query)).rejects.toThrow("the line is down");
    asked.fails = false;
    expect((await search.searchFlights(query)).length).toBeGreaterThan(0);
  });

  it("says that a provider is unavailable when it is not set up", async () => {
    const search = createOfferSearch({ flights: {}, hotels: {} }, 4);
    await expect(search.searchFlights(query, { provider: "duffel" })).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(search.getFlightOffer(query, "any")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(search.searchHotels(stay)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(search.getHotelOffer(stay, "any")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
});
