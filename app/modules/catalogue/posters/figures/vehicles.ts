import type { Inks } from "../palettes";
import { box, boxes } from "../shapes";
import { dots, fill, mix, ROUND, stroke } from "../svg";

/** An old tram seen from the front. `a2` is its paint. */
export function tram({ ink, paper, a2, a1, far }: Inks): string {
  return (
    stroke("M0 -136L24 -196", ink, 3) +
    fill(box(-44, -14, 88, 14) + box(-34, 0, 12, 6) + box(22, 0, 12, 6), ink) +
    fill("M-46 -8V-118q0 -12 14 -14h64q14 2 14 14V-8z", a2) +
    fill("M20 -8V-132h12q14 2 14 14V-8z", ink, 0.16) +
    fill("M-46 -64V-118q0 -12 14 -14h64q14 2 14 14v54z", paper) +
    fill("M20 -64V-132h12q14 2 14 14v54z", mix(paper, far, 0.6)) +
    fill(box(-39, -114, 20, 40) + box(-14, -114, 28, 40) + box(19, -114, 20, 40), ink) +
    fill("M-37 -112h10l-10 24zM-12 -112h14l-14 30z", paper, 0.3) +
    fill("M-50 -126Q0 -150 50 -126L44 -118H-44z", mix(a2, ink, 0.25)) +
    fill(box(-16, -140, 32, 9), ink) +
    dots("M0 -40h0", paper, 20) +
    dots("M0 -40h0", "#fff3c4", 12) +
    dots("M-30 -24h0M30 -24h0", a1, 8) +
    stroke("M-46 -62H46", ink, 3)
  );
}

/** An old American car seen from the side. `a1` is its paint. */
export function oldCar({ ink, paper, a1, far }: Inks): string {
  return (
    fill("M-112 -18q-6 -28 14 -34q30 -6 48 -8q20 -26 40 -28h34q24 2 42 26q36 2 46 14q6 16 2 30z", a1) +
    fill("M-42 -58q14 -20 26 -22h14v22zM6 -58v-22h16q16 2 28 22z", mix(far, paper, 0.6)) +
    stroke("M-110 -34H112", paper, 4) +
    fill("M-112 -18H114l-2 -12H-112z", ink, 0.25) +
    dots("M-66 -12h0M70 -12h0", ink, 36) +
    dots("M-66 -12h0M70 -12h0", paper, 20) +
    dots("M-66 -12h0M70 -12h0", ink, 7) +
    dots("M-106 -40h0", "#fff3c4", 10)
  );
}

/** A gondola of a cable car, with its rope running up to the right. */
export function cableCar({ ink, paper, a1, far }: Inks): string {
  return (
    stroke("M-1500 260L1500 -252", ink, 2.5) +
    stroke("M0 4V40", ink, 4) +
    fill("M-40 40h80q8 0 8 8v46q0 10 -10 10h-76q-10 0 -10 -10v-46q0 -8 8 -8z", a1) +
    fill("M-40 50h34v26h-34zM2 50h36v26H2z", mix(far, paper, 0.7)) +
    fill("M22 40h18q8 0 8 8v46q0 10 -10 10h-16z", ink, 0.2) +
    fill(box(-50, 36, 100, 7), ink)
  );
}

/** A red double-decker seen from the side. */
export function doubleDecker({ ink, a1, paper }: Inks): string {
  return (
    fill("M-76 -10V-96q0 -12 12 -12H66q12 0 12 12V-10z", a1) +
    fill("M40 -10V-108h26q12 0 12 12V-10z", ink, 0.18) +
    fill(boxes(-68, -98, 24, 22, 5, 29) + boxes(-40, -54, 24, 26, 4, 29), paper, 0.85) +
    fill(box(-70, -56, 22, 46), ink, 0.7) +
    stroke("M-76 -66H78", paper, 3) +
    dots("M-44 -10h0M50 -10h0", ink, 26) +
    dots("M-44 -10h0M50 -10h0", paper, 9)
  );
}

/** A cycle leaning on a rail. */
export function bicycle({ ink, a1 }: Inks): string {
  return (
    `<circle cx="-34" cy="-24" r="22" fill="none" stroke="${ink}" stroke-width="4"/><circle cx="34" cy="-24" r="22" fill="none" stroke="${ink}" stroke-width="4"/>` +
    stroke("M-34 -24L-14 -58H20L0 -24H-34M-14 -58L0 -24M34 -24L18 -66", a1, 4, ROUND) +
    stroke("M-22 -64H-6M10 -70q10 -4 18 4", ink, 5, ROUND)
  );
}

/** A lone walker with a staff and a shade hat. */
export function walker({ ink, a1, a2 }: Inks): string {
  return (
    fill("M-10 0L-6 -34q0 -8 8 -8q8 0 8 8L14 0z", a1) +
    fill("M-18 -44Q2 -66 22 -44z", a2) +
    stroke("M18 -34V0", ink, 2.5, ROUND) +
    fill("M4 -42q6 0 6 8L14 0H4z", ink, 0.25)
  );
}
