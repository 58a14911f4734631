import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { addDays } from "#app/shared/calendar";
import { tripNow } from "./trip-now";

const KYOTO = { there: "Asia/Tokyo" };
const trip = { ...fullTrip("kyoto", 4), status: "booked" as const };
const at = (date: string, clock: string): Date => new Date(`${date}T${clock}:00+09:00`);

describe("what a trip asks for next", () => {
  it("is the step of the plan that is missing, as far as there is anything to choose", () => {
    const before = at(addDays(trip.startDate, -30), "12:00");
    const bare = bareTrip({ status: "planning", startDate: trip.startDate, endDate: trip.endDate });
    expect(tripNow(bare, before, KYOTO, true)).toEqual({ kind: "choose", step: "flights" });
    expect(tripNow({ ...bare, flight: trip.flight }, before, KYOTO, true)).toEqual({ kind: "choose", step: "hotels" });
    expect(tripNow({ ...bare, itinerary: undefined }, before, KYOTO, false)).toEqual({ kind: "plan-days" });
    expect(tripNow({ ...trip, status: "planning" }, before, KYOTO, true)).toEqual({ kind: "ready" });
  });

  it("is to wait, in days of where the traveller leaves, until it begins, and where it begins", () => {
    const zones = { ...KYOTO, leaving: "Asia/Tokyo" };
    const there = { ...trip, flight: undefined };
    const [day] = trip.itinerary!.days;
    const { name, start } = day!.items.find(({ role }) => role === "visit" || role === "meal")!;
    const eve = at(addDays(trip.startDate, -1), "00:10");
    expect(tripNow(there, eve, zones, true)).toEqual({
      kind: "wait",
      days: 1,
      first: { date: day!.date, name, start },
    });
    const blank = { ...trip.itinerary!, days: trip.itinerary!.days.map((one) => ({ ...one, items: [] })) };
    expect(tripNow({ ...there, itinerary: blank }, eve, zones, true)).toEqual({ kind: "wait", days: 1 });
    expect(tripNow(there, at(trip.startDate, "00:10"), KYOTO, true)).toEqual({ kind: "ready" });
    expect(tripNow(there, at(trip.itinerary!.days[0]!.date, "00:10"), KYOTO, true)).toMatchObject({ dayNumber: 1 });
  });

  it("is the stop one is at or goes to, by the clock of the place", () => {
    const day = trip.itinerary!.days[1]!;
    const visits = day.items.filter(({ role }) => role === "visit" || role === "meal" || role === "transfer");
    const [first, second] = visits;
    const clock = (minutes: number): string =>
      `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    const stopAt = (minutes: number) => {
      const now = tripNow(trip, at(day.date, clock(minutes)), KYOTO, true);
      return now.kind === "today" ? now.stop : undefined;
    };
    expect(stopAt(first!.start - 5)).toMatchObject({ id: first!.id, isNow: false });
    expect(stopAt(first!.start)).toMatchObject({ id: first!.id, isNow: true });
    expect(stopAt(first!.start)?.then).toMatchObject({ name: second!.name, start: second!.start });
    expect(stopAt(first!.start - 5)?.then).toBeUndefined();
    expect(stopAt(first!.end)).toMatchObject({ id: second!.id });
    expect(stopAt(23 * 60 + 59)).toBeUndefined();
  });

  it("is the evening that lasts beyond midnight, until it is over", () => {
    const [day] = trip.itinerary!.days;
    const late = { ...day!.items.find(({ role }) => role === "visit" || role === "meal" || role === "transfer")! };
    const days = trip.itinerary!.days.with(0, { ...day!, items: [{ ...late, start: 23 * 60, end: 25 * 60 }] });
    const night = { ...trip, flight: undefined, itinerary: { ...trip.itinerary!, days } };
    const next = addDays(day!.date, 1);
    expect(tripNow(night, at(next, "00:30"), KYOTO, true)).toMatchObject({
      dayNumber: day!.dayNumber,
      stop: { id: late.id, isNow: true },
    });
    expect(tripNow(night, at(next, "01:00"), KYOTO, true)).toMatchObject({ dayNumber: day!.dayNumber + 1 });
  });

  it("calls a meal that is named after its place a lunch or a dinner", () => {
    const day = trip.itinerary!.days[1]!;
    const stop = day.items.find(({ role }) => role === "visit")!;
    const meal = { ...stop, role: "meal" as const, meal: "lunch" as const, start: 780, end: 840 };
    const named = (name: string): unknown => {
      const days = trip.itinerary!.days.with(1, { ...day, items: [{ ...meal, name }] });
      const now = tripNow({ ...trip, itinerary: { ...trip.itinerary!, days } }, at(day.date, "12:00"), KYOTO, true);
      return now.kind === "today" && now.stop?.name;
    };
    expect(named("In Naramachi")).toBe("Lunch in Naramachi");
    expect(named("Inoda Coffee")).toBe("Inoda Coffee");
  });

  it("is to plan the days where there are none, and nothing on a day that is neither planned nor flown", () => {
    const during = at(addDays(trip.startDate, 2), "12:00");
    expect(tripNow({ ...trip, itinerary: undefined }, during, KYOTO, true)).toEqual({ kind: "plan-days" });
    const empty = { ...trip, itinerary: { ...trip.itinerary!, days: [] } };
    expect(tripNow(empty, during, KYOTO, true)).toEqual({ kind: "ready" });
  });

  it("is nothing when it is over, whatever its dates say", () => {
    expect(tripNow(trip, at(addDays(trip.endDate, 1), "00:10"), KYOTO, true)).toEqual({ kind: "over" });
    for (const status of ["completed", "cancelled"] as const)
      expect(tripNow({ ...trip, status }, at(trip.startDate, "12:00"), KYOTO, true)).toEqual({ kind: "over" });
  });
});
