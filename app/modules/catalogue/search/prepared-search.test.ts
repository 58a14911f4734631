import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { INDEX_OPTIONS, makeIndex, readSearchFrom, searchTexts } from "./explore-text";
import { TOPICS, knowTopics, topicScore } from "./explore-topics";

const all = listDestinations();
const stored = MiniSearch.loadJSON(JSON.stringify(makeIndex(all)), INDEX_OPTIONS);

it("finds with an index that lies ready what it finds with one of its own, and reads it once, when it is asked", () => {
  const ready = [...all];
  let reads = 0;
  readSearchFrom(ready, () => {
    reads += 1;
    return stored;
  });
  expect(reads).toBe(0);
  for (const words of ["beach", "ramen", "old town walls", "barselona", "tempel", "quokka", "são", "東京"])
    expect(searchTexts(ready, words)).toEqual(searchTexts(all, words));
  expect(reads).toBe(1);
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
