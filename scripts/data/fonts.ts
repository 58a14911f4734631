import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import type { GeneratedFile } from "./build";

const require = createRequire(import.meta.url);

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
export async function buildFonts(): Promise<GeneratedFile[]> {
  const faces = readFileSync(SHEET, "utf8").matchAll(FACE);
  return Promise.all(
    [...faces].map(async ([, file, name, lightest, boldest, range]) => ({
      path: path.posix.join(path.posix.dirname(SHEET), file!),
      content: await subsetFont(readFileSync(require.resolve(SOURCES[name!]!)), lettersOf(range!), {
        targetFormat: "woff2",
        keepFeatures: FEATURES,
        noHinting: true,
        ...(lightest && { variationAxes: { wght: { min: Number(lightest), max: Number(boldest) } } }),
      }),
    })),
  );
}

/**
 * A file of the Japanese face that PDF prints: one of its numbered parts, in a weight that a cut of the letters has.
 */
const PRINTED = /^noto-sans-jp-\d+-(?:400|500|600)-normal\.woff$/;

/**
 * Of the Japanese face what PDF prints, an eighth of its package: the files, which one has a letter, and the licence.
 */
export function buildPrintedFonts(): GeneratedFile[] {
  const folder = path.dirname(require.resolve("@fontsource/noto-sans-jp/unicode.json"));
  const parts = readdirSync(path.join(folder, "files")).filter((name) => PRINTED.test(name));
  return ["unicode.json", "LICENSE", ...parts.map((name) => `files/${name}`)].map((name) => ({
    path: `app/integrations/pdfkit/fonts/noto-sans-jp/${name}`,
    content: readFileSync(path.join(folder, name)),
  }));
}
