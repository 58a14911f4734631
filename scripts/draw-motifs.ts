import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MOTIF_VERSION, motifFile, motifPixels } from "#app/modules/catalogue/art/built-motifs.server";
import { drawnMotifs } from "#app/modules/catalogue/art/drawn-motifs.server";
import { drawnPosters } from "#app/modules/catalogue/art/drawn-posters.server";
import { PIXEL_VIEW } from "#app/modules/catalogue/art/poster-view";
import { motifKeys } from "#app/modules/catalogue/art/sight-motifs";
import { motifName } from "#app/modules/catalogue/motifs/motif-key";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";

/** Draws the pictures that the sights of destinations show, and writes each packed, and as pixels for paper. @returns how many there are */
export async function writeMotifs(destinations: readonly DestinationSource[], folder: string): Promise<number> {
  const bySlug = new Map(destinations.map((one) => [one.slug, one]));
  const posters = drawnPosters((slug) => bySlug.get(slug));
  const motifs = drawnMotifs();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = new Set(
    destinations.flatMap((one) => [...motifKeys(one, posters.find(one.slug, PIXEL_VIEW)!).values()].map(motifName)),
  );
  for (const name of names) {
    const [body, pixels] = [await motifs.read(name), await motifs.readPixels(name)];
    if (!body || !pixels) throw new Error(`There is no scene for ${name}`);
    writeFileSync(path.join(folder, motifFile(name)), body);
    writeFileSync(path.join(folder, motifPixels(name)), pixels);
  }
  writeFileSync(path.join(folder, MOTIF_VERSION), motifs.version);
  return names.size;
}
