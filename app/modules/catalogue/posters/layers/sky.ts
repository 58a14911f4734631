import { copied, LEFT, SPAN, type Canvas } from "../canvas";
import { PAPER } from "../palettes";
import { dots, fill, mix, ROUND, stroke } from "../svg";

const round = Math.round;

/** Sun or moon, with a pale halo. */
export interface Disc {
  x?: number;
  y?: number;
  r?: number;
  halo?: boolean;
}

export function disc({ ink }: Canvas, { x = 300, y = 330, r = 100, halo = true }: Disc): string {
  const ring = halo ? `<circle cx="${x}" cy="${y}" r="${round(r * 1.5)}" fill="${ink.paper}" opacity=".28"/>` : "";
  return `${ring}<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.disc}"/>`;
}

/** Strewn stars above `y`. */
export interface Stars {
  n?: number;
  y?: number;
}

export function stars({ ink, rng }: Canvas, { n = 60, y = 300 }: Stars): string {
  const d = Array.from({ length: n }, () => `M${round(LEFT + rng() * SPAN)} ${round(rng() * y)}h0`).join("");
  return dots(d, ink.paper, 2.4);
}

/** Two curtains of northern light. */
export interface Aurora {
  y?: number;
  colour?: string;
}

const CURTAIN = [0.62, 0.46, 0.34, 0.25, 0.18, 0.12, 0.08, 0.05];

export function aurora(canvas: Canvas, { y = 300, colour = "#7fe0b4" }: Aurora): string {
  const curtain = (lift: number, bend: number, paint: string, strength: number): string => {
    const d = `M${LEFT} ${y - lift}q180 ${-60 * bend} 360 -20t300 ${-30 * bend}t340 ${-10 * bend}t500 -40`;
    const id = canvas.define((own) => `<path id="${own}" d="${d}" stroke="${paint}" fill="none"/>`);
    return CURTAIN.map(
      (opacity, k) =>
        `<use href="#${id}" y="${-k * 17}" stroke-width="18" opacity="${Math.round(opacity * strength * 100) / 100}"/>`,
    ).join("");
  };
  return curtain(0, 1, colour, 1) + curtain(64, -1, mix(colour, "#b78be0", 0.5), 0.5);
}

/** Long bars, or the lens clouds of windy places, around height `y`. */
export interface Clouds {
  kind?: "bars" | "lens";
  y?: number;
}

export function clouds({ ink, rng }: Canvas, { kind = "bars", y = 260 }: Clouds): string {
  if (kind === "bars") {
    const d = Array.from(
      { length: 8 },
      (_, k) => `M${round(LEFT + k * 185 + rng() * 90)} ${round(y + (rng() - 0.5) * 90)}h${round(80 + rng() * 130)}`,
    );
    return stroke(d.join(""), ink.paper, 8, `${ROUND} opacity=".7"`);
  }
  const lenses = Array.from({ length: 5 }, (_, k) => {
    const x = round(LEFT + k * 300 + rng() * 120);
    const top = round(y + (rng() - 0.5) * 120);
    const w = round(60 + rng() * 60);
    return `M${x} ${top}q${w} ${round(-w * 0.3)} ${w * 2} -8t${round(w * 1.4)} -10q${round(-w * 0.6)} 26 ${round(-w * 1.7)} 24t${round(-w * 1.7)} -6z`;
  });
  return fill(lenses.join(""), ink.paper, 0.72);
}

/** A band of low mist that parts two planes. */
export interface Mist {
  y: number;
}

export function mist({ ink, rng }: Canvas, { y }: Mist): string {
  const d = Array.from(
    { length: 9 },
    (_, k) => `M${round(LEFT + k * 165 + rng() * 80)} ${round(y + (rng() - 0.5) * 34)}h${round(90 + rng() * 120)}`,
  );
  return stroke(d.join(""), ink.paper, 11, `${ROUND} opacity=".85"`);
}

/** Birds on the wing: x, y, half span. */
export interface Birds {
  at: readonly (readonly [x: number, y: number, size: number])[];
  pale?: boolean;
}

export function birds({ ink }: Canvas, { at, pale = false }: Birds): string {
  const d = at.map(([x, y, s]) => `M${x} ${y}q${s * 0.5} ${-s * 0.45} ${s} 0q${s * 0.5} ${-s * 0.45} ${s} 0`).join("");
  return stroke(d, pale ? PAPER : ink.ink, 2.6, ROUND);
}

/** Hot-air balloons: x, y of the basket, scale. */
export interface Balloons {
  at: readonly (readonly [x: number, y: number, scale: number])[];
}

export function balloons(canvas: Canvas, { at }: Balloons): string {
  const pairs = [
    ["a1", "a2"],
    ["a2", "near"],
    ["near", "wall"],
    ["wall", "a1"],
  ] as const;
  return at
    .map(([x, y, scale], k) => {
      const [skin, stripe] = pairs[k % pairs.length] ?? pairs[0];
      return copied(canvas, `balloon ${skin}`, undefined, { x, y, scale }, (ink) =>
        balloon(ink, ink[skin], ink[stripe]),
      );
    })
    .join("");
}

function balloon({ ink }: Canvas["ink"], skin: string, stripe: string): string {
  return (
    fill("M-7 -14Q-44 -46 -44 -80A44 44 0 0 1 44 -80Q44 -46 7 -14z", skin) +
    fill("M-4 -14Q-22 -46 -20 -84Q-16 -120 0 -124Q16 -120 20 -84Q22 -46 4 -14z", stripe) +
    fill("M7 -14Q44 -46 44 -80A44 44 0 0 0 8 -123Q32 -100 26 -60Q20 -30 4 -14z", ink, 0.22) +
    fill("M-6 -8h12l-2 11h-8z", ink)
  );
}
