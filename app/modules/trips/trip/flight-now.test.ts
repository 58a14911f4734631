import { describe, expect, it } from "vitest";
import { flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import type { ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { flightFacts, flightLine, homeLine } from "../shown/flight-lines";
import { flightNow } from "./flight-now";
import type { Trip } from "./trip";
import { tripNow } from "../shown/trip-now";

/** JFK 14 April 17:45 to HEL 15 April 08:50, on at 10:25 to KIX at 23:40; home 18 April 11:05 from KIX, JFK 11:00. */
const trip: Trip = fullTrip("kyoto", 4, { status: "booked" });
const ZONES = { there: "Asia/Tokyo", leaving: "America/New_York", home: "Asia/Tokyo" };
const day = trip.itinerary!.days.find(({ date }) => date === "2027-04-18")!;
const ride: ItineraryItem = {
  id: "ride",
  role: "transfer",
  type: "transport",
  name: "Limousine bus to KIX",
  location: { name: "Kyoto", lat: 35, lon: 135.7 },
  description: "",
  start: 425,
  end: 530,
  priceMinor: 2600,
  tags: [],
};
const withRide: Trip = {
  ...trip,
  itinerary: {
    ...trip.itinerary!,
    days: trip.itinerary!.days.map((one) => (one === day ? { ...one, items: [ride] } : one)),
  },
};
const coming = (at: string, of: Trip = withRide) => {
  const now = flightNow(of, new Date(at), ZONES);
  return now?.kind === "next" ? now.flight : now?.kind === "there" ? now.home : undefined;
};

describe("the flight of today where one direction is flown", () => {
  const [out, back] = [flownOneWay(withRide, "out"), flownOneWay(withRide, "back")];
  const now = (of: Trip, at: string) => flightNow(of, new Date(at), ZONES);

  it("is that of the way there, and nothing once it has landed", () => {
    expect(now(out, "2027-04-13T20:00:00-04:00")).toEqual({ kind: "before", days: 1 });
    expect(now(out, "2027-04-14T12:00:00-04:00")).toMatchObject({ kind: "next", flight: { flightNumber: "AY 16" } });
    expect(now(out, "2027-04-16T12:00:00+09:00")).toBeUndefined();
    expect(tripNow(out, new Date("2027-04-16T12:00:00+09:00"), ZONES, true)).toMatchObject({ kind: "today" });
    expect(tripNow(out, new Date("2027-04-20T12:00:00+09:00"), ZONES, true)).toEqual({ kind: "over" });
  });

  it("is that of the way home on its day, and nothing before", () => {
    expect(now(back, "2027-04-14T12:00:00-04:00")).toBeUndefined();
    expect(tripNow(back, new Date("2027-04-16T12:00:00+09:00"), ZONES, true)).toMatchObject({ kind: "today" });
    expect(now(back, "2027-04-18T06:00:00+09:00")).toMatchObject({ kind: "there", home: { flightNumber: "JL 6" } });
    expect(now(back, "2027-04-18T08:00:00+09:00")).toMatchObject({ kind: "next", flight: { flightNumber: "JL 6" } });
    expect(now(back, "2027-04-19T12:00:00+09:00")).toEqual({ kind: "landed" });
  });

  it("is nothing while it is not paid", () => {
    expect(now({ ...out, status: "draft" }, "2027-04-14T12:00:00-04:00")).toBeUndefined();
  });
});

describe("the flight of today", () => {
  it("counts the days where one lives until it leaves", () => {
    // Already the 14th in Kyoto, still the 13th in New York.
    expect(flightNow(trip, new Date("2027-04-13T20:00:00-04:00"), ZONES)).toEqual({ kind: "before", days: 1 });
    expect(tripNow(trip, new Date("2027-04-13T20:00:00-04:00"), ZONES, true)).toMatchObject({
      kind: "wait",
      days: 1,
    });
  });

  it("counts them by the clock of today, not by that of the day of the flight, when summer time begins between", () => {
    // 23:30 on the 9th of March in New York, an hour later by the summer time of April.
    const night = new Date("2027-03-09T23:30:00-05:00");
    expect(flightNow(trip, night, ZONES)).toEqual({ kind: "before", days: 36 });
    expect(tripNow(trip, night, ZONES, true)).toMatchObject({ kind: "wait", days: 36 });
  });

  it("counts them by the clock of its departure where nobody knows the airport", () => {
    const night = new Date("2027-04-13T23:30:00-04:00");
    expect(flightNow(trip, night, {})).toEqual({ kind: "before", days: 1 });
    expect(flightNow(trip, new Date("2027-04-12T23:30:00-04:00"), {})).toEqual({ kind: "before", days: 2 });
  });

  it("comes next from the morning of its day, and early that evening for one that leaves after midnight", () => {
    expect(coming("2027-04-14T00:05:00-04:00")).toMatchObject({ flightNumber: "AY 16", isInTheAir: false });
    const { outbound } = trip.flight!.offer;
    const night = { ...outbound!, departAt: "2027-04-14T04:10:00Z", departLocal: "2027-04-14T00:10" };
    const late = { ...trip, flight: { ...trip.flight!, offer: { ...trip.flight!.offer, outbound: night } } };
    expect(flightNow(late, new Date("2027-04-13T19:00:00Z"), ZONES)?.kind).toBe("next");
    expect(flightNow(late, new Date("2027-04-13T15:00:00Z"), ZONES)?.kind).toBe("before");
  });

  it("is the one that one sits in, then the connection", () => {
    expect(coming("2027-04-14T23:00:00Z")).toMatchObject({ flightNumber: "AY 16", isInTheAir: true });
    expect(coming("2027-04-15T06:00:00Z")).toMatchObject({ flightNumber: "AY 67", isInTheAir: false, from: "HEL" });
    expect(flightNow(trip, new Date("2027-04-15T20:40:00Z"), ZONES)).toEqual({ kind: "there" });
  });

  it("says on the last day when to leave for the airport, as the days have it", () => {
    expect(coming("2027-04-17T23:59:00+09:00")).toMatchObject({ flightNumber: "JL 6", leaveAt: 425 });
    const early = new Date("2027-04-18T07:00:00+09:00");
    expect(tripNow(withRide, early, ZONES, true)).toMatchObject({ kind: "fly", date: "2027-04-18" });
    expect(coming("2027-04-18T07:04:00+09:00")).toHaveProperty("leaveAt", 425);
    expect(coming("2027-04-18T07:05:00+09:00")).not.toHaveProperty("leaveAt");
    expect(coming("2027-04-18T02:06:00Z")).toMatchObject({ isInTheAir: true, dayOffset: 0 });
    expect(flightNow(trip, new Date("2027-04-18T15:00:00Z"), ZONES)).toEqual({ kind: "landed" });
  });

  it("leaves the stops of the last day first, with the flight below them", () => {
    const visit = { ...ride, id: "walk", role: "visit" as const, name: "A last walk", start: 360, end: 400 };
    const days = withRide.itinerary!.days.map((one) =>
      one.date === day.date ? { ...one, items: [visit, ride] } : one,
    );
    const last = { ...withRide, itinerary: { ...withRide.itinerary!, days } };
    const at = (clock: string) => tripNow(last, new Date(`2027-04-18T${clock}:00+09:00`), ZONES, true);
    expect(at("05:00")).toMatchObject({ kind: "today", stop: { id: "walk" }, flight: { leaveAt: 425 } });
    expect(at("06:40")).toMatchObject({ kind: "fly", flight: { leaveAt: 425 } });
  });

  it("is still the flight when the calendar of the place has left the trip behind", () => {
    const { inbound } = trip.flight!.offer;
    const long = { ...inbound!, arriveAt: "2027-04-18T23:00:00Z", arriveLocal: "2027-04-18T19:00" };
    long.segments = [{ ...inbound!.segments[0]!, arriveAt: long.arriveAt, arriveLocal: long.arriveLocal }];
    const far = { ...trip, flight: { ...trip.flight!, offer: { ...trip.flight!.offer, inbound: long } } };
    expect(tripNow(far, new Date("2027-04-18T20:00:00Z"), ZONES, true)).toMatchObject({ kind: "fly" });
  });

  it("is nothing of a trip whose flights nobody has paid", () => {
    expect(flightNow({ ...trip, status: "planning" }, new Date("2027-04-14T12:00:00Z"), ZONES)).toBeUndefined();
    expect(flightNow({ ...trip, flight: undefined }, new Date("2027-04-14T12:00:00Z"), ZONES)).toBeUndefined();
  });
});

describe("what is said of it", () => {
  it("is when to be where, each clock at its own airport", () => {
    const first = coming("2027-04-14T12:00:00Z")!;
    expect(flightLine(first)).toBe("17:45 AY 16 to HEL");
    expect(flightFacts(first)).toBe(
      "Finnair leaves JFK at 17:45 and lands at HEL at 08:50 the next day. Times are local to each airport.",
    );
    const air = coming("2027-04-14T23:00:00Z")!;
    expect(flightLine(air)).toBe("AY 16 to HEL, lands at 08:50");
    expect(flightFacts(air)).toContain("Finnair AY 16 left JFK at 17:45 and lands");
  });

  it("is when to leave for it on the way home", () => {
    const home = coming("2027-04-18T06:00:00+09:00")!;
    expect(flightLine(home)).toBe("07:05 Leave for the airport, KIX");
    expect(homeLine(home)).toBe("Leave for the airport at 07:05: JL 6 leaves KIX at 11:05.");
    expect(homeLine({ ...home, leaveAt: undefined })).toBe("JL 6 leaves KIX at 11:05.");
  });
});
