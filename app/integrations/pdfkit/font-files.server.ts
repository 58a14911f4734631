import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isCovered, readCoverage } from "./font-coverage";
import type { Coverage } from "./font-coverage";
import { canSet } from "./font-runs";
import type { Typeface } from "./font-runs";
import { unpackFont } from "./woff.server";

const require = createRequire(import.meta.url);

/** Styles of the product's fonts: display for important names and numbers, three weights of text. */
export type FaceName = "display" | "text" | "medium" | "strong";

interface FontFile {
  bytes: Buffer;
  coverage: Coverage;
}

/** Read once in the life of the process: the files are part of the product and do not change while it runs. */
const files = new Map<string, FontFile>();

/** A font file by its module path, such as "@fontsource/jost/files/jost-latin-400-normal.woff". */
function fontFile(path: string): FontFile {
  const known = files.get(path);
  if (known) return known;
  const bytes = unpackFont(readFileSync(require.resolve(path)));
  const file = { bytes, coverage: readCoverage(bytes) };
  files.set(path, file);
  return file;
}

/** The bytes of a font that a run names, unpacked. */
export function fontBytes(path: string): Buffer {
  return fontFile(path).bytes;
}

/** A typeface that remembers the file of each letter that it was asked for. */
function remembering(find: (codePoint: number) => string | undefined): Typeface {
  const known = new Map<number, string | undefined>();
  return {
    fontFor(codePoint) {
      if (!known.has(codePoint)) known.set(codePoint, find(codePoint));
      return known.get(codePoint);
    },
  };
}

function faceOf(...paths: string[]): Typeface {
  return remembering((codePoint) => paths.find((path) => isCovered(fontFile(path).coverage, codePoint)));
}

/** "U+4e00-4e0f,U+4e11" as ranges in ascending order. */
function parseRanges(text: string): Coverage {
  return text
    .split(",")
    .map((range) => {
      const [first, last] = range
        .trim()
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return [first!, last ?? first!] as const;
    })
    .sort((a, b) => a[0] - b[0]);
}

interface Subset {
  name: string;
  ranges: Coverage;
}

/**
 * The files of typefaces that are cut into many, by package or folder, read when a letter is first looked for in one.
 */
const subsets = new Map<string, readonly Subset[]>();

function subsetsOf(name: string): readonly Subset[] {
  const known = subsets.get(name);
  if (known) return known;
  const published = Object.entries(require(`${name}/unicode.json`) as Record<string, string>);
  const found = published
    .filter(([subset]) => subset.startsWith("["))
    .map(([subset, ranges]) => ({ name: subset.slice(1, -1), ranges: parseRanges(ranges) }));
  subsets.set(name, found);
  return found;
}

/**
 * Chinese characters, kana and Hangul come in a hundred files and more; lists published beside them give the file of
 * each letter.
 */
function faceOfMany(name: string, weight: number): Typeface {
  return remembering((codePoint) => {
    const subset = subsetsOf(name).find(({ ranges }) => isCovered(ranges, codePoint));
    const path = subset && `${name}/files/${name.split("/")[1]}-${subset.name}-${weight}-normal.woff`;
    return path && isCovered(fontFile(path).coverage, codePoint) ? path : undefined;
  });
}

const japaneseFace = (weight: number): Typeface => faceOfMany("#fonts/noto-sans-jp", weight);

/** Simplified Chinese and Korean, in one weight. */
const EAST_ASIAN: readonly Typeface[] = [
  faceOfMany("@fontsource/zcool-xiaowei", 400),
  faceOfMany("@fontsource/gowun-dodum", 400),
];

const jostFace = (weight: number): Typeface =>
  faceOf(
    ...["latin", "latin-ext", "cyrillic"].map(
      (subset) => `@fontsource/jost/files/jost-${subset}-${weight}-normal.woff`,
    ),
  );
const standIn = (name: string): Typeface => faceOf(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Typefaces of each style, in the order in which they are tried. */
const FACES: Readonly<Record<FaceName, readonly Typeface[]>> = {
  display: [
    faceOf(
      "@fontsource/gloock/files/gloock-latin-400-normal.woff",
      "@fontsource/gloock/files/gloock-latin-ext-400-normal.woff",
    ),
    standIn("DejaVuSerifCondensed-Bold"),
    japaneseFace(600),
    standIn("DejaVuSansCondensed-Bold"),
    ...EAST_ASIAN,
  ],
  text: [jostFace(400), standIn("DejaVuSansCondensed"), japaneseFace(400), ...EAST_ASIAN],
  medium: [jostFace(500), standIn("DejaVuSansCondensed"), japaneseFace(500), ...EAST_ASIAN],
  strong: [jostFace(600), standIn("DejaVuSansCondensed-Bold"), japaneseFace(600), ...EAST_ASIAN],
};

/** The typefaces of a style: the product's own, then those that stand in for other alphabets. */
export function typefaces(name: FaceName): readonly Typeface[] {
  return FACES[name];
}

/** Whether a text can be printed without a gap in the text style. */
export function isPrintable(text: string): boolean {
  return canSet(text, FACES.text);
}
