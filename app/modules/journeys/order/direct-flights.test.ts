import { describe, expect, it } from "vitest";
import { addDays } from "#app/shared/calendar";
import { seededRng } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import { bestRoute } from "./route-order";
import type { RouteAsk, RoutePlan } from "./route-problem";

/**
 * Puzzles as travellers tell them: "You visit 6 cities in 17 days and only take direct flights. You stay 4 days in
 * Riga. You go to a wedding in Oslo between day 7 and day 9." The day of a flight counts in both of its cities.
 */
interface Puzzle {
  cities: { name: string; days: number; on?: { from: number; to: number } }[];
  days: number;
  /** "Riga Oslo": one direction. */
  flights: Set<string>;
  /** The order it was made from. */
  order: string[];
}

const NAMES = ["Athens", "Berlin", "Copenhagen", "Dublin", "Edinburgh", "Florence", "Geneva", "Helsinki"];
const START = "2027-03-01";

function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: rng() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

function drawPuzzle(rng: Rng, count: number): Puzzle {
  const names = NAMES.slice(0, count);
  const order = shuffled(rng, names);
  let day = 1;
  const cities = order.map((name) => {
    const days = 2 + Math.floor(rng() * 5);
    const from = day + Math.floor(rng() * days);
    const to = from + Math.floor(rng() * (day + days - from));
    day += days - 1;
    return { name, days, ...(rng() < 0.35 ? { on: { from, to } } : {}) };
  });
  const flights = new Set(order.slice(1).map((name, index) => `${order[index]!} ${name}`));
  for (const from of names) for (const to of names) if (from !== to && rng() < 0.25) flights.add(`${from} ${to}`);
  return { cities: shuffled(rng, cities), days: day, flights, order };
}

function askOf({ cities, days, flights }: Puzzle): RouteAsk {
  const dateOf = (day: number): string => addDays(START, day - 1);
  return {
    places: cities.map(({ name, days: stay, on }) => ({
      slug: name,
      name,
      worth: [0, 100],
      fixedNights: stay - 1,
      ...(on ? { on: { from: dateOf(on.from), to: dateOf(on.to) } } : {}),
    })),
    nights: days - 1,
    startDate: START,
    wayBetween: (from, to) => ({ minutes: flights.has(`${from} ${to}`) ? 180 : Infinity, dollars: 90 }),
  };
}

/** The faults of an answer, by the words of the puzzle alone. */
function faultsOf({ cities, days, flights }: Puzzle, order: readonly string[]): string[] {
  const faults = order.slice(1).flatMap((name, index) => {
    const flight = `${order[index]!} ${name}`;
    return flights.has(flight) ? [] : [`no flight ${flight}`];
  });
  let day = 1;
  for (const name of order) {
    const city = cities.find((one) => one.name === name)!;
    const last = day + city.days - 1;
    if (city.on && (city.on.from < day || city.on.to > last)) faults.push(`${name} on days ${day} to ${last}`);
    day = last;
  }
  return day === days && new Set(order).size === cities.length ? faults : [...faults, "wrong length"];
}

function canBeDone(puzzle: Puzzle, order: readonly string[] = []): boolean {
  if (order.length === puzzle.cities.length) return faultsOf(puzzle, order).length === 0;
  return puzzle.cities.some(({ name }) => !order.includes(name) && canBeDone(puzzle, [...order, name]));
}

const orderOf = (plan: RoutePlan | undefined) => plan?.stays.map(({ slug }) => slug) ?? [];

describe("puzzles of cities, days and direct flights", () => {
  it("are all solved where they have an answer, with up to eight cities", () => {
    const rng = seededRng(1600);
    for (let round = 0; round < 350; round++) {
      const puzzle = drawPuzzle(rng, 2 + (round % 7));
      expect(faultsOf(puzzle, puzzle.order)).toEqual([]);
      const plan = bestRoute(askOf(puzzle));
      expect(faultsOf(puzzle, orderOf(plan)), `round ${round}`).toEqual([]);
      for (const { slug, nights } of plan!.stays)
        expect(nights + 1).toBe(puzzle.cities.find(({ name }) => name === slug)!.days);
    }
  });

  it("have no answer where trying all orders finds none", () => {
    const rng = seededRng(35);
    let impossible = 0;
    for (let round = 0; round < 200; round++) {
      const puzzle = drawPuzzle(rng, 2 + (round % 4));
      const lost = [...puzzle.flights][Math.floor(rng() * puzzle.flights.size)]!;
      puzzle.flights.delete(lost);
      const answer = bestRoute(askOf(puzzle));
      expect(Boolean(answer), `round ${round}`).toBe(canBeDone(puzzle));
      impossible += answer ? 0 : 1;
    }
    expect(impossible).toBeGreaterThan(50);
    expect(impossible).toBeLessThan(150);
  });
});
