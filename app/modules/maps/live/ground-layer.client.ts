import { GridLayer } from "leaflet";
import type { Coords, DoneCallback } from "leaflet";
import type { MapInks } from "../palette";
import { isTileOf, isTileWithin, tileAddress } from "../tiles/tile-address";
import type { TileSource } from "../tiles/tile-address";
import { PAINT_RULES, widthAt } from "./map-rules";
import { NOTHING, TILE_SIZE, readTile } from "./tile-shapes.client";
import type { TileShapes } from "./tile-shapes.client";

/** Sharper than twice the pixels no eye sees on a phone, and each step costs memory. */
const SHARPEST = 2;

/** The tile of a source in which a shown tile lies, and how much larger than itself it is shown. */
export interface SourceTile {
  address: string;
  scale: number;
  /** Where the shown tile begins within the larger one, in pixels of the screen. */
  left: number;
  top: number;
  /** Whether land and sea are its own. */
  isWhole: boolean;
}

/**
 * The tiles in which a shown tile lies, in the order in which they are painted; of the sources that show a part of it.
 * @param coords of a shown tile, which is as large as four of the usual ones: its zoom is one less than the map's
 */
export function sourceTiles(sources: readonly TileSource[], { z, x, y }: Pick<Coords, "x" | "y" | "z">): SourceTile[] {
  const shown = z - 1;
  const count = 2 ** shown;
  const [column, row] = [((x % count) + count) % count, y];
  const tile = { z: shown, x: column, y: row };
  return sources.flatMap(({ set, version, first, last, box, isWhole = false }, k) => {
    if (shown < first || !isTileOf(box, tile)) return [];
    // Streets of two sources are not painted over each other where the upper one has them all.
    if (isWhole && sources.slice(k + 1).some((upper) => shown >= upper.first && isTileWithin(upper.box, tile)))
      return [];
    const depth = Math.max(0, shown - last);
    const scale = 2 ** depth;
    const place = { z: shown - depth, x: Math.floor(column / scale), y: Math.floor(row / scale) };
    return {
      address: tileAddress(set, place, version),
      scale,
      left: (column % scale) * TILE_SIZE,
      top: (row % scale) * TILE_SIZE,
      isWhole,
    };
  });
}

function paint(
  pen: CanvasRenderingContext2D,
  shapes: TileShapes,
  place: SourceTile,
  inks: MapInks,
  zoom: number,
): void {
  pen.save();
  pen.translate(-place.left, -place.top);
  pen.scale(place.scale, place.scale);
  PAINT_RULES.forEach(({ fill, stroke, isByTurns, from = 0 }, k) => {
    const path = shapes.paths[k];
    if (!path || zoom < from) return;
    if (fill) {
      pen.fillStyle = inks[fill];
      pen.fill(path, isByTurns ? "evenodd" : "nonzero");
    }
    if (stroke) {
      pen.strokeStyle = inks[stroke.ink];
      pen.lineWidth = widthAt(stroke, zoom) / place.scale;
      pen.lineJoin = "round";
      pen.setLineDash((stroke.dash ?? []).map((dash) => dash / place.scale));
      pen.stroke(path);
    }
  });
  pen.restore();
}

/** The ground of a map, painted from vector tiles on canvases, so that phones without WebGL have it too. */
export class GroundLayer extends GridLayer {
  constructor(
    readonly sources: readonly TileSource[],
    public inks: MapInks,
  ) {
    super({ tileSize: TILE_SIZE, updateWhenZooming: false, keepBuffer: 1, className: "map-ground" });
  }

  /** Paints all tiles anew, in other colours. */
  recolour(inks: MapInks): void {
    this.inks = inks;
    this.redraw();
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement("canvas");
    const sharpness = Math.min(SHARPEST, window.devicePixelRatio || 1);
    canvas.width = canvas.height = TILE_SIZE * sharpness;
    const pen = canvas.getContext("2d");
    if (!pen) return canvas;
    const hasGround = this.sources.length > 0;
    const fill = (colour: string): void => {
      pen.setTransform(sharpness, 0, 0, sharpness, 0, 0);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, TILE_SIZE, TILE_SIZE);
    };
    const begin = (): void => fill(hasGround ? this.inks.water : this.inks.land);
    begin();
    if (!hasGround || coords.y < 0 || coords.y >= 2 ** (coords.z - 1)) {
      setTimeout(() => done(undefined, canvas));
      return canvas;
    }
    const [base, ...streets] = sourceTiles(this.sources, coords);
    // Where the streets cannot be had the base map stands.
    const read = [
      base && readTile(base.address),
      ...streets.map(({ address }) => readTile(address).catch(() => NOTHING)),
    ];
    Promise.all(read).then(
      (tiles) => {
        begin();
        [base, ...streets].forEach((place, k) => {
          const shapes = tiles[k];
          if (place?.isWhole && shapes !== NOTHING) fill(this.inks.land);
          if (place && shapes) paint(pen, shapes, place, this.inks, coords.z);
        });
        done(undefined, canvas);
      },
      (error: Error) => done(error, canvas),
    );
    return canvas;
  }
}
