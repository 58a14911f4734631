import type { SearchResult } from "minisearch";
import { expect, it } from "vitest";
import { listDestinations } from "./catalogue.server";
import { makeIndex, readSearchFrom, searchTexts } from "./explore-text";
import { TOPICS, knowTopics, topicScore } from "./explore-topics";
import { PartedIndex, partsOf } from "./parted-index.server";

/** What a search says, whatever order it went through the words in: of floats, that order moves the last digit. */
const told = (hits: readonly SearchResult[]): unknown[] =>
  hits
    .map(({ id, score, terms, match }) => [id, score.toFixed(6), [...terms].sort(), match])
    .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));

const all = listDestinations();
const whole = makeIndex(all);
const parted = new PartedIndex(Buffer.from(partsOf(whole)));

it("finds with an index that lies ready what it finds with one of its own, and reads it once, when it is asked", () => {
  const ready = [...all];
  let reads = 0;
  readSearchFrom(ready, () => {
    reads += 1;
    return parted;
  });
  expect(reads).toBe(0);
  for (const words of ["beach", "ramen", "old town walls", "barselona", "tempel", "quokka", "são", "東京"])
    expect(searchTexts(ready, words)).toEqual(searchTexts(all, words));
  expect(reads).toBe(1);
});

it("answers as the whole index does, with the same scores: words, beginnings, slips, and the first and last of all", () => {
  const names = whole.toJSON().index.map(([word]) => word);
  const last = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const some = names.filter((_, at) => at % 397 === 0).flatMap((word) => [word, word.slice(0, 4), `${word}x`]);
  for (const words of [
    ...some,
    last[0]!,
    last.at(-1)!,
    `${last.at(-1)!}x`,
    "a-frame saint-jean",
    "the old port",
    "'",
    "",
  ])
    for (const options of [
      { fuzzy: false, prefix: false },
      { fuzzy: false, prefix: true },
      { fuzzy: 0.2, prefix: false, fields: ["name", "aliases", "country", "region", "tags"] },
    ])
      expect(told(parted.search(words, options)), words).toEqual(told(whole.search(words, options)));
});

it("takes what a place is about as it was worked out before", () => {
  const kyoto = all.find(({ slug }) => slug === "kyoto")!;
  const copy = { ...kyoto };
  const temples = TOPICS.find(({ name }) => name === "temples")!;
  const golf = TOPICS.find(({ name }) => name === "golf")!;
  expect(topicScore(kyoto, temples)).toBeGreaterThan(0);
  knowTopics(copy, { temples: 4.5 });
  expect([topicScore(copy, temples), topicScore(copy, golf)]).toEqual([4.5, 0]);
});
