import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const SHEET = "app/components/styles/fonts.css";

/** The font package of each face in the sheet. */
const SOURCES: Readonly<Record<string, string>> = {
  "gloock-latin": "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
  "gloock-latin-ext": "@fontsource/gloock/files/gloock-latin-ext-400-normal.woff2",
  "jost-latin": "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
  "jost-latin-ext": "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2",
};

/** The font features that pages use: kerning, ligatures, accents, and figures of one width. */
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** A face of the sheet: its file, its letters, and its range of weights. */
const FACE =
  /url\("\.\/(fonts\/([\w-]+)\.woff2)"\)[^}]*?(?:font-weight:\s*(\d+) (\d+);[^}]*?)?unicode-range:\s*([^;]+);/g;

/** Every letter of a range as a style sheet writes it, "U+0000-00FF, U+0131". */
function lettersOf(range: string): string {
  return range
    .split(",")
    .map((part) => {
      const [first, last = first] = part
        .trim()
        .slice(2)
        .split("-")
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last! - first! + 1 }, (_, at) => String.fromCodePoint(first! + at)).join("");
    })
    .join("");
}

/**
 * The faces of the pages, cut from the published ones to the letters and weights of the style sheet. Hinting for old
 * screens, a third of the published size, is left out.
 */
export async function buildFonts(): Promise<{ path: string; bytes: Buffer }[]> {
  const faces = readFileSync(SHEET, "utf8").matchAll(FACE);
  return Promise.all(
    [...faces].map(async ([, file, name, lightest, boldest, range]) => ({
      path: path.posix.join(path.posix.dirname(SHEET), file!),
      bytes: await subsetFont(readFileSync(`node_modules/${SOURCES[name!]}`), lettersOf(range!), {
        targetFormat: "woff2",
        keepFeatures: FEATURES,
        noHinting: true,
        ...(lightest && { variationAxes: { wght: { min: Number(lightest), max: Number(boldest) } } }),
      }),
    })),
  );
}
