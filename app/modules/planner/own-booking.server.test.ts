import { describe, expect, it } from "vitest";
import { bareTrip } from "#app/modules/documents/trip.fixture";
import type { PlaceWay } from "#app/modules/trips/trip/between";
import { flightFormOf } from "./own-booking.server";

const OUT: PlaceWay = {
  ...{
    by: "train",
    place: { slug: "rome", name: "Rome" },
    date: "2027-05-04",
    time: "11:35",
    minutes: 95,
    dollars: 35,
  },
  at: { name: "Firenze Santa Maria Novella", lat: 43.776, lon: 11.248 },
};
const florence = bareTrip({
  ...{ destination: { slug: "florence", name: "Florence" }, origin: { code: "JFK", label: "New York, JFK" } },
  ...{ startDate: "2027-05-04", endDate: "2027-05-08" },
});

describe("the form of how one travels to a place", () => {
  it("holds what is planned from the place before, and the airports of the way home", () => {
    const form = flightFormOf({ ...florence, between: { out: OUT } });
    expect(form).toMatchObject({
      ...{ outWayBy: "train", outWayDate: "2027-05-04", outWayTime: "11:35" },
      ...{ outWayPlace: "Firenze Santa Maria Novella", back1To: "JFK" },
    });
    expect([form.out1From, form.backWayBy]).toEqual([undefined, undefined]);
    expect(flightFormOf(florence)).toMatchObject({ out1From: "JFK", back1To: "JFK" });
    expect(flightFormOf(florence).outWayBy).toBeUndefined();
  });

  it("leaves from the airport of the place before where one flies", () => {
    expect(
      flightFormOf({ ...florence, between: { out: { ...OUT, by: "flight", at: undefined, airport: "FCO" } } }),
    ).toMatchObject({
      ...{ out1From: "FCO", out1Date: "2027-05-04" },
    });
  });

  it("holds what was told, and beside it what is still planned", () => {
    const flights = { outbound: [], inbound: [{ date: "2027-05-08", flightNumber: "AZ 1" }] };
    const between = { out: OUT };
    expect(flightFormOf({ ...florence, between, elsewhere: { flights } })).toMatchObject({
      ...{ back1Number: "AZ 1", outWayBy: "train", outWayTime: "11:35" },
    });
    const ways = { out: { by: "coach", date: "2027-05-04", time: "15:00" } } as const;
    expect(flightFormOf({ ...florence, between, elsewhere: { flights: { ...flights, ways } } })).toMatchObject({
      ...{ outWayBy: "coach", outWayTime: "15:00", outWayPlace: undefined },
    });
  });
});
