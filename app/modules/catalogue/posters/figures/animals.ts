import type { Inks } from "../palettes";
import { dots, fill, mix, ROUND, stroke } from "../svg";

/** A guanaco looking to the left. */
export function guanaco({ paper }: Inks): string {
  return (
    fill("M-12 -52l5 52h5l9 -46zM43 -52l4 52h-5l-9 -44z", "#7d4526") +
    fill(
      "M-44 -106q0 -5 7 -7l6 -3 0 -11 4 8 3 -9 2 11q5 6 4 15q0 17 5 26q18 -7 38 -4q18 3 20 19q0 7 -2 13l6 46h-5l-10 -40q-8 3 -20 3h-10l-1 37h-5l-5 -40q-9 -5 -10 -16l-8 -43q-8 5 -13 0z",
      "#b5652f",
    ) +
    fill("M-16 -80q-3 14 4 24q8 10 30 11q-20 5 -28 2q-9 -4 -11 -18z", paper)
  );
}

/** A llama with a bright saddle cloth, looking to the left. */
export function llama({ paper, a1, ink, far }: Inks): string {
  return (
    fill("M-12 -52l3 52h7l7 -46zM40 -52l3 52h-7l-9 -44z", mix(paper, far, 0.6)) +
    fill(
      "M-46 -112q-4 -8 8 -10l8 -3 1 -14 5 9 4 -10 2 14q5 6 4 18q0 17 5 24q20 -8 40 -4q20 4 20 22q0 8 -2 14l2 52h-7l-8 -46q-10 4 -22 4h-10l-1 42h-7l-6 -46q-9 -5 -10 -18l-8 -44q-10 4 -18 -4z",
      paper,
    ) +
    fill("M-2 -86q18 -6 36 -2l4 34h-38z", a1) +
    stroke("M-2 -72h37", ink, 3, 'stroke-dasharray="5 4"') +
    stroke("M-20 -92h14", a1, 5)
  );
}

/** A cat sitting with its back to us. */
export function cat({ ink }: Inks): string {
  return fill(
    "M-16 0q-4 -22 10 -32l-3 -14 8 5h8l7 -6 -1 16q-2 7 -8 8q10 8 8 23q14 2 14 -12q6 -3 5 5q-2 14 -20 12q-8 2 -28 -5z",
    ink,
  );
}

/** An elephant walking to the left. */
export function elephant({ mid, ink, paper }: Inks): string {
  return (
    fill("M44 -46L50 0H30L24 -40zM-14 -44L-10 0H-28L-32 -44z", mix(mid, ink, 0.55)) +
    fill(
      "M-66 -66Q-62 -92 -38 -90Q0 -104 38 -88Q62 -76 60 -46L58 -30L62 0H42L34 -36Q14 -28 -8 -34L-14 0H-32L-40 -38Q-54 -40 -58 -44Q-62 -20 -60 0Q-66 6 -72 0Q-78 -40 -66 -66z",
      mix(mid, ink, 0.25),
    ) +
    fill("M-44 -82Q-22 -90 -16 -66Q-20 -40 -34 -36Q-48 -54 -44 -82z", mix(mid, ink, 0.5)) +
    fill("M-62 -44Q-70 -28 -86 -30Q-72 -36 -68 -50z", paper) +
    stroke("M60 -60Q68 -46 62 -34", ink, 3, ROUND)
  );
}

/** A giraffe looking to the left. */
export function giraffe({ a2, ink, ground }: Inks): string {
  const coat = mix(a2, ground, 0.4);
  return (
    fill("M-14 -70L-10 0H-18L-26 -66zM34 -72L36 0H28L22 -66z", mix(coat, ink, 0.35)) +
    fill(
      "M-66 -190Q-70 -200 -56 -204L-46 -212L-45 -224H-41L-40 -212Q-32 -206 -32 -196L-14 -112Q20 -106 36 -92Q44 -84 42 -60L46 0H38L30 -62Q10 -58 -8 -66L-12 0H-20L-26 -72Q-36 -84 -36 -100L-44 -184Q-58 -182 -66 -190z",
      coat,
    ) +
    dots(
      "M-38 -184h0M-32 -164h0M-34 -146h0M-24 -130h0M-30 -112h0M-12 -100h0M6 -98h0M24 -92h0M-16 -82h0M2 -82h0M20 -76h0M34 -74h0",
      mix(ink, coat, 0.3),
      9,
    )
  );
}

/** A camel with its rider, walking to the left. */
export function camel({ ink, a1, paper }: Inks): string {
  return (
    fill(
      "M-78 -88q-2 -8 8 -10l12 -6l6 6q6 6 2 14q-2 24 8 30q10 -6 22 -8q12 -34 30 0q26 4 30 18l4 54h-6l-10 -40q-20 8 -44 4l-4 36h-6l-6 -40q-16 -10 -20 -30q-6 -14 -8 -22q-12 4 -18 -6z",
      ink,
    ) +
    fill("M-20 -74q12 -14 30 0l2 16h-34z", a1) +
    fill("M-8 -76q-2 -20 8 -22q10 2 8 22z", paper) +
    dots("M0 -104h0", ink, 13) +
    fill("M-8 -106a8 7 0 0 1 16 0z", a1)
  );
}

/** A penguin looking to the left. */
export function penguin({ ink, paper, a2 }: Inks): string {
  return (
    fill("M-6 -62q-10 0 -12 6l-10 4l11 3q-12 16 -9 34q2 12 10 15H8Q22 -6 18 -34Q12 -62 -6 -62z", ink) +
    fill("M-10 -46Q-20 -30 -16 -10Q-10 -2 2 -4Q12 -26 -2 -46z", paper) +
    stroke("M-14 0h10M0 0h10", a2, 4, ROUND)
  );
}

/** A whale's fluke above the water. */
export function fluke({ ink, paper }: Inks): string {
  return (
    fill("M-8 6Q-10 -34 -2 -48Q-30 -50 -66 -84Q-26 -86 0 -62Q26 -86 66 -84Q30 -50 4 -48Q10 -34 10 6z", ink) +
    stroke("M-34 8h22M16 8h30M-20 16h44", paper, 3, ROUND)
  );
}

/** A sea turtle seen from above. */
export function turtle({ ink, leaf, ground }: Inks): string {
  return (
    fill(
      "M-34 -14Q-70 -46 -86 -30Q-70 -10 -38 -2zM-30 18Q-56 44 -66 34Q-56 16 -36 8zM34 -12Q44 -34 60 -28Q54 -10 38 -2zM34 16Q48 34 58 28Q54 12 38 6zM-40 -12Q-72 -18 -72 0Q-72 18 -40 12z",
      mix(leaf, ground, 0.5),
    ) +
    `<ellipse rx="46" ry="32" fill="${mix(leaf, ink, 0.25)}"/>` +
    stroke("M-20 -26L-10 0L-20 26M16 -28L10 0L16 28M-10 0H10M-44 0H-10M10 0H44", mix(leaf, ground, 0.5), 3)
  );
}

/** A horse with a rider, going to the left. */
export function rider({ ink, a1, wall }: Inks): string {
  return (
    fill(
      "M-58 -66q2 -12 16 -16l8 -8l2 10q6 16 12 22q24 -4 42 2q16 -4 22 22l2 18q-6 -8 -8 -16q-2 20 4 32h-7l-12 -34q-16 4 -28 2l-10 32h-7l4 -38q-16 -14 -22 -34q-10 10 -18 6z",
      ink,
    ) +
    fill("M-6 -58q-6 -34 8 -36q14 2 10 34l-4 24h-8z", a1) +
    dots("M2 -102h0", wall, 14) +
    fill("M-14 -104Q2 -112 18 -104Q10 -116 2 -116Q-6 -116 -14 -104z", ink)
  );
}

/** A sheep. */
export function sheep({ paper, ink }: Inks): string {
  return (
    stroke("M-12 -8V0M-4 -8V0M10 -8V0M16 -8V0", ink, 3) +
    dots("M-12 -18h0M-2 -22h0M10 -20h0M16 -16h0M4 -14h0M-8 -14h0", paper, 18) +
    fill("M-30 -18q0 -10 10 -10l4 6q0 8 -6 12q-8 0 -8 -8z", ink)
  );
}
