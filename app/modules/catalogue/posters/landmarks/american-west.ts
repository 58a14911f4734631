import type { Inks } from "../palettes";
import { box, boxes } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A slender tower of the space age: legs like an hourglass, a saucer under a spire. */
export function saucerTower({ wall, near, ink, a1, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.6);
  const leg = (side: number): string =>
    `M${side * 62} 0Q${side * 22} -130 ${side * 14} -206Q${side * 14} -254 ${side * 36} -312H${side * 26}Q${side * 5} -254 ${side * 5} -206Q${side * 8} -130 ${side * 46} 0z`;
  return (
    fill(leg(-1) + box(-5, -312, 6, 312), wall) +
    fill(leg(1) + box(1, -312, 5, 312), shade) +
    fill(boxes(-26, -150, 52, 5, 1, 1) + boxes(-21, -186, 42, 4, 1, 1), shade) +
    fill("M-34 -96L-26 -108H26L34 -96z", paper) +
    fill("M0 -96V-108H26L34 -96z", shade) +
    fill("M-40 -310L-88 -336H88L40 -310z", mix(wall, near, 0.3)) +
    fill("M6 -310L14 -336H88L40 -310z", shade) +
    fill(box(-104, -345, 208, 9), paper) +
    fill(box(16, -345, 88, 9), shade) +
    fill("M-86 -345Q-76 -362 -46 -364H46Q76 -362 86 -345z", ink) +
    fill(boxes(-74, -358, 10, 9, 8, 18), a2) +
    fill("M-58 -364Q-20 -372 -14 -388H14Q20 -372 58 -364z", paper) +
    fill("M6 -364Q8 -378 8 -388H14Q20 -372 58 -364z", shade) +
    stroke("M0 -388V-452", ink, 4) +
    dots("M0 -454h0", a1, 8)
  );
}
