import type { Inks } from "../palettes";
import {
  arch,
  arches,
  block,
  box,
  boxes,
  dome,
  lancet,
  lancets,
  onion,
  spire,
  times,
  turned,
  type Turned,
} from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** The long flank of a gothic cathedral: two tiers of buttresses and a rose in the gable. */
export function buttressedNave({ wall, near, ink, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const outer = times(9).map((k): Turned => block(-176 + k * 44, 8, 0, -110));
  const inner = times(9).map((k): Turned => block(-154 + k * 38, 6, -100, -176));
  return (
    fill("M-196 0V-92H196V0zM-168 -90V-150H168V-90zM-168 -150L-150 -176H150L168 -150z", mix(wall, near, 0.18)) +
    fill("M70 -150L76 -176H150L168 -150V-92H196V0H80V-90z", near, 0.22) +
    fill(lancets(-166, -10, 20, 68, 8, 44) + lancets(-142, -98, 16, 44, 8, 38), ink, 0.85) +
    turned([...inner, ...inner.map(([x]) => spire(x, 6, -174, -204))], wall, shade) +
    turned([...outer, ...outer.map(([x]) => spire(x, 8, -108, -146))], wall, shade) +
    turned(
      [
        block(-214, 28, 0, -170),
        block(214, 28, 0, -170),
        ...[-236, -192, 192, 236].map((x) => spire(x, 7, -168, -226)),
        block(0, 40, -84, -196),
        spire(-34, 7, -190, -238),
        spire(34, 7, -190, -238),
      ],
      wall,
      shade,
    ) +
    fill("M-40 -194L0 -226L40 -194z", wall) +
    `<circle cx="0" cy="-150" r="25" fill="${ink}"/><circle cx="0" cy="-150" r="16" fill="none" stroke="${a2}" stroke-width="9" stroke-dasharray="5 4"/>` +
    stroke("M-196 -92H196M-168 -150H168", mix(wall, paper, 0.5), 4)
  );
}

/** An abbey with one square tower of pinnacles over great windows. */
export function abbey({ wall, near, ink, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const pinnacles = [
    [-44, -286],
    [44, -286],
    [-150, -150],
    [150, -150],
    [-96, -146],
    [96, -146],
  ] as const;
  return (
    turned([block(0, 160, 0, -104)], wall, shade, 0.55) +
    fill("M-160 -102L-140 -128H140L160 -102z", mix(near, wall, 0.3)) +
    turned([block(0, 48, 0, -240)], wall, shade) +
    turned(
      [block(-44, 7, -100, -250), block(44, 7, -100, -250), ...pinnacles.map(([x, top]) => spire(x, 7, top + 44, top))],
      wall,
      shade,
    ) +
    fill(boxes(-46, -246, 8, 8, 6, 16), wall) +
    fill(
      lancets(-34, -150, 24, 70, 2, 42) +
        lancets(-142, -14, 30, 76, 2, 42) +
        lancets(70, -14, 30, 76, 2, 42) +
        lancet(-30, 0, 60, 112),
      ink,
      0.85,
    ) +
    stroke(
      "M-10 -4V-96M10 -4V-96M-22 -152V-190M22 -152V-190M-127 -14V-80M-85 -14V-80M85 -14V-80M127 -14V-80",
      mix(wall, paper, 0.4),
      2.5,
    ) +
    fill(box(-164, -108, 328, 6) + box(-52, -244, 104, 5), mix(wall, paper, 0.5))
  );
}

/** A basilica of four octagonal towers, white on its hill. */
export function fourTowers({ wall, near, ink, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const tower = (x: number, tall: number): Turned[] => [
    block(x, 24, 0, -tall),
    [
      x,
      [
        [30, -tall],
        [26, -tall - 14],
        [26, -tall - 20],
        [30, -tall - 26],
      ],
    ],
  ];
  return (
    turned([...tower(-66, 190), ...tower(66, 190)], mix(wall, near, 0.16), shade) +
    turned([block(0, 92, 0, -110)], wall, shade, 0.5) +
    fill("M-70 -108L0 -158L70 -108z", wall) +
    fill("M0 -158L70 -108H14z", shade) +
    turned([...tower(-104, 206), ...tower(104, 206)], wall, shade) +
    fill(
      arch(-24, 0, 48, 74) +
        arches(-66, 0, 22, 44, 1, 1) +
        arches(44, 0, 22, 44, 1, 1) +
        arches(-66, -68, 16, 28, 5, 28) +
        arches(-116, -150, 10, 34, 2, 14) +
        arches(92, -150, 10, 34, 2, 14) +
        arches(-112, -60, 14, 50, 1, 1) +
        arches(98, -60, 14, 50, 1, 1),
      ink,
      0.85,
    ) +
    fill(boxes(-134, -238, 8, 8, 4, 17) + boxes(76, -238, 8, 8, 4, 17), wall) +
    stroke("M-92 -64H92M-130 -120H-80M80 -120H130M-92 -108H92", mix(wall, paper, 0.5), 4) +
    dots("M0 -172h0", a2, 10)
  );
}

/** A Mughal garden tomb on its arcaded platform: stone in `wall`, the dome in `paper`. */
export function gardenTomb({ wall, near, ink, paper, far, a2 }: Inks): string {
  const shade = mix(wall, near, 0.6);
  const white = mix(paper, "#ffffff", 0.4);
  return (
    turned([block(0, 230, 0, -46)], wall, shade, 0.7) +
    fill(lancets(-222, -4, 18, 34, 18, 24.8), ink, 0.75) +
    turned([block(0, 132, -46, -146), block(0, 46, -144, -178)], wall, shade, 0.5) +
    turned([block(0, 50, -46, -162)], mix(wall, paper, 0.12), shade, 0.5) +
    turned(
      [
        block(-100, 16, -146, -168),
        block(100, 16, -146, -168),
        onion(-100, 20, -168, 34),
        onion(100, 20, -168, 34),
        onion(0, 60, -174, 104),
      ],
      white,
      mix(paper, far, 0.7),
    ) +
    fill(lancet(-34, -46, 68, 104), white) +
    fill(lancet(-28, -46, 56, 94), mix(ink, near, 0.4)) +
    fill(
      lancets(-122, -50, 28, 44, 2, 36) +
        lancets(58, -50, 28, 44, 2, 36) +
        lancets(-118, -100, 20, 36, 2, 36) +
        lancets(62, -100, 20, 36, 2, 36),
      mix(ink, near, 0.4),
    ) +
    stroke("M-132 -146H132M-230 -46H230M-132 -94H-50M50 -94H132", white, 3.5) +
    stroke("M0 -276v-24", a2, 4)
  );
}

/** A brick city hall on the water: a tall tower with a lantern of columns, low wings under green roofs. */
export function waterHall({ wall, near, ink, leaf, a2 }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const copper = mix(leaf, "#8fd0bf", 0.5);
  return (
    turned([block(40, 180, 0, -86)], wall, shade, 0.75) +
    fill("M-146 -84L-120 -120H196L226 -84z", copper) +
    fill("M90 -84V-120H196L226 -84z", ink, 0.25) +
    fill(arches(-70, 0, 26, 54, 8, 34), ink, 0.8) +
    stroke("M-64 -68H210", ink, 10, 'stroke-dasharray="7 10" opacity=".7"') +
    turned(
      [
        [
          -110,
          [
            [46, 0],
            [36, -256],
          ],
        ],
      ],
      wall,
      shade,
    ) +
    fill(boxes(-140, -290, 9, 36, 4, 17), wall) +
    fill(box(-146, -258, 72, 6) + box(-146, -296, 72, 7), mix(wall, "#ffffff", 0.25)) +
    turned(
      [
        [
          -110,
          [
            [38, -294],
            [30, -316],
          ],
        ],
        [
          -110,
          [
            [20, -316],
            [18, -340],
          ],
        ],
        dome(-110, 20, -340, 18),
      ],
      copper,
      mix(copper, ink, 0.4),
    ) +
    stroke("M-124 -20V-230M-110 -20V-236M-94 -20V-236", shade, 2, 'stroke-dasharray="10 14"') +
    stroke("M-110 -356v-28", ink, 2.5) +
    dots("M-110 -362h0M-118 -376h0M-102 -376h0", a2, 7)
  );
}
