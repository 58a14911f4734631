import { describe, expect, it } from "vitest";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
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
  const cities: Readonly<Record<string, string>> = { toronto: "Toronto", "las vegas": "Las Vegas" };
  const understood = /^(?:a|beach|hot|springs?|may|see|week|food)(?: |$)/;
  const read = (text: string) =>
    takeForeignNames(foldText(text), text, destinations, {
      findCity: (name) => cities[name],
      isDeparture: (name) => name === "san diego",
      isUnderstood: (words) => understood.test(words),
    });

  it("are said as not covered, read with a slip of the pen, or called strange", () => {
    expect(read("a week in Toronto")).toMatchObject({ lacks: ["Toronto"], strange: [] });
    expect(read("to Las Vegas")).toMatchObject({ lacks: ["Las Vegas"] });
    expect(read("Lisbonn, food")).toMatchObject({ slips: [{ said: "lisbonn", slug: "lisbon" }] });
    expect(read("in Cinque Terre")).toMatchObject({ strange: ["cinque", "terre"] });
    expect(read("in Ghent")).toMatchObject({ within: ["ghent"], rest: "in ghent" });
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
      expect(read(text), text).toMatchObject({ lacks: [], slips: [], strange: [], within: [] });
  });
});
