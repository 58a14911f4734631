import { escapeHtml } from "#app/shared/text";
import type { DrawnWay, MapLayout } from "./lay-out-map";
import { PIN_RADIUS, layOutMap } from "./lay-out-map";
import { MAP, MAP_SIZE, STRIP } from "./map-frame";
import type { Spot } from "./map-frame";
import type { MapSubject } from "./map-subject";
import { softOutline } from "./outlines";
import { MAP_INKS } from "./palette";
import type { MapInks, Scheme } from "./palette";
import type { MapText } from "./place-labels";

/** The data's licence requires this credit on each map. */
const MAP_CREDIT = "© OpenStreetMap contributors";

const FONTS = "Jost Variable,Jost,Futura,Avenir Next,Century Gothic,Helvetica,Arial,sans-serif";
/** How far a ride bends away from the straight line, as a share of its length. */
const BEND = 0.12;
/** Half the finger's width around a pin, so that pins a finger apart do not share it. */
const REACH = 14;
const AREA_WIDTH = 34;
const BED_SIGN = "M-9-7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2z";
const BED = "M-6 4v-8.5M-6 1.5H6M6 4V1a2.5 2.5 0 0 0-2.5-2.5H-1v3M-3.7-1.6h.01";

const one = (value: number): string => String(Math.round(value * 10) / 10 || 0);
const at = ([x, y]: Spot): string => `${one(x)} ${one(y)}`;

/** A line of text with its colour, drawn on screen and on paper. */
interface InkedText extends Omit<MapText, "style"> {
  colour: string;
  isStrong: boolean;
  /** Extra space between letters, in units. */
  spacing: number;
  /** Drawn with a rim of this colour, so that it stands out from the drawing below it. */
  halo?: string;
}

/** A flat shape. A line stands below the fill of its own shape. */
interface MapShape {
  /** SVG path data, in units of the map. */
  d: string;
  fill?: string;
  stroke?: string;
  /** Of the line, in units. */
  width?: number;
  /** A dash and the gap behind it, in units. */
  dash?: readonly [number, number];
  /** Whether ends and corners of the line are round. */
  isRound?: boolean;
  /** Where the shape is put, by how many degrees it is turned and how large, if it is drawn around an origin. */
  place?: { at: Spot; angle: number; scale?: number };
}

/** A map in two layers: flat shapes, and the texts over them. */
export interface MapSheet {
  width: number;
  height: number;
  shapes: MapShape[];
  texts: InkedText[];
}

function wayPath({ from, to, isWalk }: DrawnWay): string {
  if (isWalk) return `M${at(from)}L${at(to)}`;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend: Spot = [(from[0] + to[0]) / 2 - dy * BEND, (from[1] + to[1]) / 2 + dx * BEND];
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}

function areaPath(hull: readonly Spot[]): string {
  const [first] = hull;
  if (!first) return "";
  return hull.length === 1 ? `M${at(first)}h.01` : `M${hull.map(at).join("L")}z`;
}

/** A circle around a spot as path data. */
export const circlePath = ([x, y]: Spot, radius: number): string =>
  `M${at([x - radius, y])}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

const STREET_LINES = [
  { kind: "street", ink: "street", width: 1.3 },
  { kind: "main", ink: "main", width: 2.4 },
  { kind: "rail", ink: "rail", width: 0.8 },
] as const;

function ground(layout: MapLayout, inks: MapInks): MapShape[] {
  const ways = (isWalk: boolean): string =>
    layout.ways
      .filter((way) => way.isWalk === isWalk)
      .map(wayPath)
      .join("");
  const { streets } = layout;
  const dots = [...layout.leaders.map(([, place]) => place), ...layout.dots];
  const shapes: MapShape[] = [
    { d: `M0 0h${MAP.width}v${MAP.height}H0z`, fill: inks.land },
    { d: streets.green ?? "", fill: inks.grass },
    { d: layout.areas.map(areaPath).join(""), fill: inks.area, stroke: inks.area, width: AREA_WIDTH, isRound: true },
    // Where two waters meet, the fill of both covers the shore between them.
    { d: layout.water.map(softOutline).join(""), fill: inks.water, stroke: inks.shore, width: 1.6 },
    ...STREET_LINES.map(({ kind, ink, width }) => ({
      d: streets[kind] ?? "",
      stroke: inks[ink],
      width,
      isRound: true,
    })),
    { d: ways(false), stroke: inks.soft, width: 1.6, dash: [7, 4] },
    { d: ways(true), stroke: inks.ink, width: 2.4, dash: [0.1, 5.5], isRound: true },
    { d: layout.leaders.map(([pin, place]) => `M${at(pin)}L${at(place)}`).join(""), stroke: inks.pin, width: 1.2 },
    { d: dots.map((spot) => `M${at(spot)}h.01`).join(""), stroke: inks.pin, width: 5, isRound: true },
  ];
  return shapes.filter(({ d }) => d !== "");
}

function signs({ stays, landmark, airport, beyond }: MapLayout, inks: MapInks): MapShape[] {
  const beds = stays.flatMap((stay): MapShape[] => {
    const place = { at: stay, angle: 0 };
    return [
      { d: BED_SIGN, fill: inks.ink, place },
      { d: BED, stroke: inks.strip, width: 1.5, isRound: true, place },
    ];
  });
  return [
    ...(landmark ? [{ d: circlePath(landmark, 3.5), fill: inks.strip, stroke: inks.ink, width: 4 }] : []),
    ...beds,
    ...(airport ? [{ d: "M9 0L-5-7L-2 0L-5 7z", fill: inks.ink, place: airport }] : []),
    ...beyond.map((place) => ({ d: "M17 0L8-6V6z", fill: inks.pin, place })),
  ];
}

function strip({ scale }: MapLayout, inks: MapInks): MapShape[] {
  const y = MAP.height + 14;
  return [
    { d: `M0 ${MAP.height}h${MAP.width}v${STRIP}H0z`, fill: inks.strip },
    { d: `M0 ${MAP.height}h${MAP.width}v1H0z`, fill: inks.rule },
    { d: `M12 ${MAP.height + 4}l4 8h-3v8h-2v-8h-3z`, fill: inks.ink },
    { d: `M36 ${y - 4}v5h${one(scale.length)}v-5`, stroke: inks.ink, width: 1.2 },
  ];
}

/** All of a map that lies below its texts and pins. */
const shapesOf = (layout: MapLayout, inks: MapInks): MapShape[] => [
  ...ground(layout, inks),
  ...strip(layout, inks),
  ...signs(layout, inks),
];

function svgShape({ d, fill = "none", stroke, width, dash, isRound, place }: MapShape): string {
  const more = [
    stroke && ` stroke="${stroke}" stroke-width="${width}"`,
    stroke && fill !== "none" && ' paint-order="stroke"',
    dash && ` stroke-dasharray="${dash.join(" ")}"`,
    isRound && ' stroke-linecap="round" stroke-linejoin="round"',
    place &&
      ` transform="translate(${at(place.at)}) rotate(${place.angle})${place.scale === undefined ? "" : ` scale(${place.scale})`}"`,
  ].filter(Boolean);
  return `<path d="${d}" fill="${fill}"${more.join("")}/>`;
}

function textsOf(layout: MapLayout, subject: MapSubject, inks: MapInks): InkedText[] {
  const plain = { colour: inks.soft, isStrong: false, spacing: 0, anchor: "start" as const };
  return [
    ...layout.texts.map(({ style, ...text }) => ({
      ...text,
      colour: style === "area" ? inks.soft : inks.ink,
      isStrong: style === "name",
      spacing: style === "area" ? 0.6 : 0,
      halo: inks.land,
    })),
    { ...plain, text: "N", x: 19, y: MAP.height + 16, size: 10 },
    { ...plain, text: layout.scale.label, x: 42 + layout.scale.length, y: MAP.height + 16, size: 10 },
  ];
}

/** The credit in the corner of a map that has no caption. */
const creditText = (inks: MapInks): InkedText => ({
  ...{ text: MAP_CREDIT, x: MAP.width - 8, y: MAP.height + 16, size: 9, anchor: "end" },
  ...{ colour: inks.soft, isStrong: false, spacing: 0 },
});

export function numberText(mark: string, [x, y]: Spot, inks: MapInks): InkedText {
  const size = mark.length > 2 ? 9 : 12;
  return { text: mark, x, y: y + size * 0.35, size, anchor: "middle", colour: inks.onPin, isStrong: true, spacing: 0 };
}

function svgText({ text, x, y, size, anchor, colour, isStrong, spacing, halo }: InkedText): string {
  const more = [
    anchor !== "start" && ` text-anchor="${anchor}"`,
    isStrong && ' font-weight="600"',
    spacing > 0 && ` letter-spacing="${spacing}"`,
    halo && ` stroke="${halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`,
  ].filter(Boolean);
  return `<text x="${one(x)}" y="${one(y)}" font-size="${size}" fill="${colour}"${more.join("")}>${escapeHtml(text)}</text>`;
}

const circle = ([x, y]: Spot, radius: number, paint: string): string =>
  `<circle cx="${one(x)}" cy="${one(y)}" r="${radius}" ${paint}/>`;

/** A map for print: shapes and texts apart, its pins among the shapes. */
export function mapSheet(subject: MapSubject, scheme: Scheme = "light"): MapSheet {
  const inks = MAP_INKS[scheme];
  const layout = layOutMap(subject);
  return {
    ...MAP_SIZE,
    shapes: [
      ...shapesOf(layout, inks),
      ...layout.pins.map((spot) => ({ d: circlePath(spot, PIN_RADIUS), fill: inks.pin })),
    ],
    texts: [
      ...textsOf(layout, subject, inks),
      creditText(inks),
      ...layout.pins.map((spot, k) => numberText(subject.pins[k]!.mark, spot, inks)),
    ],
  };
}

/**
 * A map as an SVG document that stands by itself: as a picture, in print, or within a page, where its pins are links.
 * It has presentation attributes only, no style and no script. Its credit is written by the caption beside it
 * (ui/map-figure.tsx); the file itself carries it too.
 */
export function drawMap(subject: MapSubject, scheme: Scheme = "light"): string {
  const inks = MAP_INKS[scheme];
  const layout = layOutMap(subject);
  const pins = subject.pins.map(({ href, mark, name }, k) => {
    const spot = layout.pins[k]!;
    return [
      `<a href="${escapeHtml(href)}" aria-label="${escapeHtml(`${mark} ${name}`.trim())}">`,
      circle(spot, REACH, 'fill="none" pointer-events="all"'),
      circle(spot, PIN_RADIUS, `fill="${inks.pin}" stroke="${inks.land}" stroke-width="1.5"`),
      svgText(numberText(mark, spot, inks)),
      "</a>",
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}" width="${MAP_SIZE.width}" height="${MAP_SIZE.height}" font-family="${FONTS}" role="group" aria-label="${escapeHtml(subject.title)}">`,
    `<desc>${escapeHtml(subject.description)}</desc><metadata>${MAP_CREDIT}</metadata>`,
    shapesOf(layout, inks).map(svgShape).join(""),
    textsOf(layout, subject, inks).map(svgText).join(""),
    pins.join(""),
    "</svg>",
  ].join("");
}
