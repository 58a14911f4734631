import { describe, expect, it } from "vitest";
import { joinLines } from "./join-lines";

describe("lines that meet", () => {
  it("become one, turned where they have to be", () => {
    expect(
      joinLines([
        [1, 2, 3],
        [5, 4, 3],
        [5, 6],
      ]),
    ).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it("become a ring where they close", () => {
    const [ring, ...rest] = joinLines([
      [1, 2],
      [3, 2],
      [3, 1],
    ]);
    expect(rest).toEqual([]);
    expect(ring!.at(0)).toBe(ring!.at(-1));
    expect(new Set(ring)).toEqual(new Set([1, 2, 3]));
  });

  it("stay apart where they do not meet; a closed line takes up no other, and a point is none", () => {
    expect(joinLines([[1, 2, 3, 1], [1, 4], [7, 8], [9]])).toEqual([
      [1, 2, 3, 1],
      [1, 4],
      [7, 8],
    ]);
  });

  it("are each used once, the same line twice and a fork too", () => {
    const joined = joinLines([
      [1, 2],
      [1, 2],
      [2, 3],
      [2, 4],
    ]);
    expect(joined.reduce((sum, line) => sum + line.length - 1, 0)).toBe(4);
  });
});
