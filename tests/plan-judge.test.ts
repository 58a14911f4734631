import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Itinerary, ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { areMuseumsShut, isOneOf, isStill, tellingsOf } from "../bench/plans/calendar";
import type { Case } from "../bench/plans/cases";
import { citiesOf } from "../bench/plans/city";
import { judge } from "../bench/plans/judge";
import { judgeHours } from "../bench/plans/judge-hours";
import { sunMinutes } from "../bench/plans/sun";

const CITY = citiesOf({
  somewhere: {
    reasons: "castle; tower 2; *falls 4",
    airports: "AAA 30",
    shut: "royal palace: Mon 12-25; market hall: Sun easter",
  },
}).get("somewhere")!;

const ONE: Case = {
  slug: "london",
  start: "2027-12-24",
  nights: 2,
  lands: "10:00",
  leaves: "18:00",
  isNightFlight: false,
  pace: "moderate",
  tier: "moderate",
  budget: 4000,
  children: 0,
  diets: [],
  accessNeeds: [],
  airport: 0,
};

function stop(
  name: string,
  kind: ItineraryItem["kind"],
  start: string,
  changes: Partial<ItineraryDay["items"][0]> = {},
) {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  const at = hours * 60 + minutes;
  return {
    id: name,
    role: "visit" as const,
    type: "attraction" as const,
    name,
    kind,
    location: { name, lat: 51.5, lon: -0.1 },
    description: "",
    start: at,
    end: at + 60,
    priceMinor: 0,
    tags: [],
    ...changes,
  };
}

/** A plan of three days, of which the middle one holds these. */
function planOf(date: string, items: ItineraryDay["items"], notes: string[] = []): Itinerary {
  const day = (at: string, list: ItineraryDay["items"]): ItineraryDay => ({
    date: at,
    dayNumber: 1,
    theme: "",
    items: list,
    walkKm: 0,
    costMinor: 0,
    ...(at === date && { notes }),
  });
  const shift = (days: number) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return {
    seed: 1,
    pace: "moderate",
    interests: [],
    days: [day(shift(-1), []), day(date, items), day(shift(1), [])],
    leftOut: [],
    generatedAt: "",
  };
}

const judged = (slug: string, plan: Itinerary, one: Partial<Case> = {}) =>
  judgeHours(plan, findDestination(slug)!, CITY, { ...ONE, slug, ...one });

describe("the plan judge's knowledge of dates", () => {
  it("has sunset and dusk within minutes of the almanac", () => {
    const oslo = { lat: 59.91, lon: 10.75, timeZone: "Europe/Oslo" };
    const singapore = { lat: 1.29, lon: 103.85, timeZone: "Asia/Singapore" };
    expect(Math.abs(sunMinutes(oslo, "2027-12-21").sunset - (15 * 60 + 12))).toBeLessThan(5);
    expect(Math.abs(sunMinutes(oslo, "2027-06-21").sunset - (22 * 60 + 44))).toBeLessThan(5);
    expect(Math.abs(sunMinutes(singapore, "2027-03-21").sunset - (19 * 60 + 16))).toBeLessThan(5);
  });

  it("reads weekdays, dates of every year and feasts that move", () => {
    expect(isOneOf("2027-03-29", ["Mon"])).toBe(true);
    expect(isOneOf("2027-12-25", ["Mon", "12-25"])).toBe(true);
    expect(isOneOf("2027-03-28", ["easter"])).toBe(true);
    expect(isOneOf("2027-03-28", ["orthodox-easter", "Mon"])).toBe(false);
    expect(["2027-05-23", "2027-05-30"].map((date) => isOneOf(date, ["Sun*"]))).toEqual([true, false]);
    expect(["2027-09-14", "2027-09-21"].map((date) => isOneOf(date, ["Tue", "!chuseok-days"]))).toEqual([false, true]);
    expect(areMuseumsShut("GR", "2027-05-02")).toBe(true);
    expect(areMuseumsShut("NL", "2027-12-25")).toBe(false);
  });

  it("knows where nothing runs, and from when to when", () => {
    const jerusalem = { country: "IL", slug: "jerusalem", lat: 31.78, lon: 35.22, timeZone: "Asia/Jerusalem" };
    expect(isStill(jerusalem, "2027-06-04", 12 * 60)).toBe(false);
    expect(isStill(jerusalem, "2027-06-04", 20 * 60)).toBe(true);
    expect(isStill(jerusalem, "2027-06-05", 12 * 60)).toBe(true);
    expect(isStill(jerusalem, "2027-06-05", 21 * 60)).toBe(false);
    expect(isStill(jerusalem, "2027-10-11", 10 * 60)).toBe(true);
    const london = { country: "GB", slug: "london", lat: 51.5, lon: 0, timeZone: "Europe/London" };
    expect([24, 25, 26].map((day) => isStill(london, `2027-12-${day}`, 720))).toEqual([false, true, false]);
  });

  it("asks once for each thing that has to be told", () => {
    const dates = ["2027-02-15", "2027-02-16", "2027-02-17"];
    expect(tellingsOf({ country: "EG", slug: "cairo" }, dates)).toEqual([{ date: dates[0], says: /ramadan|ramazan/i }]);
    expect(tellingsOf({ country: "JP", slug: "tokyo" }, dates)).toEqual([]);
  });
});

describe("the plan judge's view of hours", () => {
  it("counts visits to what is shut by custom of the country and by what it knows of the city", () => {
    const items = [stop("Gallery of everything", "gallery", "10:00"), stop("Royal Palace", "palace", "12:00")];
    expect(judged("london", planOf("2027-12-25", items)).shutVisits).toBe(2);
    expect(judged("london", planOf("2027-12-28", items)).shutVisits).toBe(0);
    expect(judged("london", planOf("2027-12-27", items)).shutVisits).toBe(1);
  });

  it("counts rides where none run and not walks or taxis", () => {
    const by = (mode: "metro" | "walk" | "taxi") =>
      planOf("2027-12-25", [
        stop("Bridge", "bridge", "12:00", { legBefore: { mode, minutes: 20, km: 3, priceMinor: 0 } }),
      ]);
    expect(judged("london", by("metro")).stillRides).toBe(1);
    expect(judged("london", by("walk")).stillRides + judged("london", by("taxi")).stillRides).toBe(0);
  });

  it("counts a ride from the airport that does not run, and a stop before one can be there", () => {
    const ride = (name: string) => planOf("2027-12-25", [stop(name, undefined, "12:00", { role: "transfer" })]);
    expect(judged("london", ride("Elizabeth line train into London")).stillRides).toBe(1);
    expect(judged("london", ride("Booked car into London")).stillRides).toBe(0);
    const leg = { mode: "metro" as const, minutes: 30, km: 8, priceMinor: 0 };
    const late = (at: string) =>
      planOf("2027-06-10", [stop("a", "park", "12:00"), stop("b", "park", at, { legBefore: leg })]);
    expect([judged("london", late("13:00")).early, judged("london", late("13:30")).early]).toEqual([1, 0]);
  });

  it("asks that feasts are told on their day or before", () => {
    expect(judged("london", planOf("2027-12-25", [])).told).toBe(0);
    const told = judged("london", planOf("2027-12-25", [], ["Christmas Day: nothing runs."]));
    expect([told.tellings, told.told]).toEqual([1, 1]);
  });

  it("sees days of one kind, absurd hours, the dark and the heat", () => {
    const museums = ["10:00", "12:00", "15:00"].map((at) => stop(at, "museum", at));
    expect(judged("london", planOf("2027-06-10", museums)).daysOfOneKind).toBe(1);
    expect(judged("london", planOf("2027-06-10", [...museums, stop("a", "park", "17:00")])).daysOfOneKind).toBe(0);
    const dinner = stop("Dinner", "restaurant", "18:30", { role: "meal", meal: "dinner" });
    const odd = [stop("Wine", "bar", "10:00"), stop("Ice", "cafe", "17:10"), dinner, stop("Late", "museum", "20:00")];
    expect(judged("london", planOf("2027-06-10", odd)).absurdHours).toBe(3);
    const park = planOf("2027-12-10", [stop("Heath", "park", "17:00")]);
    expect(judged("london", park).darkVisits).toBe(1);
    const noon = [stop("Ruins", "ruin", "13:00")];
    expect(judged("dubai", planOf("2027-07-10", noon)).hotMiddays).toBe(1);
    expect(judged("dubai", planOf("2027-01-10", noon)).hotMiddays).toBe(0);
  });

  it("asks for a word on each reason that a party with needs does not get", () => {
    const plan = planOf("2027-06-10", [stop("Castle", "castle", "10:00")]);
    const needs = { accessNeeds: ["step-free" as const], nights: 3 };
    const silent = judged("london", plan, needs);
    expect([silent.exclusions, silent.exclusionsSaid]).toEqual([1, 0]);
    const said = judged("london", { ...plan, leftOut: [{ placeId: "t", name: "The Tower", why: "Steps." }] }, needs);
    expect([said.exclusions, said.exclusionsSaid]).toEqual([1, 1]);
    expect(judged("london", plan).exclusions).toBe(0);
  });
});

describe("the requirements on a stay", () => {
  const LONDON = findDestination("london")!;
  const coverage = (reasons: string, one: Partial<Case>, shut = ""): number => {
    const city = citiesOf({ london: { reasons, airports: "LHR 50", shut } }).get("london")!;
    const start = one.start ?? ONE.start;
    return judge(planOf(start, [stop("The tower", "tower", "10:00")]), LONDON, LONDON, city, { ...ONE, ...one }, "LHR")
      .coverage;
  };

  it("holds nothing that is shut on every day on which somebody is there while sights are open", () => {
    const evening = { start: "2027-07-05", nights: 1, lands: "14:25", leaves: "08:15" };
    expect(coverage("tower; museum", evening, "museum: Mon")).toBe(1);
    expect(coverage("tower; museum", { ...evening, leaves: "18:30" }, "museum: Mon")).toBeLessThan(1);
    expect(coverage("tower; museum", evening, "museum: Tue")).toBeLessThan(1);
  });

  it("holds nothing out of season, over the turn of the year too", () => {
    expect(coverage("tower; canyon @11-4", { start: "2027-07-05" })).toBe(1);
    expect(coverage("tower; canyon @11-4", { start: "2027-01-05" })).toBeLessThan(1);
    expect(coverage("tower; canyon @5-10", { start: "2027-01-05" })).toBe(1);
  });
});
