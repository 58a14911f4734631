import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import type { Itinerary, ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { addDays } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import { judgeIdle } from "../bench/plans/judge-idle";
import { untrueReasons } from "../bench/plans/judge-left-out";
import { wordsAgainst } from "../bench/plans/judge-words";
import { sampleOfDay } from "./setup/day-sample";

const LONDON = findDestination("london")!;
const DATE = "2027-01-20";

function line(role: ItineraryItem["role"], start: number, end: number, change: Partial<ItineraryItem> = {}) {
  const location = { name: "Town", lat: LONDON.lat, lon: LONDON.lon };
  const plain = { type: "attraction" as const, name: role, location, description: "", priceMinor: 0, tags: [] };
  return { id: `${role}-${start}`, role, start, end, ...plain, ...change };
}

function planOf(items: ItineraryDay["items"], leftOut: Itinerary["leftOut"] = []): Itinerary {
  const day = (date: string, of: ItineraryDay["items"]): ItineraryDay => {
    return { date, dayNumber: 1, theme: "", items: of, walkKm: 0, costMinor: 0 };
  };
  const days = [day(addDays(DATE, -1), []), day(DATE, items), day(addDays(DATE, 1), [])];
  return { seed: 1, pace: "moderate", interests: [], days, leftOut, generatedAt: "2027-01-01T00:00:00Z" };
}

const STAY = { destination: LONDON, base: LONDON, children: 0, pace: "moderate" as const, budget: 500 };
const [museum] = LONDON.places
  .filter(({ kind, bestTime, minutes }) => kind === "museum" && bestTime === "any" && minutes <= 150)
  .sort((a, b) => distanceKm(a, LONDON) - distanceKm(b, LONDON)) as [(typeof LONDON.places)[0]];
const left = (why: string) => [{ placeId: museum.id, name: museum.name, why }];
const EMPTY = [line("visit", 560, 600), line("free", 620, 1080), line("meal", 1080, 1150)];
const FULL = [line("visit", 560, 800), line("visit", 800, 1080), line("meal", 1080, 1150)];

describe("the judge of reasons", () => {
  const kindsOf = (items: ItineraryDay["items"], why: string): string[] =>
    untrueReasons(planOf(items, left(why)), STAY).map(({ kind }) => kind);

  it("does not believe that there is no time where the day stands empty, and believes it where it is full", () => {
    expect(kindsOf(EMPTY, "You'd need 2 hours more free time in one go.")).toEqual(["room"]);
    expect(kindsOf(FULL, "You'd need 2 hours more free time in one go.")).toEqual([]);
    expect(kindsOf(EMPTY, "It's closed when you're free.")).toEqual(["shut"]);
  });

  it("does not believe in days kept for a town that leaves hours free, nor in a few dollars", () => {
    expect(kindsOf(EMPTY, "It takes a whole day, and we kept yours for the town.")).toEqual(["town"]);
    expect(kindsOf(FULL, "It takes a whole day, and we kept yours for the town.")).toEqual([]);
    expect(kindsOf(FULL, "At $30 it would take the days $3 over your budget.")).toEqual(["money"]);
    expect(kindsOf(FULL, "We chose The moon instead.")).toEqual(["absent"]);
  });
});

describe("the judge of words", () => {
  it("knows the sun and the month of a day", () => {
    const free = (start: number, description: string) =>
      wordsAgainst(planOf([line("free", start, start + 90, { description })]), LONDON).map((one) => one.split(":")[0]);
    expect(free(800, "Nothing is booked: shop, sit in the sun, or nap.")).toEqual(["sun"]);
    expect(free(800, "Go for a swim.")).toEqual(["sea"]);
    expect(free(1200, "For some green, the park is right here.")).toEqual(["dark"]);
    expect(free(800, "Nothing is booked: shop, or see again what was too short.")).toEqual([]);
  });
});

describe("the judge of idle hours", () => {
  it("counts what is free and not chosen", () => {
    const one = { slug: "london", start: DATE, nights: 2, children: 0 } as Parameters<typeof judgeIdle>[2];
    expect(judgeIdle(planOf(EMPTY), LONDON, one)).toMatchObject({ idleMinutes: 460 + 20, longIdleDays: 1 });
    const offers = [{ placeId: "x", name: "X", start: 640, minutes: 40, priceMinor: 0 }];
    const chosen = EMPTY.map((item) => (item.role === "free" ? { ...item, offers } : item));
    expect(judgeIdle(planOf(chosen), LONDON, one)).toMatchObject({ idleMinutes: 20, chosenMinutes: 460 });
    const rest = line("rest", 900, 990, {});
    expect(judgeIdle(planOf([rest]), LONDON, one)).toMatchObject({ idleMinutes: 90, chosenMinutes: 0 });
    expect(judgeIdle(planOf([{ ...rest, offers }]), LONDON, one)).toMatchObject({ idleMinutes: 0, chosenMinutes: 90 });
  });
});

/** Two who come for three nights in the dead of winter or the height of summer. */
function planIn(slug: string, start: string) {
  const destination = findDestination(slug)!;
  const trip = fullTrip(slug, 4, {
    flight: undefined,
    startDate: start,
    endDate: addDays(start, 3),
    adults: 2,
    children: 0,
    budgetMinor: 400_000,
    preferences: { interests: ["culture", "nature"], budgetTier: "moderate", pace: "moderate" },
    itinerary: undefined,
  });
  const request = dayRequestFor(trip, destination);
  return { destination, request, plan: planFor(request, undefined, "2027-01-01T00:00:00Z").itinerary };
}

describe("the days of", () => {
  const slugs = listDestinations().map(({ slug }) => slug);
  it.each(sampleOfDay(slugs, (slug) => slug, 4).map((slug, index) => [slug, index % 2 === 0 ? "01" : "07"] as const))(
    "%s in month %s give no reason and no word that they contradict",
    (slug, month) => {
      const { destination, request, plan } = planIn(slug, `2027-${month}-12`);
      const { base, pace, budget } = request;
      const stay = { destination, base, pace, children: 0, ...(budget && { budget: budget.all }) };
      expect(untrueReasons(plan, stay)).toEqual([]);
      expect(wordsAgainst(plan, destination)).toEqual([]);
    },
  );
});
