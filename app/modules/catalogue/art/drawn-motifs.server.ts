import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { drawnMotif, everyMotif } from "../motifs/drawn-motif";
import { keyNamed, VARIANTS } from "../motifs/motif-key";
import { inksFor, REGION_INKS } from "../posters/palettes";
import { pixelsOf } from "../posters/to-png";
import type { MotifSource } from "./motif-source";

/** Pixels across a picture on paper: 13 mm at 250 to the inch, in some four kilobytes. */
const PRINTED = 128;

/** Pictures of sights drawn on request. */
export function drawnMotifs(): MotifSource {
  let version: string | undefined;
  return {
    get version() {
      return (version ??= versionOfAll());
    },
    async read(name) {
      const key = keyNamed(name);
      const drawing = key && drawnMotif(key);
      return drawing === undefined ? undefined : gzipSync(drawing, { level: 9 });
    },
    async readPixels(name) {
      const key = keyNamed(name);
      const drawing = key && drawnMotif(key);
      return drawing === undefined ? undefined : pixelsOf(drawing, { width: PRINTED, height: PRINTED });
    },
  };
}

/** A hash over every motif in its variants, and every family of inks: it changes when any picture does. */
function versionOfAll(): string {
  const hash = createHash("sha256");
  for (const motif of everyMotif())
    for (let variant = 0; variant < VARIANTS; variant++)
      hash.update(drawnMotif({ motif, variant, inks: "stone", hour: "night" }) ?? "");
  for (const inks of REGION_INKS) hash.update(JSON.stringify(inksFor(inks, "day")));
  return hash.digest("base64url").slice(0, 10);
}
