import type { Inks } from "../palettes";
import { block, box, boxes, dome, merlons, times, turned } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** The three tallest of Pudong: a stepped pagoda tower, the bottle opener, and the twisted tower above them. */
export function pudongTowers({ wall, near, far, a2, ink, paper }: Inks): string {
  const shade = mix(wall, near, 0.75);
  const glass = mix(wall, far, 0.5);
  return (
    fill("M-8 0Q-10 -200 14 -384Q30 -404 58 -398Q84 -200 82 0z", glass) +
    fill("M40 0Q30 -200 58 -398Q84 -200 82 0z", mix(glass, near, 0.6)) +
    stroke("M14 -384Q60 -300 76 -180M2 -280Q40 -160 80 -60M-6 -130Q20 -40 60 0", mix(glass, paper, 0.55), 3.5) +
    fill("M-104 0L-96 -330L-34 -330L-22 0z", wall) +
    fill("M-60 0L-56 -330H-34L-22 0z", shade) +
    fill("M-88 -318H-44L-50 -282H-84z", mix(near, ink, 0.4)) +
    turned(
      [block(140, 42, 0, -150), block(140, 35, -150, -206), block(140, 27, -206, -246), block(140, 18, -246, -270)],
      wall,
      shade,
    ) +
    fill("M122 -270L136 -300L139 -340H141L144 -300L158 -270z", shade) +
    stroke("M100 -150H180M107 -206H173M115 -246H165M100 -100H180M99 -50H181", mix(wall, paper, 0.5), 4) +
    stroke(
      times(8)
        .map((k) => `M-92 ${-30 - k * 32}H-30M104 ${-18 - k * 17}H176M8 ${-40 - k * 38}H70`)
        .join(""),
      a2,
      3.5,
      'stroke-dasharray="5 7" opacity=".75"',
    )
  );
}

/** The Bank of China in Hong Kong: glass prisms stacked in triangles under two masts. */
export function prismTower({ wall, near, far, paper, ink }: Inks): string {
  const glass = mix(wall, far, 0.25);
  const shade = mix(glass, near, 0.75);
  const lines = mix(paper, "#ffffff", 0.3);
  return (
    fill("M-58 0V-210L0 -252V0z", glass) +
    fill("M0 0V-252L58 -130V0z", shade) +
    fill("M-58 -210L0 -330V-252z", mix(glass, paper, 0.35)) +
    fill("M0 -252V-330L30 -282V-190z", mix(shade, glass, 0.4)) +
    fill("M0 -130L58 -130L0 -252z", mix(shade, ink, 0.25)) +
    stroke(
      "M-58 0V-210L0 -330L30 -282V-190M58 0V-130L0 -252M-58 0L0 -58L58 0M-58 -116L0 -58L58 -116M-58 -116L0 -174L58 -130M-58 -210L0 -174V-252L-58 -210M0 0V-330",
      lines,
      3.5,
    ) +
    stroke("M-8 -312V-392M6 -320V-392", mix(lines, near, 0.3), 4) +
    fill(box(-66, -12, 132, 12), mix(near, ink, 0.3))
  );
}

/** The front of Doha's bay: a latticed bullet tower, a twist of glass, a tower under a slanted crown. */
export function bayTowers({ wall, near, far, paper, a2 }: Inks): string {
  const shade = mix(wall, near, 0.7);
  const lattice = times(8)
    .map((k) => `M-36 ${-20 - k * 26}l18 -14l18 14l18 -14l18 14`)
    .join("");
  return (
    fill("M-42 0V-226Q-40 -282 -6 -314L0 -350L6 -314Q40 -282 42 -226V0z", wall) +
    fill("M10 0V-310Q40 -282 42 -226V0z", shade) +
    stroke(lattice, mix(wall, paper, 0.6), 3) +
    fill("M72 0Q60 -90 78 -180T92 -300L136 -316Q120 -230 136 -140T140 0z", mix(wall, far, 0.35)) +
    fill("M112 0Q98 -90 114 -180T118 -309L136 -316Q120 -230 136 -140T140 0z", shade) +
    stroke("M84 -60Q104 -90 134 -70M78 -150Q104 -170 132 -160M88 -240Q108 -252 130 -246", mix(wall, paper, 0.5), 3) +
    fill("M-134 0V-190L-70 -236V0z", mix(wall, far, 0.2)) +
    fill("M-96 0V-217L-70 -236V0z", shade) +
    stroke(
      times(8)
        .map((k) => `M-126 ${-24 - k * 21}H-80`)
        .join(""),
      a2,
      4,
      'stroke-dasharray="6 6" opacity=".8"',
    )
  );
}

/** The Museum of Islamic Art in Doha: blocks of pale stone, squared and turned, up to one narrow eye. */
export function stackedMuseum({ paper, far, near, ink, wall }: Inks): string {
  const white = mix(paper, "#ffffff", 0.3);
  const shade = mix(white, far, 0.6);
  return (
    fill("M-178 0V-44H178V0z", mix(white, wall, 0.3)) +
    fill("M60 0V-44H178V0z", shade) +
    fill("M-120 -44V-84L-98 -100H98L120 -84V-44z", white) +
    fill("M34 -44V-100H98L120 -84V-44z", shade) +
    fill("M-84 -100V-132L-64 -148H64L84 -132V-100z", white) +
    fill("M24 -100V-148H64L84 -132V-100z", shade) +
    fill("M-48 -148V-178L-34 -190H34L48 -178V-148z", white) +
    fill("M14 -148V-190H34L48 -178V-148z", shade) +
    fill("M-22 -190V-214H22V-190z", white) +
    fill("M8 -190V-214H22V-190z", shade) +
    fill("M-30 -164q12 -12 24 0q-12 12 -24 0zM2 -164q12 -12 24 0q-12 12 -24 0z", mix(ink, near, 0.3)) +
    fill(boxes(-160, -34, 20, 34, 9, 37), mix(near, far, 0.3)) +
    stroke("M-120 -84H120M-84 -132H84", mix(white, near, 0.25), 2)
  );
}

/** The blue gate of Fes: three horseshoe arches in a tiled wall under battlements. */
export function horseshoeGate({ wall, near, ink, a1, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const pale = mix(a1, paper, 0.45);
  const horseshoe = (x: number, r: number, tall: number): string => {
    const neck = Math.round(r * 0.8);
    const spring = tall - r - Math.round(Math.sqrt(r * r - neck * neck));
    return `M${x - neck} 0V${-spring}A${r} ${r} 0 1 1 ${x + neck} ${-spring}V0z`;
  };
  return (
    fill(
      box(-196, -150, 50, 150) + box(146, -150, 50, 150) + merlons(-196, -150, 2, 12) + merlons(146, -150, 2, 12),
      wall,
    ) +
    fill(box(176, -150, 20, 150) + box(-160, -150, 14, 150), shade) +
    fill(box(-150, -212, 300, 212) + merlons(-150, -212, 10, 15), wall) +
    fill(box(-138, -200, 276, 200), a1) +
    stroke("M-132 -192H132M-132 -156H132", a2, 4, 'stroke-dasharray="8 6"') +
    stroke("M-128 -174H128", pale, 20, 'stroke-dasharray="6 10"') +
    stroke("M-128 -174H128", a1, 8, 'stroke-dasharray="6 10" stroke-dashoffset="8"') +
    stroke("M-132 0V-150M132 0V-150M-62 0V-150M62 0V-150", pale, 5, 'stroke-dasharray="5 5"') +
    fill(horseshoe(0, 56, 146) + horseshoe(-98, 30, 92) + horseshoe(98, 30, 92), paper) +
    fill(horseshoe(0, 48, 134) + horseshoe(-98, 24, 82) + horseshoe(98, 24, 82), mix(near, ink, 0.35)) +
    fill("M-38 0V-60h20v-24h14v40h18v-30h24V0z", mix(wall, near, 0.35)) +
    dots("M-98 -118h0M98 -118h0", a2, 14) +
    turned([block(-8, 9, -84, -120), dome(-8, 9, -120, 8)], mix(wall, paper, 0.25), shade)
  );
}
