import { describe, expect, it } from "vitest";
import { findDestination, findDestinationByName, resolveDestination } from "./catalogue.server";
import { foldName, otherNames, slugsWithOtherNames } from "./place-names";

describe("other names of places", () => {
  it("belong to places there are, and none to two", () => {
    const owners = new Map<string, string>();
    for (const slug of slugsWithOtherNames()) {
      expect(findDestination(slug)?.slug).toBe(slug);
      for (const name of otherNames(slug).map(foldName)) {
        expect(name).not.toBe("");
        expect(owners.get(name) ?? slug).toBe(slug);
        owners.set(name, slug);
      }
    }
  });

  it.each([
    ["Wien", "vienna"],
    ["MÜNCHEN", "munich"],
    ["Tromsø", "lofoten-tromso"],
    ["東京", "tokyo"],
    ["Αθήνα", "athens"],
    ["xi'an", "xian"],
  ])("%s is found", (name, slug) => {
    expect(findDestinationByName(name)?.slug).toBe(slug);
    expect(resolveDestination(name).found?.slug).toBe(slug);
  });
});
