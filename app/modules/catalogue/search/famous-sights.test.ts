import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { famousSight } from "./famous-sights";

const townOf = (name: string): string | undefined => famousSight(listDestinations(), name)?.of.slug;

describe("a sight that stands for its town", () => {
  it.each([
    ["colosseum", "rome"],
    ["big ben", "london"],
    ["louvre", "paris"],
    ["uffizi", "florence"],
    ["prado", "madrid"],
    ["statue of liberty", "new-york"],
    ["blue mosque", "istanbul"],
    ["golden gate bridge", "san-francisco"],
    ["acropolis", "athens"],
  ])("is %s of %s", (name, slug) => {
    expect(townOf(name)).toBe(slug);
  });

  it.each(["city walls", "old town", "royal palace", "central market", "florence", "songkran", "summer", "india"])(
    "is not what is called %s",
    (name) => {
      expect(townOf(name)).toBeUndefined();
    },
  );

  it("is told by the part of its name that was said", () => {
    expect(famousSight(listDestinations(), "statue of liberty")?.name).toBe("Statue of Liberty");
    expect(famousSight(listDestinations(), "uffizi")?.name).toBe("Uffizi Gallery");
  });
});
