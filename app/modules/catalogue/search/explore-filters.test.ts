import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import {
  BUDGET_TEXTS,
  DEFAULT_FILTER_OPTIONS,
  FILTER_SEASONS,
  NO_FILTERS,
  SEASON_MONTHS,
  countFilters,
  matchesFilters,
  readFilters,
  vibesOf,
  writeFilters,
} from "./explore-filters";
import type { ExploreFilters } from "./explore-filters";
import { toExploreItem } from "../places/explore-item";
import { BUDGETS, REGIONS, VIBES } from "../schema/vocabulary";

const items = listDestinations().map((destination) => toExploreItem(destination, "", false));
const filters: fc.Arbitrary<ExploreFilters> = fc.record({
  vibes: fc.subarray([...VIBES]),
  budgets: fc.subarray([...BUDGETS]),
  regions: fc.subarray([...REGIONS]),
  seasons: fc.subarray([...FILTER_SEASONS]),
});
const only = (part: Partial<ExploreFilters>): ExploreFilters => ({ ...NO_FILTERS, ...part });

describe("the filter options", () => {
  it("are those of the documents (CHECKLIST EXPL-17 to EXPL-21)", () => {
    expect(DEFAULT_FILTER_OPTIONS.vibes).toHaveLength(8);
    expect(DEFAULT_FILTER_OPTIONS.budgets).toEqual(["luxury", "moderate", "budget-friendly"]);
    expect(DEFAULT_FILTER_OPTIONS.regions).toHaveLength(7);
    expect(DEFAULT_FILTER_OPTIONS.seasons).toEqual(["spring", "summer", "fall", "winter"]);
    expect(Object.values(BUDGET_TEXTS)).toHaveLength(3);
  });
});

describe("filters on every destination", () => {
  it("agree with the rules, group by group (CHECKLIST EXPL-24 to EXPL-31)", () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...items), (chosen, item) => {
        const expected =
          (chosen.vibes.length === 0 || item.vibes.some((vibe) => chosen.vibes.some((one) => one === vibe))) &&
          (chosen.budgets.length === 0 || chosen.budgets.some((one) => one === item.budget)) &&
          (chosen.regions.length === 0 || chosen.regions.some((one) => one === item.region)) &&
          (chosen.seasons.length === 0 ||
            chosen.seasons.some((one) => item.best_months.some((month) => SEASON_MONTHS[one].includes(month))));
        expect(matchesFilters(item, chosen)).toBe(expected);
      }),
      { numRuns: 1500 },
    );
  });

  it("let more pass with another choice in a group that has one, never less", () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...VIBES), fc.constantFrom(...items), (chosen, vibe, item) => {
        fc.pre(chosen.vibes.length > 0);
        expect(
          matchesFilters(item, chosen) && !matchesFilters(item, { ...chosen, vibes: [...chosen.vibes, vibe] }),
        ).toBe(false);
      }),
    );
  });

  it("survive the way into an address and back", () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const params = writeFilters(chosen);
        expect(readFilters(params)).toEqual(readFilters(new URLSearchParams(params.toString())));
        expect(countFilters(readFilters(params))).toBe(countFilters(chosen));
      }),
    );
  });

  it("find something for every single option", () => {
    for (const vibe of VIBES) expect(items.some((item) => matchesFilters(item, only({ vibes: [vibe] })))).toBe(true);
    for (const region of REGIONS)
      expect(items.some((item) => matchesFilters(item, only({ regions: [region] })))).toBe(true);
    for (const season of FILTER_SEASONS)
      expect(items.some((item) => matchesFilters(item, only({ seasons: [season] })))).toBe(true);
  });
});

describe("single rules", () => {
  it.each([
    ["luxury", ["luxury", "wellness", "romantic"]],
    ["adventure", ["adventure", "nature"]],
    ["culture", ["culture", "urban"]],
    ["beach", ["beach", "wellness"]],
    ["urban", ["urban", "nightlife", "culture"]],
    ["nature", ["nature", "adventure", "wellness"]],
  ])("an item without vibes takes those of its style: %s (CHECKLIST EXPL-26, EXPL-27)", (style, vibes) => {
    expect(vibesOf({ style })).toEqual(vibes);
    expect(vibesOf({ style, vibes: [] })).toEqual(vibes);
    for (const vibe of VIBES) expect(matchesFilters({ style }, only({ vibes: [vibe] }))).toBe(vibes.includes(vibe));
  });

  it("an item without a budget is moderate (CHECKLIST EXPL-28)", () => {
    expect(matchesFilters({}, only({ budgets: ["moderate"] }))).toBe(true);
    expect(matchesFilters({}, only({ budgets: ["luxury"] }))).toBe(false);
  });

  it.each([
    ["North America", "north-america"],
    ["MIDDLE-EAST", "middle-east"],
    ["Europe/Asia", "europe"],
    ["Europe/Asia", "asia"],
    ["Eurasia", "europe"],
    ["Eurasia", "asia"],
    ["Oceania", "oceania"],
    ["Pacific", "oceania"],
    ["Australia", "oceania"],
  ] as const)("%s is found under %s (CHECKLIST EXPL-29 to EXPL-31)", (region, wanted) => {
    expect(matchesFilters({ region }, only({ regions: [wanted] }))).toBe(true);
    expect(matchesFilters({ region }, only({ regions: ["africa"] }))).toBe(false);
  });

  it("fall and autumn are one, and what is no option is left out (CHECKLIST EXPL-20)", () => {
    expect(readFilters(new URLSearchParams("season=autumn&vibe=sleepy&vibe=beach&region=europe,asia"))).toEqual({
      vibes: ["beach"],
      budgets: [],
      regions: ["europe", "asia"],
      seasons: ["fall"],
    });
    expect(matchesFilters({ best_months: [10] }, only({ seasons: ["fall"] }))).toBe(true);
  });
});
