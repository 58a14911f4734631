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
const STAY_HALF = 9;
const AREA_WIDTH = 34;
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

/** A map in two layers: flat shapes (paths and circles alone), and the texts over them. */
export interface MapSheet {
  shapes: string;
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

/**
 * Where two waters meet, the fill of both covers the shore between them. A screen gets that by the order of painting;
 * print, which does not support that attribute, gets the shore as a path of its own.
 */
function waterShapes(d: string, inks: MapInks, isPrint: boolean): string {
  if (!d) return "";
  const shore = `stroke="${inks.shore}" stroke-width="1.6"`;
  return isPrint
    ? `<path fill="none" ${shore} d="${d}"/><path fill="${inks.water}" d="${d}"/>`
    : `<path fill="${inks.water}" ${shore} paint-order="stroke" d="${d}"/>`;
}

function ground(layout: MapLayout, inks: MapInks, isPrint = false): string {
  const water = layout.water.map(softOutline).join("");
  const areas = layout.areas.map(areaPath).join("");
  const ways = (isWalk: boolean): string =>
    layout.ways
      .filter((way) => way.isWalk === isWalk)
      .map(wayPath)
      .join("");
  const line = (d: string, more: string): string => (d ? `<path d="${d}" fill="none" ${more}/>` : "");
  return [
    `<path fill="${inks.land}" d="M0 0h${MAP.width}v${MAP.height}H0z"/>`,
    areas &&
      `<path fill="${inks.area}" stroke="${inks.area}" stroke-width="${AREA_WIDTH}" stroke-linejoin="round" stroke-linecap="round" d="${areas}"/>`,
    waterShapes(water, inks, isPrint),
    line(ways(false), `stroke="${inks.soft}" stroke-width="1.6" stroke-dasharray="7 4"`),
    line(ways(true), `stroke="${inks.ink}" stroke-width="2.4" stroke-dasharray=".1 5.5" stroke-linecap="round"`),
    line(
      layout.leaders.map(([pin, place]) => `M${at(pin)}L${at(place)}`).join(""),
      `stroke="${inks.pin}" stroke-width="1.2"`,
    ),
    line(
      [...layout.leaders.map(([, place]) => place), ...layout.dots].map((spot) => `M${at(spot)}h.01`).join(""),
      `stroke="${inks.pin}" stroke-width="5" stroke-linecap="round"`,
    ),
  ].join("");
}

function signs({ stays, landmark, airport, beyond }: MapLayout, inks: MapInks): string {
  const ring = landmark && circle(landmark, 4.5, `fill="${inks.strip}" stroke="${inks.ink}" stroke-width="2"`);
  const beds = stays.map(
    (stay) =>
      `<g transform="translate(${at(stay)})"><path fill="${inks.ink}" d="M-${STAY_HALF}-${STAY_HALF - 2}a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2z"/><path fill="none" stroke="${inks.strip}" stroke-width="1.5" stroke-linecap="round" d="${BED}"/></g>`,
  );
  const arrow =
    airport &&
    `<g transform="translate(${at(airport.at)}) rotate(${airport.angle})"><path fill="${inks.ink}" d="M9 0L-5-7L-2 0L-5 7z"/></g>`;
  const pointers = beyond.map(
    ({ at: spot, angle }) =>
      `<g transform="translate(${at(spot)}) rotate(${angle})"><path fill="${inks.pin}" d="M17 0L8-6V6z"/></g>`,
  );
  return (ring ?? "") + beds.join("") + (arrow ?? "") + pointers.join("");
}

function strip({ scale }: MapLayout, inks: MapInks): string {
  const y = MAP.height + 14;
  return [
    `<path fill="${inks.strip}" d="M0 ${MAP.height}h${MAP.width}v${STRIP}H0z"/>`,
    `<path fill="${inks.rule}" d="M0 ${MAP.height}h${MAP.width}v1H0z"/>`,
    `<path fill="${inks.ink}" d="M12 ${MAP.height + 4}l4 8h-3v8h-2v-8h-3z"/>`,
    `<path fill="none" stroke="${inks.ink}" stroke-width="1.2" d="M36 ${y - 4}v5h${one(scale.length)}v-5"/>`,
  ].join("");
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
    { ...plain, text: MAP_CREDIT, x: MAP.width - 8, y: MAP.height + 16, size: 9, anchor: "end" },
  ];
}

function numberText(mark: string, [x, y]: Spot, inks: MapInks): InkedText {
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
  const pins = layout.pins.map((spot) => circle(spot, PIN_RADIUS, `fill="${inks.pin}"`)).join("");
  const body = ground(layout, inks, true) + strip(layout, inks) + signs(layout, inks) + pins;
  return {
    shapes: `<svg viewBox="0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}">${body}</svg>`,
    texts: [
      ...textsOf(layout, subject, inks),
      ...layout.pins.map((spot, k) => numberText(subject.pins[k]!.mark, spot, inks)),
    ],
  };
}

/**
 * A map as an SVG document that stands by itself: as a picture, in print, or within a page, where its pins are links.
 * It has presentation attributes only, no style and no script.
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
    `<desc>${escapeHtml(subject.description)}</desc>`,
    ground(layout, inks),
    strip(layout, inks),
    signs(layout, inks),
    textsOf(layout, subject, inks).map(svgText).join(""),
    pins.join(""),
    "</svg>",
  ].join("");
}
