import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { MapSheet } from "#app/modules/maps/draw-map";
import type { DayPage } from "./day-pages";
import { GRID } from "./ink.server";

/** Points across. */
const WIDTH = 190;
/** Points between the map and the text on its left. */
const GAP = 14;

const ALIGN = { start: "left", middle: "center", end: "right" } as const;

/** A map within a frame, as shapes and letters; screen readers get one figure with a description. */
export function drawMap(
  sheet: Sheet,
  map: MapSheet,
  frame: { x: number; y: number; width: number; height: number },
  alt: string,
): void {
  const scale = frame.width / map.width;
  sheet.content(
    "Figure",
    () => {
      sheet.drawing(map.shapes, frame, scale);
      for (const { text, x, y, size, anchor, colour, isStrong } of map.texts)
        sheet.text(
          text,
          frame.x + x * scale,
          frame.y + y * scale,
          { face: isStrong ? "strong" : "text", size: size * scale, colour },
          ALIGN[anchor],
        );
    },
    { alt },
  );
}

/** The map of a day at the right edge of the page, and the room it leaves for the text beside it. Points. */
export interface DayMap {
  height: number;
  /** Width of the text beside the map, from `GRID.body` on. */
  besideWidth: number;
  draw(top: number): void;
}

/**
 * The map of a day as shapes and letters, sharp at any size; screen readers get one figure with a description. It
 * stands beside the day's first lines, so that it takes no room of its own.
 */
export function dayMap(sheet: Sheet, { sheet: map, alt }: NonNullable<DayPage["map"]>): DayMap {
  const height = (WIDTH / map.width) * map.height;
  const left = GRID.right - WIDTH;
  return {
    height,
    besideWidth: left - GAP - GRID.body,
    draw: (top) => drawMap(sheet, map, { x: left, y: top, width: WIDTH, height }, alt),
  };
}
