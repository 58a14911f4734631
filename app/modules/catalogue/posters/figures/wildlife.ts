import type { Inks } from "../palettes";
import { dots, fill, mix, ROUND, stroke } from "../svg";

/** A bison facing left. */
export function bison({ ink, wall }: Inks): string {
  const coat = mix(wall, ink, 0.6);
  return (
    fill("M-30 -30L-28 0H-38L-44 -30zM52 -40L58 0H48L40 -36z", ink) +
    fill(
      "M-86 -50Q-84 -72 -64 -76Q-40 -108 -6 -100Q30 -84 58 -78Q74 -72 72 -46L66 -30L70 0H60L52 -34Q24 -26 0 -30L-10 0H-22L-26 -28Q-40 -22 -52 -30Q-62 -14 -74 -22Q-88 -30 -86 -50z",
      coat,
    ) +
    fill(
      "M-86 -50Q-84 -72 -64 -76Q-44 -104 -14 -100Q-6 -60 -30 -28Q-44 -22 -52 -30Q-62 -14 -74 -22Q-88 -30 -86 -50z",
      ink,
    ) +
    stroke("M-66 -74q-10 -10 -4 -18M-56 -78q-2 -12 6 -16", "#f6e7c8", 4, ROUND) +
    stroke("M72 -60q8 14 2 24", ink, 3, ROUND)
  );
}

/** A toucan on a branch, its bill to the left. */
export function toucan({ ink, paper, a2, a1 }: Inks): string {
  return (
    stroke("M-70 8Q0 -4 90 10", "#5b4038", 7, ROUND) +
    fill("M-16 -70Q-6 -92 16 -86Q36 -76 34 -46Q32 -16 14 4L26 50H12L0 6Q-22 -10 -22 -40Q-22 -60 -16 -70z", ink) +
    fill("M-16 -68Q-4 -76 4 -62Q6 -44 -8 -38Q-22 -42 -22 -52z", paper) +
    fill("M-12 -78Q-60 -92 -78 -52Q-60 -68 -18 -60z", a2) +
    fill("M-78 -52Q-72 -76 -52 -82Q-66 -68 -62 -60z", a1) +
    dots("M-2 -74h0", paper, 8) +
    dots("M-2 -74h0", ink, 4) +
    stroke("M-4 2v8M8 2v8", a2, 3)
  );
}

/** A kangaroo facing left. */
export function kangaroo({ ink, wall }: Inks): string {
  return fill(
    "M-30 -104l-2 -16l8 12l6 -14l2 16q12 4 10 16l-6 12q24 14 30 44q14 14 50 22q16 4 30 2q-20 10 -50 4q-14 -2 -26 -10l-6 10q2 6 -14 6h-22q-4 -6 4 -8h10q-6 -12 0 -26q-10 -6 -14 -22l-12 14l-8 -4l14 -20q-4 -16 4 -28l-16 2q-10 -4 -6 -10z",
    mix(wall, ink, 0.55),
  );
}

/** A flamingo standing on one leg. */
export function flamingo({ a1, ink, paper }: Inks): string {
  const pink = mix(a1, paper, 0.3);
  return (
    stroke("M0 -44V0M4 -44Q16 -28 2 -24", a1, 2.5, ROUND) +
    fill("M-24 -56Q-20 -76 8 -72Q36 -66 44 -48Q20 -36 -4 -40Q-22 -44 -24 -56z", pink) +
    fill("M10 -60Q34 -62 44 -48Q24 -42 8 -46z", a1) +
    stroke("M-18 -56Q-34 -76 -20 -92Q-8 -108 -22 -112", pink, 6, ROUND) +
    fill("M-22 -117q-12 -2 -16 14l8 2q0 -8 8 -8z", ink)
  );
}

/** A polar bear walking to the left. */
export function polarBear({ paper, far, ink }: Inks): string {
  const white = mix(paper, "#ffffff", 0.5);
  return (
    fill("M-20 -24L-22 0H-38L-36 -26zM40 -26L38 0H24L22 -26z", mix(white, far, 0.55)) +
    fill(
      "M-92 -48Q-92 -58 -76 -60Q-72 -68 -64 -64Q-46 -64 -30 -70Q10 -84 46 -70Q66 -62 64 -36L66 0H48L42 -28Q20 -20 -4 -24L-8 0H-26L-30 -28Q-52 -34 -58 -44Q-74 -36 -90 -42z",
      white,
    ) +
    fill("M10 -22Q40 -26 64 -40L66 0H48L42 -28z", mix(white, far, 0.35)) +
    dots("M-91 -48h0", ink, 6) +
    dots("M-74 -54h0", ink, 3.5)
  );
}

/** A reindeer facing left. */
export function reindeer({ ink, wall, paper }: Inks): string {
  const coat = mix(wall, ink, 0.6);
  return (
    stroke(
      "M-42 -84Q-60 -104 -46 -132M-54 -104L-70 -116M-50 -118L-62 -132M-36 -84Q-22 -104 -30 -134M-27 -104L-10 -114M-27 -118L-14 -132",
      ink,
      3.5,
      ROUND,
    ) +
    fill(
      "M-58 -70q-2 -10 14 -14l14 0q8 8 8 24q30 -10 56 0q12 4 12 20l4 40h-7l-8 -36q-18 8 -36 4l-4 32h-7l-4 -36q-10 -6 -12 -20q-4 -6 -6 -10q-16 6 -24 -4z",
      coat,
    ) +
    fill("M-22 -60q-10 20 2 30q-2 -16 8 -28z", paper) +
    dots("M-56 -72h0", ink, 5)
  );
}

/** A puffin on a cliff edge. */
export function puffin({ ink, paper, a1, a2, leaf }: Inks): string {
  return (
    fill("M-18 -54Q-14 -70 2 -68Q18 -64 18 -44Q22 -16 8 0H-10Q-22 -16 -18 -40z", ink) +
    fill("M-16 -44Q-24 -18 -8 0H-2Q10 -18 0 -40z", paper) +
    `<circle cx="-6" cy="-54" r="10" fill="${paper}"/>` +
    fill("M-14 -60L-34 -50Q-30 -44 -14 -46z", a1) +
    fill("M-14 -60L-20 -57V-46H-14z", a2) +
    dots("M-5 -56h0", ink, 4) +
    stroke("M-8 0h-8M6 0h-8", a1, 4, ROUND) +
    stroke("M-30 4h60", leaf, 5, ROUND)
  );
}

/** A gorilla on all fours, facing left. */
export function gorilla({ ink, mid }: Inks): string {
  return (
    fill(
      "M-78 -66Q-76 -98 -52 -98Q-40 -100 -34 -90Q10 -96 40 -70Q62 -50 60 -20L64 0H38L32 -24Q14 -16 -10 -30L-22 -38L-26 0H-46Q-52 -30 -50 -52Q-74 -46 -78 -66z",
      ink,
    ) +
    fill("M-20 -86Q16 -88 40 -66Q10 -72 -16 -60z", mix(mid, "#f6e7c8", 0.35)) +
    fill("M-74 -76q6 -8 18 -4q4 10 -2 20q-16 2 -16 -16z", mix(ink, mid, 0.5)) +
    dots("M-68 -76h0M-60 -76h0", "#f0c070", 4)
  );
}

/** A ring-tailed lemur sitting, tail up. */
export function lemur({ ink, paper, far }: Inks): string {
  const tail = "M24 -6Q64 -20 50 -66Q38 -100 60 -122";
  return (
    stroke(tail, paper, 13, ROUND) +
    stroke(tail, ink, 13, 'stroke-dasharray="9 9"') +
    fill("M-18 0Q-26 -30 -12 -50Q8 -56 20 -36Q32 -16 26 0z", mix(far, ink, 0.25)) +
    fill("M-14 0Q-18 -26 -8 -40Q4 -30 2 0z", paper) +
    fill("M-34 -62l2 -16l10 8h10l10 -8l2 16q0 16 -17 20q-17 -4 -17 -20z", mix(paper, far, 0.3)) +
    dots("M-24 -60h0M-10 -60h0", ink, 9) +
    dots("M-24 -60h0M-10 -60h0", "#f0a030", 4) +
    dots("M-17 -48h0", ink, 6)
  );
}

/** A peacock with its train folded behind. */
export function peacock({ water, leaf, a2, ink }: Inks): string {
  const blue = mix(water, "#1a3f8f", 0.5);
  return (
    fill("M-6 -34Q40 -50 128 6Q60 10 0 -14z", leaf) +
    dots("M40 -18h0M64 -10h0M88 -2h0M52 -4h0M78 2h0M108 4h0", a2, 9) +
    dots("M40 -18h0M64 -10h0M88 -2h0M52 -4h0M78 2h0M108 4h0", blue, 4) +
    fill(
      "M-30 -78q-10 2 -12 6q8 2 12 2q6 16 -2 30q-6 26 18 30q26 0 24 -26q-20 -6 -18 -30q0 -16 -12 -18q-8 0 -10 6z",
      blue,
    ) +
    stroke("M-20 -84l-6 -14M-18 -84v-16M-16 -84l6 -14", blue, 2.5, ROUND) +
    stroke("M-10 -12L-12 6M0 -12V6", ink, 2.5) +
    dots("M-24 -76h0", "#f6e7c8", 4)
  );
}

/** A surfer's wave with its white lip, breaking to the right. */
export function wave({ water, paper, ink }: Inks): string {
  return (
    fill(
      "M-300 40Q-200 40 -140 -20Q-70 -110 30 -110Q96 -106 110 -56Q112 -28 90 -20Q100 -46 70 -58Q30 -66 20 -26Q16 20 120 34Q200 44 300 40z",
      mix(water, ink, 0.15),
    ) +
    fill(
      "M-140 -20Q-70 -110 30 -110Q96 -106 110 -56Q112 -28 90 -20Q100 -46 70 -58Q40 -92 -20 -78Q-90 -62 -140 -20z",
      paper,
    ) +
    stroke("M-100 10Q-60 -40 -10 -52M-60 22Q-30 -20 4 -34M-10 30Q-4 10 10 -4", mix(water, paper, 0.6), 4, ROUND) +
    dots("M104 -34h0M116 -46h0M96 -12h0M122 -30h0M110 -70h0", paper, 8)
  );
}
