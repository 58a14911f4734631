import { describe, expect, it } from "vitest";
import { findDestination, resolveDestination, resolveExactDestination } from "./catalogue.server";
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
    expect(resolveExactDestination(name)?.slug).toBe(slug);
    expect(resolveDestination(name).found?.slug).toBe(slug);
  });
});

describe("a traveller's typed names", () => {
  it.each(
    (
      "Atlantis, Narnia, Gotham, Wakanda, Mordor, Hogwarts, Westeros, Eldorado, Shangri-La, Utopia, Avalon, Camelot, " +
      "Xanadu, Zion, Asgard, Rivendell, Tatooine, Springfield, Neverland, Lilliput, Agartha, Hyperborea, Lemuria, " +
      "Valhalla, Elysium, Olympus, Laputa, Genovia, Panem, Metropolis, Krypton, Arrakis, Winterfell, Bikini Bottom, " +
      "test, hello, beach, somewhere, Bari, Lusaka, Lagos, Moscow, Boston"
    ).split(", "),
  )("%s is none of our places", (word) => {
    expect(resolveDestination(word).found).toBeUndefined();
  });

  it.each([
    ["Lisbonn", "lisbon"],
    ["Kioto", "kyoto"],
    ["Marakesh", "marrakech"],
    ["Santorni", "santorini"],
    ["Reykjavick", "reykjavik"],
    ["Quenstown", "queenstown"],
    ["Barcelna", "barcelona"],
    ["Istambul", "istanbul"],
    ["Copenhagn", "copenhagen"],
    ["Budapst", "budapest"],
    ["Parris", "paris"],
    ["Berln", "berlin"],
    ["Bangkock", "bangkok"],
    ["Reykja", "reykjavik"],
    ["Lisbonn, Portugal", "lisbon"],
    ["Lisbon, Portugal", "lisbon"],
    ["Bhutan", "paro"],
  ])("%s is %s", (typed, slug) => {
    expect(resolveDestination(typed).found?.slug).toBe(slug);
  });

  it("offers what a short or open word may mean, and takes none of it", () => {
    expect(resolveDestination("Bari").choices.map(({ slug }) => slug)).toContain("bali");
    expect(resolveDestination("Japan").found).toBeUndefined();
    expect(resolveDestination("Japan").choices.map(({ country }) => country)).toContain("JP");
    expect(resolveDestination("San").choices.map(({ slug }) => slug)).toContain("san-francisco");
  });
});
