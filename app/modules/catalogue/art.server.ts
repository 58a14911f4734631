import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
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

const compressed = new WeakMap<Art, Buffer>();

/** The poster as brotli; compressed when it is first asked for, since a page only needs its hash. */
export function compressArt(art: Art): Buffer {
  const known = compressed.get(art);
  if (known) return known;
  const brotli = brotliCompressSync(art.svg, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
  compressed.set(art, brotli);
  return brotli;
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

/** A picture as a page shows it: address with a content hash, and what is seen in words. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

const SIZES: Record<PosterView, [number, number]> = { poster: [600, 800], card: [800, 600], square: [600, 600], hero: [1460, 560] };

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
