import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { STREET_ZOOMS, countShapes } from "./street-tags";
import { writeArchive } from "../tiles/write-archive.server";
import type { Box } from "../water-code";
import { cutRegion } from "./cut-region";
import { gatherStreets } from "./gather-streets.server";
import { BadExtract, openExtract } from "./read-extract.server";
import { LONGEST_REGION_NAME, regionFolder } from "./region-name";
import { storedRegion } from "./region.schema";
import type { Region } from "./region.schema";

const ABOUT = "region.json";
/** Begins the folder in which a run works; the number of its process follows. */
const WORKING = ".making-";
/** A folder without its file `region.json` for so long is what a run left that was ended between two steps. */
const LEFT_AFTER_MS = 10 * 60_000;

/** The folder of all regions. */
export const regionsIn = (dataDir: string): string => path.join(dataDir, "regions");

/** A region by its folder; `region` is undefined where its file cannot be read. */
export interface KeptRegion {
  folder: string;
  region: Region | undefined;
}

async function folderNames(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** A text file; undefined where there is none. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

/** The file that tells of a region, whose folder has one of the names that we give. */
async function aboutRegion(root: string, folder: string): Promise<KeptRegion | undefined> {
  if (regionFolder(folder) !== folder) return undefined;
  const text = await textOf(path.join(root, folder, ABOUT));
  if (text === undefined) return undefined;
  try {
    return { folder, region: storedRegion.read(text, folder) };
  } catch {
    return { folder, region: undefined };
  }
}

/** The regions that are here, by their folders' names. */
export async function listRegions(dataDir: string): Promise<KeptRegion[]> {
  const root = regionsIn(dataDir);
  const found = await Promise.all((await folderNames(root)).toSorted().map((folder) => aboutRegion(root, folder)));
  return found.flatMap((one) => one ?? []);
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Takes away what runs left that were ended before they were done. @returns how many */
export async function clearLeftovers(dataDir: string): Promise<number> {
  const root = regionsIn(dataDir);
  let cleared = 0;
  for (const name of await folderNames(root)) {
    const folder = path.join(root, name);
    const isLeft = name.startsWith(WORKING)
      ? !isRunning(Number(name.slice(WORKING.length)))
      : (await textOf(path.join(folder, ABOUT))) === undefined &&
        Date.now() - (await stat(folder)).mtimeMs > LEFT_AFTER_MS;
    if (!isLeft) continue;
    await rm(folder, { recursive: true, force: true });
    cleared += 1;
  }
  return cleared;
}

const overlapOf = (one: Box, other: Box): Box => ({
  west: Math.max(one.west, other.west),
  south: Math.max(one.south, other.south),
  east: Math.min(one.east, other.east),
  north: Math.min(one.north, other.north),
});

const isBox = ({ west, south, east, north }: Box): boolean => west < east && south < north;

/** Reads an extract and cuts its tiles. @throws BadExtract */
async function makeTiles(file: string, name: string) {
  const extract = await openExtract(file);
  try {
    const gathered = await gatherStreets(extract);
    const counts = countShapes(gathered.shapes);
    const cut = cutRegion(gathered);
    if (!cut) throw new BadExtract("has no streets, waters, woods or names");
    // Lines that lead out of the region, such as ferries, do not make it larger.
    const own = extract.header.box && overlapOf(extract.header.box, cut.box);
    const box = own && isBox(own) ? own : cut.box;
    const archive = writeArchive(cut.tiles, {
      ...{ box, minZoom: STREET_ZOOMS.first, maxZoom: STREET_ZOOMS.last, name },
      attribution: "© OpenStreetMap contributors, ODbL 1.0",
    });
    return { archive, box, counts, day: extract.header.day };
  } finally {
    await extract.close();
  }
}

/** A request of the operator that cannot be done; the message says why. */
class RegionRefused extends Error {
  override readonly name = "RegionRefused";
}

function folderOf(name: string): string {
  const folder = name.length <= LONGEST_REGION_NAME ? regionFolder(name) : undefined;
  if (folder !== undefined) return folder;
  throw new RegionRefused(
    `"${name.slice(0, LONGEST_REGION_NAME)}" can't be the name of a region: it needs a letter from A to Z or a digit, at most ${LONGEST_REGION_NAME} characters, and may not be "world" or "streets". Give another one by --name`,
  );
}

/**
 * Makes the street map of a region, or makes it anew in the place of one of the same name. It is seen as soon as it is
 * whole, and never before; a running server takes it up by itself.
 * @throws BadExtract, RegionRefused
 */
export async function addRegion(dataDir: string, file: string, name: string, now: Date) {
  const root = regionsIn(dataDir);
  const folder = folderOf(name);
  const home = path.join(root, folder);
  const { archive, box, counts, day } = await makeTiles(file, name);
  const hash = createHash("sha256").update(archive).digest("base64url").replaceAll(/\W|_/g, "").slice(0, 12);
  const region: Region = {
    name,
    madeAt: now.toISOString(),
    source: { file: path.basename(file), ...(day !== undefined && { day }) },
    box,
    streets: { file: `streets-${hash}.pmtiles`, counts },
  };
  const working = path.join(root, `${WORKING}${process.pid}`);
  try {
    await mkdir(working, { recursive: true });
    await writeFile(path.join(working, "streets"), archive);
    await writeFile(path.join(working, ABOUT), storedRegion.write(region));
    const before = await aboutRegion(root, folder);
    await mkdir(home, { recursive: true });
    await rename(path.join(working, "streets"), path.join(home, region.streets.file));
    // With this step the region is the new one.
    await rename(path.join(working, ABOUT), path.join(home, ABOUT));
    for (const other of await readdir(home))
      if (/^streets-.+\.pmtiles$/.test(other) && other !== region.streets.file) await rm(path.join(home, other));
    return { folder, region, bytes: archive.length, replaced: before?.region?.name ?? before?.folder };
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

/** Takes a region away. @throws RegionRefused where there is none of this name */
export async function removeRegion(dataDir: string, name: string): Promise<KeptRegion> {
  const folder = regionFolder(name);
  const found = (await listRegions(dataDir)).find((one) => one.folder === folder);
  if (!found) throw new RegionRefused(`There is no region named "${name}".`);
  const home = path.join(regionsIn(dataDir), found.folder);
  // From this step on it is not seen any more, whatever ends the run.
  await rm(path.join(home, ABOUT));
  await rm(home, { recursive: true });
  return found;
}
