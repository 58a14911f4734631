import { describe, expect, it } from "vitest";
import { bareTrip } from "#app/modules/documents/trip.fixture";
import { daysBetween } from "#app/shared/calendar";
import type { TripWithoutDays } from "../trip/trip";
import { countdownOf, nextTripOf } from "./next-trip";

const TODAY = "2027-05-10";
const daysLeft = ({ startDate }: TripWithoutDays) => daysBetween(TODAY, startDate);
const trip = (changes: Partial<TripWithoutDays>): TripWithoutDays => ({
  ...bareTrip(),
  startDate: "2027-06-10",
  endDate: "2027-06-14",
  ...changes,
});

describe("the next trip", () => {
  it("is the first that is still to begin, whatever was begun last", () => {
    const trips = [
      trip({ id: "later", startDate: "2027-08-01", endDate: "2027-08-05" }),
      trip({ id: "called-off", startDate: "2027-05-12", endDate: "2027-05-13", status: "cancelled" }),
      trip({ id: "over", startDate: "2027-05-01", endDate: "2027-05-09", status: "booked" }),
      trip({ id: "next" }),
    ];
    expect(nextTripOf(trips, daysLeft, true)).toMatchObject({ id: "next", countdown: "In 31 days" });
    expect(nextTripOf(trips.slice(1, 3), daysLeft, true)).toBeUndefined();
  });

  it.each<[string, Partial<TripWithoutDays>, boolean, string]>([
    ["Choose flights", { status: "draft" }, true, ""],
    ["Choose a place to stay", { status: "planning", elsewhere: { flights: "not-needed" } }, true, ""],
    ["Review and book", { status: "planning", elsewhere: { flights: "not-needed", stay: "not-needed" } }, true, ""],
    ["Read your days", { status: "planning" }, false, ""],
    ["Read your days", { status: "booked" }, true, ""],
    ["Take it along", { status: "booked", startDate: "2027-05-24" }, true, "/take-along"],
  ])("asks for one thing: %s", (words, changes, sells, path) => {
    const next = trip({ id: "trip", ...changes });
    expect(nextTripOf([next], daysLeft, sells)?.todo).toEqual({ words, to: `/trips/trip${path}` });
  });

  it("names a longer trip and the place that is next", () => {
    const place = (id: string, name: string, startDate: string, status: "booked" | "planning") =>
      trip({
        id,
        journeyId: "j",
        destination: { slug: name.toLowerCase(), name },
        startDate,
        endDate: startDate,
        status,
      });
    const places = [place("r", "Rome", "2027-06-01", "planning"), place("f", "Florence", "2027-06-05", "planning")];
    const next = nextTripOf(places, daysLeft, true);
    expect(next).toMatchObject({
      name: "Rome and Florence",
      destination: "2 places",
      path: "/journeys/j",
      id: "r",
    });
    expect(next).toMatchObject({ startDate: "2027-06-01", endDate: "2027-06-05" });
    expect(next?.todo.to).toBe("/journeys/j");
    const underWay = [place("r", "Rome", "2027-05-01", "booked"), place("f", "Florence", "2027-05-12", "booked")];
    expect(nextTripOf(underWay, daysLeft, true)).toMatchObject({
      destination: "Next: Florence",
      todo: { to: "/trips/f/take-along" },
    });
    expect(nextTripOf([trip({ id: "alone" })], daysLeft, true)).toMatchObject({ path: "/trip/alone" });
  });

  it.each([
    [0, "Today"],
    [1, "Tomorrow"],
    [2, "In 2 days"],
    [59, "In 59 days"],
    [60, "In 9 weeks"],
  ])("%i days ahead: %s", (days, words) => {
    expect(countdownOf(days)).toBe(words);
  });
});
