import { describe, expect, it } from "vitest";
import {
  findDestination,
  resolveDestination,
  resolveExactDestination,
  resolvePlace,
  suggestPlaces,
} from "./catalogue.server";
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
    expect(resolveDestination(name)?.slug).toBe(slug);
  });
});

describe("a traveller's typed names", () => {
  it.each(
    (
      "Atlantis, Narnia, Gotham, Wakanda, Mordor, Hogwarts, Westeros, Eldorado, Shangri-La, Utopia, Avalon, Camelot, " +
      "Xanadu, Zion, Asgard, Rivendell, Tatooine, Springfield, Neverland, Lilliput, Agartha, Hyperborea, Lemuria, " +
      "Valhalla, Elysium, Olympus, Laputa, Genovia, Panem, Metropolis, Krypton, Arrakis, Winterfell, Bikini Bottom, " +
      "test, hello, beach, somewhere, Bari, Lusaka, Lagos, Moscow, Cleveland"
    ).split(", "),
  )("%s is none of our places", (word) => {
    expect(resolveDestination(word)).toBeUndefined();
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
    ["Lisbonn, Portugal", "lisbon"],
    ["Lisbon, Portugal", "lisbon"],
  ])("%s is %s", (typed, slug) => {
    expect(resolveDestination(typed)?.slug).toBe(slug);
  });

  it("suggests what an unfinished or open word may mean, and takes none of it", () => {
    expect(suggestPlaces("Bari", 6).map(({ slug }) => slug)).toContain("bali");
    expect(suggestPlaces("Japan", 6).map(({ country }) => country)).toContain("JP");
    expect(suggestPlaces("Lo", 6).map(({ slug }) => slug)).toContain("los-angeles");
    for (const typed of ["Reykja", "Bhutan", "Japan", "San", "Lo"])
      expect(resolveDestination(typed), typed).toBeUndefined();
    expect(resolvePlace("Reykja")).toMatchObject({ kind: "unknown", guesses: [{ slug: "reykjavik" }] });
  });
});
