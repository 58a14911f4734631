import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakLines, cutToWidth } from "./line-breaker";

/** Every sign one point wide. */
const measure = (text: string): number => Array.from(text).length;

describe("breaking lines", () => {
  it("breaks at blanks", () => {
    expect(breakLines("one two three four", measure, 9)).toEqual(["one two", "three", "four"]);
  });

  it("breaks within a word that is wider than the line", () => {
    expect(breakLines("ab Llanfairpwll x", measure, 5)).toEqual(["ab", "Llanf", "airpw", "ll x"]);
  });

  it("takes one sign a line where not even that fits", () => {
    expect(breakLines("abc", measure, 0.5)).toEqual(["a", "b", "c"]);
  });

  it("has no lines for no text", () => {
    expect(breakLines("  \n ", measure, 10)).toEqual([]);
  });

  it("ends with an ellipsis when there are too many lines", () => {
    expect(breakLines("one two three four five", measure, 9, 2)).toEqual(["one two", "three fo…"]);
  });

  it("loses nothing, and no line is wider than asked for", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom("a", "b", "ő", "京", "🙂") }), {
          maxLength: 20,
        }),
        fc.integer({ min: 1, max: 30 }),
        (words, width) => {
          const lines = breakLines(words.join(" "), measure, width);
          expect(lines.join("").replaceAll(" ", "")).toBe(words.join(""));
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe("cutting to a width", () => {
  it("leaves what fits", () => expect(cutToWidth("Kyoto", measure, 5)).toBe("Kyoto"));
  it("cuts what does not", () => expect(cutToWidth("Kyoto in spring", measure, 9)).toBe("Kyoto in…"));
});
