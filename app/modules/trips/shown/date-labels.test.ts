import { expect, it } from "vitest";
import { dateLabels } from "./date-labels";

it("has weekdays where there is room, and every other date of a long trip", () => {
  expect(dateLabels(["2027-01-15", "2027-01-16"])).toEqual([
    { at: 0.25, text: "Fri 15" },
    { at: 0.75, text: "Sat 16" },
  ]);
  const long = Array.from({ length: 20 }, (_, index) => `2027-01-${String(index + 1).padStart(2, "0")}`);
  expect(dateLabels(long).map(({ text }) => text)).toEqual(["1", "3", "5", "7", "9", "11", "13", "15", "17", "19"]);
});
