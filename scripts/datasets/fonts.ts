import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const SHEET = "app/components/styles/fonts.css";

/** What each face of the sheet is cut from. */
const SOURCES: Readonly<Record<string, string>> = {
  "gloock-latin": "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
  "gloock-latin-ext": "@fontsource/gloock/files/gloock-latin-ext-400-normal.woff2",
  "jost-latin": "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
  "jost-latin-ext": "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2",
};

/** Pairs, ligatures, accents, and figures of one width: what pages use of a font's features. */
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** A face of the sheet: its file, its letters, and from which weight to which it goes. */
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
 * The faces of the pages, cut from the published ones to what the style sheet says of them: its letters and its weights.
 * Instructions for the raster of old screens, a third of what is published, are left out.
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
