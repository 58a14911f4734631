import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import {
  HANDPICKED,
  buildDestinationsBundle,
  buildExploreBundle,
  cardsOf,
  emptyExploreBundle,
  isExploreBundle,
  isHandpicked,
} from "./bundles";
import { destinationsBundleSchema, exploreBundleSchema } from "./bundles.schema";
import { budgetRange, climateOf, isGoodNow, toExploreItem, vibeScore } from "../places/explore-item";
import {
  BUNDLE_SEASONS,
  STYLE_TABS,
  bestInSeason,
  goodInFirst,
  monthsOf,
  seasonOfMonth,
  seasonsFrom,
  styleList,
} from "./explore-sections";

const AT = "2027-03-01T00:00:00.000Z";
const items = listDestinations().map((one) => toExploreItem(one, `/art/${one.slug}.svg`, isHandpicked(one.slug)));

describe("seasons", () => {
  it("follow the month (CHECKLIST EXPL-46)", () => {
    expect(Array.from({ length: 12 }, (_, index) => seasonOfMonth(index + 1))).toEqual([
      "winter",
      "winter",
      "spring",
      "spring",
      "spring",
      "summer",
      "summer",
      "summer",
      "autumn",
      "autumn",
      "autumn",
      "winter",
    ]);
  });

  it("start with the current one (CHECKLIST EXPL-45)", () => {
    expect(seasonsFrom("autumn")).toEqual(["autumn", "winter", "spring", "summer"]);
  });

  it.each(BUNDLE_SEASONS)("%s shows four places that are good then (CHECKLIST EXPL-48)", (season) => {
    const best = bestInSeason(items, season);
    expect(best).toHaveLength(4);
    for (const item of best) expect(item.best_months.some((month) => monthsOf(season).includes(month))).toBe(true);
  });
});

describe("styles", () => {
  it("are six tabs with tags of their own (CHECKLIST EXPL-50, EXPL-51)", () => {
    expect(STYLE_TABS.map(({ id }) => id)).toEqual(["luxe", "adventure", "culture", "beach", "urban", "nature"]);
    expect(new Set(STYLE_TABS.map(({ tags }) => tags.join())).size).toBe(6);
  });

  it("fall back to four places without a list, and stay empty with an empty one (CHECKLIST EXPL-53, EXPL-54)", () => {
    expect(styleList(undefined, "beach", items)).toEqual(items.slice(0, 4));
    expect(styleList({ beach: [] }, "beach", items)).toEqual([]);
  });
});

describe("money and scores", () => {
  it("estimates five to seven days, or the default (CHECKLIST EXPL-59)", () => {
    expect(budgetRange(100)).toEqual({ min: 500, max: 700, currency: "USD" });
    expect(budgetRange(undefined)).toEqual({ min: 1500, max: 3500, currency: "USD" });
  });

  it("scores what there is to see out of ten", () => {
    expect(vibeScore([])).toBe(0);
    expect(vibeScore(Array.from({ length: 12 }, () => ({ weight: 5 })))).toBe(10);
    expect(climateOf("BWh")).toBe("arid");
  });

  it("knows whether now is a good time (CHECKLIST DEST-16)", () => {
    expect(isGoodNow(["March", "April"], 4)).toBe(true);
    expect(isGoodNow(["March", "April"], 5)).toBe(false);
  });
});

describe("the bundles", () => {
  const destinations = buildDestinationsBundle(items, AT);
  const explore = buildExploreBundle(items, AT);

  it("hold what their schemas say (CHECKLIST ENT-06, ENT-07)", () => {
    expect(destinationsBundleSchema.safeParse(destinations).error).toBeUndefined();
    expect(exploreBundleSchema.safeParse(explore).error).toBeUndefined();
  });

  it("have twelve handpicked places, each once, of the style they stand for (CHECKLIST DEST-03, DEST-05)", () => {
    const cards = cardsOf(destinations);
    expect(destinations.destinationCount).toBe(12);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(12);
    for (const [style, slug] of Object.entries(HANDPICKED.styles))
      expect(items.find(({ id }) => id === slug)?.style).toBe(style);
    for (const slug of HANDPICKED.budget) expect(items.find(({ id }) => id === slug)?.budget).toBe("budget-friendly");
  });

  it("have the first four in the spotlight and count what they hold (CHECKLIST EXPL-57)", () => {
    expect(explore.spotlight).toEqual(explore.all.slice(0, 4));
    expect(explore.destinationCount).toBe(listDestinations().length);
  });

  it("are refused without spotlight or seasons (CHECKLIST EXPL-64)", () => {
    expect(isExploreBundle(explore)).toBe(true);
    expect(isExploreBundle({ ...explore, spotlight: undefined })).toBe(false);
    expect(isExploreBundle({ ...explore, seasonal: undefined })).toBe(false);
    expect(isExploreBundle(emptyExploreBundle(AT))).toBe(true);
    expect(emptyExploreBundle(AT).all).toEqual([]);
  });
});

it("those that are good in the month come first, each part in the order it had", () => {
  for (const season of BUNDLE_SEASONS) {
    const best = bestInSeason(items, season, 20);
    for (const month of monthsOf(season)) {
      const ordered = goodInFirst(best, month);
      const isGood = ordered.map((item) => item.best_months.includes(month));
      expect(isGood, `${season} ${month}`).toEqual([...isGood].sort((a, b) => Number(b) - Number(a)));
      expect(ordered.filter((item) => item.best_months.includes(month))).toEqual(
        best.filter((item) => item.best_months.includes(month)),
      );
      expect(new Set(ordered)).toEqual(new Set(best));
    }
  }
});
