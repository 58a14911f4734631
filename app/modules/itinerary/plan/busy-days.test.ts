import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { addDays, eachDay, weekdayOf } from "#app/shared/calendar";
import { busyOn } from "../day/busy-hours";
import type { BusyPattern } from "../day/busy-hours";
import type { DayRequest } from "../day/day-request";
import type { ItineraryDay } from "../day/itinerary";
import { placeOfOwn } from "../day/own-place";
import { townPlace, townRequest, townSun } from "../day/town.fixture";
import { planDays } from "./plan-days";

const WORK: BusyPattern = { kind: "work", name: "Work", start: 540, end: 1020, weekdays: [1, 2, 3, 4, 5] };
const NAP: BusyPattern = { kind: "nap", name: "Nap", start: 780, end: 900, weekdays: [1, 2, 3, 4, 5, 6, 7] };
const DATES = eachDay("2027-05-03", "2027-05-09");
const sights = Array.from({ length: 24 }, (_, k) =>
  townPlace(`sight-${k}`, {
    north: (k % 5) - 2,
    east: (k % 7) - 3,
    minutes: 45 + 15 * (k % 4),
    hours: "Mo-Su 08:00-22:00",
  }),
);
const tables = Array.from({ length: 8 }, (_, k) =>
  townPlace(`table-${k}`, { kind: "restaurant", north: (k % 3) / 2, hours: "Mo-Su 11:00-23:00", price: 20 }),
);
const daysOf = (change: Partial<DayRequest>): ItineraryDay[] =>
  planDays(townRequest([...sights, ...tables], change), townSun, "2027-01-01T00:00:00Z").itinerary.days;
const isOut = ({ role }: ItineraryDay["items"][number]): boolean => role === "visit" || role === "meal";
/** The lines out of the hotel that share time with a stretch of a day. */
const during = ({ items }: ItineraryDay, start: number, end: number) =>
  items.filter((item) => isOut(item) && item.start < end && item.end > start);

describe("days with hours that are not free", () => {
  it("hold nothing out of the hotel while the traveller works, and a full day at the weekend", () => {
    const days = daysOf({ busy: busyOn([WORK], DATES) });
    for (const day of days) {
      const busy = day.items.filter(({ role }) => role === "busy");
      if (weekdayOf(day.date) > 5) {
        expect(busy).toEqual([]);
        expect(day.items.filter(({ role }) => role === "visit").length).toBeGreaterThan(3);
        continue;
      }
      expect(busy).toMatchObject([{ name: "Work", start: 540, end: 1020, location: { name: "Hotel" } }]);
      expect(busy[0]!.description).toContain("Lunch falls in your break");
      expect(during(day, 540, 1020)).toEqual([]);
      expect(day.theme).toMatch(/^Work/);
      expect(day.items.some(({ meal }) => meal === "dinner")).toBe(true);
    }
  });

  it("are back at the hotel for a nap, lunch before it and sights on both sides", () => {
    for (const day of daysOf({ busy: busyOn([NAP], DATES), children: 1, youngest: 2 }).slice(1, -1)) {
      expect(during(day, 780, 900)).toEqual([]);
      const lunch = day.items.find(({ meal }) => meal === "lunch")!;
      expect(lunch.end).toBeLessThanOrEqual(780);
      const visits = day.items.filter(({ role }) => role === "visit");
      expect(visits.some(({ end }) => end <= 780)).toBe(true);
      expect(visits.some(({ start }) => start >= 900)).toBe(true);
    }
  });

  it("end before work in the evening, whatever is on then", () => {
    const late: BusyPattern = { ...WORK, start: 960, end: 1320 };
    const sunset = townPlace("hill", { bestTime: "sunset", hours: "24/7", weight: 5, kind: "viewpoint" });
    const request = townRequest([...sights, ...tables, sunset], {
      busy: busyOn([late], DATES),
      interests: ["nightlife"],
    });
    const { days } = planDays(request, townSun, "2027-01-01T00:00:00Z").itinerary;
    for (const day of days.slice(0, 5)) expect(during(day, 960, 1320)).toEqual([]);
  });

  it("are the same as ever without such hours", () => {
    expect(daysOf({ busy: [] })).toEqual(daysOf({}));
  });
});

describe("an appointment", () => {
  const date = addDays(DATES[0]!, 2);
  const own = { id: "own-w", name: "Ana's wedding", lat: 45.01, lon: 10.01, district: "Centre", minutes: 480 };
  const daysAround = (minutes: number, start: number, isTable?: true, others: PlaceSource[] = []) => {
    const place = placeOfOwn({ ...own, minutes, at: { date, start }, ...(isTable && { isTable }) });
    const request = townRequest([...sights, ...tables, ...others, place], {
      locked: [{ placeId: place.id, date, start }],
    });
    return planDays(request, townSun, "2027-01-01T00:00:00Z").itinerary.days;
  };
  const held = (minutes: number, start: number, isTable?: true) =>
    daysAround(minutes, start, isTable).find((day) => day.date === date)!;

  it("is kept to the minute with nothing beside it, and takes the dinner that falls in it", () => {
    const day = held(480, 900);
    const wedding = day.items.find(({ placeId }) => placeId === "own-w")!;
    expect(wedding).toMatchObject({ start: 900, end: 1380, locked: true, isOwn: true });
    expect(during(day, 900, 1380)).toEqual([wedding]);
    expect(day.items.some(({ meal }) => meal === "lunch")).toBe(true);
    expect(day.items.some(({ meal }) => meal === "dinner")).toBe(false);
    expect(day.wayHome!.leave).toBe(1380);
  });

  it("may begin before the day usually does, and takes a whole working day", () => {
    for (const start of [450, 480, 540]) {
      const day = held(480, start);
      const appointment = day.items.find(({ placeId }) => placeId === "own-w")!;
      expect(appointment).toMatchObject({ start, end: start + 480 });
      expect(during(day, 0, start)).toEqual([]);
      expect(day.items.some(({ meal }) => meal === "dinner")).toBe(true);
    }
  });

  it("is the dinner where food is had there, and has dinner before it where none is", () => {
    expect(held(120, 1200, true).items.some(({ meal }) => meal === "dinner")).toBe(false);
    const match = held(120, 1170);
    const dinner = match.items.find(({ meal }) => meal === "dinner")!;
    expect(dinner.end).toBeLessThanOrEqual(1170);
  });

  it("of half a day leaves lunch before it, although one dines there", () => {
    const meals = held(480, 960, true).items.flatMap(({ meal }) => meal ?? []);
    expect(meals).toEqual(["lunch"]);
    expect(held(480, 900, true).items.flatMap(({ meal }) => meal ?? [])).toEqual(["lunch"]);
  });

  it("that ends late is followed by a late morning, on a day out too", () => {
    const firstOut = ({ items }: ItineraryDay): number => items.find(({ role }) => role !== "breakfast")!.start;
    const after = (minutes: number, others: PlaceSource[] = []) =>
      daysAround(minutes, 900, true, others).find((day) => day.date === addDays(date, 1))!;
    expect(firstOut(after(420))).toBeLessThan(600);
    expect(firstOut(after(480))).toBeGreaterThanOrEqual(600);
    const far = townPlace("abbey", { north: 45, weight: 5, minutes: 180 });
    const place = placeOfOwn({ ...own, at: { date, start: 900 }, isTable: true });
    const request = townRequest([...sights, ...tables, far, place], {
      locked: [{ placeId: place.id, date, start: 900 }],
      wanted: [far.id],
      firstDate: addDays(date, -1),
      lastDate: addDays(date, 2),
    });
    const { days } = planDays(request, townSun, "2027-01-01T00:00:00Z").itinerary;
    const out = days.filter(({ dayTrip }) => dayTrip);
    expect(out.map((day) => day.date)).toEqual([addDays(date, 1)]);
    expect(firstOut(out[0]!)).toBeGreaterThanOrEqual(600);
  });

  it("lasts until midnight", () => {
    expect(held(480, 960).items.find(({ placeId }) => placeId === "own-w")).toMatchObject({ start: 960, end: 1440 });
  });
});
