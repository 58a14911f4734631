import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import type { Between } from "#app/modules/trips/trip/between";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { longStayOf, summarise, withPicked } from "./trip-summary";

describe("the plan so far", () => {
  it("counts nights from the day one lands, and money as it will be charged", () => {
    const trip = fullTrip("kyoto", 7);
    const flightsMinor = trip.flight!.offer.priceMinor;
    const hotelMinor = trip.hotel!.offer.totalMinor;
    expect(summarise(trip)).toMatchObject({
      place: "Kyoto",
      from: trip.origin.label,
      party: "2 travellers",
      nights: "6 nights",
      flightsMinor,
      hotelMinor,
      soFarMinor: flightsMinor + hotelMinor,
      budgetMinor: trip.budgetMinor * 2,
      currency: "USD",
      season: undefined,
    });
  });

  it("says between which places one flies", () => {
    const way = { place: { slug: "osaka", name: "Osaka" }, date: "2027-04-14", time: "12:00", minutes: 60, dollars: 6 };
    const flies = (between: Between) => summarise(bareTrip({ between })).flies;
    const home = bareTrip().origin.label;
    expect(flies({})).toEqual({ from: home, to: "Kyoto", isOneWay: false });
    expect(flies({ back: { ...way, by: "train" } })).toEqual({ from: home, to: "Kyoto", isOneWay: true });
    expect(flies({ out: { ...way, by: "train" } })).toEqual({ from: "Kyoto", to: home, isOneWay: true });
    expect(flies({ out: { ...way, by: "flight" } })).toEqual({ from: "Osaka", to: "Kyoto", isOneWay: false });
  });

  it("offers fewer nights where the sights need fewer, but not for a place of a longer trip", () => {
    const kyoto = findDestination("kyoto")!;
    const long = bareTrip({ startDate: "2027-04-14", endDate: "2027-05-12" });
    expect(longStayOf(long, kyoto)?.shorter).toMatch(/^\d+ nights, until /);
    expect(longStayOf({ ...long, journeyId: "j1" }, kyoto)).toBeUndefined();
  });

  it("has nothing to pay before anything is chosen, and the nights of the dates", () => {
    const summary = summarise(bareTrip({ adults: 1 }));
    expect(summary).toMatchObject({ nights: "7 nights", party: "1 traveller", soFarMinor: 0 });
    expect([summary.flightsMinor, summary.hotelMinor]).toEqual([undefined, undefined]);
    expect(summarise(bareTrip({ endDate: bareTrip().startDate })).nights).toBe("1 day");
  });

  it("counts what is picked before it is sent, instead of what was chosen", () => {
    const none = summarise(bareTrip());
    expect(withPicked(none, "flights", 120_00)).toMatchObject({ flightsMinor: 120_00, soFarMinor: 120_00 });
    const trip = fullTrip("kyoto", 7);
    const flightsMinor = trip.flight!.offer.priceMinor;
    const both = withPicked(summarise(trip), "hotel", 300_00);
    expect(both).toMatchObject({ flightsMinor, hotelMinor: 300_00, soFarMinor: flightsMinor + 300_00 });
  });

  it("adds up what is there: a flight alone, a hotel alone", () => {
    const trip = fullTrip("kyoto", 7);
    expect(summarise({ ...trip, hotel: undefined }).soFarMinor).toBe(trip.flight!.offer.priceMinor);
    expect(summarise({ ...trip, flight: undefined }).soFarMinor).toBe(trip.hotel!.offer.totalMinor);
  });
});
