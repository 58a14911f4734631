import { describe, expect, it } from "vitest";
import { escapeHtml, foldText } from "./text";

describe("text", () => {
  it("is compared without accents, capitals and edge blanks", () => {
    expect(foldText("  São   Paulo ")).toBe("sao paulo");
  });

  it("cannot leave the HTML it stands in", () => {
    expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
      "&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;R&#38;D&#60;/a&#62;",
    );
  });
});
