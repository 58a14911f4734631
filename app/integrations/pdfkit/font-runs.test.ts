import { describe, expect, it } from "vitest";
import { isPrintable, typefaces } from "./font-files.server";
import { canSet, printableText, splitFontRuns } from "./font-runs";
import type { Typeface } from "./font-runs";

function face(font: string, letters: string): Typeface {
  return { fontFor: (codePoint) => (letters.includes(String.fromCodePoint(codePoint)) ? font : undefined) };
}

const LATIN = face("latin", "abcdefghijklmnop ,?");
const ARABIC = face("arabic", "ابتة ,()");
const KANJI = face("kanji", "京伏見稲荷");

/** The short name of the typeface behind a font file. */
function fileOf(font: string): string {
  return font.replace(/^.*\//, "").replace(/-\d+-normal\.woff$|\.ttf$/, "");
}

const filesFor = (text: string): string[] =>
  splitFontRuns(text, typefaces("text")).map((run) => `${fileOf(run.font)}: ${run.text}`);

describe("runs of made-up typefaces", () => {
  it("keeps one run while one file has all letters", () => {
    expect(splitFontRuns("a man", [LATIN, face("all", "abcdefghijklmnop ")])).toEqual([
      { font: "latin", text: "a man", isRightToLeft: false },
    ]);
  });

  it("sets a word in the first typeface that has all of it, so that it is not patched together", () => {
    const runs = splitFontRuns("ab aß", [LATIN, face("wide", "abß ?")]);
    expect(runs).toEqual([
      { font: "latin", text: "ab ", isRightToLeft: false },
      { font: "wide", text: "aß", isRightToLeft: false },
    ]);
  });

  it("patches a word that no typeface has as a whole", () => {
    expect(splitFontRuns("ab京c", [LATIN, KANJI]).map((run) => [run.font, run.text])).toEqual([
      ["latin", "ab"],
      ["kanji", "京"],
      ["latin", "c"],
    ]);
  });

  it("keeps words that run from right to left together, and outer commas and brackets with the line", () => {
    expect(splitFontRuns("(با تب), ab", [LATIN, ARABIC])).toEqual([
      { font: "arabic", text: "(", isRightToLeft: false },
      { font: "arabic", text: "با تب", isRightToLeft: true },
      { font: "arabic", text: "),", isRightToLeft: false },
      { font: "latin", text: " ab", isRightToLeft: false },
    ]);
  });

  it("shows that a letter is missing, by a question mark when there is not even a box", () => {
    expect(splitFontRuns("a☃b", [LATIN]).map((run) => run.text)).toEqual(["a?b"]);
    expect(splitFontRuns("a☃b", [LATIN, face("box", "□")]).map((run) => run.text)).toEqual(["a", "□", "b"]);
    expect(canSet("a☃b", [LATIN])).toBe(false);
    expect(canSet("ab, 京", [LATIN, KANJI])).toBe(true);
  });
});

it("leaves out a little picture that no typeface has", () => {
  expect(splitFontRuns("a 🎉b", [face("latin", "ab □ ?")]).map((run) => run.text)).toEqual(["a b"]);
});

describe("clean text", () => {
  it("composes letters and drops what has no shape", () => {
    expect(printableText("Gyo\u030br\u200b\ufeff \n\t x\u202e\ud800")).toBe("Győr x");
  });
});

describe("the product's typefaces", () => {
  it.each([
    ["Þingvellir, São Paulo, Kadıköy", ["jost-latin: Þingvellir, São Paulo, Kadıköy"]],
    ["Győr", ["jost-latin: Gy", "jost-latin-ext: ő", "jost-latin: r"]],
    ["София", ["jost-cyrillic: София"]],
    ["Αθήνα", ["DejaVuSansCondensed: Αθήνα"]],
    ["Bún chả", ["jost-latin: Bún ", "DejaVuSansCondensed: chả"]],
    ["سوق السمارين", ["DejaVuSansCondensed: سوق السمارين"]],
  ])("has %s", (text, expected) => {
    expect(filesFor(text)).toEqual(expected);
    expect(isPrintable(text)).toBe(true);
  });

  it.each(["京都", "伏見稲荷大社", "おめん 銀閣寺本店", "鞍馬・貴船", "故宮博物院"])(
    "has %s in files of the Japanese typeface",
    (text) => {
      const runs = splitFontRuns(text, typefaces("display"));
      expect(runs.map((run) => run.text).join("")).toBe(text);
      for (const run of runs.filter(({ text: letters }) => letters !== " ")) expect(run.font).toContain("noto-sans-jp");
      expect(isPrintable(text)).toBe(true);
    },
  );

  it.each([
    ["경복궁", "gowun-dodum"],
    ["东门饭店", "zcool-xiaowei"],
    ["ירושלים", "DejaVuSansCondensed"],
  ])("has %s in %s", (text, typeface) => {
    const runs = splitFontRuns(text, typefaces("text"));
    expect(runs.map((run) => run.text).join("")).toBe(text);
    for (const run of runs.filter(({ text: letters }) => letters !== " ")) expect(run.font).toContain(typeface);
    expect(isPrintable(text)).toBe(true);
  });

  it("knows that it has no Thai, Khmer and Hindi letters", () => {
    for (const text of ["วัดพระแก้ว", "អង្គរវត្ត", "कुतुब मीनार"]) expect(isPrintable(text)).toBe(false);
  });
});
