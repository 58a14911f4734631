import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RouteGraph, type Hop } from "./route-graph";
import { SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport } from "./small-network.fixture";
import { LAYOVER, Timetable, minimumLayover } from "./timetable";
import { ZoneClock, dayNumber } from "./zone-clock";

const graph = new RouteGraph(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport);
const clock = new ZoneClock();
const timetable = new Timetable(clock);
const WINTER = dayNumber("2027-01-20");
const SUMMER = dayNumber("2027-07-20");

function hop(airline: string, from: string, to: string): Hop {
  const found = graph.paths(from, to).find((path) => path.hops.length === 1 && path.hops[0]?.carrier.iata === airline)
    ?.hops[0];
  if (!found) throw new Error(`No ${airline} ${from}-${to}`);
  return found;
}

function arrivalMinutes(flown: Hop, day: number): number[] {
  return timetable.departures(flown, day).map(({ minute, blockMinutes }) => {
    const departMs = clock.toEpochMs(flown.from.timeZone, { day, minute });
    return clock.toWallClock(flown.to.timeZone, departMs + blockMinutes * 60_000).minute;
  });
}

const pair = fc.constantFrom(...SMALL_PAIRS);

describe("departures", () => {
  it("are the same in every timetable, one to four a day, with numbers of their own", () => {
    fc.assert(
      fc.property(
        pair,
        fc.boolean(),
        fc.integer({ min: WINTER, max: SUMMER }),
        ({ airline, from, to }, isReturn, day) => {
          const flown = isReturn ? hop(airline, to, from) : hop(airline, from, to);
          const departures = timetable.departures(flown, day);
          expect(new Timetable(new ZoneClock()).departures(flown, day)).toEqual(departures);
          expect(departures.length).toBeGreaterThanOrEqual(1);
          expect(departures.length).toBeLessThanOrEqual(4);
          expect(new Set(departures.map(({ number }) => number)).size).toBe(departures.length);
          for (const { minute, number } of departures) {
            expect(minute % 5).toBe(0);
            expect(minute >= 0 && minute < 1440).toBe(true);
            expect(number % 2).toBe(flown.outward ? 1 : 0);
            expect(number).toBeLessThan(10_000);
          }
        },
      ),
    );
  });

  it("keep their hour at the hub when only one end changes its clocks", () => {
    const toHub = hop("AY", "KIX", "HEL");
    expect(arrivalMinutes(toHub, SUMMER)).toEqual(arrivalMinutes(toHub, WINTER));
    const [winter, summer] = [WINTER, SUMMER].map((day) => timetable.departures(toHub, day));
    expect(summer?.map(({ number }) => number)).toEqual(winter?.map(({ number }) => number));
    expect(summer?.map(({ minute }) => minute)).not.toEqual(winter?.map(({ minute }) => minute));
    expect(timetable.departures(hop("AY", "HEL", "KIX"), SUMMER)).toEqual(
      timetable.departures(hop("AY", "HEL", "KIX"), WINTER),
    );
  });

  it("come more often on short ways than on long ones, and twice at most with a low-cost airline", () => {
    expect(timetable.departures(hop("BA", "LHR", "CDG"), WINTER)).toHaveLength(4);
    expect(timetable.departures(hop("EK", "DXB", "AKL"), WINTER).length).toBeLessThanOrEqual(2);
    expect(timetable.departures(hop("FR", "STN", "RAK"), WINTER)).toHaveLength(2);
  });

  it("leave for a long way east overnight", () => {
    for (const { minute } of timetable.departures(hop("AY", "HEL", "HND"), WINTER))
      expect(minute > 1020 || minute <= 120).toBe(true);
  });
});

describe("itineraries", () => {
  const connecting = fc.constantFrom(
    ...["LHR KIX", "KIX LHR", "CDG AKL", "LAX RAK", "LHR SYD"].flatMap((text) => {
      const [from = "", to = ""] = text.split(" ");
      return graph.paths(from, to).filter((path) => path.hops.length > 1);
    }),
  );

  it("take the first legal connection and leave on the day asked for", () => {
    fc.assert(
      fc.property(connecting, fc.integer({ min: WINTER, max: SUMMER }), (path, day) => {
        for (const { flights } of timetable.itineraries(path, day)) {
          expect(clock.toWallClock(path.hops[0]!.from.timeZone, flights[0]!.departMs).day).toBe(day);
          flights.slice(1).forEach((flight, index) => {
            const before = flights[index]!;
            const earliest = before.arriveMs + minimumLayover(before.hop, flight.hop) * 60_000;
            expect(flight.departMs).toBeGreaterThanOrEqual(earliest);
            expect(flight.departMs).toBeLessThanOrEqual(before.arriveMs + LAYOVER.max * 60_000);
            const { day: there } = clock.toWallClock(flight.hop.from.timeZone, earliest);
            const earlier = [there - 1, there, there + 1].flatMap((tryDay) =>
              timetable
                .departures(flight.hop, tryDay)
                .map(({ minute }) => clock.toEpochMs(flight.hop.from.timeZone, { day: tryDay, minute })),
            );
            expect(earlier.filter((ms) => ms >= earliest && ms < flight.departMs)).toEqual([]);
          });
        }
      }),
    );
  });

  it("connect most flights of one airline at its hub, both ways", () => {
    const ways = ["LHR KIX", "KIX LHR", "CDG KIX", "KIX CDG", "LHR AKL", "AKL LHR", "CDG SYD", "SYD CDG"].flatMap(
      (text) => {
        const [from = "", to = ""] = text.split(" ");
        return graph.paths(from, to).filter(({ hops }) => hops.length === 2 && hops[0]?.carrier === hops[1]?.carrier);
      },
    );
    const flown = ways.filter((path) => timetable.itineraries(path, WINTER).length > 0);
    expect(ways.length).toBeGreaterThan(8);
    expect(flown.length / ways.length).toBeGreaterThan(0.6);
  });
});
