import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { drawnMotif, everyMotif } from "../motifs/drawn-motif";
import { keyNamed, VARIANTS } from "../motifs/motif-key";
import { inksFor, REGION_INKS } from "../posters/palettes";
import type { MotifSource } from "./motif-source";

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
