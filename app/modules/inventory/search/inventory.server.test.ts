import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { curateFlights, curateHotels } from "../curation/curation";
import type { FlightQuery } from "../offers/flight";
import { getFlightOffer, getHotelOffer, searchFlights, searchHotels } from "./inventory.server";

const party = { adults: 2, children: 0 };

function flightQuery(origins: string[], destinations: string[]): FlightQuery {
  return { origins, destinations, departOn: "2027-05-11", returnOn: "2027-05-20", ...party, today: "2027-01-15" };
}

/** The offers for a week or less from 6 March 2027 on. */
async function offersTo(slug: string, origin: string, returnOn: string) {
  const dates = { departOn: "2027-03-06", returnOn, today: "2026-11-22" };
  const destination = findDestination(slug)!;
  const { offers: flights } = await searchFlights({
    origins: [origin],
    destinations: destination.airports,
    ...party,
    ...dates,
  });
  const nights = { checkIn: dates.departOn, checkOut: returnOn };
  const { offers: stays } = await searchHotels({ destination, ...nights, ...party, today: dates.today });
  return { flights, stays };
}

describe("the whole sandbox network", () => {
  it.each([
    ["New York", "Lisbon", ["JFK", "EWR", "LGA"], ["LIS"]],
    ["London", "Kyoto", ["LHR", "LGW", "STN", "LTN", "LCC"], ["KIX", "ITM"]],
    ["Los Angeles", "Tokyo", ["LAX"], ["HND", "NRT"]],
    ["Paris", "Marrakech", ["CDG", "ORY"], ["RAK"]],
    ["Sydney", "Bali", ["SYD"], ["DPS"]],
  ])(
    "has many flights from %s to %s and shows three to five in all tiers",
    async (_from, _to, origins, destinations) => {
      const query = flightQuery(origins, destinations);
      const { offers } = await searchFlights(query);
      const { shown, all, searched } = curateFlights(offers, party);
      expect(searched).toBeGreaterThan(25);
      expect(all).toHaveLength(searched);
      expect(shown.length).toBeGreaterThanOrEqual(3);
      expect(shown.length).toBeLessThanOrEqual(5);
      expect(new Set(shown.map((one) => one.tier)).size).toBe(3);
      for (const { offer } of shown) expect(await getFlightOffer(query, offer.id)).toEqual(offer);
    },
  );

  it("searches hundreds of offers between large cities", async () => {
    expect((await searchFlights(flightQuery(["JFK", "EWR", "LGA"], ["LIS"]))).offers.length).toBeGreaterThan(300);
  });

  it("has stays for a place of the catalogue, in its own parts of town", async () => {
    const destination = findDestination("lisbon");
    if (!destination) throw new Error("Lisbon is not in the catalogue");
    const query = { destination, checkIn: "2027-05-11", checkOut: "2027-05-20", ...party, today: "2027-01-15" };
    const { offers } = await searchHotels(query);
    const { shown, searched } = curateHotels(offers, party);
    expect(searched).toBeGreaterThan(100);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    const parts = destination.neighbourhoods.map(({ name }) => name);
    for (const offer of offers) expect(parts).toContain(offer.neighbourhood);
    expect(await getHotelOffer(query, shown[0]?.offer.id ?? "")).toEqual(shown[0]?.offer);
  });

  it("takes who has 60,000 dollars each to the Maldives without a change, in comfort, and to no guest house", async () => {
    const { flights, stays } = await offersTo("maldives", "LHR", "2027-03-13");
    const rich = { ...party, budgetMinor: 50_000_00 };
    const flight = curateFlights(flights, rich).shown[0]!.offer;
    expect(flight.cabin).toBe("business");
    const stay = curateHotels(stays, rich).shown[0]!.offer;
    expect(stay.stars).toBeGreaterThanOrEqual(4);
    expect(flight.outbound!.stops + flight.inbound!.stops).toBe(0);
  });

  it("finds who has 200 dollars each for Marrakech the cheapest there is, and says what is missing", async () => {
    const { flights, stays } = await offersTo("marrakech", "LGW", "2027-03-10");
    const poor = { ...party, trip: { budgetMinor: 400_00, beside: "least" as const } };
    const [leastFlight, leastStay] = [flights[0]!.priceMinor, stays[0]!.totalMinor];
    expect(leastFlight + leastStay).toBeGreaterThan(400_00);
    const flight = curateFlights(flights, { ...poor, budgetMinor: 180_00, mostMinor: 400_00 - leastStay });
    const stay = curateHotels(stays, { ...poor, budgetMinor: 160_00, mostMinor: 400_00 - leastFlight });
    expect(flight.shown[0]!.offer.priceMinor + stay.shown[0]!.offer.totalMinor).toBe(leastFlight + leastStay);
    for (const { advice } of [flight, stay]) expect(advice).toMatch(/^Nothing here fits your \$400 for two: .+ over\./);
  });
});
