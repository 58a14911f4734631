import { describe, expect, it } from "vitest";
import { chosenFilters, exploreAddress } from "./explore-address";
import { NO_FILTERS, readFilters } from "../search/explore-filters";

const SEARCH = {
  query: "quiet beach",
  filters: { ...NO_FILTERS, vibes: ["nature", "beach"], regions: ["asia"] },
  sort: "fit",
} as const satisfies Parameters<typeof exploreAddress>[0];

describe("the address of a search", () => {
  it("says the filters, the words, another order than the usual one and a later page", () => {
    expect(exploreAddress(SEARCH)).toBe("/explore?vibe=nature&vibe=beach&region=asia&q=quiet+beach#destinations");
    expect(exploreAddress({ query: "", filters: NO_FILTERS, sort: "price" }, 2)).toBe(
      "/explore?sort=price&page=2#destinations",
    );
  });

  it("is the page itself when nothing is asked", () => {
    expect(exploreAddress({ query: "", filters: NO_FILTERS, sort: "fit" })).toBe("/explore#destinations");
  });

  it("takes out one choice at a time and keeps all else", () => {
    const chosen = chosenFilters(SEARCH);
    expect(chosen.map(({ value }) => value)).toEqual(["nature", "beach", "asia"]);
    for (const { value, without } of chosen) {
      const { searchParams } = new URL(without, "http://localhost");
      const left = Object.values(readFilters(searchParams)).flat();
      expect(new Set(left)).toEqual(new Set(["nature", "beach", "asia"].filter((one) => one !== value)));
      expect(searchParams.get("q")).toBe("quiet beach");
    }
  });

  it("names nothing when nothing is chosen", () => {
    expect(chosenFilters({ ...SEARCH, filters: NO_FILTERS })).toEqual([]);
  });
});
