import { drawLandmark, type Landmark } from "../posters/landmarks/registry";
import type { Scene } from "../posters/scene";
import { SCENES } from "../posters/scenes/index";
import type { MotifScene } from "./motif-scene";

/** These are drawn for the whole breadth of a sheet and stand in no square. */
const TOO_WIDE: ReadonlySet<string> = new Set(["cycladicVillage", "fitzRoy"]);

/** The landmark that a poster is about: its largest. */
export function mainLandmark({ layers }: Pick<Scene, "layers">): Landmark | undefined {
  const landmarks = layers.flatMap((layer) => (layer[0] === "landmark" ? [layer[1]] : []));
  const [largest] = landmarks.sort((a, b) => (b.s ?? 1) - (a.s ?? 1));
  return largest && !TOO_WIDE.has(largest.kind) ? largest : undefined;
}

/** The landmarks that posters are about as motifs, in the colours that they have there, by kind. */
export const LANDMARK_SCENES: ReadonlyMap<string, MotifScene> = new Map(
  [...SCENES.values()].flatMap((scene): [string, MotifScene][] => {
    const landmark = mainLandmark(scene);
    if (!landmark) return [];
    const { kind } = landmark;
    const ink = { ...scene.ink, ...landmark.ink };
    return [[kind, { on: "meadow", art: (_, canvas) => drawLandmark(canvas, { kind, x: 0, y: 0, s: 1.35, ink }) }]];
  }),
);
