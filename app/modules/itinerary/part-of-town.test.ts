import { describe, expect, it } from "vitest";
import { partInWords } from "./part-of-town";

describe("a part of town in a sentence", () => {
  it("has an article where its name is made of plain words, and none where it is a name", () => {
    expect(partInWords("Town centre")).toBe("the town centre");
    expect(partInWords("Old Town")).toBe("the Old Town");
    expect(partInWords("Centre")).toBe("the centre");
    for (const name of ["Alfama", "Wadi Musa centre", "New Delhi", "Downtown", "Greenwich Village"])
      expect(partInWords(name)).toBe(name);
  });
});
