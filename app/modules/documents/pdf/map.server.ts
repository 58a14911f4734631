import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { DayPage } from "../trip-pdf";
import { GRID } from "./ink.server";

/** Points across. */
const WIDTH = 190;
/** Points between the map and the text on its left. */
const GAP = 14;

const ALIGN = { start: "left", middle: "center", end: "right" } as const;

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
  const scale = WIDTH / map.width;
  const height = map.height * scale;
  const left = GRID.right - WIDTH;
  return {
    height,
    besideWidth: left - GAP - GRID.body,
    draw(top) {
      const frame = { x: left, y: top, width: WIDTH, height };
      sheet.content(
        "Figure",
        () => {
          sheet.drawing(map.shapes, frame, scale);
          for (const { text, x, y, size, anchor, colour, isStrong } of map.texts)
            sheet.text(
              text,
              left + x * scale,
              top + y * scale,
              { face: isStrong ? "strong" : "text", size: size * scale, colour },
              ALIGN[anchor],
            );
        },
        { alt },
      );
    },
  };
}
