import { describe, expect, it } from "vitest";
import { beginning, isBeyondNames, searchedPart, withoutLastSlashes } from "./bounded-text";

describe("a text that goes on", () => {
  it("is cut without half a letter at its end", () => {
    expect(beginning("Lisbon", 6)).toBe("Lisbon");
    expect(beginning("Lisbon", 3)).toBe("Lis");
    expect(beginning("ab🌴", 3)).toBe("ab");
    expect(beginning("ab🌴", 4)).toBe("ab🌴");
  });

  it("is searched for by its beginning, and names nothing", () => {
    expect(searchedPart(`  beach in May ${"x".repeat(200)}`)).toHaveLength(120);
    expect(searchedPart(" Rome ")).toBe("Rome");
    expect(isBeyondNames(`${" ".repeat(200)}Rome`)).toBe(false);
    expect(isBeyondNames(`Rome ${"x".repeat(120)}`)).toBe(true);
  });

  it("loses its last slashes, but not the first", () => {
    expect(["/", "//", "/a/", "/a///", "/a//b"].map(withoutLastSlashes)).toEqual(["/", "/", "/a", "/a", "/a//b"]);
  });
});
