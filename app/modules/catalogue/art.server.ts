import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import { REQUEST_BATCHES, inBatches } from "#app/shared/batches";
import { findDestination, listDestinations } from "./catalogue.server";
import { posterAlt, posterFor } from "./posters/fallback";
import { POSTER_VIEWS, drawPoster } from "./posters/poster";
import type { PosterView } from "./posters/poster";
import { SCENES } from "./posters/scenes/index";

/** A drawn poster with its validator. */
export interface Art {
  svg: string;
  hash: string;
}

const brotli = promisify(brotliCompress);
const compressed = new WeakMap<Art, Promise<Buffer>>();

/** The poster as brotli, beside the requests that are being answered; made when it is first asked for. */
export function compressArt(art: Art): Promise<Buffer> {
  const known = compressed.get(art);
  if (known) return known;
  const packed = brotli(art.svg, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
  // A copy of the bytes that count: what the library answers keeps a whole working buffer of 16 KB alive.
  const making = packed.then((bytes) => Buffer.from(bytes));
  compressed.set(art, making);
  return making;
}

const drawn = new Map<string, Art>();

/** The poster of a destination; drawn once, then held in memory. Undefined for a place the catalogue does not have. */
export function findArt(slug: string, view: PosterView): Art | undefined {
  const key = `${slug} ${view}`;
  const known = drawn.get(key);
  if (known) return known;
  const destination = findDestination(slug);
  if (!destination) return undefined;
  const svg = drawPoster(posterFor(slug, destination.country, destination.region), { view });
  const art = {
    svg,
    hash: createHash("sha256").update(svg).digest("base64url").slice(0, 10),
  };
  drawn.set(key, art);
  return art;
}

/**
 * Draws and compresses every poster a few at a time, so that neither the first page nor its pictures wait for it.
 * @param pause waits that many milliseconds
 * @returns how many posters are ready
 */
export async function warmArt(pause: (ms: number) => Promise<unknown>): Promise<number> {
  const warmed = await inBatches(
    listDestinations(),
    REQUEST_BATCHES,
    ({ slug }) => Promise.all(POSTER_VIEWS.flatMap((view) => findArt(slug, view) ?? []).map(compressArt)),
    pause,
  );
  return warmed.flat().length;
}

/** A picture as a page shows it: address with a content hash, and what is seen in words. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

const SIZES: Record<PosterView, [number, number]> = {
  poster: [600, 800],
  card: [800, 600],
  square: [600, 600],
  hero: [1460, 560],
};

/** The picture of a destination in one of its crops. */
export function pictureOf(slug: string, view: PosterView = "poster"): Picture {
  const [width, height] = SIZES[view];
  const hash = findArt(slug, view)?.hash ?? "none";
  return { src: `/art/${slug}.svg?view=${view}&v=${hash}`, alt: posterAlt(slug), width, height };
}

/** A poster on the contact sheet: whose it is, whether it was composed for the place, and what it weighs. */
export interface SheetEntry {
  slug: string;
  name: string;
  picture: Picture;
  /** False where the place still shows the landform and inks of its country. */
  hasOwnScene: boolean;
  rawBytes: number;
  /** The budget is in gzip; a browser that takes brotli gets less. */
  gzipBytes: number;
}

/** The posters of all destinations in the order of their names. */
export function listArt(): SheetEntry[] {
  return [...listDestinations()]
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .flatMap(({ slug, name }) => {
      const art = findArt(slug, "poster");
      if (!art) return [];
      return [
        {
          slug,
          name,
          picture: pictureOf(slug),
          hasOwnScene: SCENES.has(slug),
          rawBytes: Buffer.byteLength(art.svg),
          gzipBytes: gzipSync(art.svg).length,
        },
      ];
    });
}

/** Whether a text names a crop. */
export function isPosterView(text: string): text is PosterView {
  return (POSTER_VIEWS as readonly string[]).includes(text);
}
