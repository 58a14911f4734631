import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { isCovered, readCoverage } from "./font-coverage";
import { unpackFont } from "./woff.server";

const bytesOf = (path: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(path));
const has = (path: string, letter: string): boolean =>
  isCovered(readCoverage(unpackFont(bytesOf(path))), letter.codePointAt(0)!);

const JOST = "@fontsource/jost/files/jost-latin-400-normal.woff";
const DEJAVU = "dejavu-fonts-ttf/ttf/DejaVuSans.ttf";

describe("the letters of a font file", () => {
  it.each([
    [JOST, "Þ", true],
    [JOST, "ı", true],
    [JOST, "ő", false],
    // Published as a letter of this file, and not drawn.
    [JOST, "↓", false],
    ["@fontsource/jost/files/jost-latin-ext-400-normal.woff", "ő", true],
    ["#fonts/noto-sans-jp/files/noto-sans-jp-113-400-normal.woff", "京", true],
    [DEJAVU, "ά", true],
    [DEJAVU, "😀", true],
    [DEJAVU, "京", false],
  ])("%s: %s is %s", (path, letter, expected) => {
    expect(has(path, letter)).toBe(expected);
  });

  it("says so when a font has no character map", () => {
    expect(() => readCoverage(Buffer.alloc(12))).toThrow("cmap");
  });
});

describe("unpacking", () => {
  it("makes a TrueType font of a WOFF file and leaves other files alone", () => {
    const font = unpackFont(bytesOf(JOST));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    expect(font.readUInt16BE(4)).toBe(bytesOf(JOST).readUInt16BE(12));
    const plain = bytesOf(DEJAVU);
    expect(unpackFont(plain)).toBe(plain);
  });
});
