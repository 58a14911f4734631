import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import type { OwnFlights } from "#app/modules/elsewhere/own-flights";
import { dayRequestFor } from "../days/trip-days";
import { placeWayLine, plannedWays } from "./between";
import type { PlaceWay } from "./between";
import { daysThere, flownBy, partsOf, placeWaysOf, waysOf } from "./trip-parts";
import type { Trip } from "./trip";

const ROME = { slug: "rome", name: "Rome" };
const VENICE = { slug: "venice", name: "Venice" };
const STATION = { name: "Firenze Santa Maria Novella", lat: 43.776, lon: 11.248 };
const OUT: PlaceWay = {
  by: "train",
  place: ROME,
  date: "2027-05-04",
  time: "11:35",
  minutes: 95,
  dollars: 35,
  at: STATION,
};
const BACK: PlaceWay = { ...OUT, place: VENICE, date: "2027-05-08", time: "10:00" };

const place = (changes: Partial<Trip> = {}): Trip =>
  fullTrip("florence", 4, {
    flight: undefined,
    hotel: undefined,
    elsewhere: undefined,
    startDate: OUT.date,
    endDate: BACK.date,
    ...changes,
  });

describe("a place between two others", () => {
  it("is reached and left over land, without flights of its own", () => {
    const trip = place({ between: { out: OUT, back: BACK } });
    expect(flownBy(trip)).toEqual({ out: false, back: false });
    expect(partsOf(trip)).toEqual({ flights: "not-needed", stay: "open" });
    expect(waysOf(trip)).toEqual({
      out: { by: "train", date: "2027-05-04", time: "11:35", at: STATION },
      back: { by: "train", date: "2027-05-08", time: "10:00", at: STATION },
    });
    expect(daysThere(trip)).toEqual({ arrives: "2027-05-04", leaves: "2027-05-08" });
  });

  it("needs a flight on the side that is home, and to come by plane, and none for a plane to the next place", () => {
    const plane: PlaceWay = { ...OUT, by: "flight", airport: "FCO" };
    expect(partsOf(place({ between: { back: BACK } })).flights).toBe("open");
    expect(flownBy(place({ between: { back: BACK } }))).toEqual({ out: true, back: false });
    expect(flownBy(place({ between: { out: plane, back: BACK } }))).toEqual({ out: true, back: false });
    expect(flownBy(place({ between: { out: OUT, back: plane } }))).toEqual({ out: false, back: false });
    expect(waysOf(place({ between: { out: OUT, back: plane } })).back).toBeUndefined();
  });

  it("is reached as its traveller told, where they told of it", () => {
    const told = { by: "coach" as const, date: "2027-05-04", time: "14:20", at: STATION };
    const trip = place({
      between: { out: OUT, back: BACK },
      elsewhere: { flights: { outbound: [], inbound: [], ways: { out: told } } },
    });
    expect(waysOf(trip).out).toEqual(told);
    expect(placeWaysOf(trip)).toEqual({ back: BACK });
  });
});

describe("the words for a way between two places", () => {
  it("names the place at the other end, the means, how long, and when", () => {
    expect(placeWayLine(OUT, "out")).toBe(
      "From Rome by train, there at 11:35, Tue 4 May; about 1 hour 35 minutes from door to door",
    );
    expect(placeWayLine({ ...BACK, by: "flight", minutes: 240 }, "back")).toBe(
      "On to Venice by plane, leaving at 10:00, Sat 8 May; about 4 hours from door to door",
    );
    expect(placeWayLine({ ...BACK, time: "22:00", isOvernight: true }, "back")).toBe(
      "On to Venice by night train, leaving at 22:00, Sat 8 May; a night on board",
    );
  });
});

describe("the day of going on to the next place", () => {
  it("is named after it, and not after home", () => {
    const { onTo } = dayRequestFor(place({ between: { out: OUT, back: BACK } }), findDestination("florence")!);
    expect(onTo).toBe("Venice");
    expect(dayRequestFor(place(), findDestination("florence")!).onTo).toBeUndefined();
  });
});

describe("a place that is reached by car", () => {
  const drive = { from: "Rome", leaves: "09:30" };
  const stop = {
    ...{ of: "florence", id: "san-gimignano", name: "San Gimignano", district: "San Gimignano", note: "Towers." },
    ...{ lat: 43.47, lon: 11.04, arrives: "11:30", leaves: "14:00", price: 0, hasLunch: true, addsMinutes: 20 },
  };
  const byCar = { ...OUT, by: "car" as const, time: "15:00", at: undefined };

  it("has the drive in its first day, with lunch on it, and not the sight of the stop again", () => {
    const trip = place({ between: { out: { ...byCar, drive: { ...drive, stop } }, back: BACK } });
    const { arrival, meals, unwanted } = dayRequestFor(trip, findDestination("florence")!);
    expect(arrival).toMatchObject({ by: "car", drive: { stop: { id: "san-gimignano" } }, hire: "return" });
    expect(meals).toEqual([{ date: OUT.date, meal: "lunch", at: "skipped" }]);
    expect(unwanted).toContain("san-gimignano");
    expect(placeWayLine(trip.between!.out!, "out")).toContain("at the wheel, with a stop at San Gimignano");
  });

  it("has none of it where the traveller told another way", () => {
    const told = { by: "train" as const, date: OUT.date, time: "11:00" };
    const trip = place({
      between: { out: { ...byCar, drive: { ...drive, stop } }, back: BACK },
      elsewhere: { flights: { outbound: [], inbound: [], ways: { out: told } } },
    });
    const { arrival, meals } = dayRequestFor(trip, findDestination("florence")!);
    expect([arrival, meals]).toMatchObject([{ by: "train" }, undefined]);
    expect(arrival).not.toHaveProperty("drive");
  });

  it("is left for the night by coach, after which the first day is an easy one", () => {
    const coach = { ...OUT, by: "coach" as const, time: "08:00", isOvernight: true as const };
    const arrivalBy = (out: PlaceWay) =>
      dayRequestFor(place({ between: { out } }), findDestination("florence")!).arrival;
    expect(arrivalBy(coach)).toMatchObject({ isOvernight: true });
    expect(arrivalBy({ ...coach, by: "train" })?.isOvernight).toBeUndefined();
  });
});

describe("what a traveller tells of the way to the next place", () => {
  const trainOn: OwnFlights = {
    outbound: [],
    inbound: [],
    ways: { back: { by: "train", date: BACK.date, time: "12:00" } },
  };
  const told: Trip["elsewhere"] = { flights: trainOn };

  it("says nothing of the flight from home, which is still open", () => {
    expect(partsOf(place({ between: { back: BACK }, elsewhere: told })).flights).toBe("open");
    expect(partsOf(place({ between: { out: OUT, back: BACK }, elsewhere: told })).flights).toBe("not-needed");
    expect(partsOf(place({ elsewhere: told })).flights).toBe("not-needed");
  });

  it("is asked beside what is planned, which a trip of one place has not", () => {
    expect(plannedWays({ out: OUT, back: { ...BACK, by: "flight" } })).toEqual({
      out: { place: "Rome", line: placeWayLine(OUT, "out"), date: OUT.date, isFlown: false },
      back: { place: "Venice", line: placeWayLine({ ...BACK, by: "flight" }, "back"), date: BACK.date, isFlown: true },
    });
    expect([plannedWays({}), plannedWays(undefined)]).toEqual([undefined, undefined]);
  });
});
