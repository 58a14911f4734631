import type { Inks } from "../palettes";
import { block, box, turned, type Level } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** The Eiffel tower. */
export function eiffel({ near, ink, paper, a2 }: Inks): string {
  const leg = "C-80 -34 -62 -62 -56 -84H-28C-36 -56 -50 -28 -66 0z";
  const mid = "Q-36 -130 -32 -168H-10Q-16 -130 -24 -92z";
  const right = "M104 0C80 -34 62 -62 56 -84H28C36 -56 50 -28 66 0zM52 -92Q36 -130 32 -168H10Q16 -130 24 -92z";
  let braces = "";
  for (let k = 0; k < 9; k++) {
    const y = -184 - k * 21;
    const w = Math.round(24 * Math.pow(0.8, k)) + 2;
    const up = Math.round(24 * Math.pow(0.8, k + 1)) + 2;
    braces += `M${-w} ${y}L${up} ${y - 21}M${w} ${y}L${-up} ${y - 21}`;
  }
  return (
    fill(`M-104 0${leg}M-52 -92${mid}${right}M-28 -176Q-10 -260 -5 -372H5Q10 -260 28 -176z`, near) +
    fill(
      "M104 0C80 -34 62 -62 56 -84H42C48 -56 66 -28 84 0zM52 -92Q36 -130 32 -168H22Q26 -130 38 -92zM8 -176Q4 -260 1 -372H5Q10 -260 28 -176z",
      ink,
      0.4,
    ) +
    stroke("M-66 -8C-54 -74 54 -74 66 -8", near, 6) +
    stroke("M-58 -8C-46 -64 46 -64 58 -8", near, 2) +
    stroke(
      `${braces}M-92 -16L-58 -30M-78 -40L-48 -52M-68 -60L-40 -72M92 -16L58 -30M78 -40L48 -52M68 -60L40 -72M-44 -112L-22 -124M-38 -136L-16 -148M44 -112L22 -124M38 -136L16 -148`,
      paper,
      1.8,
      'opacity=".4"',
    ) +
    fill(box(-64, -94, 128, 11) + box(-38, -177, 76, 10) + box(-9, -378, 18, 7) + box(-5, -388, 10, 10), near) +
    stroke("M-62 -92H62M-36 -175H36", a2, 2) +
    stroke("M0 -386v-28", near, 3)
  );
}

/** The Golden-Age skyscraper with setbacks and a mooring mast. */
export function empire({ wall, near, a2, ink }: Inks): string {
  const levels: Level[] = [
    [62, 0],
    [62, -84],
    [50, -84],
    [50, -140],
    [38, -146],
    [38, -300],
    [30, -304],
    [30, -326],
    [18, -332],
    [18, -348],
    [9, -352],
    [7, -378],
    [2, -384],
    [1, -436],
  ];
  return (
    turned([[0, levels]], wall, mix(wall, near, 0.7)) +
    stroke(
      "M-30 -4V-296M-20 -4V-296M-10 -4V-320M22 -4V-296M32 -4V-296M-44 -4V-132M44 -4V-132",
      ink,
      3,
      'stroke-dasharray="7 5" opacity=".5"',
    ) +
    stroke("M0 -4V-340M11 -4V-320", a2, 3, 'stroke-dasharray="5 7" opacity=".9"')
  );
}

/** A tower with a crown of steel arcs and a needle. */
export function chrysler({ wall, near, paper, far, a2 }: Inks): string {
  const shade = mix(wall, near, 0.7);
  const crown: Level[] = [
    [30, -246],
    [22, -300, 30, -278],
    [9, -352, 13, -322],
    [1, -372],
    [1, -432],
  ];
  return (
    turned(
      [
        [
          0,
          [
            [46, 0],
            [46, -120],
            [36, -126],
            [36, -238],
            [30, -246],
          ],
        ],
      ],
      wall,
      shade,
    ) +
    turned([[0, crown]], paper, mix(paper, far, 0.8)) +
    stroke(
      "M-26 -256Q-22 -284 0 -290Q22 -284 26 -256M-20 -284Q-14 -308 0 -312Q14 -308 20 -284M-14 -312Q-8 -330 0 -334Q8 -330 14 -312",
      shade,
      2.5,
    ) +
    fill("M-14 -262l5 -12l5 12zM4 -262l5 -12l5 12zM-8 -290l4 -10l4 10zM2 -290l4 -10l4 10z", a2) +
    stroke("M-26 -6V-232M-14 -6V-232M-2 -6V-232M14 -6V-232M26 -6V-232", near, 3, 'stroke-dasharray="7 6" opacity=".7"')
  );
}

/** A supertall spire of stepped tubes. */
export function needle({ wall, near, a2 }: Inks): string {
  const shade = mix(wall, near, 0.75);
  return (
    turned(
      [
        [
          -30,
          [
            [22, 0],
            [22, -130],
            [16, -136],
          ],
        ],
        [
          30,
          [
            [22, 0],
            [22, -176],
            [14, -184],
          ],
        ],
        [
          0,
          [
            [36, 0],
            [30, -200],
            [24, -236],
            [20, -236],
            [15, -300],
            [10, -300],
            [7, -350],
            [4, -350],
            [1, -450],
          ],
        ],
      ],
      wall,
      shade,
    ) +
    stroke("M-14 -6V-220M-4 -6V-290M10 -6V-290M-38 -6V-124M38 -6V-170", a2, 2, 'stroke-dasharray="4 6" opacity=".8"')
  );
}

/** A tower of stacked pods with flared edges. */
export function podTower({ wall, near, a2, ink }: Inks): string {
  const pods = Array.from({ length: 8 }, (_, k): readonly [number, readonly Level[]] => [
    0,
    [
      [26, -100 - k * 30],
      [36, -128 - k * 30],
      [26, -130 - k * 30],
    ],
  ]);
  return (
    turned(
      [
        [
          0,
          [
            [62, 0],
            [40, -100],
          ],
        ],
        ...pods,
        [
          0,
          [
            [18, -340],
            [14, -366],
            [8, -366],
            [5, -392],
            [1, -392],
            [1, -440],
          ],
        ],
      ],
      wall,
      mix(wall, near, 0.75),
    ) +
    stroke(
      Array.from({ length: 8 }, (_, k) => `M-28 ${-110 - k * 30}H28`).join(""),
      a2,
      5,
      'stroke-dasharray="4 4" opacity=".85"',
    ) +
    fill(Array.from({ length: 8 }, (_, k) => box(-36, -130 - k * 30, 72, 3)).join(""), ink, 0.6)
  );
}

/** A concrete mast with a round viewing pod. */
export function skyMast({ wall, near, a1, a2 }: Inks): string {
  const shade = mix(wall, near, 0.7);
  return (
    turned(
      [
        [
          0,
          [
            [16, 0],
            [9, -60],
            [7, -240],
          ],
        ],
        [
          0,
          [
            [10, -236],
            [36, -256],
            [40, -268],
            [34, -282],
            [14, -292],
            [10, -306],
            [6, -308],
            [3, -360],
          ],
        ],
      ],
      wall,
      shade,
    ) +
    stroke("M-38 -266H38", a2, 6, 'stroke-dasharray="4 3"') +
    stroke("M0 -356V-430", a1, 4)
  );
}

/** Twin towers of ringed steel joined by a bridge. */
export function twinTowers({ wall, near, a2, paper, far }: Inks): string {
  const tower = (x: number): readonly [number, readonly Level[]] => [
    x,
    [
      [38, 0],
      [38, -190],
      [34, -190],
      [34, -240],
      [29, -240],
      [29, -280],
      [22, -284],
      [22, -304],
      [14, -310],
      [12, -328],
      [5, -334],
      [2, -350],
      [1, -400],
    ],
  ];
  const floors = [-60, 60]
    .map((x) => Array.from({ length: 13 }, (_, k) => `M${x - 34} ${-14 - k * 20}H${x + 34}`).join(""))
    .join("");
  return (
    turned([block(0, 40, -150, -164)], paper, mix(paper, far, 0.7)) +
    stroke("M-24 -150L0 -110L24 -150", mix(paper, far, 0.7), 4) +
    turned([tower(-60), tower(60)], wall, mix(wall, near, 0.75)) +
    stroke(floors, near, 2, 'opacity=".5"') +
    stroke(floors, a2, 4, 'stroke-dasharray="4 8" opacity=".8"') +
    dots("M-60 -404h0M60 -404h0", a2, 6)
  );
}
