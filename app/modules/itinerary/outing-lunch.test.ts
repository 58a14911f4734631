import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { plan, sights, trip } from "./day-trips.fixture";
import { NO_ARRANGEMENT, townPlace, townRequest } from "./town.fixture";

/** What happens between getting there and turning back, on a day out to one place. */
function dayAt(place: Partial<PlaceSource>, change: Partial<DayTrip> = {}, children = 0): [string, number, number][] {
  const there = townPlace("there", { north: 70, weight: 5, dayTrip: true, district: "Valley", ...place });
  const arrangement = {
    ...NO_ARRANGEMENT,
    anchors: [{ place: "there", nights: 2 }],
    dayTrips: [trip("there", ["there"], change)],
  };
  const request = townRequest([...sights(20), there], { arrangement, children, lastDate: "2027-05-07" });
  const { items } = plan(request).days.find(({ dayTrip }) => dayTrip)!;
  const out = items.findIndex(({ id }) => id.endsWith("-way-out"));
  const back = items.findIndex(({ id }) => id.endsWith("-way-back"));
  return items.slice(out + 1, back).map(({ role, start, end }) => [role, start, end]);
}

const bought = (where: string): DayTrip["lunch"] => ({ how: "bought", where, price: 12 });

describe("lunch on a day out to what is done in one piece", () => {
  it("is had after the boat where that is nearer to noon", () => {
    expect(dayAt({ kind: "boat-trip", minutes: 210 }, { leave: "08:40", lunch: bought("In the village") })).toEqual([
      ["visit", 640, 850],
      ["meal", 850, 910],
    ]);
  });

  it("is had before the walk where that is nearer to noon", () => {
    expect(dayAt({ kind: "trail", minutes: 180 }, { leave: "09:20", lunch: bought("By the harbour") })).toEqual([
      ["meal", 680, 740],
      ["visit", 740, 920],
    ]);
  });

  it("is had before the walk only where there is time for all of it before the gate shuts", () => {
    const until = { kind: "trail", minutes: 180, hours: "Mo-Su 08:00-15:00" } as const;
    expect(dayAt(until, { leave: "09:20", lunch: bought("By the harbour") })).toEqual([
      ["visit", 680, 860],
      ["meal", 860, 920],
    ]);
  });

  it("interrupts nothing for children either", () => {
    const stops = dayAt({ kind: "tour", minutes: 180 }, { leave: "08:40", lunch: bought("In the village") }, 2);
    expect(stops.filter(([role]) => role === "visit")).toHaveLength(1);
    expect(stops.filter(([role]) => role === "meal")).toHaveLength(1);
  });

  it("is had on the way where it is on board, carried along, or the trip takes most of the day", () => {
    const isSplit = (place: Partial<PlaceSource>, change: Partial<DayTrip>): boolean =>
      dayAt(place, { leave: "09:20", ...change }).filter(([role]) => role === "visit").length === 2;
    expect(isSplit({ kind: "boat-trip", minutes: 180 }, { lunch: bought("Grilled on deck") })).toBe(true);
    expect(isSplit({ kind: "trail", minutes: 200 }, { lunch: { how: "packed", where: "On top", price: 9 } })).toBe(
      true,
    );
    expect(isSplit({ kind: "boat-trip", minutes: 240 }, { lunch: bought("On an island") })).toBe(true);
    expect(isSplit({ kind: "ruin", minutes: 180 }, { lunch: bought("In the village") })).toBe(true);
  });
});
