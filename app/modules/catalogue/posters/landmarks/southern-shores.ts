import type { Inks } from "../palettes";
import { arches, block, box, boxes, dome, merlons, spire, turned } from "../shapes";
import { fill, mix, stroke } from "../svg";

/** A Renaissance cathedral with one tall tower and the stump of the other. */
export function oneArmedCathedral({ wall, near, ink }: Inks): string {
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

/** A house of the painted village: left edge, foot, width, height, and which of its paints it has. */
type PaintedHouse = readonly [x: number, foot: number, w: number, h: number, paint: number];

const PAINTED: readonly PaintedHouse[] = [
  [-40, -190, 44, 74, 1],
  [8, -196, 40, 92, 3],
  [52, -200, 46, 78, 0],
  [102, -206, 40, 90, 2],
  [-92, -140, 46, 84, 2],
  [-44, -142, 42, 100, 0],
  [0, -146, 48, 82, 4],
  [50, -150, 42, 98, 1],
  [94, -154, 46, 84, 3],
  [142, -160, 44, 96, 4],
  [-138, -84, 48, 92, 0],
  [-88, -88, 42, 106, 3],
  [-44, -90, 50, 86, 1],
  [8, -94, 44, 104, 2],
  [54, -98, 48, 84, 0],
  [104, -100, 44, 102, 1],
  [150, -106, 50, 90, 2],
  [-176, -26, 46, 90, 3],
  [-128, -30, 50, 104, 1],
  [-76, -32, 44, 88, 4],
  [-30, -36, 48, 106, 0],
  [20, -38, 46, 90, 3],
  [68, -42, 50, 104, 4],
  [120, -46, 46, 92, 0],
  [168, -52, 52, 106, 3],
];

/** A village of tall painted houses on a dark rock in the sea, vines on the slope behind it. */
export function paintedVillage({ wall, near, ink, a1, a2, leaf, paper, ground }: Inks): string {
  const paints = [a1, a2, mix(a1, paper, 0.6), wall, mix(a2, paper, 0.55)];
  const row = (from: number, to: number): string => {
    const some = PAINTED.slice(from, to);
    return (
      paints
        .map((paint, k) =>
          fill(some.map(([x, foot, w, h, of]) => (of === k ? box(x, foot - h, w, h + 60) : "")).join(""), paint),
        )
        .join("") +
      fill(some.map(([x, foot, w, h]) => box(x + w - 12, foot - h, 12, h + 60)).join(""), near, 0.32) +
      fill(some.map(([x, foot, w, h]) => `M${x - 2} ${foot - h}l6 -9h${w - 8}l6 9z`).join(""), mix(a1, ink, 0.35)) +
      fill(some.map(([x, foot, , h]) => boxes(x + 8, foot - h + 12, 7, 12, 2, 14)).join(""), ink, 0.75) +
      fill(some.map(([x, foot, , h]) => boxes(x + 8, foot - h + 36, 7, 12, 2, 14)).join(""), ink, 0.75)
    );
  };
  return (
    fill("M-150 -120Q-40 -250 120 -300Q330 -372 760 -420V60H-150z", leaf) +
    stroke(
      "M-70 -200Q60 -270 200 -312T760 -396M-20 -180Q120 -250 260 -282T760 -352M150 -210Q300 -250 760 -304M200 -160Q340 -200 760 -252M230 -110Q380 -150 760 -200M240 -60Q400 -96 760 -140",
      mix(leaf, ground, 0.6),
      4,
    ) +
    turned([block(162, 12, -180, -318), spire(162, 15, -318, -352)], wall, mix(wall, near, 0.5)) +
    row(0, 4) +
    row(4, 10) +
    row(10, 17) +
    row(17, 25) +
    fill(
      "M-262 96L-236 40L-204 30L-190 -18L-150 -34L-128 -14L-84 -30L-44 -10L0 -34L40 -16L92 -40L140 -22L190 -50L240 -30L300 -50L360 -10L760 -30V96z",
      near,
    ) +
    fill(
      "M-204 30L-190 -18L-150 -34L-170 20L-160 96H-200zM-84 -30L-44 -10L-70 40L-40 96H-110L-100 30zM92 -40L140 -22L110 30L150 96H70L84 20zM240 -30L300 -50L280 20L320 96H230z",
      mix(near, ink, 0.45),
    )
  );
}

/** Golden cliffs with an arch to see through and stacks in the sea, low scrub on top. */
export function seaArch({ wall, near, ground, leaf, a1, paper }: Inks): string {
  const lit = mix(wall, ground, 0.4);
  const shade = mix(ground, near, 0.45);
  return (
    fill("M-338 60L-332 -70Q-322 -104 -298 -108Q-266 -104 -258 -60L-250 60z", lit) +
    fill("M-298 -108Q-266 -104 -258 -60L-250 60H-288Q-276 -30 -298 -108z", shade) +
    fill(
      "M-232 60L-240 -20L-222 -132Q-206 -196 -150 -204L-20 -216Q60 -240 150 -236L300 -262Q420 -250 520 -276T900 -290V60z" +
        "M-156 60H-46L-54 -40Q-60 -126 -102 -134Q-150 -128 -158 -50z" +
        "M96 60H140L134 10Q128 -22 114 -24Q98 -20 98 14z",
      lit,
    ) +
    fill(
      "M-46 60L-54 -40Q-60 -126 -102 -134Q-76 -116 -76 -40L-72 60zM140 60L134 10Q128 -22 114 -24Q124 -10 126 14L128 60z",
      shade,
    ) +
    fill(
      "M-214 60L-210 -100Q-206 -160 -184 -196L-150 -204Q-176 -160 -184 -100L-190 60zM-20 60L-8 -70L-22 -140L-6 -217L34 -226L24 -150L36 -80L22 60zM168 60L178 -60L164 -140L184 -242L236 -250L220 -150L234 -70L222 60zM330 60L344 -80L326 -170L350 -258L420 -258L400 -150L420 -60L404 60zM560 60L574 -90L556 -180L590 -280H660L640 -150L656 60zM760 60L780 -90L770 -284H850L830 60z",
      shade,
    ) +
    stroke(
      "M-226 -60H-190M36 -60H92M40 -120H160M42 -176H170M240 -40H330M240 -120H324M246 -196H336M-322 -50H-280M-316 0H-276M424 -60H556M420 -150H556M-60 -180H-16M-140 -176H-80",
      mix(shade, a1, 0.3),
      4,
      'opacity=".5"',
    ) +
    fill(
      "M-208 -170Q-190 -208 -150 -214L-20 -226Q60 -250 150 -246L300 -272Q420 -260 520 -286T900 -300V-282Q620 -262 520 -268Q420 -240 300 -254L150 -228Q60 -230 -20 -208L-150 -196Q-186 -190 -208 -170z",
      leaf,
    ) +
    fill("M236 60Q300 34 380 44T560 40L600 60z", paper)
  );
}
