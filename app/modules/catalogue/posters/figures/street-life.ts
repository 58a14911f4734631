import type { Inks } from "../palettes";
import { box, boxes, times } from "../shapes";
import { dots, fill, mix, ROUND, stroke } from "../svg";

/** A Japanese street stall at night: tiled awning, split curtain, red lanterns, two guests on stools. */
export function yatai({ ink, a1, a2, paper, near, wall }: Inks): string {
  const glow = mix(a2, paper, 0.35);
  const wood = mix(wall, ink, 0.25);
  const lamps = times(5).map((k) => -76 + k * 38);
  const guest = (x: number): string => `M${x - 17} -30q-3 -34 17 -36q20 2 17 36z`;
  return (
    fill("M-98 0H98L120 14H-120z", glow, 0.35) +
    fill(box(-88, -124, 176, 86), glow) +
    stroke("M-60 -60v-16M-44 -60v-22M-28 -60v-14M36 -60v-18M52 -60v-24M66 -60v-14", mix(a1, ink, 0.3), 8) +
    fill("M-8 -44q-4 -34 12 -36q16 2 12 36z", paper) +
    dots("M4 -88h0", "#c98a66", 17) +
    fill("M-6 -91a10 9 0 0 1 20 0z", paper) +
    fill(box(-94, -60, 188, 9), wood) +
    fill(box(-88, -51, 176, 51), mix(wood, ink, 0.2)) +
    stroke("M-70 -50V0M-35 -50V0M0 -50V0M35 -50V0M70 -50V0", wood, 3) +
    stroke("M-88 0V-126M88 0V-126", ink, 6) +
    fill(boxes(-86, -126, 32, 26, 5, 35), a1) +
    fill(boxes(-86, -126, 32, 7, 5, 35), mix(a1, ink, 0.25)) +
    fill("M-118 -122L-92 -158H92L118 -122z", near) +
    stroke("M-108 -126H108", a2, 3) +
    stroke(
      "M-76 -154L-96 -124M-38 -154L-48 -124M0 -154V-124M38 -154L48 -124M76 -154L96 -124",
      mix(near, ink, 0.45),
      3,
    ) +
    fill(lamps.map((x) => `M${x - 9} -112q9 -9 18 0v17q-9 9 -18 0z`).join(""), mix(a1, a2, 0.25)) +
    dots(lamps.map((x) => `M${x} -103h0`).join(""), glow, 7) +
    stroke("M-56 -28L-62 0M-36 -28L-30 0M44 -28L38 0M64 -28L70 0", ink, 4) +
    fill(guest(-46) + guest(54), ink) +
    dots("M-46 -76h0M54 -76h0", ink, 20) +
    fill("M-34 -30q2 -22 -6 -34q-2 20 -4 34zM66 -30q2 -22 -6 -34q-2 20 -4 34z", mix(ink, a2, 0.35))
  );
}

/** A trishaw: a rider behind, a shaded seat for two in front, facing left. */
export function trishaw({ ink, a1, a2, paper, leaf }: Inks): string {
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-21" r="19" fill="none" stroke="${ink}" stroke-width="4"/>`;
  return (
    wheel(-56) +
    wheel(54) +
    stroke("M-56 -21L-30 -40L10 -34L54 -21L34 -60M34 -60L10 -34M26 -64h18", ink, 4, ROUND) +
    fill("M-88 -62h14l10 22h40v-42h12v50q0 8 -8 8h-54q-8 0 -10 -8z", a1) +
    fill("M-34 -82h22v50q0 8 -8 8h-6z", ink, 0.25) +
    stroke("M-20 -40V-116", ink, 3) +
    fill("M-74 -112Q-22 -152 30 -112Q-22 -122 -74 -112z", a2) +
    fill("M-22 -136Q8 -134 30 -112Q4 -118 -22 -117z", a1) +
    fill("M-56 -42q-2 -30 12 -32q14 2 12 32z", paper) +
    dots("M-44 -82h0", "#c98a66", 14) +
    fill("M22 -62q-4 -36 12 -38q16 4 10 38z", leaf) +
    dots("M34 -108h0", "#a9704f", 14) +
    fill("M20 -111Q34 -128 50 -111z", paper) +
    stroke("M26 -88L4 -62M34 -60L22 -38L32 -16", ink, 5, ROUND)
  );
}

/** A felt tent of the steppe with an orange door and a stove pipe. */
export function ger({ paper, far, a1, a2, ink, near, top }: Inks): string {
  const white = mix(paper, "#ffffff", 0.35);
  return (
    stroke("M24 -76V-112", ink, 6) +
    fill("M-92 0V-46Q-88 -54 -80 -54L-22 -84Q0 -92 22 -84L80 -54Q88 -54 92 -46V0z", white) +
    fill("M34 0V-50L16 -86L22 -84L80 -54Q88 -54 92 -46V0z", mix(paper, far, 0.65)) +
    fill("M-26 -82Q0 -94 26 -82L18 -74Q0 -80 -18 -74z", mix(top, white, 0.25)) +
    stroke("M-92 -46H92M-92 -18H92", near, 2.5) +
    stroke("M-88 -52H88", mix(top, white, 0.2), 7, 'stroke-dasharray="9 6"') +
    fill(box(-22, -46, 40, 46), a1) +
    fill(box(-16, -40, 28, 40), mix(a1, ink, 0.3)) +
    stroke("M-2 -38V0M-14 -22H10", a2, 3)
  );
}

/** A stone grandfather of Jeju: bulging eyes, a brimmed cap, hands on his belly. */
export function stoneGrandfather({ near, mid, ink }: Inks): string {
  const lit = mix(mid, near, 0.35);
  const dark = mix(near, ink, 0.45);
  return (
    fill("M-40 0Q-48 -46 -38 -78Q-42 -84 -38 -92Q-44 -110 -34 -124H34Q44 -110 38 -92Q42 -84 38 -78Q48 -46 40 0z", lit) +
    fill("M10 0Q16 -60 8 -124H34Q44 -110 38 -92Q42 -84 38 -78Q48 -46 40 0z", dark) +
    fill("M-46 -120Q-44 -132 -30 -134Q-26 -162 0 -162Q26 -162 30 -134Q44 -132 46 -120Q0 -110 -46 -120z", lit) +
    fill("M8 -161Q28 -158 30 -134Q44 -132 46 -120Q30 -115 10 -114Q16 -140 8 -161z", dark) +
    dots("M-17 -104h0M15 -104h0", mix(lit, "#ffffff", 0.25), 19) +
    dots("M-17 -103h0M15 -103h0", ink, 7) +
    stroke("M-2 -104L-7 -90H5M-12 -82H12", ink, 4, ROUND) +
    stroke("M-38 -56Q-22 -34 -2 -48M38 -38Q20 -18 0 -30", ink, 5, ROUND) +
    dots("M-26 -16h0M-8 -12h0M24 -64h0M20 -8h0M-24 -66h0", dark, 4)
  );
}

/** A surfer on a long board, gliding left before a curl of foam. */
export function surfer({ ink, a1, paper, water }: Inks): string {
  return (
    fill("M-150 26Q-90 22 -60 6Q-10 -24 60 -26Q140 -30 230 -6Q300 10 360 26z", mix(water, ink, 0.2)) +
    fill("M-60 6Q-10 -24 60 -26Q140 -30 230 -6Q150 -16 80 -8Q20 0 -20 20Q-60 24 -110 25Q-80 18 -60 6z", paper) +
    fill("M-74 -2Q-20 -26 62 -22Q24 -8 -30 2Q-60 8 -74 -2z", a1) +
    stroke("M-18 -14L-8 -36L-18 -54M16 -20L6 -40L-18 -54", ink, 8, ROUND) +
    stroke("M-18 -54L-6 -84", ink, 13, ROUND) +
    stroke("M-10 -80L-44 -70M-4 -80L26 -70", ink, 6, ROUND) +
    dots("M-4 -102h0", ink, 16)
  );
}

/** A sitting Buddha, seen from the front. */
export function seatedBuddha({ wall, near, ink }: Inks): string {
  const stone = mix(wall, "#f6e7c8", 0.2);
  return (
    fill(
      "M-58 0Q-64 -18 -40 -22Q-30 -30 -30 -48Q-32 -72 -12 -78L-10 -86H10L12 -78Q32 -72 30 -48Q30 -30 40 -22Q64 -18 58 0z",
      stone,
    ) +
    fill("M8 0Q20 -40 10 -86L12 -78Q32 -72 30 -48Q30 -30 40 -22Q64 -18 58 0z", mix(wall, near, 0.6)) +
    fill("M-15 -96Q-16 -116 0 -116Q16 -116 15 -96Q12 -82 0 -80Q-12 -82 -15 -96zM-6 -114q6 -12 12 0z", stone) +
    fill("M4 -80Q8 -100 2 -116Q16 -116 15 -96Q12 -82 4 -80z", mix(wall, near, 0.6)) +
    stroke("M-26 -40Q-14 -22 0 -24Q14 -22 26 -40M-40 -10Q0 -2 40 -10", mix(near, ink, 0.2), 3, ROUND)
  );
}
