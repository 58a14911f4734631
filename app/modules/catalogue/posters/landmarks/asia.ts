import type { Inks } from "../palettes";
import { arches, block, box, lancet, outline, shadow, times, turned, type Level, type Turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A curved tile roof: half width of the eaves, y of the eaves, height, and how far the corners turn up. */
const tiled = (half: number, y: number, rise: number, curl = 10): string =>
  `M${-half} ${y - curl}Q${-half * 0.62} ${y + 2} ${-half * 0.5} ${y - rise}H${half * 0.5}Q${half * 0.62} ${y + 2} ${half} ${y - curl}L${half * 0.86} ${y + 4}H${-half * 0.86}z`;

const roofs = (list: readonly (readonly [half: number, y: number, rise: number])[], ink: string, rim: string): string =>
  fill(list.map(([half, y, rise]) => tiled(half, y, rise)).join(""), ink) +
  stroke(
    list.map(([half, y, rise]) => `M${-half} ${y - 10}Q${-half * 0.62} ${y + 2} ${-half * 0.5} ${y - rise}`).join(""),
    rim,
    2.5,
  );

/** The little Turtle tower of Hanoi on its islet. */
export function turtleTower({ wall, near, ink, leaf, a2 }: Inks): string {
  const shade = mix(wall, near, 0.5);
  return (
    fill("M-150 14Q-110 -18 0 -18Q110 -18 150 14z", leaf) +
    turned([block(0, 74, -10, -74), block(0, 56, -80, -132), block(0, 34, -138, -180)], wall, shade, 0.4) +
    fill(box(-80, -82, 160, 8) + box(-61, -139, 122, 7), wall) +
    fill(
      arches(-60, -14, 26, 46, 3, 47) +
        arches(-44, -84, 22, 36, 3, 33) +
        `M-10 -148a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z`,
      ink,
    ) +
    roofs([[46, -180, 26]], mix(near, ink, 0.5), a2) +
    fill("M-26 -206h52l-8 -10h-36z", ink)
  );
}

/** A red wooden footbridge that arches over the water. */
export function redBridge({ a1, ink }: Inks): string {
  const y = (x: number): number => Math.round(-46 * (1 - (x * x) / 40000));
  const posts = times(11).map((k) => -200 + k * 40);
  return (
    stroke(posts.map((x) => `M${x} ${y(x) - 34}V26`).join(""), mix(a1, ink, 0.3), 6) +
    stroke("M-214 8Q0 -100 214 8", a1, 13) +
    stroke("M-214 -26Q0 -134 214 -26M-214 -12Q0 -120 214 -12", a1, 5) +
    dots(posts.map((x) => `M${x} ${y(x) - 36}h0`).join(""), a1, 9)
  );
}

/** A light iron footbridge with lamps, one arch from bank to bank. */
export function ironFootbridge({ paper, far, near }: Inks): string {
  const shade = mix(paper, far, 0.6);
  return (
    stroke("M-214 30Q0 -60 214 30", shade, 8) +
    stroke("M-214 4Q0 -94 214 4", paper, 9) +
    stroke("M-214 -24Q0 -122 214 -24M-214 -14Q0 -112 214 -14", paper, 3) +
    stroke("M-214 -10Q0 -108 214 -10", paper, 22, 'stroke-dasharray="2.5 6" opacity=".8"') +
    stroke("M-90 -66V-112Q-86 -122 -78 -112M0 -84V-130Q4 -140 12 -130M90 -66V-112Q94 -122 102 -112", near, 3) +
    dots("M-76 -108h0M14 -126h0M104 -108h0", "#ffe2a0", 9) +
    fill("M-236 40V-30H-206V40zM206 40V-30H236V40z", shade)
  );
}

/** A palace hall or gate on a terrace, under two sweeping roofs. */
export function hall({ a1, a2, ink, wall, paper, near }: Inks): string {
  return (
    fill("M-200 0L-188 -42H188L200 0z", mix(paper, wall, 0.25)) +
    fill("M60 0L64 -42H188L200 0z", near, 0.3) +
    fill(box(-150, -104, 300, 64) + box(-104, -172, 208, 40), a1) +
    fill(box(40, -104, 110, 64) + box(30, -172, 74, 40), ink, 0.3) +
    stroke(
      times(8)
        .map((k) => `M${-140 + k * 40} -42V-102`)
        .join(""),
      mix(a1, ink, 0.45),
      7,
    ) +
    fill(
      times(3)
        .map((k) => lancet(-52 + k * 40, -42, 24, 44))
        .join(""),
      ink,
    ) +
    fill(box(-152, -112, 304, 9) + box(-106, -176, 212, 7), a2) +
    roofs(
      [
        [196, -110, 34],
        [152, -176, 56],
      ],
      ink,
      a2,
    ) +
    fill("M-80 -236l4 -14l12 10h128l12 -10l4 14z", ink)
  );
}

/** A torii gate. `a1` is its paint. */
export function torii({ a1, ink }: Inks): string {
  return (
    fill("M-96 0L-84 -214H-62L-68 0zM96 0L84 -214H62L68 0zM-118 -168H118V-150H-118zM-10 -206H10V-168H-10z", a1) +
    fill("M96 0L84 -214H74L80 0zM-68 0L-62 -214H-70L-78 0z", ink, 0.3) +
    fill("M-146 -226Q0 -204 146 -226L140 -202Q0 -184 -140 -202z", a1) +
    fill("M-156 -244Q0 -220 156 -244L148 -224Q0 -202 -148 -224z", ink) +
    fill(box(-102, -14, 44, 14) + box(58, -14, 44, 14), ink)
  );
}

/** A castle keep of white storeys and dark curved roofs on a stone base. */
export function keep({ wall, near, ink, a2, mid, far }: Inks): string {
  const shade = mix(wall, far, 0.7);
  return (
    fill("M-176 0Q-140 -40 -132 -84H132Q140 -40 176 0z", mid) +
    fill("M60 0Q70 -40 68 -84H132Q140 -40 176 0z", near, 0.6) +
    turned(
      [block(0, 116, -84, -128), block(0, 94, -140, -180), block(0, 72, -194, -228), block(0, 50, -244, -274)],
      wall,
      shade,
    ) +
    stroke("M-100 -106H100M-80 -160H80M-60 -210H60M-40 -258H40", ink, 9, 'stroke-dasharray="7 9" opacity=".8"') +
    roofs(
      [
        [150, -126, 22],
        [126, -178, 24],
        [102, -226, 26],
        [80, -272, 44],
      ],
      near,
      a2,
    ) +
    fill("M-30 -124l30 -30l30 30zM-22 -226l22 -26l22 26z", near) +
    fill("M-40 -318l3 -12l8 8h58l8 -8l3 12z", a2)
  );
}

/** A Thai temple hall: stacked gables of glazed tile with gilded finials. */
export function wat({ a1, a2, ink, wall, near, leaf }: Inks): string {
  const tier = (half: number, y: number, rise: number): string =>
    `M${-half} ${y}Q${-half * 0.4} ${y - rise * 0.34} 0 ${y - rise}Q${half * 0.4} ${y - rise * 0.34} ${half} ${y}z`;
  const rim = (half: number, y: number, rise: number): string =>
    `M${-half - 8} ${y - 8}Q${-half * 0.42} ${y - rise * 0.34} 0 ${y - rise - 8}Q${half * 0.42} ${y - rise * 0.34} ${half + 8} ${y - 8}`;
  return (
    fill(box(-120, -20, 240, 20) + box(-104, -92, 208, 74), wall) +
    fill(box(30, -92, 74, 74), near, 0.35) +
    fill(tier(150, -84, 106), leaf) +
    stroke(rim(150, -84, 106), a2, 4) +
    fill(tier(112, -120, 118), a1) +
    stroke(rim(112, -120, 118), a2, 4) +
    fill(tier(78, -156, 126), a1) +
    stroke(rim(78, -156, 126), a2, 4) +
    fill("M0 -270L52 -166Q20 -176 0 -178z", ink, 0.25) +
    fill("M-44 -112L0 -212L44 -112z", a2) +
    fill("M-26 -116L0 -178L26 -116z", mix(a1, ink, 0.3)) +
    stroke("M0 -288v-34", a2, 3) +
    fill(
      times(6)
        .map((k) => box(-96 + k * 36, -88, 10, 70))
        .join(""),
      a2,
    ) +
    fill(lancet(-18, -20, 36, 64), ink) +
    stroke("M-80 -20v-40M-54 -20v-40M46 -20v-40M74 -20v-40", ink, 10, 'opacity=".6"')
  );
}

/** A Khmer corn-cob tower on steep terraces, four smaller ones around it. */
export function prang({ wall, near, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.65);
  const cob = (x: number, w: number, foot: number, tall: number): Turned => [
    x,
    [
      [w, foot],
      [w * 0.9, foot - tall * 0.3],
      [w * 0.62, foot - tall * 0.66, w * 0.86, foot - tall * 0.5],
      [w * 0.2, foot - tall * 0.9, w * 0.42, foot - tall * 0.84],
      [1, foot - tall],
    ],
  ];
  const stairs: Level[] = [
    [176, 0],
    [166, -34],
    [140, -34],
    [130, -70],
    [104, -70],
    [94, -108],
    [70, -108],
    [62, -140],
  ];
  return (
    turned([cob(-128, 24, -34, 150), cob(128, 24, -34, 150)], mix(wall, paper, 0.25), mix(shade, paper, 0.2)) +
    turned([[0, stairs]], wall, shade) +
    turned([cob(0, 46, -136, 216)], wall, shade) +
    stroke("M-162 -16H162M-128 -52H128M-92 -90H92M-58 -124H58", paper, 3, 'stroke-dasharray="8 6" opacity=".7"') +
    stroke("M-40 -162H40M-40 -184H40M-36 -206H36M-30 -228H30M-24 -250H24M-18 -274H18M-11 -298H11", shade, 3) +
    fill("M-14 0L-8 -140H8L14 0z", mix(wall, paper, 0.4)) +
    stroke("M0 -350v-22M-128 -182v-16M128 -182v-16", a2, 3)
  );
}

/** Angkor: five lotus-bud towers above a long gallery. */
export function khmer({ wall, near, ink, paper }: Inks): string {
  const shade = mix(wall, near, 0.65);
  const bud = (x: number, w: number, foot: number, tall: number): Turned => [
    x,
    [
      [w, foot],
      [w, foot - tall * 0.3],
      [w * 1.05, foot - tall * 0.36],
      [w * 0.86, foot - tall * 0.62, w * 1.12, foot - tall * 0.5],
      [w * 0.34, foot - tall * 0.9, w * 0.66, foot - tall * 0.8],
      [1, foot - tall],
    ],
  ];
  const rings = (x: number, w: number, foot: number, tall: number): string =>
    [0.36, 0.47, 0.58, 0.69, 0.79]
      .map((t, k) => `M${x - w * (1.02 - k * 0.14)} ${foot - tall * t}h${w * (1.02 - k * 0.14) * 2}`)
      .join("");
  const back = mix(wall, paper, 0.2);
  return (
    turned([bud(-64, 24, -80, 150), bud(64, 24, -80, 150)], back, mix(shade, paper, 0.2)) +
    turned([block(0, 230, 0, -34), block(0, 190, -34, -64), block(0, 120, -64, -96)], wall, shade, 0.5) +
    turned([bud(-132, 28, -56, 150), bud(132, 28, -56, 150), bud(0, 40, -92, 214)], wall, shade) +
    stroke(rings(-132, 28, -56, 150) + rings(132, 28, -56, 150) + rings(0, 40, -92, 214), shade, 3) +
    fill("M-24 -64L0 -92L24 -64V0H-24z", wall) +
    fill(lancet(-10, 0, 20, 48), ink) +
    stroke("M-214 -14H-40M40 -14H214M-178 -48H-40M40 -48H178", ink, 13, 'stroke-dasharray="5 9" opacity=".7"')
  );
}

/** A bell-shaped stupa with a ringed spire. `a2` is its gilding. */
export function stupa({ a2, near, wall, ink }: Inks): string {
  const shade = mix(a2, near, 0.55);
  const levels: Level[] = [
    [124, -30],
    [116, -52],
    [100, -52],
    [94, -72],
    [80, -72],
    [76, -90],
    [66, -160, 76, -120],
    [34, -184, 60, -180],
    [30, -200],
    [22, -206],
    [16, -270],
    [8, -300],
    [4, -304],
    [1, -372],
  ];
  return (
    fill("M-150 0L-138 -32H138L150 0z", wall) +
    fill("M50 0L46 -32H138L150 0z", ink, 0.3) +
    fill(outline(0, levels), a2) +
    fill(shadow(0, levels), shade) +
    stroke("M-22 -216H22M-20 -230H20M-18 -244H18M-16 -258H16M-74 -106H74M-72 -118H72", shade, 3) +
    turned(
      [
        [
          -112,
          [
            [14, -30],
            [12, -56],
            [3, -76],
            [0.5, -104],
          ],
        ],
        [
          112,
          [
            [14, -30],
            [12, -56],
            [3, -76],
            [0.5, -104],
          ],
        ],
      ],
      a2,
      shade,
    )
  );
}

/** The white dome of a Himalayan stupa, with painted eyes, gilded steps and prayer flags. */
export function eyedStupa({ paper, far, a2, a1, ink, wall, near }: Inks): string {
  const shade = mix(paper, far, 0.6);
  const flags = (x: number, endX: number, endY: number): string =>
    `M${x} -296Q${(x + endX) / 2} ${endY - 40} ${endX} ${endY}`;
  const strings = flags(0, -330, -20) + flags(0, 330, -20) + flags(0, -210, -10) + flags(0, 210, -10);
  return (
    fill("M-230 0L-222 -26H222L230 0zM-184 -26L-176 -52H176L184 -26z", wall) +
    fill("M70 0V-52H176L184 -26H222L230 0z", near, 0.3) +
    turned(
      [
        [
          0,
          [
            [150, -52],
            [100, -150, 152, -116],
            [34, -168, 60, -168],
          ],
        ],
      ],
      paper,
      shade,
    ) +
    turned([block(0, 38, -164, -216)], a2, mix(a2, near, 0.5), 0.4) +
    turned(
      [
        [
          0,
          [
            [42, -216],
            [40, -222],
            [12, -292],
            [3, -300],
            [2, -330],
          ],
        ],
      ],
      a2,
      mix(a2, near, 0.5),
    ) +
    stroke("M-34 -234H34M-29 -246H29M-24 -258H24M-19 -270H19", mix(a2, near, 0.5), 2.5) +
    fill("M-29 -194q12 -12 24 0q-12 8 -24 0zM5 -194q12 -12 24 0q-12 8 -24 0z", paper) +
    dots("M-17 -193h0M17 -193h0", ink, 6) +
    stroke("M-30 -202q13 -10 26 0M4 -202q13 -10 26 0M0 -186q-5 6 0 8q5 2 2 6", ink, 2.5) +
    stroke(strings, ink, 1) +
    stroke(strings, a1, 9, 'stroke-dasharray="7 29"') +
    stroke(strings, "#2b6ea3", 9, 'stroke-dasharray="7 29" stroke-dashoffset="-9"') +
    stroke(strings, paper, 9, 'stroke-dasharray="7 29" stroke-dashoffset="-18"') +
    stroke(strings, "#4a8a55", 9, 'stroke-dasharray="7 29" stroke-dashoffset="-27"')
  );
}
