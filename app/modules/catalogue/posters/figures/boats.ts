import type { Inks } from "../palettes";
import { fill, mix } from "../svg";

/** A small boat under two sails. */
export function sailboat({ ink, paper, far }: Inks): string {
  return fill("M-32 0q26 12 64 0l-8 14h-46z", ink) + fill("M-2 -56v52h-32z", paper) + fill("M3 -48v44h26z", mix(paper, far, 0.5));
}
