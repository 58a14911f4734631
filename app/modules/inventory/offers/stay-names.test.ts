import { expect, it } from "vitest";
import { STAY_KINDS } from "./hotel";
import { plainStayName, sandboxStayName } from "./stay-names";

it("reads like a name and says that it is a sandbox's", () => {
  for (const kind of STAY_KINDS) {
    const name = sandboxStayName("lisbon", kind, 3);
    expect(name).toMatch(/^[A-Z][A-Za-z ]+ \(sandbox\)$/);
    expect(plainStayName(name)).not.toMatch(/sandbox|\(|\d/i);
  }
  expect(plainStayName("Hotel Olive")).toBe("Hotel Olive");
});

it("gives each of the seventy properties of a place a name of its own, the same every time", () => {
  const names = () => Array.from({ length: 70 }, (_, index) => sandboxStayName("kyoto", "hotel", index));
  expect(new Set(names()).size).toBe(70);
  expect(names()).toEqual(names());
  expect(sandboxStayName("lisbon", "hotel", 0)).not.toBe(sandboxStayName("kyoto", "hotel", 0));
});
