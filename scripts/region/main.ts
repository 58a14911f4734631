/** The commands for street maps of regions: the first argument says which. Bundled by the build into `build/region.js`. */
import { statSync } from "node:fs";
import path from "node:path";
import { getHeapStatistics } from "node:v8";
import { readPlaces } from "#app/config/env.server";
import { BadExtract } from "#app/modules/maps/regions/read-extract.server";
import {
  addRegion,
  clearLeftovers,
  listRegions,
  regionsIn,
  removeRegion,
} from "#app/modules/maps/regions/regions.server";
import type { KeptRegion } from "#app/modules/maps/regions/regions.server";
import { Failure, inOneLine } from "../db/failure";

const COMMANDS = ["add", "list", "remove"] as const;
type Command = (typeof COMMANDS)[number];

const USAGE: Record<Command, string> = {
  add: "npm run region -- add FILE.osm.pbf [--name NAME]",
  list: "npm run region -- list",
  remove: "npm run region -- remove NAME",
};

const FAILED = 1;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Words and the value of `--name`. @throws Failure for any other option */
function readWords(words: readonly string[], usage: string): { plain: string[]; name: string | undefined } {
  const plain: string[] = [];
  let name: string | undefined;
  for (let k = 0; k < words.length; k += 1) {
    const word = words[k]!;
    if (word === "--name") name = words[++k] ?? "";
    else if (word.startsWith("--name=")) name = word.slice("--name=".length);
    else if (word.startsWith("--")) throw new Failure(`There is no option ${word}: ${usage}`);
    else plain.push(word);
  }
  if (name?.trim() === "") throw new Failure(`The name is empty: ${usage}`);
  return { plain, name: name?.trim() };
}

/** Memory that an extract needs, by its size: measured (docs/measurements.md), and not the same for each country. */
const MEMORY_A_BYTE = 25;

/** Says before the work that an extract may be too large for the memory that Node has here. */
function warnOfSize(file: string): void {
  const needed = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) * MEMORY_A_BYTE;
  if (needed <= getHeapStatistics().heap_size_limit) return;
  const megabytes = Math.ceil(needed / 1e9) * 1000;
  say(`This is a large extract: it may need some ${megabytes / 1000} GB of memory, and Node takes less here.`);
  say(`If the command ends for lack of memory: NODE_OPTIONS=--max-old-space-size=${megabytes} npm run region -- add …`);
}

async function add(words: readonly string[], dataDir: string): Promise<void> {
  const { plain, name } = readWords(words, USAGE.add);
  const [file, ...rest] = plain;
  if (file === undefined || rest.length > 0) throw new Failure(`One file is needed: ${USAGE.add}`);
  const began = Date.now();
  say(`Reading ${file}`);
  warnOfSize(file);
  const asked = name ?? path.basename(file).replace(/(\.osm)?\.pbf$/i, "");
  try {
    const { region, folder, bytes, replaced } = await addRegion(dataDir, path.resolve(file), asked, new Date());
    const { counts } = region.streets;
    const streets = (counts.transportation ?? 0).toLocaleString("en");
    const names = (counts.place ?? 0) + (counts.poi ?? 0) + (counts.transportation_name ?? 0);
    if (replaced !== undefined) say(`It takes the place of the region ${replaced}, which was here before.`);
    say(
      `${region.name} is added (${path.join(regionsIn(dataDir), folder)}): ${streets} streets, ways and rails, ${names.toLocaleString("en")} names, ${(bytes / 1e6).toFixed(1)} MB of tiles, made in ${Math.ceil((Date.now() - began) / 1000)} s.`,
    );
    say("A running server shows it within some seconds.");
  } catch (error) {
    throw error instanceof BadExtract ? new Failure(`${file} ${error.message}.`) : error;
  }
}

function lineOf({ folder, region }: KeptRegion): string {
  if (!region) return `${folder}: its file region.json can't be read; add it again, or remove it`;
  const { name, source, madeAt, box } = region;
  const corners = [box.west, box.south, box.east, box.north].map((value) => value.toFixed(3)).join(", ");
  const day = source.day === undefined ? "" : `, data of ${source.day}`;
  return `${name} (${folder}): from ${source.file}${day}, made ${madeAt.slice(0, 16).replace("T", " ")} UTC, box ${corners}`;
}

async function list(words: readonly string[], dataDir: string): Promise<void> {
  if (words.length > 0) throw new Failure(`Nothing more is needed: ${USAGE.list}`);
  const regions = await listRegions(dataDir);
  if (regions.length === 0) say(`There are no regions in ${regionsIn(dataDir)}.`);
  regions.map(lineOf).forEach(say);
}

async function remove(words: readonly string[], dataDir: string): Promise<void> {
  const { plain, name } = readWords(words, USAGE.remove);
  const [asked, ...rest] = name === undefined ? plain : [name, ...plain];
  if (asked === undefined || rest.length > 0) throw new Failure(`One name is needed: ${USAGE.remove}`);
  const { region, folder } = await removeRegion(dataDir, asked);
  say(`${region?.name ?? folder} is removed. A running server stops showing it within some seconds.`);
}

const RUN: Record<Command, (words: readonly string[], dataDir: string) => Promise<void>> = { add, list, remove };

function isCommand(word: string | undefined): word is Command {
  return COMMANDS.some((command) => command === word);
}

// Whatever is written belongs to this user alone.
process.umask(0o077);
const [command, ...words] = process.argv.slice(2);
try {
  if (!isCommand(command)) throw new Failure(`The commands are: ${Object.values(USAGE).join("; ")}`);
  const { DATA_DIR } = readPlaces();
  const cleared = await clearLeftovers(DATA_DIR);
  if (cleared > 0) say(`Cleared away what ${cleared === 1 ? "a run" : `${cleared} runs`} left unfinished.`);
  await RUN[command](words, DATA_DIR);
} catch (error) {
  process.stderr.write(`${inOneLine(error, [])}\n`);
  process.exitCode = FAILED;
}
