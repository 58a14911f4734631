import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { datesOf, dayTaken, memoriesOf } from "./memories";
import type { OwnPicture } from "./memories";

const trip = fullTrip("kyoto", 4);
const dates = datesOf(trip);
const [day] = trip.itinerary!.days;
const stop = day!.items.find(({ role }) => role === "visit")!;

const picture = (changes: Partial<OwnPicture>): OwnPicture => ({
  id: "p",
  width: 1600,
  height: 1200,
  caption: "",
  isShared: false,
  ...changes,
});

it("has every day of the trip, planned or not", () => {
  expect(dates[0]).toBe(trip.startDate);
  expect(dates.at(-1)).toBe(trip.endDate);
  expect(datesOf({ startDate: "2027-04-30", endDate: "2027-05-01" })).toEqual(["2027-04-30", "2027-05-01"]);
});

it("puts a picture on the day on which it was taken, and on none before, after or without a time", () => {
  expect(dayTaken(`${dates[1]}T23:59:59`, dates)).toBe(dates[1]);
  expect(dayTaken("2020-01-01T10:00:00", dates)).toBeUndefined();
  expect(dayTaken(undefined, dates)).toBeUndefined();
});

it("names the stop at which a picture was taken, and hands its position to nobody", () => {
  const { lat, lon } = stop.location;
  const taken = { day: day!.date, takenAt: `${day!.date}T10:15:33` };
  const shown = memoriesOf(trip, [
    picture({ ...taken, id: "there", position: { lat: lat + 0.0005, lon } }),
    picture({ ...taken, id: "far", position: { lat: lat + 1, lon } }),
  ]).days.find(({ date }) => date === day!.date)!.pictures;
  expect(shown).toMatchObject([{ id: "there", at: stop.name, takenAtMinutes: 615 }, { id: "far" }]);
  expect(shown[1]).not.toHaveProperty("at");
  expect(JSON.stringify(shown)).not.toContain("lat");
});

it("keeps pictures of no day apart, and those of a day that the trip does not have any more", () => {
  const { days, loose } = memoriesOf(trip, [picture({ id: "a" }), picture({ id: "b", day: "2020-01-01" })]);
  expect(loose.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(days.flatMap(({ pictures }) => pictures)).toEqual([]);
  expect(days.find(({ date }) => date === day!.date)!.stops.map(({ name }) => name)).toContain(stop.name);
});
