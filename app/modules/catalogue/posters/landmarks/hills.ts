import type { Inks } from "../palettes";
import { arch, arches, block, box, boxes, gable, lancets, spire, times, turned, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A Caucasian church: a drum under a tall cone on crossing gables. */
export function coneChurch({ wall, near, ink, a1, paper }: Inks): string {
  const shade = mix(wall, near, 0.55);
  return (
    turned([block(0, 104, 0, -96), block(0, 50, -90, -136)], wall, shade, 0.4) +
    fill(`M-112 -94L-60 -128H60L112 -94z${gable(-58, -130, 116, 44)}`, a1) +
    fill("M20 -94V-128H60L112 -94zM0 -174L58 -130H10z", ink, 0.3) +
    turned([block(0, 34, -150, -218)], wall, shade) +
    turned([spire(0, 40, -214, -316)], a1, mix(a1, ink, 0.4)) +
    fill(
      arches(-24, -160, 8, 48, 4, 14) +
        arch(-16, 0, 32, 60) +
        arches(-82, -22, 14, 46, 2, 30) +
        arches(40, -22, 14, 46, 2, 30) +
        boxes(-4, -112, 8, 22, 1, 1),
      ink,
    ) +
    fill(box(-106, -98, 212, 5) + box(-36, -220, 72, 5), mix(wall, paper, 0.5)) +
    stroke("M0 -314v-26M-8 -330h16", ink, 3)
  );
}

/** Cones of soft rock with dark caps and cut windows. */
export function fairyChimneys({ wall, near, ink, mid }: Inks): string {
  const cones: readonly (readonly [x: number, w: number, h: number, cap: boolean])[] = [
    [-250, 62, 190, false],
    [-150, 54, 250, true],
    [230, 70, 210, false],
    [140, 50, 270, true],
    [-40, 80, 170, false],
    [40, 46, 220, true],
    [320, 56, 160, true],
    [-340, 60, 150, true],
  ];
  const cone = ([x, w, h]: (typeof cones)[number]): Turned => [
    x,
    [
      [w, 0],
      [w * 0.5, -h * 0.6, w * 0.66, -h * 0.3],
      [w * 0.16, -h, w * 0.34, -h * 0.9],
    ],
  ];
  return (
    turned(cones.map(cone), wall, mix(wall, near, 0.55), 0.1) +
    turned(
      cones
        .filter((c) => c[3])
        .map(([x, w, h]): Turned => [
          x,
          [
            [w * 0.34, -h + 6],
            [w * 0.3, -h - 12],
            [0.5, -h - 34, w * 0.1, -h - 28],
          ],
        ]),
      mid,
      mix(mid, ink, 0.4),
    ) +
    fill(
      cones
        .map(
          ([x, , h]) => arch(x - 14, -h * 0.34, 10, 18) + arch(x + 2, -h * 0.5, 8, 15) + arch(x - 6, -h * 0.16, 12, 22),
        )
        .join(""),
      ink,
      0.85,
    ) +
    fill("M-420 20Q-300 -30 -180 -10Q-60 -40 60 -10Q200 -36 420 20z", mix(wall, near, 0.2))
  );
}

/** An abbey on its tidal rock, houses climbing to a single spire. */
export function abbeyMount({ wall, near, ink, mid, leaf, paper }: Inks): string {
  const shade = mix(wall, near, 0.55);
  return (
    fill("M-230 10L-214 -30L-190 -36L-160 -84L-120 -110L-90 -150H90L120 -116L160 -90L190 -40L226 -30L240 10z", mid) +
    fill("M30 10L40 -150H90L120 -116L160 -90L190 -40L226 -30L240 10z", near) +
    fill("M-180 -40Q-140 -80 -100 -92Q-60 -70 -20 -84Q40 -60 100 -90Q150 -70 186 -36z", leaf) +
    turned(
      [
        block(-40, 60, -120, -178),
        block(44, 44, -110, -200),
        block(0, 26, -150, -252),
        block(86, 20, -110, -160),
        block(-108, 22, -96, -142),
      ],
      wall,
      shade,
    ) +
    turned([spire(0, 28, -250, -360)], mix(near, wall, 0.2), near) +
    fill("M-104 -176l12 -18h96l10 18zM-2 -198l10 -18h72l12 18z", near) +
    fill(lancets(-86, -132, 8, 34, 5, 18) + lancets(16, -140, 8, 44, 4, 16) + lancets(-14, -206, 8, 34, 2, 16), ink) +
    turned(
      [-170, -130, -86, -40, 6, 52, 98, 142].map((x, k): Turned => block(x, 19, -8, -40 - (k % 3) * 10)),
      mix(wall, paper, 0.3),
      shade,
    ) +
    fill(
      [-170, -130, -86, -40, 6, 52, 98, 142].map((x, k) => gable(x - 23, -38 - (k % 3) * 10, 46, 20)).join(""),
      mix(near, ink, 0.2),
    ) +
    fill(
      [-170, -130, -86, -40, 6, 52, 98, 142].map((x) => box(x - 9, -30, 6, 9) + box(x + 4, -30, 6, 9)).join(""),
      ink,
    ) +
    fill(`${box(-216, -14, 436, 24)}${boxes(-216, -20, 9, 7, 24, 18)}`, shade) +
    dots("M0 -364h0", "#f2bd5e", 7)
  );
}

/** A vast white mosque: three domes over arcades and four minarets. */
export function whiteMosque({ paper, far, near, a2 }: Inks): string {
  const white = mix(paper, "#ffffff", 0.45);
  const shade = mix(paper, far, 0.6);
  const domed = (x: number, w: number, y: number): Turned => [
    x,
    [
      [w * 0.86, y],
      [w * 0.86, y - w * 0.3],
      [w * 0.84, y - w * 0.86, w * 1.14, y - w * 0.6],
      [0.5, y - w * 1.7, w * 0.4, y - w * 1.3],
    ],
  ];
  const minaret = (x: number): Turned => [
    x,
    [
      [13, 0],
      [13, -120],
      [18, -124],
      [10, -130],
      [10, -210],
      [15, -214],
      [8, -220],
      [8, -258],
      [12, -262],
      [0.5, -296],
    ],
  ];
  return (
    turned([minaret(-214), minaret(-160), minaret(160), minaret(214)], white, shade) +
    turned(
      [
        block(0, 150, 0, -80),
        block(0, 70, -78, -108),
        domed(0, 62, -104),
        domed(-100, 36, -78),
        domed(100, 36, -78),
        domed(-156, 16, -70),
        domed(156, 16, -70),
        domed(-52, 16, -80),
        domed(52, 16, -80),
      ],
      white,
      shade,
    ) +
    fill(arches(-140, 0, 24, 58, 9, 32), mix(near, far, 0.4)) +
    dots("M0 -214h0M-100 -142h0M100 -142h0", a2, 8) +
    stroke("M0 -214v-18M-100 -142v-14M100 -142v-14", a2, 3) +
    stroke(
      times(2)
        .map((k) => `M-150 ${-76 + k * 6}H150`)
        .join(""),
      a2,
      1.6,
    )
  );
}

/** A dragon tree or a dead desert tree: bare forks under a flat crown when `leaf` differs from `ink`. */
export function forkedTree({ ink, leaf }: Inks): string {
  return (
    stroke(
      "M0 0Q-4 -60 0 -100M0 -60Q-30 -90 -60 -100M-30 -84Q-44 -110 -40 -130M0 -90Q30 -110 50 -150M28 -112Q60 -116 84 -108M0 -100Q-8 -140 4 -170",
      ink,
      11,
      'stroke-linecap="round"',
    ) +
    (leaf === ink
      ? ""
      : fill(
          "M-100 -104Q-96 -150 -50 -158Q-20 -196 20 -186Q70 -190 84 -150Q124 -140 112 -108Q60 -124 0 -116Q-60 -120 -100 -104z",
          leaf,
        ))
  );
}
