import type { Inks } from "../palettes";
import { arches, block, box, dome, lancet, lancets, onion, turned, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A pencil minaret with two balconies. */
const pencil = (x: number, tall: number): Turned[] => [
  [
    x,
    [
      [9, 0],
      [7, -tall * 0.56],
      [12, -tall * 0.58],
      [12, -tall * 0.6],
      [6, -tall * 0.6],
      [5, -tall * 0.78],
      [9, -tall * 0.8],
      [9, -tall * 0.82],
      [4, -tall * 0.82],
      [4, -tall * 0.88],
    ],
  ],
];

const cap = (x: number, tall: number): Turned => [
  x,
  [
    [6, -tall * 0.88],
    [0.5, -tall],
  ],
];

/** An Ottoman mosque: a cascade of lead domes between pencil minarets. */
export function ottoman({ wall, near, ink, a2, far, mid }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const lead = mix(far, mid, 0.5);
  const tall: readonly (readonly [number, number])[] = [
    [-196, 300],
    [-134, 340],
    [134, 340],
    [196, 300],
  ];
  return (
    turned([...pencil(-134, 340), ...pencil(134, 340)], mix(wall, far, 0.3), mix(shade, far, 0.3)) +
    turned([block(0, 150, 0, -70), block(0, 104, -70, -110), block(0, 74, -108, -146)], wall, shade, 0.4) +
    turned(
      [
        dome(0, 76, -146, 72),
        dome(-82, 42, -104, 36),
        dome(82, 42, -104, 36),
        dome(-122, 24, -70, 22),
        dome(122, 24, -70, 22),
        dome(-42, 26, -110, 22),
        dome(42, 26, -110, 22),
      ],
      lead,
      mix(lead, ink, 0.4),
    ) +
    turned([...pencil(-196, 300), ...pencil(196, 300)], wall, shade) +
    turned(
      tall.map(([x, t]) => cap(x, t)),
      mid,
      ink,
    ) +
    fill(
      arches(-66, -118, 10, 20, 7, 20) + arches(-96, -74, 12, 26, 9, 22) + lancets(-132, -8, 20, 44, 8, 35),
      ink,
      0.8,
    ) +
    stroke("M0 -216v-24", a2, 3) +
    dots("M0 -224h0", a2, 8)
  );
}

/** A white marble mausoleum under an onion dome, between four minarets. */
export function taj({ wall, near, ink, paper, far, a2 }: Inks): string {
  const shade = mix(wall, far, 0.55);
  const minarets = [-206, -150, 150, 206].map((x): Turned => {
    const t = Math.abs(x) > 180 ? 236 : 196;
    return [
      x,
      [
        [9, 0],
        [7, -t * 0.32],
        [11, -t * 0.34],
        [7, -t * 0.36],
        [6, -t * 0.64],
        [10, -t * 0.66],
        [6, -t * 0.68],
        [5, -t * 0.88],
        [9, -t * 0.9],
        [7, -t * 0.92],
        [0.5, -t, 7, -t * 0.98],
      ],
    ];
  });
  return (
    turned(minarets, wall, shade) +
    turned([block(0, 112, 0, -112), block(0, 44, -110, -146)], wall, shade, 0.5) +
    turned([onion(0, 66, -142, 118), onion(-76, 24, -126, 44), onion(76, 24, -126, 44)], wall, shade) +
    fill(box(-92, -128, 32, 16) + box(60, -128, 32, 16) + box(-116, -118, 232, 7) + box(-36, -150, 72, 6), paper) +
    fill(lancet(-34, 0, 68, 104), mix(shade, near, 0.35)) +
    fill(
      lancet(-20, 0, 40, 70) +
        lancets(-98, -8, 24, 40, 2, 32) +
        lancets(42, -8, 24, 40, 2, 32) +
        lancets(-98, -62, 24, 38, 2, 32) +
        lancets(42, -62, 24, 38, 2, 32),
      mix(ink, near, 0.4),
    ) +
    fill(box(-230, -6, 460, 14), mix(wall, near, 0.3)) +
    stroke("M0 -258v-26", a2, 4) +
    dots("M0 -266h0", a2, 8)
  );
}

/** A shrine with one golden dome on an octagon of tiles. `a2` is the dome, `a1` the tiles. */
export function goldenDome({ wall, near, ink, a1, a2 }: Inks): string {
  return (
    turned([block(0, 120, 0, -74)], a1, mix(a1, ink, 0.35), 0.5) +
    turned([block(0, 62, -74, -112)], mix(a1, wall, 0.3), mix(a1, ink, 0.3)) +
    turned(
      [
        [
          0,
          [
            [64, -112],
            [56, -168, 70, -140],
            [0.5, -210, 38, -204],
          ],
        ],
      ],
      a2,
      mix(a2, near, 0.5),
    ) +
    fill(box(-124, -80, 248, 8) + box(-66, -116, 132, 6) + box(-124, -24, 248, 24), wall) +
    fill(arches(-108, -26, 20, 40, 7, 33) + arches(-52, -82, 10, 20, 6, 19), ink, 0.8) +
    stroke("M0 -208v-26", a2, 3) +
    fill("M-7 -236a8 8 0 1 0 14 0a7 6 0 0 1 -14 0z", a2)
  );
}

/** A carved Mamluk minaret beside a ribbed dome. */
export function mamluk({ wall, near, ink, a2 }: Inks): string {
  const shade = mix(wall, near, 0.6);
  return (
    turned([block(60, 100, 0, -96), block(70, 52, -94, -130)], wall, shade, 0.5) +
    turned(
      [
        [
          70,
          [
            [54, -130],
            [50, -186, 60, -160],
            [0.5, -232, 34, -222],
          ],
        ],
      ],
      wall,
      shade,
    ) +
    stroke(
      "M38 -132Q36 -190 66 -230M60 -132Q60 -190 69 -230M82 -132Q84 -190 72 -230M104 -132Q104 -190 75 -230",
      shade,
      2.5,
    ) +
    turned(
      [
        [
          -70,
          [
            [34, 0],
            [34, -150],
            [42, -156],
            [42, -166],
            [24, -168],
            [24, -236],
            [32, -242],
            [32, -250],
            [16, -252],
            [16, -288],
            [22, -292],
            [8, -300],
            [14, -322, 16, -308],
            [0.5, -346, 8, -338],
          ],
        ],
      ],
      wall,
      shade,
    ) +
    fill(
      lancets(-88, -100, 14, 40, 2, 22) +
        lancets(-84, -182, 12, 38, 2, 18) +
        lancets(-28, -20, 18, 50, 5, 36) +
        arches(36, -98, 12, 22, 4, 20),
      ink,
      0.85,
    ) +
    stroke("M-104 -60H-36M-104 -126H-36", shade, 6, 'stroke-dasharray="8 6"') +
    stroke("M-70 -344v-22M70 -230v-22", a2, 3)
  );
}
