import { describe, expect, it } from "vitest";
import { listDestinations } from "./catalogue.server";
import { placeInText } from "./place-in-text";

const slugIn = (text: string, link = ""): string | undefined => placeInText(text, link, listDestinations())?.slug;

describe("placeInText", () => {
  it.each([
    ["The best pastéis de nata in Lisbon, ranked", "lisbon"],
    ["48 hours in New York City", "new-york"],
    ["Kyoto or Tokyo? A week in each", "kyoto"],
    ["LISBOA: Lisboa em três dias", "lisbon"],
    ["A long weekend in Nice", "nice"],
  ])("finds the place of %j", (text, slug) => expect(slugIn(text)).toBe(slug));

  it.each(["Ten nice places to eat", "How we split the bill", "", "Parisian bakeries"])("finds none in %j", (text) =>
    expect(slugIn(text)).toBeUndefined(),
  );

  it("reads the words of a link where the text names none", () => {
    expect(slugIn("Worth a read", "https://blog.test/2026/marrakech-on-a-budget")).toBe("marrakech");
    expect(slugIn("", "https://blog.test/nice-places")).toBeUndefined();
    expect(slugIn("", "not a link")).toBeUndefined();
    expect(slugIn("", "https://blog.test/%E0%A4%A")).toBeUndefined();
  });
});
