import { describe, expect, it } from "vitest";
import { listDestinations, resolveExactPlace } from "#app/modules/catalogue/places/catalogue.server";
import { findDeparture, findSharedName } from "#app/modules/catalogue/explore/explore-find.server";
import { foldName } from "#app/modules/catalogue/places/place-names";
import { APRIL_DRAW } from "./drawn/april.fixture";
import { FEBRUARY_DRAW } from "./drawn/february.fixture";
import { AUGUST_DRAW } from "./drawn/august.fixture";
import { JULY_DRAW } from "./drawn/july.fixture";
import { JUNE_DRAW } from "./drawn/june.fixture";
import { AS_TAKEN_DRAW } from "./drawn/as-taken.fixture";
import { OCTOBER_DRAW } from "./drawn/october.fixture";
import { SEPTEMBER_DRAW } from "./drawn/september.fixture";
import { LATE_NOVEMBER_DRAW } from "./drawn/late-november.fixture";
import { MARCH_DRAW } from "./drawn/march.fixture";
import { MAY_DRAW } from "./drawn/may.fixture";
import { isSmallWord } from "./small-words";
import { Trail } from "./trail";
import { readWish } from "./trip-wish";

const small = (word: string): boolean => ["the", "a", "in", "with"].includes(word);

describe("the trail of a sentence", () => {
  it("knows the words that are gone from a text as those that a reader has read", () => {
    const trail = new Trail("Rome with my two kids, 3 nights");
    trail.follow("Rome , 3 nights", "who");
    trail.follow("Rome ;", "when");
    expect(trail.readAs("who")).toEqual(["with my two kids"]);
    expect(trail.readAs("when")).toEqual(["3 nights"]);
    expect(trail.unread(small)).toEqual(["Rome"]);
  });

  it("follows words through another writing to those that the traveller wrote", () => {
    const trail = new Trail("drei Nächte in Rom, Zimmer mit Kran");
    trail.follow("three nights in rom, zimmer mit kran");
    trail.follow("in rom, zimmer mit kran", "when");
    trail.take("rom", "where");
    expect(trail.readAs("when")).toEqual(["drei Nächte"]);
    expect(trail.readAs("where")).toEqual(["Rom"]);
    expect(trail.unread(small)).toEqual(["Zimmer mit Kran"]);
  });

  it("tells one of two same words from the other by its place", () => {
    const trail = new Trail("two nights for two");
    trail.follow("two nights", "who");
    expect(trail.readAs("who")).toEqual(["for two"]);
    expect(trail.unread(small)).toEqual(["two nights"]);
  });

  it("gives back words without a meaning, and a refusal with what it refuses", () => {
    const trail = new Trail("without kids in the Zzyzx");
    trail.follow("without in the", "where");
    trail.free(["zzyzx"]);
    expect(trail.unread(small)).toEqual(["without kids", "Zzyzx"]);
  });

  it("quotes money with its sign, and nothing across a comma", () => {
    expect(new Trail("a yacht, $300 a day").unread(small)).toEqual(["yacht", "$300 a day"]);
  });
});

describe("no word of a sentence is silent", () => {
  const ground = {
    destinations: listDestinations(),
    findDeparture,
    findSharedName,
    findPlace: resolveExactPlace,
    today: "2026-11-23",
  };
  const wordsOf = (text: string): string[] => foldName(text).split(" ").filter(Boolean);

  it.each([
    ...FEBRUARY_DRAW,
    ...MARCH_DRAW,
    ...APRIL_DRAW,
    ...MAY_DRAW,
    ...JUNE_DRAW,
    ...JULY_DRAW,
    ...AUGUST_DRAW,
    ...SEPTEMBER_DRAW,
    ...OCTOBER_DRAW,
    ...AS_TAKEN_DRAW,
    ...LATE_NOVEMBER_DRAW,
  ])("%s", (sentence) => {
    const wish = readWish(sentence, ground);
    const shown = new Set(
      [
        ...wish.heard.flatMap(({ words }) => words),
        ...wish.unknown,
        ...wish.unused,
        ...wish.ways,
        ...wish.car,
        ...wish.bed,
        ...wish.within,
        ...wish.avoided,
        ...wish.told.map(({ said }) => said),
      ].flatMap(wordsOf),
    );
    const silent = [...sentence.slice(0, 300).matchAll(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu)]
      .map(([word]) => word)
      .filter(
        (word) =>
          !isSmallWord(word.toLowerCase()) && !wordsOf(word).every((part) => shown.has(part) || isSmallWord(part)),
      );
    expect(silent).toEqual([]);
  });
});
