import { describe, expect, it } from "vitest";
import { listDestinations, resolveExactPlace } from "#app/modules/catalogue/places/catalogue.server";
import { foldText } from "#app/shared/text";
import { takeCommonNames, takeForeignNames } from "./place-words";

const destinations = listDestinations();

describe("names that are common words", () => {
  it.each<[string, string[]]>([
    ["Nice for nightlife", ["nice"]],
    ["in nice for 4 nights", ["nice"]],
    ["Two nights in Bath", ["bath"]],
    ["from London to Bath", ["bath"]],
    ["Split with friends", ["split"]],
    ["Nice and Paris", ["nice"]],
    ["a nice week in Rome", []],
    ["Nice week in Rome", []],
    ["a hotel with a nice bath", []],
    ["split the trip between Rome and Florence", []],
    ["from Nice to Rome", []],
    ["somewhere nice for a week", []],
  ])("%s", (text, slugs) => {
    expect(takeCommonNames(text, destinations).slugs).toEqual(slugs);
  });
});

describe("names that the catalogue does not have", () => {
  const understood = /^(?:a|beach|hot|springs?|may|see|week|food)(?: |$)/;
  const read = (text: string) =>
    takeForeignNames(foldText(text), text, destinations, {
      findPlace: resolveExactPlace,
      isDeparture: (name) => name === "san diego",
      isUnderstood: (words) => understood.test(words),
    });

  it("are said as not covered, read with a slip of the pen, or called strange", () => {
    const told = (text: string): string[] => read(text).told.map(({ answer }) => `${answer.kind} ${answer.name}`);
    expect(read("a week in Detroit")).toMatchObject({ told: [{ said: "detroit" }], strange: [] });
    expect(told("to Salt Lake City")).toEqual(["elsewhere Salt Lake City"]);
    expect(told("Detroit")).toEqual(["elsewhere Detroit"]);
    expect(told("in Paris, Texas")).toEqual(["elsewhere Paris, Texas"]);
    expect(told("Portland Oregon in May")).toEqual(["elsewhere Portland, Oregon"]);
    expect(told("in Lake District")).toEqual(["elsewhere Lake District"]);
    expect(told("in Ghent")).toEqual(["part Ghent"]);
    expect(read("Lisbonn, food")).toMatchObject({ slips: [{ said: "lisbonn", slug: "lisbon" }] });
    expect(read("in Shangrila Valley")).toMatchObject({ strange: ["shangrila", "valley"] });
  });

  it("are none where the words mean something, or belong to a place of ours", () => {
    for (const text of [
      "to see food",
      "in hot springs",
      "in Rio de Janeiro",
      "from Toronto",
      "from San Diego",
      "in New York",
    ])
      expect(read(text), text).toMatchObject({ told: [], slips: [], strange: [], within: [] });
  });
});

it("leaves a part of the world of several words to the search", () => {
  const text = "three weeks in South-East Asia";
  const found = takeForeignNames(foldText(text), text, destinations, {
    findPlace: resolveExactPlace,
    isDeparture: () => false,
    isUnderstood: (words) => words === "south east asia",
  });
  expect([found.told, found.own]).toEqual([[], []]);
});
