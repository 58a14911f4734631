import type { Inks } from "../palettes";
import { arch, arches, block, box, dome, gable, lancet, lancets, spire, turned, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** Sagrada Familia: spindle towers, the tall one with its cross, and a crane. */
export function sagrada({ wall, near, ink, a1, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const spindle = (x: number, w: number, tall: number): Turned => [
    x,
    [
      [w, 0],
      [w, -tall * 0.5],
      [w * 0.72, -tall * 0.76, w, -tall * 0.64],
      [w * 0.22, -tall * 0.95, w * 0.5, -tall * 0.9],
      [1, -tall],
    ],
  ];
  const front = [spindle(-82, 19, 268), spindle(-34, 21, 326), spindle(34, 21, 326), spindle(82, 19, 268)];
  const slits = [
    [-82, 268],
    [-34, 326],
    [34, 326],
    [82, 268],
  ]
    .map(([x = 0, tall = 0]) =>
      [-9, 0, 9].map((dx) => `M${x + dx} ${-tall * 0.24}V${-tall * (dx ? 0.7 : 0.8)}`).join(""),
    )
    .join("");
  const back = mix(wall, paper, 0.35);
  return (
    stroke("M122 -60V-392M96 -380H214M122 -392L204 -380M122 -392L100 -380M190 -380v46", near, 3) +
    turned([spindle(0, 36, 428), spindle(-56, 22, 330), spindle(56, 22, 330)], back, mix(shade, paper, 0.3)) +
    stroke("M0 -424v-36M-12 -448h24", a2, 5) +
    turned(front, wall, shade) +
    stroke(slits, ink, 3.5, 'stroke-dasharray="8 6" opacity=".75"') +
    dots("M-82 -272h0M-34 -330h0M34 -330h0M82 -272h0", a1, 11) +
    dots("M-82 -284h0M-34 -343h0M34 -343h0M82 -284h0", a2, 7) +
    fill(
      `${gable(-116, -34, 76, 92)}${gable(-48, -34, 96, 128)}${gable(40, -34, 76, 92)}${box(-116, -36, 232, 36)}`,
      mix(wall, paper, 0.25),
    ) +
    fill("M0 -162L48 -34V0H14V-90zM78 -126L116 -34V0H92V-76z", shade) +
    fill(lancet(-18, 0, 36, 96) + lancet(-92, 0, 26, 66) + lancet(66, 0, 26, 66), ink)
  );
}

/** A gothic front with two square towers and a rose window. */
export function gothic({ wall, near, ink, a2, mid }: Inks): string {
  const shade = mix(wall, near, 0.55);
  return (
    turned([spire(0, 8, -200, -330)], mid, near) +
    fill(`M-60 -200L0 -236L60 -200V0H-60z`, mix(wall, near, 0.25)) +
    turned([block(-72, 36, 0, -250), block(72, 36, 0, -250), block(0, 38, 0, -182)], wall, shade) +
    fill(
      [-108, 36].map((x) => Array.from({ length: 4 }, (_, k) => gable(x + k * 20, -248, 12, 22)).join("")).join(""),
      wall,
    ) +
    fill(
      lancets(-98, -168, 20, 66, 2, 32) +
        lancets(46, -168, 20, 66, 2, 32) +
        lancet(-22, 0, 44, 66) +
        lancet(-90, 0, 34, 54) +
        lancet(56, 0, 34, 54),
      ink,
    ) +
    `<circle cx="0" cy="-126" r="26" fill="${ink}"/><circle cx="0" cy="-126" r="17" fill="none" stroke="${a2}" stroke-width="9" stroke-dasharray="5 4"/>` +
    fill(box(-108, -84, 216, 5) + box(-108, -176, 216, 5), shade) +
    stroke(`M-98 -80h196`, a2, 7, 'stroke-dasharray="5 5" opacity=".55"')
  );
}

/** Twin gothic spires of open stone. */
export function twinSpires({ wall, near, ink, a2 }: Inks): string {
  const shade = mix(wall, near, 0.6);
  const side = (x: number): Turned[] => [
    block(x, 34, 0, -210),
    spire(x, 30, -204, -372),
    spire(x - 30, 7, -200, -244),
    spire(x + 30, 7, -200, -244),
  ];
  return (
    turned([block(0, 40, 0, -150), spire(0, 40, -148, -200), ...side(-62), ...side(62)], wall, shade) +
    fill(
      lancets(-82, -140, 16, 58, 2, 24) +
        lancets(42, -140, 16, 58, 2, 24) +
        lancets(-82, -40, 16, 60, 2, 24) +
        lancets(42, -40, 16, 60, 2, 24) +
        lancet(-18, 0, 36, 70) +
        lancet(-16, -84, 32, 56),
      ink,
    ) +
    stroke("M-74 -226L-50 -226M-70 -256H-54M-67 -286H-57M50 -226H74M54 -256H70M57 -286H67", a2, 3) +
    stroke("M-62 -372v-16M-68 -382h12M62 -372v-16M56 -382h12", ink, 3)
  );
}

/** A brick or stone church with one tower and a sharp spire. */
export function spireChurch({ wall, near, ink, a2, mid }: Inks): string {
  const shade = mix(wall, near, 0.55);
  return (
    fill("M-20 -70L70 -132H150L176 -70z", mid) +
    turned(
      [
        [
          98,
          [
            [78, 0],
            [78, -72],
          ],
        ],
      ],
      wall,
      shade,
      0.7,
    ) +
    turned([block(-24, 38, 0, -186)], wall, shade) +
    turned([spire(-24, 42, -184, -352)], mid, mix(mid, ink, 0.4)) +
    turned([spire(-60, 5, -180, -216), spire(12, 5, -180, -216)], mid, near) +
    fill(lancets(36, -12, 16, 46, 4, 32) + lancets(-46, -120, 16, 44, 2, 26) + lancet(-38, 0, 28, 54), ink) +
    `<circle cx="-24" cy="-92" r="11" fill="${a2}"/>` +
    stroke("M-24 -350v-26M-32 -366h16", ink, 3)
  );
}

/**
 * A great dome on a drum, with a lantern: the cathedral of Florence, Saint Peter's, Saint Paul's. `a1` is its shell.
 */
export function greatDome({ wall, near, ink, a1, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  return (
    turned([block(0, 170, 0, -84), block(-104, 50, -84, -104), block(104, 50, -84, -104)], wall, shade, 0.55) +
    turned([dome(-104, 44, -104, 40), dome(104, 44, -104, 40)], a1, mix(a1, ink, 0.35)) +
    turned([block(0, 92, -80, -150)], wall, shade) +
    turned(
      [
        [
          0,
          [
            [92, -150],
            [70, -224, 92, -190],
            [12, -276, 44, -264],
          ],
        ],
      ],
      a1,
      mix(a1, ink, 0.35),
    ) +
    stroke(
      "M-56 -150Q-52 -226 -8 -274M-20 -150Q-20 -226 -3 -276M20 -150Q20 -226 3 -276M56 -150Q52 -226 8 -274",
      paper,
      3,
      'opacity=".75"',
    ) +
    turned([block(0, 13, -274, -304), spire(0, 16, -302, -330)], wall, shade) +
    dots("M0 -334h0", "#f2bd5e", 9) +
    stroke("M0 -336v-18M-6 -348h12", ink, 2.5) +
    fill(arches(-78, -92, 16, 36, 5, 35) + arches(-152, 0, 26, 56, 8, 40), ink, 0.85) +
    fill(box(-174, -88, 348, 6) + box(-96, -152, 192, 6), paper)
  );
}

/** A slender square bell tower with a pyramid cap. */
export function campanile({ wall, near, ink, a1, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  return (
    turned([block(0, 30, 0, -230), block(0, 26, -238, -282)], wall, shade) +
    fill(box(-34, -238, 68, 9) + box(-32, -288, 64, 7), paper) +
    fill(arches(-22, -240, 12, 32, 3, 16), ink) +
    turned([spire(0, 26, -288, -362)], a1, mix(a1, ink, 0.35)) +
    stroke("M-14 -20V-220M0 -20V-220M16 -20V-220", shade, 2) +
    dots("M0 -366h0", a2, 8)
  );
}

/** A colonial church: two bell towers under small domes and a scrolled gable. */
export function colonial({ wall, near, ink, a1, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const towers = [-84, 84].flatMap((x): Turned[] => [
    block(x, 36, 0, -150),
    block(x, 29, -156, -208),
    block(x, 18, -212, -236),
  ]);
  return (
    fill("M-52 -120Q-46 -158 -24 -160Q-22 -186 0 -190Q22 -186 24 -160Q46 -158 52 -120V0H-52z", wall) +
    fill("M22 0V-160Q46 -158 52 -120V0z", shade) +
    turned(towers, wall, shade) +
    turned([dome(-84, 22, -236, 26), dome(84, 22, -236, 26)], a1, mix(a1, ink, 0.35)) +
    fill(
      box(-124, -156, 80, 7) +
        box(44, -156, 80, 7) +
        box(-116, -212, 64, 6) +
        box(52, -212, 64, 6) +
        box(-52, -96, 104, 6),
      paper,
    ) +
    fill(
      arches(-104, -160, 14, 36, 2, 26) +
        arches(64, -160, 14, 36, 2, 26) +
        arch(-20, 0, 40, 74) +
        arches(-92, -60, 16, 40, 1, 1) +
        arches(76, -60, 16, 40, 1, 1),
      ink,
    ) +
    `<circle cx="0" cy="-128" r="14" fill="${ink}"/><circle cx="0" cy="-128" r="8" fill="${a2}"/>` +
    stroke("M0 -190v-26M-8 -206h16M-84 -262v-18M84 -262v-18", ink, 3)
  );
}

/** A low palace with a central dome and a portico, such as a theatre, a capitol or a museum. */
export function domedPalace({ wall, near, ink, a1, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  return (
    turned([block(0, 200, 0, -88)], wall, shade, 0.72) +
    turned(
      [block(-150, 36, -86, -112), block(150, 36, -86, -112), block(0, 84, 0, -124), block(0, 60, -122, -150)],
      wall,
      shade,
    ) +
    turned(
      [
        dome(-150, 26, -112, 26),
        dome(150, 26, -112, 26),
        [
          0,
          [
            [62, -150],
            [46, -216, 62, -190],
            [16, -240, 34, -234],
          ],
        ],
      ],
      a1,
      mix(a1, ink, 0.35),
    ) +
    stroke(
      "M-40 -154Q-38 -214 -10 -238M-14 -154Q-14 -214 -4 -240M14 -154Q14 -214 4 -240M-60 -172Q0 -160 60 -172M-52 -204Q0 -192 52 -204",
      a2,
      2.5,
    ) +
    turned([block(0, 15, -238, -262), dome(0, 16, -262, 20)], wall, shade) +
    stroke("M0 -282v-18", ink, 3) +
    fill(arch(-44, 0, 88, 108), mix(ink, near, 0.5)) +
    fill(
      Array.from({ length: 5 }, (_, k) => box(-42 + k * 19, -74, 7, 74)).join("") +
        box(-206, -94, 412, 8) +
        box(-90, -130, 180, 8),
      paper,
    ) +
    fill(arches(-186, -12, 20, 56, 4, 34) + arches(66, -12, 20, 56, 4, 34), ink, 0.8)
  );
}
