import path from "node:path";
import { openArchive } from "../tiles/read-archive.server";
import type { TileArchive } from "../tiles/read-archive.server";
import { listRegions, regionsIn } from "./regions.server";
import type { Region } from "./region.schema";

/** A region whose tiles can be read. */
export interface ServedRegion {
  folder: string;
  region: Region;
  archive: TileArchive;
}

/** Regions are added and removed by another process, beside any number of servers: the folder is looked at this often. */
const LOOK_EVERY_MS = 2000;
/** A tile that is being read is read to its end, though its region is gone. */
const CLOSE_AFTER_MS = 60_000;

interface Opened extends Pick<ServedRegion, "folder" | "region"> {
  /** Undefined for a file that cannot be read: the map is without it, and `list` says so. */
  archive: TileArchive | undefined;
}

let opened: readonly Opened[] = [];
let lookedIn: string | undefined;
let lookedAt = -Infinity;
let looking: Promise<void> | undefined;

const isSame = (one: Region, other: Region): boolean =>
  one.streets.file === other.streets.file && one.madeAt === other.madeAt;

async function look(dataDir: string): Promise<void> {
  const regions = await listRegions(dataDir);
  const next = await Promise.all(
    regions.map(async ({ folder, region }): Promise<Opened | undefined> => {
      if (!region) return undefined;
      const known = opened.find((one) => lookedIn === dataDir && one.folder === folder && isSame(one.region, region));
      if (known) return known;
      const file = path.join(regionsIn(dataDir), folder, region.streets.file);
      return { folder, region, archive: await openArchive(file).catch(() => undefined) };
    }),
  );
  const gone = opened.filter((one) => !next.includes(one));
  opened = next.filter((one) => one !== undefined);
  lookedIn = dataDir;
  lookedAt = performance.now();
  if (gone.length > 0)
    setTimeout(
      () => gone.forEach(({ archive }) => void archive?.close().catch(() => undefined)),
      CLOSE_AFTER_MS,
    ).unref();
}

/** The regions that are here, as they were at most two seconds ago. */
export async function servedRegions(dataDir: string): Promise<ServedRegion[]> {
  if (lookedIn !== dataDir || performance.now() - lookedAt > LOOK_EVERY_MS) {
    looking ??= look(dataDir).finally(() => (looking = undefined));
    await looking;
  }
  return opened.flatMap(({ archive, ...one }) => (archive ? [{ ...one, archive }] : []));
}
