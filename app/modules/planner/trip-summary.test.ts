import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { destinationFixture } from "#app/modules/catalogue/destination.fixture";
import { emptyStart, seasonFor, startValues } from "./start-form";
import { summarise } from "./trip-summary";

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

  it("has nothing to pay before anything is chosen, and the nights of the dates", () => {
    const summary = summarise(bareTrip({ adults: 1 }));
    expect(summary).toMatchObject({ nights: "7 nights", party: "1 traveller", soFarMinor: 0 });
    expect([summary.flightsMinor, summary.hotelMinor]).toEqual([undefined, undefined]);
    expect(summarise(bareTrip({ endDate: bareTrip().startDate })).nights).toBe("0 nights");
  });

  it("adds up what is there: a flight alone, a hotel alone", () => {
    const trip = fullTrip("kyoto", 7);
    expect(summarise({ ...trip, hotel: undefined }).soFarMinor).toBe(trip.flight!.offer.priceMinor);
    expect(summarise({ ...trip, flight: undefined }).soFarMinor).toBe(trip.hotel!.offer.totalMinor);
  });
});

describe("the start form of a trip", () => {
  it("has what the trip has, amounts without needless cents", () => {
    const trip = bareTrip({ children: 1 });
    expect(startValues(trip)).toEqual({
      ...emptyStart(),
      name: trip.name,
      destination: "Kyoto",
      departureCity: "New York (JFK)",
      startDate: trip.startDate,
      endDate: trip.endDate,
      adults: "2",
      children: "1",
      budgetTotal: "3200",
      interests: ["culture", "nature"],
    });
    expect(startValues({ ...trip, budgetMinor: 320_050 }).budgetTotal).toBe("3200.50");
  });

  it("begins with one adult and no children", () => {
    expect(emptyStart()).toMatchObject({ adults: "1", children: "0", pace: "moderate", interests: [] });
  });

  it("says in which months most is closed: of the whole year without dates, else of those of the trip", () => {
    const park = destinationFixture("yellowstone");
    const shut = "Most of what people visit Yellowstone for is closed in";
    expect(seasonFor(emptyStart(), park)).toBe(`${shut} November to April.`);
    expect(seasonFor({ startDate: "2027-01-30", endDate: "2027-02-03" }, park)).toBe(`${shut} January and February.`);
    expect(seasonFor({ startDate: "2027-07-01", endDate: "2027-07-05" }, park)).toBeUndefined();
    // What is no trip counts as no dates: backwards, without end, or no date at all.
    for (const dates of [
      { startDate: "2027-07-05", endDate: "2027-07-01" },
      { startDate: "0001-07-01", endDate: "9999-07-01" },
      { startDate: "soon", endDate: "later" },
    ])
      expect(seasonFor(dates, park)).toBe(`${shut} November to April.`);
    expect(seasonFor(emptyStart(), destinationFixture("lisbon"))).toBeUndefined();
  });
});
