import { describe, expect, it } from "vitest";
import { bareTrip } from "#app/modules/documents/trip.fixture";
import { flightTraits } from "#app/modules/inventory/curation/flight-traits";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { FLIGHT_STEP, HOTEL_STEP, offersPage } from "./offer-steps.server";
import { doorsOf, flightOptions } from "./offers.server";
import { readPaging } from "./offers/paging";

const ctx = { now: new Date("2026-11-21T12:00:00Z"), log: { warn: () => undefined } } as unknown as Ctx;
/** London to Crete, whose two airports are forty minutes and three and a half hours from Chania. */
const trip: Trip = bareTrip({
  origin: { code: "LON", label: "London" },
  destination: { slug: "crete", name: "Crete" },
  startDate: "2027-05-12",
  endDate: "2027-05-19",
});
const flights = (search: string, of = trip) =>
  offersPage(ctx, of, {}, FLIGHT_STEP, readPaging(new URLSearchParams(search)));
const stays = (search: string) => offersPage(ctx, trip, {}, HOTEL_STEP, readPaging(new URLSearchParams(search)));

describe("the list of all flights", () => {
  it("is filtered, ordered and paged as its address says, and its pages keep the rest of the address", async () => {
    const few = await flights("");
    expect(few.list).toBeNull();
    const all = await flights("all=1");
    expect(all.list!.found).toBe(all.searched);
    const cheap = await flights("all=1&sort=price&stops=0&to=CHQ&page=2");
    expect(cheap.list!.found).toBeLessThan(all.searched);
    expect(cheap.list!.search).toBe("?all=1&sort=price&stops=0&to=CHQ");
    expect(cheap.cards.every(({ outbound, inbound }) => outbound!.to === "CHQ" && inbound!.from === "CHQ")).toBe(true);
    expect(cheap.totalsMinor).toEqual(cheap.totalsMinor.toSorted((a, b) => a - b));
    expect(cheap.page).toBe(Math.min(2, cheap.pages));
  });

  it("falls back to the last page, and to everything for nonsense", async () => {
    const all = await flights("all=1");
    const odd = await flights("all=1&page=99999&sort=none&stops=many&airline=../..");
    expect(odd.list).toEqual(all.list);
    expect(odd.page).toBe(1);
    expect((await flights("all=1&page=200")).page).toBe(all.pages);
  });

  it("is empty with a word on which filter to let go of", async () => {
    const none = await flights("all=1&most=1&stops=0");
    expect(none.cards).toEqual([]);
    expect(none.searched).toBeGreaterThan(0);
    expect(none.list!.loosen).toMatchObject({ label: "Up to $1 each", without: "?all=1&stops=0" });
  });
});

describe("the flights of a place of a longer trip", () => {
  const first: Trip = {
    ...trip,
    journeyId: "journey-1",
    between: {
      back: {
        ...{ by: "ferry", place: { slug: "santorini", name: "Santorini" }, time: "09:00", minutes: 200, dollars: 80 },
        date: trip.endDate,
      },
    },
  };

  it("are shown in their one direction, filtered by it, and compared with no other days", async () => {
    const few = await flights("", first);
    expect(few.cards.every(({ outbound, inbound }) => outbound !== undefined && inbound === undefined)).toBe(true);
    expect(few.near).toBeNull();
    expect((await flights("")).near).not.toBeNull();
    expect(few.summary.flies).toEqual({ from: "London", to: "Crete", isOneWay: true });
    const all = await flights("all=1&sort=land&stops=0", first);
    expect(all.list!.sorts.map(({ label }) => label)).not.toContain("Flies home last");
    expect(all.list!.chosen.map(({ label }) => label)).toEqual(["Direct"]);
  });
});

describe("the list of all stays", () => {
  it("shows the places of its other pages on the map, and only those that are left", async () => {
    const all = await stays("all=1");
    expect(all.others.length).toBeGreaterThan(0);
    const [area] = all.list!.groups.find(({ name }) => name === "area")!.choices;
    const there = await stays(`all=1&area=${encodeURIComponent(area!.value)}`);
    expect(there.list!.found).toBe(area!.count);
    expect(there.cards.every(({ place }) => place === area!.value)).toBe(true);
    expect(there.others.length).toBeLessThan(all.others.length);
    expect((await stays("")).others).toEqual([]);
  });
});

describe("flights from door to door", () => {
  it("says when one is in the centre, and at the hotel once there is one", async () => {
    const [card] = (await flights("")).cards;
    expect(card!.outbound!.door).toMatch(/^In the centre about \d\d:\d[05]( the next day)?, .+ by .+/);
    expect(card!.inbound!.door).toMatch(/^Leave the centre about \d\d:\d[05]/);
    const offer = { lat: 35.51, lon: 24.02, checkIn: "2027-05-12", checkOut: "2027-05-19", nights: 7 };
    const withHotel = { ...trip, hotel: { offer, reason: "" } } as unknown as Trip;
    expect((await flights("", withHotel)).cards[0]!.outbound!.door).toMatch(/^At your hotel about/);
  });

  it("never recommends a flight that is beaten at the door on price, time and hours there", async () => {
    const { shown, all } = await flightOptions(ctx, trip);
    const doors = doorsOf(trip);
    const best = flightTraits(shown[0]!.offer, doors);
    expect(new Set(all.map(({ outbound }) => outbound!.to))).toEqual(new Set(["CHQ", "HER"]));
    for (const offer of all) {
      const its = flightTraits(offer, doors);
      const isBetter =
        its.priceMinor < best.priceMinor &&
        its.minutes < best.minutes &&
        its.stops <= best.stops &&
        its.usable > best.usable;
      expect(isBetter, offer.id).toBe(false);
    }
  });
});
