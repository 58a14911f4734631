import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { Taste } from "#app/modules/catalogue/schema/vocabulary";
import { thingsToDo } from "./things-to-do";
import { worthOfNights } from "./worth";

const of = (slug: string) => findDestination(slug)!;
const wish = { pace: "moderate", interests: [], months: [5] } as const;
const steps = (worth: readonly number[]) => worth.slice(1).map((value, index) => value - worth[index]!);

describe("the worth of nights", () => {
  it("grows with every night, and after the second by less and less, at every destination", () => {
    for (const destination of listDestinations()) {
      const nights = steps(worthOfNights(destination, { ...wish, most: 30 }));
      expect(Math.min(...nights), destination.slug).toBeGreaterThanOrEqual(0);
      expect(nights.slice(1), destination.slug).toEqual(nights.slice(1).toSorted((a, b) => b - a));
      expect(nights[0], destination.slug).toBeGreaterThan(60);
    }
  });

  it("holds half a day in the first night, and little beyond what a first visit needs", () => {
    const nights = steps(worthOfNights(of("rome"), { ...wish, most: 8 }));
    expect(of("rome").days).toEqual([3, 5]);
    expect(nights[0]! / nights[1]!).toBeCloseTo(0.5, 1);
    expect(nights[4]! / nights[1]!).toBeGreaterThan(0.5);
    expect(nights[5]! / nights[1]!).toBeLessThan(0.2);
  });

  it("makes the first whole day dear, so that few stay a single night", () => {
    expect(of("bruges").days[0]).toBe(1);
    const [first, second, third] = steps(worthOfNights(of("bruges"), { ...wish, most: 3 }));
    expect(second! / first!).toBeGreaterThan(1.75);
    expect(third! / second!).toBeLessThan(0.75);
  });

  it("is more to a traveller whom the place suits, and lasts longer at a slow pace", () => {
    const worth = (interests: readonly Taste[]) => worthOfNights(of("phuket"), { ...wish, interests, most: 5 })[5]!;
    expect(worth(["beach"])).toBeGreaterThan(worth([]) * 1.05);
    const sixth = (pace: "relaxed" | "packed") => steps(worthOfNights(of("rome"), { ...wish, pace, most: 6 }))[5]!;
    expect(sixth("relaxed")).toBeGreaterThan(2 * sixth("packed"));
  });

  it("is little in months when most of a place is closed", () => {
    const inMonth = (month: number) => worthOfNights(of("yellowstone"), { ...wish, months: [month], most: 3 })[3]!;
    expect(inMonth(1)).toBeLessThan(0.75 * inMonth(7));
  });
});

describe("things to do", () => {
  const outOf = (slug: string, others: string) =>
    thingsToDo(of(slug), { ...wish, others: others.split(" ").map(of) }).flatMap(({ trip }) => trip?.id ?? []);

  it("knows no day out to another place of the trip", () => {
    expect(outOf("kyoto", "tokyo")).toContain("osaka-day");
    expect(outOf("kyoto", "osaka")).not.toContain("osaka-day");
  });

  it("counts what lies between two places of the trip at one of them only", () => {
    const [kyoto, osaka] = [outOf("kyoto", "osaka"), outOf("osaka", "kyoto")];
    expect([kyoto, osaka].filter((trips) => trips.includes("nara-day"))).toHaveLength(1);
    expect(outOf("kyoto", "tokyo")).toContain("nara-day");
    expect(outOf("osaka", "tokyo")).toContain("nara-day");
  });

  it("counts what is as near to two places at the first of them by name", () => {
    const rome = of("rome");
    const twin = { ...rome, slug: "rome-too", lat: rome.lat + 1 };
    const trips = (one: typeof rome, other: typeof rome) =>
      thingsToDo(one, { ...wish, others: [other] }).filter(({ trip }) => trip);
    expect(trips(rome, twin).length).toBeGreaterThan(2);
    expect(trips(twin, rome)).toEqual([]);
  });

  it("has the reasons to come first, no tables, and nothing that is closed", () => {
    const rome = thingsToDo(of("rome"), wish);
    expect(rome[0]!.place.id).toBe("colosseum");
    expect(rome.some(({ place }) => place.kind === "restaurant")).toBe(false);
    const winter = thingsToDo(of("yellowstone"), { ...wish, months: [1] }).length;
    expect(winter).toBeLessThan(thingsToDo(of("yellowstone"), { ...wish, months: [7] }).length);
  });
});
