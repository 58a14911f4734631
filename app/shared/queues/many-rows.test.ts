import { expect, it } from "vitest";
import { ROWS_AT_ONCE, rowsToTake, untilNoneLeft } from "./many-rows";

it("takes rows in pieces until none are left, and others come in between", async () => {
  let rows = 7;
  const seen: (number | string)[] = [];
  setTimeout(() => seen.push("others"), 0);
  const all = await untilNoneLeft((most) => {
    const taken = Math.min(most, rows);
    rows -= taken;
    seen.push(taken);
    return Promise.resolve(taken);
  }, 3);
  expect(all).toBe(7);
  expect(seen.slice(0, 2)).toEqual([3, "others"]);
  expect(seen.filter((one) => one !== "others").reduce<number>((sum, one) => sum + Number(one), 0)).toBe(7);
});

it("takes more rows where they are quick, and fewer where they hold others up", () => {
  expect(rowsToTake(50, 1, ROWS_AT_ONCE)).toBe(100);
  expect(rowsToTake(400, 1, ROWS_AT_ONCE)).toBe(ROWS_AT_ONCE);
  expect(rowsToTake(100, 15, ROWS_AT_ONCE)).toBe(100);
  expect(rowsToTake(100, 130, ROWS_AT_ONCE)).toBe(50);
  expect(rowsToTake(1, 130, ROWS_AT_ONCE)).toBe(1);
});
