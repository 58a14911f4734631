import type { Inks } from "../palettes";
import { box, boxes } from "../shapes";
import { fill, mix, ROUND, stroke } from "../svg";

/** A small boat under two sails. */
export function sailboat({ ink, paper, far }: Inks): string {
  return (
    fill("M-32 0q26 12 64 0l-8 14h-46z", ink) +
    fill("M-2 -56v52h-32z", paper) +
    fill("M3 -48v44h26z", mix(paper, far, 0.5))
  );
}

/** A lake steamer with one tall funnel. */
export function steamer({ ink, paper, a1, far }: Inks): string {
  return (
    stroke("M-66 -30V-92M62 -30V-84", ink, 3) +
    fill("M-12 -48V-92H12V-48z", a1) +
    fill("M3 -48V-92H12V-48z", ink, 0.3) +
    fill(box(-14, -96, 28, 9), ink) +
    fill(`${box(-70, -30, 132, 24)}${box(-52, -50, 92, 22)}`, paper) +
    fill(`${box(20, -50, 20, 22)}${box(40, -30, 22, 24)}`, mix(paper, far, 0.7)) +
    stroke("M-62 -18H56M-46 -39H36", ink, 8, 'stroke-dasharray="8 7" opacity=".85"') +
    fill("M-112 -22Q-90 -6 -70 -6H96L88 18H-84Q-104 2 -112 -22z", paper) +
    fill("M-92 8H91L88 18H-84z", a1) +
    fill("M60 -6H96L88 18H50z", ink, 0.2) +
    fill("M4 -100q-8 -16 14 -20q0 -20 28 -18q20 -18 50 -8q-24 6 -30 18q-22 0 -28 12q-18 0 -22 14z", paper, 0.8)
  );
}

/** A white city ferry with a dark funnel. */
export function ferry({ ink, paper, a2, far, a1 }: Inks): string {
  return (
    fill(box(2, -74, 22, 26), a2) +
    fill(box(2, -78, 22, 8), ink) +
    fill(`${box(-84, -32, 164, 22)}${box(-62, -52, 118, 22)}${box(-48, -64, 30, 14)}`, paper) +
    fill(`${box(34, -52, 22, 22)}${box(56, -32, 24, 22)}`, mix(paper, far, 0.7)) +
    stroke("M-76 -22H72M-56 -42H50", ink, 8, 'stroke-dasharray="9 6" opacity=".8"') +
    fill("M-106 -14H104L92 12H-92z", ink) +
    fill("M-102 -10H102L101 -5H-100z", a1)
  );
}

/** A gondola with its rower. */
export function gondola({ ink, a1, paper, a2 }: Inks): string {
  return (
    stroke("M30 -66L70 14", "#7a5a44", 3, ROUND) +
    fill("M28 -10v-34q0 -6 6 -7l10 0q6 1 6 8v33z", paper) +
    fill("M30 -10h20v-16h-20z", ink) +
    fill("M34 -62a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z", "#b9795a") +
    fill(`${box(30, -68, 20, 4)}M34 -68v-5h12v5z`, a2) +
    fill(box(31, -70, 18, 3), a1) +
    fill(
      "M-104 -44q-6 0 -4 8q4 26 30 34H70q28 -6 42 -30q-8 30 -28 42q-60 14 -120 4q-56 -10 -72 -40q-4 -16 -2 -20z",
      ink,
    ) +
    fill("M-40 -8q20 -14 44 0z", a1)
  );
}

/** A lateen-rigged dhow or felucca. */
export function dhow({ ink, paper, far }: Inks): string {
  return (
    stroke("M-30 -4L44 -128", "#7a5a44", 3) +
    stroke("M4 0V-96", "#7a5a44", 4) +
    fill("M-32 -8L46 -132Q62 -70 38 -14z", paper) +
    fill("M46 -132Q62 -70 38 -14H16Q46 -70 46 -132z", mix(paper, far, 0.6)) +
    fill("M-66 -12Q0 6 74 -18Q66 8 46 14H-38Q-58 6 -66 -12z", ink)
  );
}

/** A long-tail boat with a garlanded prow. */
export function longtail({ ink, a1, a2, wall, paper }: Inks): string {
  return (
    stroke("M-40 -16V-44M30 -14V-44", ink, 3) +
    fill("M-54 -42Q-6 -58 44 -44L40 -38H-50z", paper) +
    fill("M0 -49Q24 -49 44 -44L40 -38H0z", ink, 0.25) +
    stroke("M74 -10L118 10", ink, 3) +
    fill("M-124 -66q12 40 40 50H80l8 -6l-6 26q-50 16 -130 6q-60 -10 -76 -76z", wall) +
    fill("M-70 8Q20 18 82 4L85 -10Q20 4 -84 -8z", ink, 0.35) +
    stroke("M-114 -42l10 -6M-108 -34l10 -8", a1, 6, ROUND) +
    stroke("M-104 -28l10 -8", a2, 6, ROUND)
  );
}

/** A junk under battened red sails. */
export function junk({ ink, a1, wall }: Inks): string {
  const shade = mix(a1, ink, 0.35);
  return (
    fill("M-8 -22L-20 -136Q34 -130 50 -22zM-60 -20L-66 -86Q-30 -84 -20 -20zM58 -26L56 -86Q86 -78 88 -28z", a1) +
    fill("M20 -22Q14 -90 -4 -134Q34 -128 50 -22zM-36 -20Q-42 -60 -52 -85Q-30 -80 -20 -20z", shade) +
    stroke(
      "M-18 -112L28 -104M-15 -88L38 -80M-12 -64L44 -58M-10 -42L48 -38M-64 -64L-28 -60M-62 -42L-22 -40M57 -64L80 -58M58 -46L86 -42",
      ink,
      2,
    ) +
    stroke("M2 -20V-146M-44 -18V-94M66 -24V-94", ink, 3) +
    fill("M-92 -30L-70 -14H70L96 -44V-20L84 14H-70z", wall) +
    fill("M30 -14H70L96 -44V-20L84 14H20z", ink, 0.35)
  );
}

/** A rower's wooden boat with an outrigger and one small sail. */
export function outrigger({ ink, a1, paper }: Inks): string {
  return (
    stroke("M-70 16Q0 24 70 16M-40 4L-44 18M40 4L44 18", ink, 3, ROUND) +
    stroke("M0 0V-96", ink, 3) +
    fill("M2 -96Q56 -64 66 -12Q30 -20 2 -14z", a1) +
    fill("M2 -96Q26 -60 24 -17L2 -14z", paper, 0.45) +
    fill("M-84 -14Q0 6 84 -14Q70 8 50 8H-50Q-70 8 -84 -14z", ink)
  );
}

/** A canoe on a still lake, with two paddlers. */
export function canoe({ ink, a1, a2 }: Inks): string {
  return (
    fill("M-34 -6q0 -20 8 -22q10 2 10 22zM18 -6q0 -20 8 -22q10 2 10 22z", ink) +
    fill("M-30 -34a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM22 -34a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z", "#c98a66") +
    stroke("M-12 -30L-40 14M40 -30L14 14", a2, 3, ROUND) +
    fill("M-84 -16Q-70 -6 -50 -6H50Q70 -6 84 -16Q80 10 50 12H-50Q-80 10 -84 -16z", a1)
  );
}

/** A cargo barge or river boat with an awning. */
export function barge({ ink, wall, paper, a1 }: Inks): string {
  return (
    fill(boxes(-54, -34, 4, 26, 5, 26), ink) +
    fill("M-66 -32Q0 -48 60 -32z", a1) +
    fill("M10 -38Q40 -38 60 -32H10z", ink, 0.25) +
    fill("M-96 -20Q-70 -8 -50 -8H84L92 -16L80 12H-70Q-90 2 -96 -20z", wall) +
    stroke("M-84 -6H84", paper, 3)
  );
}
