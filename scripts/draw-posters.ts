import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BUILT_POSTERS, POSTER_INDEX, posterFile } from "#app/modules/catalogue/art/built-posters.server";
import type { BuiltPoster } from "#app/modules/catalogue/art/built-posters.server";
import { drawnPosters } from "#app/modules/catalogue/art/drawn-posters.server";
import { PIXEL_FORMS } from "#app/modules/catalogue/art/poster-source";
import { PIXEL_VIEW, POSTER_VIEWS } from "#app/modules/catalogue/art/poster-view";
import type { PosterView } from "#app/modules/catalogue/art/poster-view";
import { BUILT_MOTIFS } from "#app/modules/catalogue/art/built-motifs.server";
import { destinationSchema } from "#app/modules/catalogue/schema/destination.schema";
import { writeMotifs } from "./draw-motifs";
import { readYaml } from "./read-yaml";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const DESTINATIONS = "app/modules/catalogue/destinations";

/** The fields of a destination's file on which its poster depends. */
interface Place {
  slug: string;
  country: string;
  region: string;
}

/**
 * Draws the posters of places and writes each plain, compressed and, where it is shared and printed, as pixels, and the
 * list of the written files.
 */
export async function writePosters(places: readonly Place[], folder: string): Promise<void> {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const posters = drawnPosters((slug) => bySlug.get(slug));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const index: Record<string, BuiltPoster> = {};
  for (const { slug } of places) {
    const hashes: Partial<Record<PosterView, string>> = {};
    for (const view of POSTER_VIEWS) {
      const hash = posters.find(slug, view)?.hash ?? "";
      const svg = await posters.read(slug, view, "svg");
      const file = path.join(folder, posterFile(slug, view, hash));
      writeFileSync(file, svg);
      const [br, gz] = await Promise.all([
        toBrotli(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        toGzip(svg, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
      if (view === PIXEL_VIEW)
        for (const form of PIXEL_FORMS) writeFileSync(`${file}.${form}`, await posters.read(slug, view, form));
      hashes[view] = hash;
    }
    const { alt, hasOwnScene, inks, landmark } = posters.find(slug, PIXEL_VIEW)!;
    index[slug] = {
      ...{ alt, hasOwnScene, inks },
      ...(landmark && { landmark }),
      hashes: hashes as Record<PosterView, string>,
    };
  }
  writeFileSync(path.join(folder, POSTER_INDEX), JSON.stringify(index));
}

/** Draws the posters of all destinations and the pictures of their sights into a folder, under the name by which the server looks for them. */
export async function drawAllPosters(folder: string): Promise<void> {
  const places = readdirSync(DESTINATIONS)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => destinationSchema.parse(readYaml(readFileSync(path.join(DESTINATIONS, name), "utf8"))));
  await writePosters(places, path.join(folder, path.basename(BUILT_POSTERS)));
  await writeMotifs(places, path.join(folder, path.basename(BUILT_MOTIFS)));
}
