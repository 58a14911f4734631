import { describe, expect, it } from "vitest";
import { listDestinations, findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Curated, Tier } from "#app/modules/inventory/offers/curated";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { dollarsPerDay } from "#app/modules/matching/score";
import { matchSubjectOf } from "#app/modules/matching/subject";
import { travellerOf } from "#app/modules/matching/traveller";
import type { Traveller } from "#app/modules/matching/traveller";
import { QUESTIONS } from "#app/modules/profile/quiz";
import { travelDnaOf } from "#app/modules/profile/dna";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import { daysBetween } from "#app/shared/calendar";
import { pick, seededRng } from "#app/shared/rng";
import { windowsInWords } from "./candidate";
import { nextPlace, sameness, worthDrawing } from "./draw-places";
import type { PoolPlace } from "./draw-places";
import { bandInWords, pairWithin } from "./price-band";
import { refusalOf } from "./refusal";
import {
  budgetOfTrip,
  capMinor,
  comfortOn,
  farthestKm,
  longestWayMinutes,
  percentColour,
  percentOf,
  travellerOnTier,
  usualRequest,
} from "./surprise";
import type { SurpriseRequest } from "./surprise";
import { poolFor, whyNot } from "./surprise-pool";
import { addressOf, freshValues, valuesFromAddress } from "./surprise-form";

const LONDON = { airports: ["LHR", "LGW", "STN", "LTN", "LCY"], at: { lat: 51.47, lon: -0.45 } };
const REQUEST: SurpriseRequest = {
  startDate: "2027-05-12",
  endDate: "2027-05-16",
  adults: 2,
  children: 0,
  origin: { code: "LON", label: "London (all airports)" },
  tier: "safe",
  seed: 7,
};
const subjects = new Map(listDestinations().map((place) => [place.slug, matchSubjectOf(place)]));

/** A traveller who answers each question of the quiz at random. */
function travellerNo(number: number): Traveller {
  const rng = seededRng(number);
  const answers = Object.fromEntries(QUESTIONS.map(({ id, options }) => [id, [pick(rng, options).id]]));
  return travellerOf(travelDnaOf(answers));
}

const travellers = Array.from({ length: 100 }, (_, index) => travellerNo(index + 1));
const poolOf = (traveller: Traveller, request = REQUEST) =>
  poolFor(traveller, subjects, findDestination, request, LONDON);

const pools = travellers.map((traveller) => poolOf(traveller).places);

/** Draws three places after three until fewer are left. */
function drawAll(pool: readonly PoolPlace[], seed: number): PoolPlace[][] {
  const draws: PoolPlace[][] = [];
  const seen: PoolPlace[] = [];
  for (;;) {
    const drawn: PoolPlace[] = [];
    while (drawn.length < 3) {
      const left = pool.filter((place) => !seen.includes(place) && !drawn.includes(place));
      const next = nextPlace(left, drawn, seen, seed + draws.length, draws.length > 1);
      if (!next) return draws;
      drawn.push(next);
    }
    draws.push(drawn);
    seen.push(...drawn);
  }
}

describe("the defaults (CHECKLIST SURP-10 to SURP-13)", () => {
  it("are in two weeks, for four days, safe, with the time as seed", () => {
    const now = new Date("2026-11-23T09:30:00Z");
    expect(usualRequest("2026-11-23", now)).toEqual({
      startDate: "2026-12-07",
      endDate: "2026-12-11",
      tier: "safe",
      seed: now.getTime(),
    });
  });
});

describe("the percentage (CHECKLIST SURP-17, SURP-18)", () => {
  it.each([
    [0.87, 87, "green"],
    [0.8, 80, "green"],
    [0.794, 79, "yellow"],
    [0.7, 70, "yellow"],
    [0.69, 69, "orange"],
    [0.6, 60, "orange"],
    [0.59, 59, "plain"],
    [0, 0, "plain"],
  ])("of %d is %d and %s", (score, percent, colour) => {
    expect(percentOf(score)).toBe(percent);
    expect(percentColour(percent)).toBe(colour);
  });
});

describe("a tier's allowance", () => {
  it("grows with the tier, the nights and the people, and somebody alone pays the room alone", () => {
    for (const traveller of travellers.slice(0, 20)) {
      const cap = (more: Partial<SurpriseRequest> = {}) => capMinor(traveller, { ...REQUEST, ...more });
      expect(cap()).toBeLessThan(cap({ tier: "stretch" }));
      expect(cap({ tier: "stretch" })).toBeLessThan(cap({ tier: "splurge" }));
      expect(cap()).toBeLessThan(cap({ endDate: "2027-05-19" }));
      expect(cap()).toBeLessThan(cap({ children: 1 }));
      expect(cap({ adults: 1 })).toBeGreaterThan(cap() / 2);
      expect(budgetOfTrip(traveller, REQUEST) * 2).toBeGreaterThan(cap());
      expect(budgetOfTrip(traveller, REQUEST) % 10_00).toBe(0);
    }
  });

  it("lets go of as much more money as it says", () => {
    for (const traveller of travellers.slice(0, 20)) {
      const usual = dollarsPerDay(traveller.axes.budget);
      expect(travellerOnTier(traveller, "safe")).toBe(traveller);
      const stretched = dollarsPerDay(travellerOnTier(traveller, "stretch").axes.budget);
      expect(stretched).toBeCloseTo(Math.min(1200, usual * 1.4), 3);
    }
    expect([
      comfortOn("safe", "moderate"),
      comfortOn("splurge", "moderate"),
      comfortOn("stretch", "budget-friendly"),
    ]).toEqual(["moderate", "luxury", "moderate"]);
  });

  it("keeps the way in proportion to the stay", () => {
    expect([farthestKm(2), farthestKm(4), farthestKm(14)]).toEqual([2300, 4100, 13_100]);
    expect([longestWayMinutes(2), longestWayMinutes(4), longestWayMinutes(14)]).toEqual([270, 540, 1800]);
  });
});

describe("places that may be drawn", () => {
  it("is never home, far for the days, shut, warned of, known or turned down", () => {
    for (const [index, traveller] of travellers.slice(0, 25).entries()) {
      const marked = {
        ...traveller,
        marks: [
          { slug: "lisbon", kind: "visited" as const },
          { slug: "malta", kind: "dismissed" as const },
        ],
      };
      const nights = 2 + (index % 6);
      const request = { ...REQUEST, endDate: `2027-05-${12 + nights}` };
      const { places } = poolOf(marked, request);
      expect(places.length).toBeGreaterThanOrEqual(3);
      for (const { slug } of places) {
        const place = findDestination(slug)!;
        expect(["lisbon", "malta", "london"]).not.toContain(slug);
        expect(whyNot(place, subjects.get(slug)!, request, LONDON, marked.marks)).toBeUndefined();
        expect(place.days[0]).toBeLessThanOrEqual(nights + 1);
      }
    }
  });

  it("says how much lies beyond the days", () => {
    const near = poolOf(travellers[0]!, { ...REQUEST, endDate: "2027-05-14" });
    const far = poolOf(travellers[0]!, { ...REQUEST, endDate: "2027-05-26" });
    expect(near.tooFar).toBeGreaterThan(far.tooFar);
    expect(daysBetween(REQUEST.startDate, "2027-05-26")).toBe(14);
  });

  it("is the best of a thin choice, and only what comes near the best of a rich one", () => {
    const place = (slug: string, score: number) => ({ ...pools[0]![0]!, slug, score });
    const rich = Array.from({ length: 30 }, (_, index) => place(`p${index}`, index < 20 ? 0.8 : 0.2));
    expect(worthDrawing(rich)).toHaveLength(20);
    expect(worthDrawing(rich.slice(18))).toHaveLength(12);
    expect(worthDrawing([])).toEqual([]);
  });
});

describe("a draw", () => {
  it("is of three different places, never one again until all were shown, for a hundred travellers", () => {
    for (const [index, pool] of pools.entries()) {
      const draws = drawAll(pool, index);
      expect(draws.length).toBe(Math.floor(pool.length / 3));
      const slugs = draws.flat().map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it("is of places unlike each other: rarely two of one country, and less alike than the three best", () => {
    let countries = 0;
    let drawnAlike = 0;
    let bestAlike = 0;
    const alike = ([a, b, c]: PoolPlace[]) => sameness(a!, b!) + sameness(b!, c!) + sameness(a!, c!);
    for (const [index, pool] of pools.entries()) {
      const [drawn] = drawAll(pool, index);
      if (new Set(drawn!.map(({ country }) => country)).size === 3) countries++;
      drawnAlike += alike(drawn!);
      bestAlike += alike(pool.slice(0, 3));
    }
    expect(countries).toBeGreaterThanOrEqual(95);
    expect(drawnAlike).toBeLessThan(0.8 * bestAlike);
  });

  it("is unlike the draw before it, the more so the oftener others are asked for", () => {
    const long = { ...REQUEST, endDate: "2027-05-22" };
    // The greatest likeness of the next three to the three before, for one in four travellers.
    const nearness = travellers.slice(0, 25).map((traveller, index) => {
      const [first, ...later] = drawAll(poolOf(traveller, long).places, index);
      const [second, third] = later;
      const near = (draw: PoolPlace[], before: PoolPlace[]) =>
        draw.map((place) => Math.max(...before.map((one) => sameness(place, one)))).reduce((a, b) => a + b) / 3;
      return { once: near(second!, first!), twice: near(third!, second!) };
    });
    const mean = (of: "once" | "twice") => nearness.reduce((sum, one) => sum + one[of], 0) / nearness.length;
    // 0.75 without a request for different places.
    expect(mean("once")).toBeLessThan(0.64);
    expect(mean("twice")).toBeLessThan(0.58);
  });

  it("is of places in season where any come near the best", () => {
    const december = { ...REQUEST, startDate: "2026-12-11", endDate: "2026-12-15" };
    let there = 0;
    let drawn = 0;
    for (const [index, traveller] of travellers.entries()) {
      const pool = poolOf(traveller, december).places;
      for (const { isInSeason, subject } of pool) expect(isInSeason).toBe(subject.bestMonths.includes(12));
      there += Math.min(3, pool.filter(({ isInSeason }) => isInSeason).length);
      drawn += drawAll(pool, index)[0]!.filter(({ isInSeason }) => isInSeason).length;
    }
    expect(drawn / there).toBeGreaterThan(0.9);
  });

  it("is the same for the same seed and another for others", () => {
    const places = pools[3]!;
    const of = (seed: number) => drawAll(places, seed)[0]!.map(({ slug }) => slug);
    expect(of(5)).toEqual(of(5));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => of(seed).join())).size).toBeGreaterThan(3);
  });
});

describe("flight and stay within the means", () => {
  const flight = (id: string, tier: Tier, priceMinor: number, durationMinutes = 120) =>
    ({
      tier,
      label: "Best match",
      reason: "",
      offer: { id, priceMinor, outbound: { durationMinutes }, inbound: { durationMinutes } },
    }) as Curated<FlightOffer>;
  const hotel = (id: string, tier: Tier, totalMinor: number) =>
    ({ tier, label: "Best match", reason: "", offer: { id, totalMinor } }) as Curated<HotelOffer>;
  const flights = [flight("f1", "safe", 200_00), flight("f2", "stretch", 400_00), flight("f3", "splurge", 1200_00)];
  const hotels = [hotel("h1", "safe", 300_00), hotel("h2", "stretch", 500_00), hotel("h3", "splurge", 900_00)];
  const pairOf = (tier: Tier, cap: number, longest = 600) => {
    const pair = pairWithin(flights, hotels, tier, cap, longest);
    return pair && [pair.flight.id, pair.hotel.id, pair.totalMinor, pair.leastMinor];
  };

  it("are those of the tier where they can be paid", () => {
    expect(pairOf("safe", 5000_00)).toEqual(["f1", "h1", 500_00, 500_00]);
    expect(pairOf("stretch", 5000_00)).toEqual(["f2", "h2", 900_00, 700_00]);
    expect(pairOf("splurge", 5000_00)).toEqual(["f3", "h3", 2100_00, 1100_00]);
  });

  it("give way a little of both before much of one, and are never above the cap", () => {
    expect(pairOf("splurge", 1400_00)).toEqual(["f2", "h3", 1300_00, 1100_00]);
    expect(pairOf("stretch", 600_00)).toEqual(["f1", "h1", 500_00, 500_00]);
    expect(pairOf("splurge", 499_00)).toBeUndefined();
    for (let cap = 0; cap < 2200_00; cap += 50_00)
      for (const tier of ["safe", "stretch", "splurge"] as const)
        expect(pairWithin(flights, hotels, tier, cap, 600)?.totalMinor ?? 0).toBeLessThanOrEqual(cap);
  });

  it("are none where every way is too long, or nothing is on sale", () => {
    expect(pairOf("safe", 5000_00, 119)).toBeUndefined();
    expect(pairWithin([], hotels, "safe", 5000_00, 600)).toBeUndefined();
    expect(pairWithin(flights, [], "safe", 5000_00, 600)).toBeUndefined();
  });

  it("are said as a band, rounded outwards", () => {
    expect(bandInWords({ leastMinor: 821_00, totalMinor: 1136_00 }, 2)).toBe(
      "$820 to $1,140 for two, flights and stay",
    );
    expect(bandInWords({ leastMinor: 821_00, totalMinor: 825_00 }, 1)).toBe("$830 for one, flights and stay");
    expect(bandInWords({ leastMinor: 800_00, totalMinor: 900_00 }, 4)).toBe("$800 to $900 for all 4, flights and stay");
  });
});

describe("the best time of a place", () => {
  it.each([
    [
      [3, 4, 5, 10],
      ["March to May", "October"],
    ],
    [[11, 12, 1, 2], ["November to February"]],
    [[9, 10], ["September and October"]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], ["All year"]],
  ])("of %j is %j", (months, words) => expect(windowsInWords(months)).toEqual(words));
});

describe("a refusal", () => {
  it("leads where its kind says (CHECKLIST SURP-05, SURP-07 to SURP-09, SURP-23, SURP-24)", () => {
    const conflict = (code: string) => new AppError("CONFLICT", "why", { extra: { error_code: code } });
    const options = [{ price_id: "trip_pass" as const, description: "x", price: 2900 }];
    expect(refusalOf(conflict("PROFILE_INCOMPLETE"))).toEqual({ kind: "profile", message: "why" });
    expect(refusalOf(conflict("NOTHING_FITS"))).toEqual({ kind: "said", message: "why", status: 409 });
    expect(refusalOf(new AppError("PAYMENT_REQUIRED", "", { extra: { purchase_options: options } }))).toEqual({
      kind: "paywall",
      options,
    });
    expect(refusalOf(new PortFailure("surprise", 402))).toEqual({ kind: "paywall", options: undefined });
    expect(refusalOf(new AppError("RATE_LIMITED", "slow"))).toMatchObject({ kind: "silent", status: 429 });
    // The end of the day's searches is shown.
    const enough = new AppError("RATE_LIMITED", "tomorrow", { extra: { error_code: "LOOKED_ENOUGH" } });
    expect(refusalOf(enough)).toEqual({ kind: "said", message: "tomorrow", status: 429 });
    expect(refusalOf(new PortFailure("surprise", 429))).toMatchObject({ kind: "silent", status: 429 });
    expect(refusalOf(new PortFailure("surprise"))).toMatchObject({ kind: "silent", status: 500 });
    expect(refusalOf(new Error("boom"))).toMatchObject({ kind: "silent", status: 500 });
    expect(refusalOf(new AppError("NOT_FOUND", "gone"))).toEqual({ kind: "gone", message: "gone", status: 404 });
    const fields = { departureCity: ["Which?"] };
    expect(refusalOf(new AppError("VALIDATION_ERROR", "", { fields }))).toEqual({ kind: "fields", fields });
  });
});

describe("the form in an address", () => {
  const fresh = freshValues({ startDate: "2026-12-07", endDate: "2026-12-11", tier: "safe", seed: 1 }, "Helsinki, HEL");

  it("comes back as it went", () => {
    const values = { ...fresh, adults: "3", tier: "splurge", departureCity: "Oslo" };
    expect(valuesFromAddress(new URL(`http://x${addressOf(values)}`).searchParams, fresh)).toEqual(values);
  });

  it("keeps nothing that no field can hold", () => {
    const odd = new URLSearchParams({ startDate: "soon", adults: "<b>", tier: "free", seed: "-1", departureCity: " " });
    expect(valuesFromAddress(odd, fresh)).toEqual(fresh);
    expect(
      valuesFromAddress(new URLSearchParams({ departureCity: "x".repeat(500) }), fresh).departureCity,
    ).toHaveLength(80);
  });
});
