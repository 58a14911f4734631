import type { AsPlainObject } from "minisearch";
import { expect, it } from "vitest";
import { listDestinations } from "./catalogue.server";
import { indexOf, readSearchFrom, searchTexts } from "./explore-text";
import { TOPICS, knowTopics, topicScore } from "./explore-topics";

const all = listDestinations();

it("finds with an index that lies ready what it finds with one of its own, and reads it once, when it is asked", () => {
  const ready = [...all];
  let reads = 0;
  readSearchFrom(ready, () => {
    reads += 1;
    return JSON.parse(JSON.stringify(indexOf(all))) as AsPlainObject;
  });
  expect(reads).toBe(0);
  for (const words of ["beach", "ramen", "old town walls", "barselona", "tempel", "quokka"])
    expect(searchTexts(ready, words)).toEqual(searchTexts(all, words));
  expect(reads).toBe(1);
});

it("keeps one of the maps of its index that say the same", () => {
  const { index } = JSON.parse(JSON.stringify(indexOf(all))) as { index: [string, Record<string, object>][] };
  const said = new Set(index.map(([, fields]) => JSON.stringify(fields)));
  const { _index: words } = indexOf(all) as unknown as { _index: Iterable<[string, object]> };
  const kept = [...words].map(([, fields]) => fields);
  expect(kept.length).toBe(index.length);
  expect(new Set(kept).size).toBe(said.size);
  expect(said.size).toBeLessThan(kept.length * 0.6);
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
