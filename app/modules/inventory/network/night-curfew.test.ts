import { describe, expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { AIRLINES } from "./airlines";
import { nonStopPairs } from "./network";
import { CURFEW_AIRPORTS, mayDepart, mayLand } from "./night-curfew";
import { RouteGraph } from "./route-graph";
import { Timetable } from "./timetable";
import { ZoneClock, dayNumber } from "./zone-clock";
import { sampleOfDay } from "#tests/setup/day-sample";

describe("a curfew", () => {
  it("begins with its first minute and ends with its last, over midnight too", () => {
    expect([1379, 1380, 0, 359, 360].map((minute) => mayDepart("SYD", minute))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect([1379, 1380, 0, 359, 360].map((minute) => mayLand("SYD", minute))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it("may let aircraft land when they may not leave", () => {
    expect(mayDepart("LHR", 5 * 60)).toBe(false);
    expect(mayLand("LHR", 5 * 60)).toBe(true);
    expect(mayLand("LHR", 3 * 60)).toBe(false);
  });

  it("is none where the airport works by night", () => {
    expect(mayDepart("DXB", 3 * 60)).toBe(true);
    expect(mayLand("SIN", 3 * 60)).toBe(true);
  });

  it("is of airports that exist", () => {
    expect(CURFEW_AIRPORTS.filter((iata) => !findAirport(iata))).toEqual([]);
  });
});

describe("the timetable", () => {
  const pairs = nonStopPairs();
  const graph = new RouteGraph(AIRLINES, pairs, findAirport);
  const clock = new ZoneClock();
  const timetable = new Timetable(clock);
  /** Winter and summer of both halves of the world, and days on which some clocks have changed and others have not. */
  const DAYS = ["2027-01-20", "2027-03-17", "2027-04-02", "2027-07-20", "2027-10-06", "2027-10-30"].map(dayNumber);

  it("keeps every curfew at both ends, all year", () => {
    const drawn = sampleOfDay(CURFEW_AIRPORTS, (iata) => iata, 8);
    const airports = new Set(drawn);
    const broken = new Set<string>();
    let looked = 0;
    for (const { from, to } of pairs.filter((pair) => airports.has(pair.from) || airports.has(pair.to))) {
      for (const [near, far] of [
        [from, to],
        [to, from],
      ] as const) {
        for (const path of graph.paths(near, far).filter(({ hops }) => hops.length === 1)) {
          for (const day of DAYS) {
            for (const { departMs, arriveMs } of timetable.itineraries(path, day)) {
              const [hop] = path.hops;
              if (!hop) continue;
              looked++;
              const leaves = clock.toWallClock(hop.from.timeZone, departMs).minute;
              const lands = clock.toWallClock(hop.to.timeZone, arriveMs).minute;
              if (!mayDepart(near, leaves) || !mayLand(far, lands))
                broken.add(`${hop.carrier.iata} ${near} ${leaves} ${far} ${lands}`);
            }
          }
        }
      }
    }
    expect([...broken]).toEqual([]);
    expect(looked).toBeGreaterThan(10 * drawn.length);
  });

  it("still flies everywhere from airports with a curfew", () => {
    const silent = pairs
      .filter((pair) => pair.from === "SYD" || pair.to === "SYD")
      .flatMap(({ from, to }) =>
        graph.paths(from, to).filter(({ hops }) => hops.length === 1 && hops[0]!.until === undefined),
      )
      .filter((path) => timetable.itineraries(path, dayNumber("2027-01-20")).length === 0);
    expect(silent).toEqual([]);
  });
});
