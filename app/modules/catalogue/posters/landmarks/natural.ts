import type { Inks } from "../palettes";
import { box, boxes } from "../shapes";
import { dots, fill, mix, ROUND, stroke } from "../svg";

/** The sugar loaf above its bay. */
export function sugarloaf({ mid, near, leaf, ink }: Inks): string {
  return (
    fill(
      "M-420 0Q-360 -30 -320 -70Q-280 -96 -240 -50Q-200 -20 -140 0zM60 0Q100 -60 160 -76Q240 -90 300 -40Q360 -20 420 0z",
      leaf,
    ) +
    fill("M-150 0Q-124 -60 -116 -130Q-104 -240 -44 -262Q16 -268 44 -190Q62 -130 74 -90Q110 -30 150 0z", mid) +
    fill("M-30 -262Q16 -268 44 -190Q62 -130 74 -90Q110 -30 150 0H40Q60 -60 20 -130Q10 -210 -30 -262z", near) +
    fill(
      "M-110 -160Q-100 -100 -126 -40L-140 -16Q-122 -70 -116 -130zM-60 -220Q-70 -160 -60 -100Q-84 -160 -60 -220z",
      mix(near, mid, 0.5),
    ) +
    fill("M-160 0Q-120 -40 -60 -24Q0 -50 60 -24Q120 -40 170 0z", leaf) +
    stroke("M-30 -262L260 -86", ink, 1.6) +
    fill(box(96, -192, 14, 9), ink)
  );
}

/** The green horn above the ruined city of Machu Picchu. */
export function incaCity({ mid, near, leaf, ground, wall, ink }: Inks): string {
  const stone = mix(wall, "#f6e7c8", 0.35);
  const terrace = (k: number): string =>
    `M${-190 + k * 22} ${-20 - k * 16}Q0 ${-4 - k * 18} ${210 - k * 24} ${-24 - k * 15}v12Q0 ${8 - k * 18} ${-190 + k * 22} ${-8 - k * 16}z`;
  return (
    fill("M-60 -60L-10 -150L10 -236L36 -300L62 -318L92 -290L104 -230L130 -170L170 -110L240 -40L300 0H-120z", mid) +
    fill("M62 -318L92 -290L104 -230L130 -170L170 -110L240 -40L300 0H150L110 -100L90 -180L72 -240z", near) +
    fill("M10 -236L36 -300L48 -250L30 -180L44 -110L10 -60L-10 -150z", leaf) +
    fill("M-260 20L-200 -40L-130 -96L-40 -120L70 -110L150 -70L220 -30L300 20z", leaf) +
    fill([0, 1, 2, 3, 4].map(terrace).join(""), ground) +
    stroke(
      [0, 1, 2, 3, 4]
        .map((k) => `M${-190 + k * 22} ${-8 - k * 16}Q0 ${8 - k * 18} ${210 - k * 24} ${-12 - k * 15}`)
        .join(""),
      mix(ground, near, 0.6),
      3,
    ) +
    fill(
      "M-96 -90v-22l14 -12l14 12v22zM-62 -98v-22l14 -12l14 12v22zM-22 -100v-26l16 -14l16 14v26zM24 -100v-22l14 -12l14 12v22zM64 -92v-22l14 -12l14 12v22zM-110 -62v-18h36v18zM0 -70v-18h44v18zM70 -58v-16h36v16z",
      stone,
    ) +
    fill(
      "M-76 -90v-30l8 8v22zM-42 -98v-30l8 8v22zM2 -100v-36l8 10v26zM44 -100v-30l8 8v22zM84 -92v-30l8 8v22z",
      near,
      0.6,
    ) +
    fill(
      boxes(-90, -104, 6, 12, 1, 1) +
        boxes(-56, -112, 6, 12, 1, 1) +
        boxes(-14, -116, 6, 14, 1, 1) +
        boxes(30, -112, 6, 12, 1, 1) +
        boxes(70, -106, 6, 12, 1, 1),
      ink,
    )
  );
}

/** The red rock of the desert. */
export function redRock({ a1, near, ink, a2 }: Inks): string {
  const lit = mix(a1, a2, 0.3);
  return (
    fill(
      "M-460 0Q-420 -20 -400 -70Q-384 -130 -330 -146Q-240 -170 -120 -168Q20 -176 160 -162Q280 -158 330 -128Q380 -90 396 -40Q430 -10 470 0z",
      lit,
    ) +
    fill(
      "M160 -162Q280 -158 330 -128Q380 -90 396 -40Q430 -10 470 0H250Q230 -60 200 -90Q170 -120 160 -162zM-330 -146L-310 -90L-330 -20L-360 0L-350 -70zM-200 -164Q-170 -100 -190 -40L-210 0Q-220 -80 -200 -164zM-80 -168Q-50 -110 -60 -50L-90 0Q-94 -90 -80 -168zM30 -170Q60 -120 60 -60L40 0Q20 -80 30 -170z",
      mix(a1, near, 0.6),
    ) +
    stroke(
      "M-280 -150Q-260 -90 -270 -20M-140 -164Q-120 -100 -130 -20M-10 -168Q10 -100 0 -20M100 -164Q130 -100 130 -20M220 -150Q270 -100 290 -20",
      mix(a1, ink, 0.3),
      3,
      'opacity=".6"',
    )
  );
}

/** A geyser in eruption on its pale terrace. */
export function geyser({ paper, water, a2, ground, far }: Inks): string {
  return (
    fill(
      "M-26 -20Q-40 -120 -70 -170Q-104 -190 -90 -230Q-110 -270 -64 -290Q-50 -340 0 -336Q46 -346 66 -300Q116 -290 104 -240Q130 -200 80 -176Q44 -120 24 -20z",
      mix(paper, far, 0.18),
    ) +
    fill("M-16 -16Q-26 -140 -40 -200Q-60 -250 -16 -290Q30 -320 40 -250Q20 -140 16 -16z", mix(paper, "#ffffff", 0.5)) +
    dots("M-56 -150h0M70 -150h0M-80 -120h0M92 -120h0M-40 -90h0M50 -86h0", paper, 10) +
    fill("M-240 30Q-160 -20 0 -24Q160 -20 240 30z", mix(ground, paper, 0.4)) +
    fill("M-120 14Q-60 -12 0 -12Q60 -12 120 14Q60 24 0 24Q-60 24 -120 14z", a2) +
    fill("M-84 8Q-40 -8 0 -8Q40 -8 84 8Q40 16 0 16Q-40 16 -84 8z", water)
  );
}

/** A sharp alpine horn. */
export function horn({ paper, far, near, mid }: Inks): string {
  const white = mix(paper, "#ffffff", 0.4);
  return (
    fill(
      "M-360 0L-260 -60L-200 -70L-120 -140L-60 -190L-30 -260L10 -320L34 -334L50 -310L60 -260L100 -190L150 -140L220 -80L280 -60L380 0z",
      white,
    ) +
    fill(
      "M34 -334L50 -310L60 -260L100 -190L150 -140L220 -80L280 -60L380 0H140L100 -70L60 -120L40 -190L28 -260z",
      mix(far, near, 0.45),
    ) +
    fill(
      "M10 -320L34 -334L28 -260L10 -220L20 -170L-20 -130L-10 -80L-60 -40L-50 -110L-20 -180L-16 -240z",
      mix(far, near, 0.2),
    ) +
    fill("M60 -260L100 -190L90 -150L120 -100L80 -120L66 -180zM150 -140L220 -80L200 -40L170 -70z", near) +
    fill("M-360 0L-260 -34L-180 -20L-100 -60L-30 -24L60 -54L140 -20L240 -44L380 0z", mid)
  );
}

/** A monastery on a ledge of a sheer cliff. */
export function cliffMonastery({ mid, near, paper, a1, a2, ink, leaf, far }: Inks): string {
  const house = (x: number, y: number, w: number, h: number): string =>
    fill(box(x, y - h, w, h), paper) +
    fill(box(x + w * 0.64, y - h, w * 0.36, h), mix(paper, far, 0.55)) +
    fill(box(x, y - h, w, 11), a1) +
    fill(`M${x - 10} ${y - h}L${x + 8} ${y - h - 14}H${x + w - 8}L${x + w + 10} ${y - h}z`, a2) +
    fill(boxes(x + 7, y - h + 18, 8, 12, Math.max(1, Math.floor((w - 6) / 16)), 15), ink);
  return (
    fill("M-20 120L-40 20L-10 -60L-30 -140L10 -230L60 -300L140 -330L300 -360L700 -380V120z", mid) +
    fill(
      "M60 120L40 0L80 -80L60 -170L110 -260L140 -330L180 -240L150 -140L190 -60L150 120zM260 120L240 -40L290 -160L270 -300L340 -200L310 -60L350 120zM430 120L410 -80L450 -240L500 -100L470 120z",
      near,
      0.75,
    ) +
    fill("M-40 20L-130 40L-100 120H60z", leaf) +
    fill("M-60 8Q40 -10 200 10L180 44H-40z", mix(near, ink, 0.3)) +
    house(-40, 10, 54, 50) +
    house(104, 12, 60, 56) +
    house(20, -30, 62, 56) +
    house(10, 10, 100, 54) +
    house(60, -60, 48, 44) +
    fill("M36 -100l10 -20l10 20zM80 -118l8 -18l8 18z", a2) +
    dots("M46 -124h0M88 -140h0", a2, 6) +
    stroke("M-40 -44Q-180 0 -330 60M110 -104Q260 -120 420 -60", ink, 1) +
    stroke("M-40 -44Q-180 0 -330 60M110 -104Q260 -120 420 -60", a1, 8, 'stroke-dasharray="6 20"') +
    stroke(
      "M-40 -44Q-180 0 -330 60M110 -104Q260 -120 420 -60",
      "#2b6ea3",
      8,
      'stroke-dasharray="6 20" stroke-dashoffset="-13"',
    )
  );
}

/** The Great Wall winding over ridges from watchtower to watchtower. */
export function greatWall({ wall, near, leaf, ground, ink, mid }: Inks): string {
  const tower = (x: number, y: number, s: number): string =>
    fill(box(x - 26 * s, y - 62 * s, 52 * s, 62 * s) + boxes(x - 28 * s, y - 70 * s, 8 * s, 9 * s, 5, 12 * s), wall) +
    fill(box(x + 6 * s, y - 62 * s, 20 * s, 62 * s), mix(wall, near, 0.6)) +
    fill(boxes(x - 16 * s, y - 40 * s, 9 * s, 16 * s, 2, 18 * s), ink);
  const far = "M-430 -150Q-330 -190 -230 -150T-40 -170T130 -230T300 -190T560 -220";
  return (
    fill(
      "M-760 60V-120Q-600 -200 -430 -150Q-330 -190 -230 -150Q-130 -110 -40 -170Q50 -250 130 -230Q210 -200 300 -190Q420 -170 560 -220L760 -180V60z",
      mix(mid, leaf, 0.5),
    ) +
    stroke(far, wall, 11) +
    stroke(far, mix(wall, near, 0.5), 5, 'stroke-dasharray="5 5"') +
    tower(-40, -164, 0.66) +
    tower(200, -204, 0.6) +
    tower(-300, -160, 0.6) +
    tower(470, -190, 0.6) +
    fill(
      "M-760 60V-40Q-560 -110 -420 -60Q-300 -20 -180 -70Q-60 -130 60 -80Q160 -30 260 -70Q420 -140 760 -60V60z",
      leaf,
    ) +
    fill("M-760 60V10Q-500 -50 -260 0Q0 60 240 -10Q500 -60 760 0V60z", ground) +
    stroke(
      "M-330 60Q-300 -10 -210 -30Q-100 -60 -10 -104Q60 -130 130 -66Q200 -6 320 -30Q460 -60 560 -130",
      mix(wall, near, 0.55),
      40,
    ) +
    stroke("M-330 48Q-300 -22 -210 -42Q-100 -72 -10 -116Q60 -142 130 -78Q200 -18 320 -42Q460 -72 560 -142", wall, 34) +
    stroke(
      "M-352 40Q-312 -44 -210 -64Q-100 -94 -14 -136Q66 -160 138 -96Q204 -38 320 -62Q450 -90 548 -160",
      wall,
      12,
      'stroke-dasharray="9 7"',
    ) +
    stroke(
      "M-330 48Q-300 -22 -210 -42Q-100 -72 -10 -116Q60 -142 130 -78Q200 -18 320 -42Q460 -72 560 -142",
      mix(wall, ink, 0.12),
      3,
      `${ROUND} opacity=".6"`,
    ) +
    tower(24, -96, 1.5) +
    tower(330, -28, 1.2)
  );
}
