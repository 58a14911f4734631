import type { Inks } from "../palettes";
import { arches, block, boxes, dome, merlons, turned } from "../shapes";
import { fill, mix, stroke } from "../svg";

/** A Renaissance cathedral with one tall tower and the stump of the other. */
export function oneArmedCathedral({ wall, near, ink, a1 }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const ledge = mix(wall, "#ffffff", 0.35);
  return (
    turned([block(10, 150, 0, -112)], mix(wall, near, 0.2), shade, 0.5) +
    fill("M-72 -112a24 22 0 0 1 48 0zM108 -112a24 22 0 0 1 48 0z", mix(wall, near, 0.4)) +
    turned([block(0, 96, 0, -160), block(-84, 38, 0, -272), block(84, 38, 0, -184)], wall, shade, 0.4) +
    turned([block(-84, 27, -272, -312)], wall, shade) +
    turned([dome(-84, 25, -312, 32)], mix(wall, near, 0.35), mix(near, ink, 0.2)) +
    fill(boxes(52, -204, 8, 20, 2, 18) + boxes(96, -196, 8, 12, 2, 17), shade) +
    fill("M-46 -160L-34 -178H34L46 -160z", wall) +
    fill("M8 -160V-178H34L46 -160z", shade) +
    fill(
      arches(-38, 0, 22, 62, 3, 27) +
        arches(-34, -86, 16, 40, 3, 26) +
        arches(-106, -92, 14, 34, 2, 30) +
        arches(-106, -164, 14, 34, 2, 30) +
        arches(-106, -226, 14, 32, 2, 30) +
        arches(62, -92, 14, 34, 2, 30) +
        arches(-98, -280, 9, 22, 2, 19),
      ink,
      0.85,
    ) +
    fill(
      boxes(-124, -76, 80, 5, 1, 1) +
        boxes(-124, -146, 80, 5, 1, 1) +
        boxes(-124, -212, 80, 5, 1, 1) +
        boxes(-126, -275, 84, 6, 1, 1) +
        boxes(44, -76, 80, 5, 1, 1) +
        boxes(44, -146, 80, 5, 1, 1) +
        boxes(42, -187, 84, 6, 1, 1) +
        boxes(-46, -76, 92, 4, 1, 1) +
        boxes(-46, -142, 92, 4, 1, 1),
      ledge,
    ) +
    stroke("M-84 -342v-22M-91 -356h14", ink, 3)
  );
}

/** Battlements and square towers that climb a slope from left to right. */
export function climbingWalls({ wall, near, ink }: Inks): string {
  const shade = mix(wall, near, 0.5);
  return (
    fill("M-190 20V-34H-120V-56H-50V-84H24V-112H100V-142H190V20z", mix(wall, near, 0.15)) +
    fill(
      merlons(-166, -34, 4, 6) +
        merlons(-96, -56, 3, 6) +
        merlons(-22, -84, 3, 6) +
        merlons(50, -112, 3, 6) +
        merlons(132, -142, 4, 6),
      mix(wall, near, 0.15),
    ) +
    turned(
      [
        block(-178, 20, 20, -72),
        block(-108, 17, 10, -90),
        block(-36, 21, 0, -132),
        block(38, 17, -10, -146),
        block(116, 22, -10, -202),
      ],
      wall,
      shade,
    ) +
    fill(
      merlons(-198, -72, 3, 7) +
        merlons(-125, -90, 3, 6) +
        merlons(-57, -132, 3, 7) +
        merlons(21, -146, 3, 6) +
        merlons(94, -202, 3, 7),
      wall,
    ) +
    fill(arches(-48, -96, 8, 16, 2, 16) + arches(104, -160, 9, 18, 2, 17) + arches(-182, -42, 8, 15, 1, 1), ink, 0.8)
  );
}
