import { describe, expect, it } from "vitest";
import { Checksum, canonical, nextRows, tableOf, valueOf } from "../scripts/db/rows";
import type { Column, Row } from "../scripts/db/rows";

const ID: Column = { name: "id", kind: "text" };
const COUNT: Column = { name: "count", kind: "integer" };
const SHARE: Column = { name: "share", kind: "real" };
const TABLE = tableOf("things", [ID, COUNT, SHARE], ["id"]);

describe("a value", () => {
  it("is the same whichever database gives it", () => {
    expect(valueOf("things", COUNT, 9007199254740993n)).toBe(valueOf("things", COUNT, "9007199254740993"));
    expect(valueOf("things", SHARE, 0.1)).toBe(valueOf("things", SHARE, "0.1"));
    expect(valueOf("things", SHARE, 5e-324)).toBe(valueOf("things", SHARE, "5e-324"));
    expect(valueOf("things", ID, null)).toBeNull();
  });

  it.each([
    [COUNT, 1.5, /no whole number/],
    [COUNT, "", /no whole number/],
    [SHARE, "NaN", /no number/],
    [ID, 7n, /no text/],
    [ID, "a\0", /value zero/],
  ])("%o can't be %o", (column, stored, words) => expect(() => valueOf("things", column, stored)).toThrow(words));
});

describe("a checksum", () => {
  const of = (rows: Row[]) => {
    const checksum = new Checksum(TABLE);
    checksum.add(rows);
    return checksum.content;
  };
  const one: Row = ["1", "a", 0.5];
  const other: Row = ["1", "b", 0.5];

  it("does not ask for an order, and notices every other change", () => {
    expect(of([one, other])).toEqual(of([other, one]));
    const changed: Row[][] = [
      [one],
      [one, one],
      [one, ["1", "b", 0.25]],
      [one, ["2", "b", 0.5]],
      [one, [null, "b", 0.5]],
    ];
    const sums = changed.map((rows) => of(rows).checksum);
    expect(new Set([...sums, of([one, other]).checksum]).size).toBe(changed.length + 1);
    expect(canonical(["1", null, 0])).not.toBe(canonical(["1", "null", 0]));
  });

  it("is of the table's columns too", () => {
    const renamed = tableOf("things", [ID, { ...COUNT, name: "number" }, SHARE], ["id"]);
    expect(new Checksum(renamed).content).not.toEqual(new Checksum(TABLE).content);
  });
});

describe("the next rows", () => {
  const rows = (count: number, letters: number): Row[] => Array.from({ length: count }, () => ["x".repeat(letters)]);

  it("are more where they are small, fewer where they are large, and never none", () => {
    expect(nextRows(rows(10, 50))).toBe(40);
    expect(nextRows(rows(500, 50))).toBe(500);
    expect(nextRows(rows(40, 200_000))).toBe(10);
    expect(nextRows(rows(1, 10_000_000))).toBe(1);
  });
});

it("a table without a key can't be copied", () => {
  expect(() => tableOf("things", [ID], [])).toThrow(/no primary key/);
});
