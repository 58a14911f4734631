import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { plan, sights, trip } from "../plan/day-trips.fixture";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";
import { lunchHoursOn } from "./outing-lunch";

/** The part of a day out to one place between getting there and turning back. */
function dayAt(place: Partial<PlaceSource>, change: Partial<DayTrip> = {}, children = 0): [string, number, number][] {
  const there = townPlace("there", { north: 70, weight: 5, dayTrip: true, district: "Valley", ...place });
  const arrangement = {
    ...NO_ARRANGEMENT,
    anchors: [{ place: "there", nights: 2 }],
    dayTrips: [trip("there", ["there"], change)],
  };
  const request = townRequest([...sights(6, 180), there], { arrangement, children, lastDate: "2027-05-07" });
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

describe("lunch on a day out that is named after its stops", () => {
  const stop = (id: string, change: Parameters<typeof townPlace>[1] = {}): PlaceSource =>
    townPlace(id, { name: id, district: id, north: 70, minutes: 60, weight: 4, dayTrip: true, ...change });
  const lunchOn = (places: PlaceSource[], where: string, leave = "07:30"): [string, number] | undefined => {
    const arrangement = {
      ...NO_ARRANGEMENT,
      anchors: [{ place: places[0]!.id, nights: 2 }],
      dayTrips: [
        trip(
          "round",
          places.map(({ id }) => id),
          { leave, lunch: bought(where) },
        ),
      ],
    };
    const request = townRequest([...sights(6, 180), ...places], { arrangement, lastDate: "2027-05-07" });
    const day = plan(request).days.find(({ dayTrip }) => dayTrip);
    const lunch = day?.items.find(({ meal }) => meal === "lunch");
    return lunch && [lunch.name, lunch.start];
  };
  const falls = stop("Upper Falls", { minutes: 75, district: "Hills" });
  const rocks = stop("Lava rocks", { minutes: 60, district: "Jungmun", east: 3 });
  const museum = stop("Tea museum", { minutes: 50, district: "Andeok", east: 12 });

  it("is had before one leaves the last of them", () => {
    const where = "At a kitchen by the Falls or in Jungmun";
    const [name, start] = lunchOn([falls, rocks, museum], where, "07:45")!;
    expect(name).toBe(where);
    // Not at the museum an hour later.
    expect(start).toBeLessThan(13 * 60);
  });

  it("keeps the name of none of them where one is elsewhere by then", () => {
    const early = lunchOn(
      [
        { ...falls, minutes: 45 },
        { ...museum, minutes: 200 },
      ],
      "By the pool at Upper Falls",
    )!;
    expect(early[0]).toBe("Lunch in Andeok");
    const there = lunchOn([{ ...falls, minutes: 200 }, museum], "By the pool at Upper Falls")!;
    expect(there[0]).toBe("By the pool at Upper Falls");
    expect(
      lunchOn(
        [
          { ...falls, minutes: 45 },
          { ...museum, minutes: 200 },
        ],
        "With a view of the hills",
      )![0],
    ).toBe("With a view of the hills");
  });
});

describe("the hours of lunch on a day out", () => {
  const clock = (hours: number, minutes = 0): number => hours * 60 + minutes;

  it("are those of the country's kitchens where a table is looked for", () => {
    const table = { lunch: bought("In the old town") };
    const usual = { isWithChildren: false, isHot: false };
    const inSpain = lunchHoursOn(table, { ...usual, firstLunch: clock(13, 30) });
    expect(inSpain).toEqual({ from: clock(13), usual: clock(14), by: clock(15, 20) });
    expect(lunchHoursOn(table, { ...usual, firstLunch: clock(11, 30) }).from).toBe(clock(11, 30));
    expect(lunchHoursOn(table, { ...usual, firstLunch: clock(13, 30), isHot: true }).from).toBe(clock(12));
  });

  it("are at noon for what is taken along or comes with a tour, and sooner with children", () => {
    const usual = { isWithChildren: false, isHot: false };
    const noon = { from: clock(11, 30), usual: clock(12, 30), by: clock(13, 50) };
    const packed = { lunch: { how: "packed" as const, where: "From a bakery", price: 8 } };
    expect(lunchHoursOn(packed, { ...usual, firstLunch: clock(13, 30) })).toEqual(noon);
    const table = { lunch: bought("In the village") };
    expect(lunchHoursOn(table, usual)).toEqual(noon);
    expect(lunchHoursOn(table, { ...usual, isWithChildren: true }).by).toBe(clock(12, 50));
  });
});
