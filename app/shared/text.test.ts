import { describe, expect, it } from "vitest";
import { atLineStart, escapeHtml, foldText } from "./text";

describe("text", () => {
  it("is compared without accents, capitals and edge blanks", () => {
    expect(foldText("  São   Paulo ")).toBe("sao paulo");
  });

  it("begins a line with a capital, but for names that are written small", () => {
    const names = ["a hotel in Shinjuku", "the centre of Tokyo", "an inn", "de Young Museum", "aqua", "Sandbox House"];
    expect(names.map(atLineStart)).toEqual([
      ...["A hotel in Shinjuku", "The centre of Tokyo", "An inn", "de Young Museum", "aqua", "Sandbox House"],
    ]);
  });

  it("cannot leave the HTML it stands in", () => {
    expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
      "&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;R&#38;D&#60;/a&#62;",
    );
  });
});
