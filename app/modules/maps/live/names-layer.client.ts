import { DomUtil, Layer, point } from "leaflet";
import type { LatLngExpression, Map as LeafletMap, Point as Pixels } from "leaflet";
import type { MapInks } from "../palette";
import { areOverlapping } from "../place-labels";
import type { Area } from "../place-labels";
import type { TileSource } from "../tiles/tile-address";
import { spotsAlong } from "./along-line";
import type { Spot } from "./along-line";
import { sourceTiles } from "./ground-layer.client";
import { NAME_RULES } from "./map-rules";
import type { NameKind, NameRule } from "./map-rules";
import { TILE_SIZE, readTile } from "./tile-shapes.client";
import type { TileName } from "./tile-shapes.client";

/** Of the screen beyond its edge that has names too, so that a short move shows them at once; a share of its size. */
const BESIDE = 0.25;
const AIR = 3;
/** Where a name begins, in pixels from its place, by its width. */
const BESIDE_OF: Record<NameRule["beside"], (width: number) => number> = {
  dot: () => 7,
  pin: () => 19,
  nothing: (width) => -width / 2,
  line: (width) => -width / 2,
};
const DOT = 2.2;
/** Maps overlap, and a long street has many tiles: a name is not written again nearer than this, in pixels. */
const SAME_APART = 260;

const FONT = '"Jost Variable", "Jost as Arial", Futura, sans-serif';

interface Written {
  text: string;
  x: number;
  y: number;
  rule: NameRule;
  /** The line along which it runs. */
  line?: Spot[];
}

/** A name that the page brings along. */
export interface OwnName {
  text: string;
  kind: NameKind;
  at: LatLngExpression;
}

/** A name of a tile, by the pixels of the world. */
type TileNameAt = Omit<TileName, "x" | "y" | "line"> & { at: Pixels; line?: Pixels[] };

function onWorld({ x, y, line, ...name }: TileName, origin: Pixels, scale: number): TileNameAt {
  const at = (spot: Spot): Pixels => origin.add(point(spot.x, spot.y).multiplyBy(scale));
  return { ...name, at: at({ x, y }), ...(line && { line: line.map(at) }) };
}

/** The names of the tiles in sight, by the pixels of the world at a zoom. */
async function namesOfTiles(
  map: LeafletMap,
  sources: readonly TileSource[],
  zoom: number,
  corner: Pixels,
  whole: Pixels,
) {
  const tileOf = (spot: Pixels): Pixels =>
    map.project(map.containerPointToLatLng(spot), zoom).divideBy(TILE_SIZE).floor();
  const [from, to] = [tileOf(corner), tileOf(corner.add(whole))];
  const tiles = new Map<string, Promise<TileNameAt[]>>();
  for (let x = from.x; x <= to.x; x += 1)
    for (let y = Math.max(0, from.y); y <= Math.min(to.y, 2 ** (zoom - 1) - 1); y += 1)
      for (const { address, scale, left, top } of sourceTiles(sources, { x, y, z: zoom })) {
        const origin = point(x * TILE_SIZE - left, y * TILE_SIZE - top);
        const key = `${address} ${origin.x}`;
        if (tiles.has(key)) continue;
        const read = readTile(address).then(({ names }) => names.map((name) => onWorld(name, origin, scale)));
        // Its ground is missing too, and says so there.
        tiles.set(
          key,
          read.catch(() => []),
        );
      }
  return (await Promise.all(tiles.values())).flat();
}

/** Where a name may be written, and what it would cover there. */
interface NamePlace extends Spot {
  /** Radians. */
  angle: number;
  /** Where it begins, in pixels along its own line. */
  left: number;
  areas: Area[];
}

/** The places of a name: one, or along a street some. */
function placesOf({ x, y, rule, line }: Written, width: number): NamePlace[] {
  const left = BESIDE_OF[rule.beside](width);
  const half = rule.size / 2 + AIR;
  if (!line) {
    const begin = (rule.beside === "dot" ? -DOT : left) - AIR;
    const area = { left: x + begin, right: x + left + width + AIR, top: y - half, bottom: y + half };
    return [{ x, y, angle: 0, left, areas: [area] }];
  }
  // A turned text covers a row of small boxes.
  const steps = Math.ceil(width / rule.size);
  return spotsAlong(line, width).map((spot) => ({
    ...spot,
    left,
    areas: Array.from({ length: steps + 1 }, (_, k) => {
      const far = (k / steps - 0.5) * width;
      const [midX, midY] = [spot.x + Math.cos(spot.angle) * far, spot.y + Math.sin(spot.angle) * far];
      return { left: midX - half, right: midX + half, top: midY - half, bottom: midY + half };
    }),
  }));
}

/** The names of the ground, written where there is room for them: on one canvas, so that none is cut by a tile. */
export class NamesLayer extends Layer {
  private readonly canvas = document.createElement("canvas");
  private map: LeafletMap | undefined;
  private waiting = 0;
  private round = 0;

  constructor(
    private readonly sources: readonly TileSource[],
    /** Names of the page itself. */
    private readonly own: readonly OwnName[],
    private inks: MapInks,
    /** Boxes of the screen that pins cover. */
    private readonly taken: () => Area[],
  ) {
    super();
    this.canvas.className = "map-names leaflet-zoom-hide";
    this.canvas.setAttribute("aria-hidden", "true");
  }

  override onAdd(map: LeafletMap): this {
    this.map = map;
    // Above the ways, below the pins.
    map.createPane("names").style.zIndex = "450";
    map.getPane("names")!.append(this.canvas);
    return this;
  }

  override onRemove(): this {
    this.map = undefined;
    this.canvas.remove();
    return this;
  }

  override getEvents() {
    return { moveend: this.later, zoomend: this.later, resize: this.later, viewreset: this.later };
  }

  recolour(inks: MapInks): void {
    this.inks = inks;
    this.later();
  }

  /** Writes once a frame, however many tiles have arrived. */
  readonly later = (): void => {
    if (this.waiting) return;
    this.waiting = requestAnimationFrame(() => {
      this.waiting = 0;
      void this.write();
    });
  };

  private async write(): Promise<void> {
    const { map } = this;
    if (!map) return;
    const mine = ++this.round;
    const size = map.getSize();
    const corner = size.multiplyBy(-BESIDE);
    const whole = size.multiplyBy(1 + 2 * BESIDE);
    const names = await this.namesOn(map, corner, whole);
    // The map has moved on meanwhile, or is gone.
    if (mine !== this.round || !this.map) return;
    const sharpness = Math.min(2, devicePixelRatio || 1);
    this.canvas.width = whole.x * sharpness;
    this.canvas.height = whole.y * sharpness;
    this.canvas.style.width = `${whole.x}px`;
    this.canvas.style.height = `${whole.y}px`;
    DomUtil.setPosition(this.canvas, map.containerPointToLayerPoint(corner));
    const pen = this.canvas.getContext("2d");
    if (!pen) return;
    pen.scale(sharpness, sharpness);
    pen.translate(-corner.x, -corner.y);
    this.draw(pen, names);
  }

  /** All names in sight, the first ones first, by the pixels of the screen. */
  private async namesOn(map: LeafletMap, corner: Pixels, whole: Pixels): Promise<Written[]> {
    const zoom = Math.round(map.getZoom());
    const ofTiles = await namesOfTiles(map, this.sources, zoom, corner, whole);
    const own = this.own.map(({ text, kind, at }): TileNameAt => ({
      text,
      kind,
      weight: 0,
      at: map.project(at, zoom),
    }));
    const scale = map.getZoomScale(map.getZoom(), zoom);
    const origin = map.latLngToContainerPoint(map.unproject(point(0, 0), zoom));
    const onScreen = (spot: Pixels): Pixels => origin.add(spot.multiplyBy(scale));
    return [...own, ...ofTiles]
      .filter(({ kind }) => zoom >= NAME_RULES[kind].from && zoom < NAME_RULES[kind].until)
      .sort((a, b) => NAME_RULES[b.kind].rank - NAME_RULES[a.kind].rank || b.weight - a.weight)
      .map(({ text, kind, at, line }) => {
        const { x, y } = onScreen(at);
        return { text, x, y, rule: NAME_RULES[kind], ...(line && { line: line.map(onScreen) }) };
      });
  }

  private draw(pen: CanvasRenderingContext2D, names: readonly Written[]): void {
    const areas = this.taken();
    const written = new Map<string, Spot[]>();
    pen.lineJoin = "round";
    pen.textBaseline = "middle";
    for (const name of names) {
      const { rule } = name;
      const text = rule.isCapital ? name.text.toUpperCase() : name.text;
      pen.font = `${rule.weight} ${rule.size}px ${FONT}`;
      pen.letterSpacing = `${rule.spacing}px`;
      for (const place of placesOf(name, pen.measureText(text).width)) {
        const before = written.get(text) ?? [];
        if (before.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < SAME_APART)) continue;
        if (place.areas.some((area) => areas.some((other) => areOverlapping(area, other)))) continue;
        areas.push(...place.areas);
        written.set(text, [...before, place]);
        this.writeName(pen, text, rule, place);
      }
    }
  }

  private writeName(pen: CanvasRenderingContext2D, text: string, { beside, ink }: NameRule, place: NamePlace): void {
    pen.save();
    pen.translate(place.x, place.y);
    pen.rotate(place.angle);
    pen.strokeStyle = this.inks.land;
    pen.lineWidth = 3;
    pen.strokeText(text, place.left, 0);
    pen.fillStyle = this.inks[ink];
    pen.fillText(text, place.left, 0);
    if (beside === "dot") {
      pen.beginPath();
      pen.arc(0, 0, DOT, 0, 7);
      pen.fill();
    }
    pen.restore();
  }
}
