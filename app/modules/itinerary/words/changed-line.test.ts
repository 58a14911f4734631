import { describe, expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { changedLine } from "./changed-line";
import { isVisit } from "../day/itinerary";
import type { Itinerary, ItineraryItem } from "../day/itinerary";

const plan = fullTrip("kyoto", 4).itinerary!;
const stop = plan.days[2]!.items.find(isVisit)!;
const meal = plan.days.flatMap(({ date, items }) =>
  items.filter(({ role }) => role === "meal").map((item) => ({ date, item })),
)[1]!;

function withItem(id: string, change: (item: ItineraryItem) => ItineraryItem[]): Itinerary {
  return {
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      items: day.items.flatMap((item) => (item.id === id ? change(item) : item)),
    })),
  };
}

describe("the line that an undo is about", () => {
  it("is none where nothing changed", () => expect(changedLine(plan, plan)).toBeUndefined());

  it("is what went, and what came back", () => {
    const without = withItem(stop.id, () => []);
    expect(changedLine(plan, without)).toBe(stop.placeId);
    expect(changedLine(without, plan)).toBe(stop.placeId);
  });

  it("is what was locked, is longer, or begins later", () => {
    expect(
      changedLine(
        plan,
        withItem(stop.id, (item) => [{ ...item, locked: true }]),
      ),
    ).toBe(stop.placeId);
    expect(
      changedLine(
        plan,
        withItem(stop.id, (item) => [{ ...item, end: item.end + 15 }]),
      ),
    ).toBe(stop.placeId);
    const later = withItem(stop.id, (item) => [{ ...item, start: item.start + 15, end: item.end + 15 }]);
    expect(changedLine(plan, later)).toBe(stop.placeId);
  });

  it("is the meal that is had elsewhere, and what changed its day before what only moved", () => {
    const elsewhere = withItem(meal.item.id, (item) => [{ ...item, placeId: undefined, name: "Lunch" }]);
    expect(changedLine(plan, elsewhere)).toBe(`${meal.date} ${meal.item.meal}`);
    const [from, to] = [plan.days[2]!.date, plan.days[1]!.date];
    const moved: Itinerary = {
      ...plan,
      days: plan.days.map((day) => ({
        ...day,
        items:
          day.date === from
            ? day.items.filter(({ id }) => id !== stop.id).map((item) => ({ ...item, start: item.start + 30 }))
            : day.date === to
              ? [...day.items, stop]
              : day.items,
      })),
    };
    expect(changedLine(plan, moved)).toBe(stop.placeId);
  });
});
