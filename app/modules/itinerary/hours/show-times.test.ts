import { describe, expect, it } from "vitest";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { plan, sights } from "../plan/day-trips.fixture";
import { openWindowsOn } from "./open-windows";
import { startInWords, windowsForStarts } from "./show-times";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";
import { shortestVisit } from "../day/visit-length";
import { visitHoursOf } from "./visit-windows";

const TOWN = { lat: 41.9, lon: 12.5, timeZone: "Europe/Rome" };
const sun = sunCalculatorFor(TOWN);
const DATE = "2027-05-04";
type Change = Parameters<typeof townPlace>[1];
const offered = (change: Change, date = DATE): [number, number][] => {
  const place = townPlace("it", change);
  const where = townRequest([]).destination;
  const [windows] = visitHoursOf(place, [date], where, sun).windows;
  return windowsForStarts(place, windows!, date, shortestVisit(place)).map(({ open, latestStart }) => [
    open,
    latestStart,
  ]);
};
const opera = { kind: "theatre", minutes: 150 } as const;

describe("a visit to what begins at an hour", () => {
  it("begins a quarter of an hour before a show at the earliest, five minutes before it at the latest", () => {
    const circus = { ...opera, minutes: 75, hours: "Mo-Su 15:00-22:00", starts: { at: "16:00,20:30" } };
    expect(offered(circus)).toEqual([
      [945, 955],
      [1215, 1225],
    ]);
  });

  it("is to a stage that is open for its show alone when it opens, before the hour of its doors", () => {
    expect(offered({ ...opera, hours: "Mo-Su 19:30-22:00" })).toEqual([[1155, 1165]]);
    expect(offered({ ...opera, hours: "Mo-Su 17:00-23:30" })[0]![1]).toBeGreaterThan(18 * 60);
    expect(
      openWindowsOn(townPlace("it", { ...opera, hours: "Mo-Su 19:30-22:00" }), DATE, { country: "IT" }, sun),
    ).toEqual([{ open: 1155, close: 1320 }]);
  });

  it("is none on a day without the show, and none after its end", () => {
    const weekend = { ...opera, hours: "Mo-Su 15:00-22:00", starts: { at: "Sa 20:00" } };
    expect(offered(weekend)).toEqual([]);
    expect(offered(weekend, "2027-05-08")).toEqual([[1185, 1195]]);
    expect(offered({ ...opera, hours: "Mo-Su 10:00-18:00", starts: { at: "20:00" } })).toEqual([]);
  });

  it("sees what happens at a square at some time of the visit, and on other days the square alone", () => {
    const square = { kind: "square", minutes: 60, hours: "24/7", starts: { at: "Tu 12:00" } } as const;
    // An hour is usual, and three quarters are a visit: a quarter of an hour of them is left at noon.
    expect(offered(square)).toEqual([[690, 715]]);
    expect(offered(square, "2027-05-05")).toEqual([[0, 1395]]);
  });

  it("is never cut short where it is a show", () => {
    expect(shortestVisit(townPlace("it", { ...opera, minutes: 60, starts: { at: "20:00" } }))).toBe(60);
    expect(shortestVisit(townPlace("it", { kind: "music", minutes: 90, hours: "Mo-Su 20:00-21:30" }))).toBe(90);
    expect(shortestVisit(townPlace("it", { kind: "music", minutes: 120, hours: "Mo-Su 19:00-02:00" }))).toBe(85);
  });
});

describe("what is said of the hour", () => {
  const said = (change: Change, start: number): string | undefined => {
    const place = townPlace("it", change);
    const [windows] = visitHoursOf(place, [DATE], townRequest([]).destination, sun).windows;
    return startInWords(place, { start, leave: start + place.minutes }, windows!, DATE);
  };

  it("is when it starts, and what does", () => {
    expect(said({ ...opera, hours: "Mo-Su 18:00-23:00", starts: { at: "20:00" } }, 1190)).toBe("Starts at 20:00");
    expect(said({ hours: "24/7", starts: { at: "12:00", what: "The guard changes" } }, 700)).toBe(
      "The guard changes at 12:00",
    );
    expect(said({ ...opera, hours: "Mo-Su 19:30-22:00" }, 1160)).toBe("Usually starts at 19:30");
  });

  it("is to look it up where an opera's hours don't tell, and nothing of what has no such hour or another one", () => {
    expect(said({ ...opera, hours: "Mo-Su 18:30-22:30" }, 1140)).toBe("Start times vary: look at the programme");
    expect(said({ hours: "24/7", starts: { at: "12:00" } }, 900)).toBeUndefined();
    expect(said({ kind: "museum", hours: "Mo-Su 09:00-17:00" }, 600)).toBeUndefined();
  });
});

describe("a plan", () => {
  const parade = townPlace("parade", {
    kind: "palace",
    weight: 4,
    minutes: 45,
    north: 0.4,
    hours: "24/7",
    starts: { at: "13:30", what: "The guard changes" },
  });
  const puppets = townPlace("puppets", {
    kind: "theatre",
    weight: 4,
    minutes: 60,
    east: 0.5,
    hours: "Mo-Su 14:00-21:00",
    starts: { at: "14:30,17:00,19:00" },
  });
  const stops = (locked: { placeId: string; date: string; start?: number }[] = []) =>
    plan(
      townRequest([...sights(12), parade, puppets], {
        arrangement: { ...NO_ARRANGEMENT, anchors: [parade, puppets].map(({ id }) => ({ place: id, nights: 1 })) },
        lastDate: "2027-05-07",
        locked,
      }),
    ).days.flatMap(({ items }) => items);
  const stopOf = (id: string, locked?: Parameters<typeof stops>[0]) =>
    stops(locked).find(({ placeId }) => placeId === id)!;

  it("is there before it begins and stays for it", () => {
    const guard = stopOf("parade");
    expect(guard.start).toBeLessThanOrEqual(805);
    expect(guard.end).toBeGreaterThanOrEqual(825);
    expect(guard.fact).toBe("The guard changes at 13:30");
    const show = stopOf("puppets");
    expect([870, 1020, 1140].map((start) => start - show.start).some((early) => early >= 5 && early <= 15)).toBe(true);
    expect(show.end - show.start).toBe(60);
  });

  it("keeps a ticket at another hour, whatever is known", () => {
    expect(stopOf("puppets", [{ placeId: "puppets", date: "2027-05-05", start: 960 }]).start).toBe(960);
  });
});
