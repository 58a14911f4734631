import { expect, it } from "vitest";
import { destinationFixture } from "../schema/destination.fixture";
import type { PlaceSource } from "../schema/destination.schema";
import { closedSeasonLine, isMostlyClosed, openShares } from "./open-season";

const lisbon = destinationFixture("lisbon");

function place(weight: PlaceSource["weight"], hours: string, months?: number[]): PlaceSource {
  return { ...lisbon.places[0]!, weight, hours, ...(months && { months }) };
}

it("weighs what is open by months and by hours that name dates", () => {
  const places = [
    place(5, "24/7", [6, 7, 8]),
    place(3, "May 15-Sep 30 09:00-18:00"),
    place(2, "Mo-Fr 09:00-17:00; Jan 01 off"),
  ];
  const shares = openShares({ places });
  expect(shares.map((share) => Math.round(share * 10))).toEqual([2, 2, 2, 2, 5, 10, 10, 10, 5, 2, 2, 2]);
  expect(isMostlyClosed(shares[3]!)).toBe(true);
  expect(isMostlyClosed(shares[4]!)).toBe(false);
});

it("says in which of the months of a trip most is closed", () => {
  const park = { name: "The park", places: [place(5, "24/7", [6, 7]), place(2, "24/7")] };
  expect(closedSeasonLine(park, [7, 7, 7])).toBeUndefined();
  expect(closedSeasonLine(park, [5, 5, 6, 6])).toBe("Most of what people visit The park for is closed in May.");
  expect(closedSeasonLine(park, [12, 1])).toBe(
    "Most of what people visit The park for is closed in December and January.",
  );
  expect(closedSeasonLine(park, [1, 2, 3, 4, 7, 11, 12])).toBe(
    "Most of what people visit The park for is closed in November to April.",
  );
});

it("finds Yellowstone shut from November to April, and Lisbon never", () => {
  const closedIn = (slug: string): number[] =>
    openShares(destinationFixture(slug)).flatMap((share, index) => (isMostlyClosed(share) ? [index + 1] : []));
  expect(closedIn("yellowstone")).toEqual([1, 2, 3, 4, 11, 12]);
  expect(closedIn("lisbon")).toEqual([]);
});
