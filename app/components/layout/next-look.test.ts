import { expect, it } from "vitest";
import { MOST_LOOKS, nextLook } from "./next-look";

it("counts the looks of a page that waits beside what its address asks for, and ends", () => {
  expect(nextLook("")).toBe("?look=1");
  expect(nextLook("?day=2027-04-14&look=1")).toBe("?day=2027-04-14&look=2");
  expect(nextLook(`?look=${MOST_LOOKS - 1}`)).toBe(`?look=${MOST_LOOKS}`);
  expect(nextLook(`?look=${MOST_LOOKS}`)).toBeUndefined();
  expect(nextLook("?look=9e99")).toBeUndefined();
});

it("begins to count anew where the number is none", () => {
  for (const look of ["", "abc", "-7", "NaN"]) expect(nextLook(`?look=${look}`)).toBe("?look=1");
});
