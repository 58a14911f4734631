import { expect, it } from "vitest";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { addDays } from "#app/shared/calendar";
import { sampleOfDay } from "#tests/setup/day-sample";
import { buildTrip, PREMIUM_TRIPS } from "./trips";

const BOOKED = PREMIUM_TRIPS.find(({ key }) => key === "booked")!;
const at = (date: string): Date => new Date(`${date}T12:00:00Z`);

const DAYS = ["2027-02-28", "2027-03-29", "2027-06-20", "2027-08-01", "2027-11-11", "2027-12-31", "2028-01-01", "2028-02-29"];

it.each(sampleOfDay(DAYS, (day) => day, 1))("on %s the next trip begins in 45 days and has something to see on each of its days, whoever has it", async (today) => {
  const [trip, other] = await Promise.all([
    buildTrip(BOOKED, "petra", at(today)),
    buildTrip(BOOKED, "somebody-else", at(today)),
  ]);
  expect(other).toEqual({ ...trip, ownerId: "somebody-else" });
  expect([trip.startDate, trip.endDate]).toEqual([addDays(today, 45), addDays(today, 52)]);
  const visits = trip.itinerary!.days.map(({ items }) => items.filter(isVisit).length);
  expect(visits.length).toBeGreaterThanOrEqual(6);
  expect(visits.slice(0, -1)).not.toContain(0);
  expect(trip.itinerary!.days.flatMap(({ items }) => items).filter(({ locked }) => locked)).toEqual([]);
});
