import { DomUtil, Layer, point } from "leaflet";
import type { LatLngExpression, Map as LeafletMap, Point as Pixels } from "leaflet";
import type { MapInks } from "../palette";
import { areOverlapping } from "../place-labels";
import type { Area } from "../place-labels";
import { sourceTile } from "./ground-layer.client";
import type { GroundSource } from "./ground-layer.client";
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
};
const DOT = 2.2;

const FONT = '"Jost Variable", "Jost as Arial", Futura, sans-serif';

interface Written {
  text: string;
  x: number;
  y: number;
  rule: NameRule;
}

/** A name that the page brings along. */
export interface OwnName {
  text: string;
  kind: NameKind;
  at: LatLngExpression;
}

/** The names of the tiles in sight, by the pixels of the world at a zoom. */
async function namesOfTiles(map: LeafletMap, source: GroundSource, zoom: number, corner: Pixels, whole: Pixels) {
  const tileOf = (spot: Pixels): Pixels =>
    map.project(map.containerPointToLatLng(spot), zoom).divideBy(TILE_SIZE).floor();
  const [from, to] = [tileOf(corner), tileOf(corner.add(whole))];
  const tiles = new Map<string, Promise<(Omit<TileName, "x" | "y"> & { at: Pixels })[]>>();
  for (let x = from.x; x <= to.x; x += 1)
    for (let y = Math.max(0, from.y); y <= Math.min(to.y, 2 ** (zoom - 1) - 1); y += 1) {
      const place = sourceTile(source, Object.assign(point(x, y), { z: zoom }));
      const origin = point(x * TILE_SIZE - place.left, y * TILE_SIZE - place.top);
      const key = `${place.address} ${origin.x}`;
      if (tiles.has(key)) continue;
      const read = readTile(place.address).then(({ names }) =>
        names.map((name) => ({ ...name, at: origin.add(point(name.x, name.y).multiplyBy(place.scale)) })),
      );
      // Its ground is missing too, and says so there.
      tiles.set(
        key,
        read.catch(() => []),
      );
    }
  return (await Promise.all(tiles.values())).flat();
}

/** The names of the ground, written where there is room for them: on one canvas, so that none is cut by a tile. */
export class NamesLayer extends Layer {
  private readonly canvas = document.createElement("canvas");
  private map: LeafletMap | undefined;
  private waiting = 0;
  private round = 0;

  constructor(
    private readonly source: GroundSource | undefined,
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
    const ofTiles = this.source ? await namesOfTiles(map, this.source, zoom, corner, whole) : [];
    const own = this.own.map(({ text, kind, at }) => ({ text, kind, people: 0, at: map.project(at, zoom) }));
    return [...own, ...ofTiles]
      .filter(({ kind }) => zoom >= NAME_RULES[kind].from && zoom < NAME_RULES[kind].until)
      .sort((a, b) => NAME_RULES[b.kind].rank - NAME_RULES[a.kind].rank || b.people - a.people)
      .map(({ text, kind, at }) => {
        const { x, y } = map.latLngToContainerPoint(map.unproject(at, zoom));
        return { text, x, y, rule: NAME_RULES[kind] };
      });
  }

  private draw(pen: CanvasRenderingContext2D, names: readonly Written[]): void {
    const areas = this.taken();
    pen.lineJoin = "round";
    pen.textBaseline = "middle";
    for (const { text, x, y, rule } of names) {
      const written = rule.isCapital ? text.toUpperCase() : text;
      pen.font = `${rule.weight} ${rule.size}px ${FONT}`;
      pen.letterSpacing = `${rule.spacing}px`;
      const width = pen.measureText(written).width;
      const left = x + BESIDE_OF[rule.beside](width);
      const area = {
        left: (rule.beside === "dot" ? x - DOT : left) - AIR,
        right: left + width + AIR,
        top: y - rule.size / 2 - AIR,
        bottom: y + rule.size / 2 + AIR,
      };
      if (areas.some((other) => areOverlapping(area, other))) continue;
      areas.push(area);
      pen.strokeStyle = this.inks.land;
      pen.lineWidth = 3;
      pen.strokeText(written, left, y);
      pen.fillStyle = this.inks[rule.ink];
      pen.fillText(written, left, y);
      if (rule.beside !== "dot") continue;
      pen.beginPath();
      pen.arc(x, y, DOT, 0, 7);
      pen.fill();
    }
  }
}
