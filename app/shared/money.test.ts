import { expect, test } from "vitest";
import { formatRounded, inWholeDollars } from "./money";

test("an estimate has no cents, and nothing that costs something is told as nothing", () => {
  expect([192_60, 96_30, 1_30, 20, 0].map((minor) => formatRounded(minor))).toEqual(["$193", "$96", "$1", "$1", "$0"]);
  expect([149, 150, 1, 0, -150].map(inWholeDollars)).toEqual([100, 200, 100, 0, -100]);
});
