import { expect, it } from "vitest";
import { waysBetween } from "./ways.server";

it("estimates the way between two places that no row joins", () => {
  const [only, ...others] = waysBetween("reykjavik", "samarkand");
  expect(only).toMatchObject({ by: "flight", isEstimate: true });
  expect(others).toEqual([]);
});

it("knows no way from a place to itself, or to one that is not ours", () => {
  expect(waysBetween("rome", "rome")).toEqual([]);
  expect(waysBetween("rome", "atlantis")).toEqual([]);
});
