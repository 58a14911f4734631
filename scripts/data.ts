import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildAirports } from "./datasets/airports";
import { buildCountries } from "./datasets/countries";
import { buildHolidays } from "./datasets/holidays";
import { buildIconSprite } from "./datasets/icons";
import { buildRates } from "./datasets/rates";
import { dueReport, readDestinations } from "./due-facts";

/** One committed file that this script writes. */
export interface GeneratedFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

const GENERATED = "app/db/seed/generated";

/**
 * Reads the data packages, applies our corrections and returns every generated file. The same packages and corrections
 * give the same bytes; a test compares them with the committed files.
 * @throws Error when a correction no longer fits the data
 */
export async function buildData(): Promise<GeneratedFile[]> {
  return [
    { path: `${GENERATED}/airports.json`, text: rowsAsJson(await buildAirports()) },
    { path: `${GENERATED}/countries.json`, text: rowsAsJson(buildCountries()) },
    { path: `${GENERATED}/holidays.json`, text: entriesAsJson(buildHolidays()) },
    { path: `${GENERATED}/rates.json`, text: `${JSON.stringify(buildRates(), null, 2)}\n` },
    { path: "app/components/styles/icons.svg", text: buildIconSprite() },
  ];
}

/** JSON with one row a line, so that a change of the data is a readable diff. */
function rowsAsJson(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
}

/** JSON of an object with one entry a line. */
function entriesAsJson(entries: Readonly<Record<string, unknown>>): string {
  return `{\n${Object.entries(entries)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(",\n")}\n}\n`;
}

async function writeData(root: string): Promise<void> {
  for (const { path, text } of await buildData()) {
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    process.stdout.write(`${path} ${Buffer.byteLength(text)} bytes\n`);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes("--due"))
    process.stdout.write(dueReport(readDestinations(), new Date().toISOString().slice(0, 10)));
  else await writeData(join(dirname(fileURLToPath(import.meta.url)), ".."));
}
