import type { Canvas } from "../canvas";
import { fill, mix, placed, ROUND, stroke } from "../svg";

const round = Math.round;
const VANISHING = [330, 648] as const;

/** A lane of wooden town houses in one-point perspective, with a walker under an umbrella. */
export interface Lane {
  /** Lanterns: x, y, half width. */
  lamps?: readonly (readonly [x: number, y: number, r: number])[];
}

/** A house: distance of its far and near end from the vanishing point, then the slopes of eave and ridge. */
type House = readonly [far: number, near: number, eave: number, ridge: number];

const LEFT_ROW: readonly House[] = [
  [98, 36, -0.34, -0.8],
  [190, 96, -0.42, -0.82],
  [350, 186, -0.3, -0.62],
  [560, 344, -0.34, -0.58],
  [860, 550, -0.3, -0.5],
];
const RIGHT_ROW: readonly House[] = [
  [94, 36, -0.4, -0.8],
  [176, 92, -0.26, -0.62],
  [300, 172, -0.36, -0.66],
  [470, 296, -0.3, -0.58],
  [780, 464, -0.34, -0.52],
];

function row({ a2, ink, near }: Canvas["ink"], side: 1 | -1, houses: readonly House[], wall: string): string {
  const X = (distance: number): number => round(VANISHING[0] + side * distance);
  const Y = (distance: number, slope: number): number => round(VANISHING[1] + distance * slope);
  const between = (far: number, near: number, share: number): number => near + (far - near) * share;
  const each = (draw: (house: House) => string): string => houses.map(draw).join("");
  const bay = ([far, close]: House): readonly [number, number] => [between(far, close, 0.2), between(far, close, 0.86)];
  const eaves = each(
    ([far, close, eave]) => `M${X(far)} ${Y(far, eave * 0.92)}L${X(close - 6)} ${Y(close, eave * 0.8)}`,
  );
  return (
    fill(
      each(
        ([far, close, eave]) =>
          `M${X(far)} ${Y(far, eave)}L${X(close)} ${Y(close, eave)}V${Y(close, 0.89)}L${X(far)} ${Y(far, 0.89)}Z`,
      ),
      wall,
    ) +
    fill(
      each((house) => {
        const [p, q] = bay(house);
        return `M${X(p)} ${Y(p, house[2] * 0.45)}L${X(q)} ${Y(q, house[2] * 0.45)}V${Y(q, 0.42)}L${X(p)} ${Y(p, 0.42)}Z`;
      }),
      a2,
      side > 0 ? 0.8 : 1,
    ) +
    stroke(
      each(([far, close, eave]) =>
        [0.3, 0.45, 0.6, 0.75]
          .map((share) => between(far, close, share))
          .map((d) => `M${X(d)} ${Y(d, eave * 0.45)}V${Y(d, 0.42)}`)
          .join(""),
      ),
      wall,
      4,
    ) +
    stroke(
      each((house) =>
        bay(house)
          .map((d, k) => `${k ? "L" : "M"}${X(d)} ${Y(d, 0)}`)
          .join(""),
      ),
      wall,
      2,
    ) +
    fill(
      each(
        ([far, close, eave, ridge]) =>
          `M${X(far)} ${Y(far, eave * 0.92)}L${X(close - 6)} ${Y(close, eave * 0.8)}L${X(between(far, close, 0.12))} ${Y(close, ridge)}L${X(far)} ${Y(far, ridge)}Z`,
      ),
      ink,
    ) +
    stroke(eaves, near, 3)
  );
}

export function lane({ ink, define }: Canvas, { lamps = [] }: Lane): string {
  const lamp = define(
    (id) =>
      `<g id="${id}"><ellipse rx="10" ry="13" fill="${ink.disc}"/><path d="M-6-13H6M-6 13H6" stroke="${ink.ink}" stroke-width="2"/></g>`,
  );
  return (
    fill("M330 644L505 800H155Z", mix(ink.ground, ink.paper, 0.3)) +
    fill("M330 644L390 800H262Z", ink.paper, 0.5) +
    stroke("M314 664h38M298 680h74M279 701h110M252 728h160M214 764h226", mix(ink.ground, ink.wall, 0.4), 2) +
    row(ink, -1, LEFT_ROW, mix(ink.wall, ink.ink, 0.45)) +
    row(ink, 1, RIGHT_ROW, ink.wall) +
    lamps.map(([x, y, r]) => `<use href="#${lamp}" transform="translate(${x} ${y})scale(${r / 10})"/>`).join("") +
    walker(ink)
  );
}

function walker({ ink, a1 }: Canvas["ink"]): string {
  return placed(
    fill("M-6 52q-2 -22 4 -34h10q6 12 4 34z", ink) +
      fill("M-24 22q4 -20 27 -22q23 2 27 22q-27 -8 -54 0z", a1) +
      stroke("M3 0v22", ink, 2, ROUND),
    { x: 330, y: 690 },
  );
}
