import { describe, expect, it } from "vitest";
import { resolvePlace } from "./catalogue.server";
import { FIRST_NAMES, SECOND_NAMES } from "./typed-names.fixture";

/** The answer in the short form of the table, with the place that the right answer names, if it is among its places. */
function inShort(typed: string, right: string): string {
  const answer = resolvePlace(typed);
  const wanted = right.split(" ")[1];
  const short = (kind: string, slugs: readonly { slug: string }[]): string =>
    wanted === undefined
      ? kind
      : `${kind} ${slugs.some(({ slug }) => slug === wanted) ? wanted : slugs.map(({ slug }) => slug).join(" ")}`;
  switch (answer.kind) {
    case "covered":
      return `=${answer.place.slug}`;
    case "part":
      return short("part", answer.of);
    case "near":
      return short("near", [answer.nearest]);
    case "elsewhere":
      return short("elsewhere", answer.nearest);
    case "area":
      return short("area", answer.places);
    case "several":
      return "several";
    case "unknown":
      return "unknown";
  }
}

describe("typed names and their right answers", () => {
  it.each([...FIRST_NAMES, ...SECOND_NAMES])("%s", (typed, right) => {
    expect(inShort(typed, right)).toBe(right);
  });
});
