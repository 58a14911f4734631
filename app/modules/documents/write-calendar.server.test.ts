import { describe, expect, it } from "vitest";
import type { Between, PlaceWay } from "#app/modules/trips/trip/between";
import type { Trip } from "#app/modules/trips/trip/trip";
import { fullTrip } from "./trip.fixture";
import { writeCalendar } from "./write-calendar.server";

const way = (slug: string, name: string, changes: Partial<PlaceWay>): PlaceWay => ({
  ...{ by: "train", place: { slug, name }, date: "2027-04-16", time: "22:00", minutes: 540, dollars: 60 },
  ...changes,
});
const place = (slug: string, between: Between, changes: Partial<Trip> = {}): Trip => ({
  ...fullTrip(slug, 2, { id: slug, journeyId: "journey-1", flight: undefined, between, hotel: undefined, ...changes }),
});
const at = (name: string) => ({ name, lat: 48.2, lon: 16.4 });

/** The calendar of Vienna and Venice, in lines. */
function calendarOf(back: Partial<PlaceWay>, out: Partial<PlaceWay>, venice: Partial<Trip> = {}): string {
  const trips = [
    { trip: place("vienna", { back: way("venice", "Venice", back) }), zone: "Europe/Vienna" },
    { trip: place("venice", { out: way("vienna", "Vienna", out) }, venice), zone: "Europe/Rome" },
  ];
  return writeCalendar({
    name: "Vienna and Venice",
    trips: trips.map(({ trip, zone }) => ({ trip, url: "http://localhost:3000/", where: { timeZone: zone } })),
  }).replace(/\r\n /g, "");
}

describe("the calendar of a longer trip", () => {
  it("has a night train as one event over midnight, each end by the clock of its place", () => {
    const text = calendarOf(
      { isOvernight: true, at: at("Wien Hbf") },
      { isOvernight: true, date: "2027-04-17", time: "07:00", at: at("Venezia Santa Lucia") },
    );
    expect(text).toContain("SUMMARY:Vienna to Venice by night train");
    expect(text).toContain("DTSTART;TZID=Europe/Vienna:20270416T220000");
    expect(text).toContain("DTEND;TZID=Europe/Rome:20270417T070000");
    expect(text).toContain(
      "Leaves from Wien Hbf at 22:00\\nGets to Venezia Santa Lucia at 07:00\\, Sat 17 Apr\\nPlanned\\, not booked by us",
    );
    expect(text).not.toMatch(/SUMMARY:(Arrive in|Leave)/);
  });

  it("leaves a drive to the days that tell it, and has it where there are none yet", () => {
    const drive = { by: "car", drive: { from: "Vienna", leaves: "09:00" } } as const;
    const ends = [
      { ...drive, time: "09:00" },
      { ...drive, time: "15:30" },
    ] as const;
    expect(calendarOf(...ends)).not.toContain("by car");
    expect(calendarOf(...ends, { itinerary: undefined })).toContain("SUMMARY:Vienna to Venice by car");
  });
});
