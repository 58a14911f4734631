import { buildAirports } from "./airports";
import { buildCountries } from "./countries";
import { buildFonts, buildPrintedFonts } from "./fonts";
import { buildGazetteer } from "./gazetteer";
import { buildHolidays } from "./holidays";
import { buildIconSprite } from "./icons";
import { buildRates } from "./rates";
import { buildWorld } from "./world";
import { buildWorldLand } from "./world-land";
import { buildWorldWaters } from "./world-waters";

/** One committed file that `npm run data` writes. */
export interface GeneratedFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  content: string | Buffer;
}

const GENERATED = "app/data/generated";

/**
 * Reads the data packages, applies our corrections and gives back every generated file. The same packages and
 * corrections give the same bytes; a test compares them with the committed files.
 * @throws Error when a correction no longer fits the data
 */
export async function buildData(): Promise<GeneratedFile[]> {
  return [
    { path: `${GENERATED}/airports.json`, content: rowsAsJson(await buildAirports()) },
    { path: `${GENERATED}/countries.json`, content: rowsAsJson(buildCountries()) },
    { path: `${GENERATED}/gazetteer.tsv`, content: buildGazetteer() },
    { path: `${GENERATED}/holidays.json`, content: entriesAsJson(buildHolidays()) },
    { path: `${GENERATED}/rates.json`, content: `${JSON.stringify(buildRates(), null, 2)}\n` },
    { path: `${GENERATED}/world-land.tsv`, content: buildWorldLand() },
    { path: `${GENERATED}/world-waters.tsv`, content: buildWorldWaters() },
    { path: "app/components/styles/icons.svg", content: buildIconSprite() },
    { path: "app/components/styles/world.svg", content: buildWorld() },
    ...(await buildFonts()),
    ...buildPrintedFonts(),
  ];
}

/** JSON with one row a line, so that a change of the data is a readable diff. */
function rowsAsJson(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
}

/** The same for an object: one entry a line. */
function entriesAsJson(entries: Readonly<Record<string, unknown>>): string {
  return `{\n${Object.entries(entries)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(",\n")}\n}\n`;
}
