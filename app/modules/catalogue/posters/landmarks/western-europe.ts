import type { Inks } from "../palettes";
import { arch, arches, block, boxes, lancets, spire, turned, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A marble cathedral front of five bays under a forest of spires, a golden figure on the highest. */
export function marbleSpires({ wall, near, ink, a2, paper, far }: Inks): string {
  const shade = mix(wall, near, 0.45);
  const pier = (x: number, top: number): Turned[] => [block(x, 8, 0, -top), spire(x, 8, -top, -top - 62)];
  const small = (x: number, foot: number, tall: number): Turned => spire(x, 5, -foot, -foot - tall);
  const behind = [-178, -138, -112, -72, -26, 26, 72, 112, 138, 178];
  return (
    turned(
      [
        block(0, 22, -150, -236),
        spire(-18, 6, -232, -268),
        spire(18, 6, -232, -268),
        spire(0, 14, -234, -344),
        ...behind.map((x) => small(x, 110, 130 - Math.abs(x) * 0.3)),
      ],
      mix(wall, far, 0.45),
      mix(shade, far, 0.3),
    ) +
    turned([block(0, 196, 0, -92)], mix(wall, far, 0.3), shade, 0.6) +
    fill("M-166 0V-118L-112 -142L-52 -184L0 -214L52 -184L112 -142L166 -118V0z", wall) +
    fill("M52 0V-184L112 -142L166 -118V0z", shade, 0.55) +
    stroke("M-166 -122L-112 -146L-52 -188L0 -218L52 -188L112 -146L166 -122", mix(wall, paper, 0.6), 5) +
    turned(
      [
        ...pier(-164, 120),
        ...pier(164, 120),
        ...pier(-110, 148),
        ...pier(110, 148),
        ...pier(-50, 190),
        ...pier(50, 190),
        ...[-137, 137].map((x) => small(x, 130, 34)),
        ...[-80, 80].map((x) => small(x, 164, 38)),
        small(0, 214, 44),
      ],
      wall,
      shade,
    ) +
    fill(
      arch(-22, 0, 44, 62) +
        arches(-92, 0, 26, 46, 2, 158) +
        arches(-148, 0, 24, 40, 2, 272) +
        lancets(-20, -78, 18, 62, 2, 22) +
        lancets(-88, -64, 18, 52, 2, 158) +
        lancets(-144, -56, 16, 40, 2, 272),
      ink,
      0.82,
    ) +
    fill(boxes(-14, -158, 28, 3, 3, 0) + "M-12 -166a12 14 0 0 1 24 0z", ink, 0.8) +
    stroke("M-158 -52H-118M-102 -58H-58M-42 -72H42M58 -58H102M118 -52H158", shade, 3) +
    stroke("M0 -342v-16", a2, 5) +
    dots("M0 -362h0", a2, 8)
  );
}
