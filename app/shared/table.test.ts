import { expect, it } from "vitest";
import { entryOf } from "./table";

it("knows the words of a table, and none that every object has", () => {
  const table = { warm: 1, cold: 0 };
  expect([entryOf(table, "warm"), entryOf(table, "cold")]).toEqual([1, 0]);
  for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty", "", "hot"])
    expect(entryOf(table, word), word).toBeUndefined();
});
