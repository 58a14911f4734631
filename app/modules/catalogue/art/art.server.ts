import { builtPosters } from "./built-posters.server";
import { findDestination, listDestinations, listInSeason } from "../places/catalogue.server";
import type { PosterEntry, PosterForm, PosterSource } from "./poster-source";
import { POSTER_VIEWS } from "./poster-view";
import type { Picture, PosterView } from "./poster-view";

/**
 * Production serves the posters that the build has drawn and holds no drawing code; elsewhere a poster is drawn on
 * request.
 */
const posters: PosterSource = import.meta.env.PROD
  ? builtPosters()
  : (await import("./drawn-posters.server")).drawnPosters(findDestination);

/** The known facts about a destination's poster; undefined for a place the catalogue does not have. */
export function findArt(slug: string, view: PosterView): PosterEntry | undefined {
  return posters.find(slug, view);
}

/** The poster's bytes. @throws Error for a place the catalogue does not have */
export function readArt(slug: string, view: PosterView, form: PosterForm): Promise<Buffer> {
  return posters.read(slug, view, form);
}

const SIZES: Record<PosterView, [number, number]> = {
  poster: [600, 800],
  card: [800, 600],
  square: [600, 600],
  hero: [1460, 560],
};

const pictures = new Map<string, Picture>();

/** The picture of a destination in one of its crops; known pictures are always the same object. */
export function pictureOf(slug: string, view: PosterView = "poster"): Picture {
  const src = `/art/${slug}.svg?view=${view}&v=`;
  const known = pictures.get(src);
  if (known) return known;
  const [width, height] = SIZES[view];
  const art = findArt(slug, view);
  if (!art) return { src: `${src}none`, alt: "", width, height };
  const picture = { src: src + art.hash, alt: art.alt, width, height };
  pictures.set(src, picture);
  return picture;
}

/** The poster of a place that is at its best in a month, 1 to 12: for pages without a picture of their own. */
export function pictureInSeason(month: number): Picture {
  const [place] = listInSeason(month, 1);
  return pictureOf(place?.slug ?? "");
}

/** A poster on the contact sheet: its destination, whether it was composed for the place, and its size. */
export interface SheetEntry {
  slug: string;
  name: string;
  picture: Picture;
  hasOwnScene: boolean;
  rawBytes: number;
  /** The budget is in gzip; a browser that takes brotli gets less. */
  gzipBytes: number;
}

/** The posters of all destinations in the order of their names. */
export async function listArt(): Promise<SheetEntry[]> {
  const sheet = await Promise.all(
    listDestinations().map(async ({ slug, name }) => {
      const art = findArt(slug, "poster");
      if (!art) return [];
      const [raw, gzipped] = await Promise.all([readArt(slug, "poster", "svg"), readArt(slug, "poster", "gz")]);
      const { hasOwnScene } = art;
      return [{ slug, name, picture: pictureOf(slug), hasOwnScene, rawBytes: raw.length, gzipBytes: gzipped.length }];
    }),
  );
  return sheet.flat();
}

/** Whether a text names a crop. */
export function isPosterView(text: string): text is PosterView {
  return (POSTER_VIEWS as readonly string[]).includes(text);
}
