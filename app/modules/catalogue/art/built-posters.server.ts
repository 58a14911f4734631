import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PosterEntry, PosterSource } from "./poster-source";
import type { PosterView } from "./poster-view";

/** The folder of the built posters, from the root of the product. */
export const BUILT_POSTERS = "build/prepared/posters";

/** The build's notes on a destination's posters. */
export interface BuiltPoster extends Omit<PosterEntry, "hash"> {
  hashes: Record<PosterView, string>;
}

/** The name of a built poster's file; its hash keeps a half-finished build from mixing two drawings. */
export function posterFile(slug: string, view: PosterView, hash: string): string {
  return `${slug}.${view}.${hash}.svg`;
}

/** The file in which the build lists the posters it has written. */
export const POSTER_INDEX = "index.json";

/**
 * Posters as the build wrote them, each also compressed. No picture stays in memory: the operating system caches the
 * files in use.
 * @throws Error with advice if the build has not written them
 */
export function builtPosters(folder = BUILT_POSTERS): PosterSource {
  const index = readIndex(folder);
  const entryOf = (slug: string): BuiltPoster | undefined => (Object.hasOwn(index, slug) ? index[slug] : undefined);
  return {
    find(slug, view) {
      const poster = entryOf(slug);
      if (!poster) return undefined;
      const { hashes, ...facts } = poster;
      return { hash: hashes[view], ...facts };
    },
    async read(slug, view, form) {
      const poster = entryOf(slug);
      if (!poster) throw new Error(`There is no poster of ${slug}`);
      const file = path.join(folder, posterFile(slug, view, poster.hashes[view]));
      return readFile(form === "svg" ? file : `${file}.${form}`);
    },
  };
}

function readIndex(folder: string): Readonly<Record<string, BuiltPoster>> {
  const file = path.join(folder, POSTER_INDEX);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, BuiltPoster>;
  } catch (error) {
    throw new Error(`${file} cannot be read: run npm run build`, { cause: error });
  }
}
