import { drawMotif } from "./draw-motif";
import type { MotifKey } from "./motif-key";
import type { MotifScene } from "./motif-scene";
import { LANDMARK_SCENES } from "./poster-landmark";
import { MOTIF_SCENES } from "./scenes/all-scenes";

const LANDMARK = "landmark-";
const scenes = new Map<string, MotifScene>(Object.entries(MOTIF_SCENES));

/** The picture of a key as SVG; undefined for a motif without a scene. */
export function drawnMotif(key: MotifKey): string | undefined {
  const scene = key.motif.startsWith(LANDMARK)
    ? LANDMARK_SCENES.get(key.motif.slice(LANDMARK.length))
    : scenes.get(key.motif);
  return scene && drawMotif(scene, key);
}

/** The names of all motifs, the landmarks of posters among them. */
export const everyMotif = (): string[] => [
  ...scenes.keys(),
  ...[...LANDMARK_SCENES.keys()].map((kind) => `${LANDMARK}${kind}`),
];
