import { describe, expect, it } from "vitest";
import { foldText } from "#app/shared/text";
import type { DestinationSource } from "./destination.schema";

/** Labels stand on cards with their first letter alone made large: a name in them has its capitals in the file. */
const files = import.meta.glob<DestinationSource>("../destinations/*.yaml", { eager: true, import: "default" });
const all = Object.values(files);

const WORD = /\p{L}[\p{L}'’-]*/gu;
/** A word within a sentence, where only names have a capital. */
const WITHIN = /(?<=[a-z,;] )\p{L}[\p{L}'’-]*/gu;
const SMALL = /^\p{Ll}/u;
/** A word counts as a name when it is written with a capital this often, and never without. */
const TIMES = 2;
/** Words shorter than this cannot be told from a unit. */
const SHORTEST = 3;
/** Written with a capital in the names they are part of, and common words all the same. */
const COMMON: ReadonlySet<string> = new Set(
  "siq circular zen inari palazzo gateway wan piazza philharmonic sai reflecting magic".split(" "),
);

const sentencesOf = (one: DestinationSource): string[] => [
  one.description,
  one.drawback,
  one.gettingAround,
  ...one.tips,
  ...one.highlights,
  ...one.events.map(({ note }) => note),
  ...one.neighbourhoods.map(({ character }) => character),
  ...one.places.map(({ note }) => note),
];

describe("labels", () => {
  it("write names with their capitals", () => {
    // In which files' sentences each word is written so, once for each time.
    const seen = { large: new Map<string, string[]>(), small: new Map<string, string[]>() };
    for (const one of all)
      for (const [word] of sentencesOf(one).flatMap((text) => [...text.matchAll(WITHIN)])) {
        const counted = SMALL.test(word) ? seen.small : seen.large;
        const times = counted.get(word.toLowerCase());
        if (times) times.push(`${one.slug}.yaml`);
        else counted.set(word.toLowerCase(), [`${one.slug}.yaml`]);
      }
    const filesOfName = (word: string): string[] => (seen.small.has(word) ? [] : (seen.large.get(word) ?? []));
    const wrong = all.flatMap(({ slug, tags, places }) =>
      [...tags, ...places.flatMap((place) => place.tags)].flatMap((label) =>
        [...label.matchAll(WORD)].flatMap(([word]) => {
          if (word.length < SHORTEST || !SMALL.test(word) || COMMON.has(word)) return [];
          const files = filesOfName(word);
          if (files.length < TIMES) return [];
          // The sentences may be the newcomers, and the label right: both files are named.
          const where = [...new Set(files)].join(", ");
          return `"${word}" is a name in the sentences of ${where} and small in the label "${label}" of ${slug}.yaml: write the label with its capital, or take the word into COMMON of this test`;
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe("names", () => {
  it("are not said twice: a name in the language of the place stands beside another", () => {
    const twice = all.flatMap(({ slug, places }) =>
      places
        .filter(({ name, localName }) => localName && name.toLowerCase().includes(localName.toLowerCase()))
        .map(({ id }) => `${slug} ${id}`),
    );
    expect(twice).toEqual([]);
  });

  it("of parts of town are written one way, so that each is one", () => {
    const written = all.flatMap(({ slug, places }) => {
      const ways = new Map<string, Set<string>>();
      for (const { district } of places)
        ways.set(foldText(district), (ways.get(foldText(district)) ?? new Set()).add(district));
      return [...ways.values()].filter(({ size }) => size > 1).map((names) => `${slug}: ${[...names].join(", ")}`);
    });
    expect(written).toEqual([]);
  });
});
