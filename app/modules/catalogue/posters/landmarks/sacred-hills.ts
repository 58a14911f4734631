import type { Inks } from "../palettes";
import { arches, block, box, dome, lancets, outline, shadow, times, turned, type Level, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A pagoda in three manners: eight-sided Chinese storeys, a Thai crown above them, a gilded Burmese bell on top. */
export function threeManners({ wall, near, paper, a1, a2, ink }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const storeys = times(6);
  const half = (k: number): number => 92 - k * 10;
  const foot = (k: number): number => -24 - k * 38;
  const top = -24 - 6 * 38;
  return (
    turned([block(0, 116, 0, -24), ...storeys.map((k) => block(0, half(k) - 8, foot(k), foot(k) - 38))], wall, shade) +
    fill(
      storeys
        .map(
          (k) => arches(-half(k) + 18, foot(k) - 4, 13, 24, 2, 17) + arches(half(k) - 48, foot(k) - 4, 13, 24, 2, 17),
        )
        .join(""),
      mix(ink, near, 0.25),
    ) +
    fill(storeys.map((k) => arches(-10, foot(k) - 2, 20, 28, 1, 1)).join(""), mix(a1, ink, 0.2)) +
    fill(
      storeys
        .map(
          (k) =>
            `M${-half(k) - 6} ${foot(k) - 40}L${-half(k) + 4} ${foot(k) - 31}H${half(k) - 4}L${half(k) + 6} ${foot(k) - 40}L${half(k) - 10} ${foot(k) - 38}H${-half(k) + 10}z`,
        )
        .join(""),
      a1,
    ) +
    stroke(
      storeys.map((k) => `M${-half(k) + 4} ${foot(k) - 7}H${half(k) - 4}`).join(""),
      mix(paper, "#ffffff", 0.3),
      3,
      'stroke-dasharray="4 4"',
    ) +
    turned(
      [
        block(0, 26, top, top - 34),
        [
          0,
          [
            [30, top - 34],
            [24, top - 64, 32, top - 54],
            [9, top - 84, 12, top - 78],
            [7, top - 108],
            [0.5, top - 136],
          ],
        ],
      ],
      a2,
      mix(a2, near, 0.5),
    ) +
    fill(arches(-8, top - 4, 16, 26, 1, 1), ink) +
    stroke(`M-30 ${top - 34}H30M-14 ${top - 76}H14`, mix(a2, paper, 0.5), 4)
  );
}

/** A latticed stone bell as on the round terraces of Borobudur. */
export function bellStupa({ wall, near, ink, paper }: Inks): string {
  const shade = mix(wall, near, 0.6);
  const bell: Level[] = [
    [104, 0],
    [104, -18],
    [92, -20],
    [96, -34],
    [86, -44],
    [84, -58],
    [66, -142, 88, -110],
    [36, -172, 56, -166],
    [36, -178],
    [25, -178],
    [25, -204],
    [15, -208],
    [7, -262],
    [1, -270],
  ];
  const lattice = [74, 98, 122, 144]
    .flatMap((y, row) => {
      const reach = 70 - row * 6 - (row === 3 ? 6 : 0);
      return times(6 - (row % 2)).map(
        (k) => `M${Math.round(-reach + ((k + (row % 2) / 2) * reach * 2) / 5)} ${-y + 10}l8 -10l-8 -10l-8 10z`,
      );
    })
    .join("");
  return (
    turned([[0, bell]], wall, shade) +
    fill(lattice, mix(ink, near, 0.2)) +
    stroke("M-102 -19H40M-90 -44H34M-36 -178H14", mix(wall, paper, 0.55), 3) +
    stroke("M-78 -60Q-80 -112 -60 -142", mix(wall, paper, 0.5), 3)
  );
}

const shikhara = (x: number, half: number, foot: number, tall: number): Turned => [
  x,
  [
    [half, foot],
    [half, foot - tall * 0.22],
    [half * 0.9, foot - tall * 0.26],
    [half * 0.3, foot - tall * 0.86, half * 0.88, foot - tall * 0.62],
    [half * 0.42, foot - tall * 0.9],
    [half * 0.3, foot - tall * 0.95],
    [0.5, foot - tall],
  ],
];

/** The river front of Varanasi: flights of steps, a palace between round bastions, curved temple spires with flags. */
export function ghats({ wall, near, a1, a2, ink, paper, ground, mid }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const steps = mix(ground, paper, 0.25);
  const spires: Turned[] = [shikhara(-128, 42, -104, 222), shikhara(-56, 26, -104, 138), shikhara(-196, 25, -104, 126)];
  const bastions: Turned[] = [block(40, 26, -70, -264), block(214, 26, -70, -264)];
  const pavilion = (x: number): Turned => dome(x, 24, -288, 26);
  const flag = (x: number, y: number): string => `M${x} ${y}v-26l24 7l-22 8z`;
  return (
    turned(spires, a1, mix(a1, ink, 0.35), 0.16) +
    stroke(
      [
        [-128, 42, 222],
        [-56, 26, 138],
        [-196, 25, 126],
      ]
        .flatMap(([x = 0, w = 0, h = 0]) =>
          [-0.45, 0.1].map(
            (t) =>
              `M${x + w * t} ${-104 - h * 0.28}Q${x + w * t * 0.9} ${-104 - h * 0.6} ${x + w * t * 0.34} ${-104 - h * 0.84}`,
          ),
        )
        .join(""),
      mix(a1, paper, 0.35),
      2.5,
    ) +
    fill(
      lancets(-142, -104, 28, 40, 1, 1) + lancets(-64, -104, 16, 24, 1, 1) + lancets(-204, -104, 16, 24, 1, 1),
      ink,
    ) +
    fill(flag(-128, -322) + flag(-56, -238) + flag(-196, -226), a2) +
    turned([block(127, 92, -70, -236)], wall, shade, 0.5) +
    turned(bastions, mix(wall, paper, 0.2), shade) +
    fill(box(10, -250, 60, 8) + box(184, -250, 60, 8) + box(64, -240, 126, 7), mix(wall, paper, 0.6)) +
    fill(
      box(18, -290, 5, 28) +
        box(58, -290, 5, 28) +
        box(192, -290, 5, 28) +
        box(232, -290, 5, 28) +
        box(38, -290, 4, 28) +
        box(212, -290, 4, 28),
      shade,
    ) +
    turned([pavilion(40), pavilion(214)], a1, mix(a1, ink, 0.35)) +
    fill(
      arches(76, -176, 16, 36, 5, 23) + arches(30, -190, 18, 34, 1, 1) + arches(204, -190, 18, 34, 1, 1),
      mix(ink, near, 0.25),
    ) +
    stroke("M72 -166H186", a2, 9, 'stroke-dasharray="9 14" opacity=".8"') +
    fill("M-330 0L-300 -108H330V0z", steps) +
    fill("M-330 0L-324 -18H-20L-10 0zM6 -108H330V-70H6zM250 -70H330V0H240z", mix(steps, mid, 0.35)) +
    stroke(
      times(9)
        .map((k) => `M${-327 + k * 3} ${-12 - k * 12}H330`)
        .join(""),
      mix(steps, near, 0.5),
      2.5,
    ) +
    fill("M-232 -108L-250 0H-226L-212 -108zM10 -108V0H28L22 -108zM150 -70V0H168V-70z", mix(wall, near, 0.3)) +
    parasols(a2, near)
  );
}

/** The slanted straw parasols of the river priests. */
function parasols(straw: string, near: string): string {
  const at = [
    [-170, -34],
    [-90, -58],
    [-40, -20],
    [80, -38],
    [204, -22],
    [280, -50],
  ];
  return (
    stroke(at.map(([x = 0, y = 0]) => `M${x} ${y - 14}l5 24`).join(""), near, 3) +
    fill(at.map(([x = 0, y = 0]) => `M${x - 24} ${y - 8}Q${x - 6} ${y - 36} ${x + 22} ${y - 18}z`).join(""), straw) +
    dots(at.map(([x = 0, y = 0]) => `M${x - 10} ${y + 6}h0`).join(""), near, 8)
  );
}

/** The lake-blue triangle of the Arctic Cathedral: slabs of white concrete behind a glass front. */
export function arcticCathedral({ paper, far, near, ink, a2 }: Inks): string {
  const white = mix(paper, "#ffffff", 0.45);
  const slabs = times(6).map((k) => 5 - k);
  const ridge = (k: number): string => `${-30 + k * 34} ${-212 + k * (k > 2 ? -4 : 14) - (k > 2 ? -54 : 0)}`;
  return (
    fill("M-150 0H330V10H-160z", mix(near, ink, 0.2)) +
    slabs
      .map(
        (k) =>
          fill(`M${ridge(k)}L${106 + k * 40} 0h34L${ridge(k)}z`, mix(white, far, 0.6)) +
          fill(`M${ridge(k)}L${-110 + k * 40} 0H${106 + k * 40}z`, k % 2 ? mix(white, far, 0.22) : white),
      )
      .join("") +
    fill("M-30 -186L-98 -4H84z", mix(a2, paper, 0.2)) +
    fill("M-30 -186L84 -4H20z", mix(a2, ink, 0.2)) +
    stroke("M-30 -190V-4M-62 -106H6M-80 -56H36M-64 -86V-4M4 -96V-4", ink, 3) +
    stroke("M-30 -158V-50M-58 -118H-2", white, 8) +
    stroke("M-30 -206L-104 0M-30 -206L92 0", white, 9) +
    fill(
      outline(-16, [
        [14, 0],
        [14, -34],
      ]),
      ink,
    ) +
    fill(
      shadow(
        -16,
        [
          [14, 0],
          [14, -34],
        ],
        0,
      ),
      near,
    )
  );
}
