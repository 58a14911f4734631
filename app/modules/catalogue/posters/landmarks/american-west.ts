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

/** A roadside sign of the fifties: a bulb-lit diamond on two posts, seven discs and a star above it. */
export function neonDiamond({ ink, a1, a2, paper, water }: Inks): string {
  const rim = "M-138 -206Q-70 -250 0 -252Q70 -250 138 -206L158 -140Q120 -70 0 -44Q-120 -70 -158 -140z";
  const discs = [-108, -72, -36, 0, 36, 72, 108].map((x) => `M${x} ${-262 + Math.round((x * x) / 420)}h0`).join("");
  return (
    fill(box(-112, -250, 16, 250) + box(96, -250, 16, 250), water) +
    fill(box(104, -250, 8, 250) + box(-104, -250, 8, 250), mix(water, ink, 0.4)) +
    fill(rim, mix(a2, a1, 0.25)) +
    fill("M-126 -200Q-66 -238 0 -240Q66 -238 126 -200L144 -140Q110 -80 0 -56Q-110 -80 -144 -140z", paper) +
    dots(discs, mix(paper, a2, 0.2), 34) +
    dots(discs, a1, 12) +
    stroke("M-112 -186q22 -18 40 0t40 0t40 0t40 0t40 0", a1, 7, 'stroke-linecap="round"') +
    stroke("M-116 -142H116", water, 26, 'stroke-dasharray="20 9"') +
    stroke("M-78 -104H78", a1, 10, 'stroke-dasharray="14 6"') +
    dots(
      "M-146 -172h0M-152 -140h0M-120 -98h0M-84 -76h0M-42 -60h0M0 -50h0M42 -60h0M84 -76h0M120 -98h0M152 -140h0M146 -172h0",
      a2,
      8,
    ) +
    fill(
      "M0 -356L9 -322L32 -344L20 -314L54 -310L20 -304L34 -274L9 -296L0 -262L-9 -296L-34 -274L-20 -304L-54 -310L-20 -314L-32 -344L-9 -322z",
      a1,
    ) +
    dots("M0 -309h0", a2, 16)
  );
}
