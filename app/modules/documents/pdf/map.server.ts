import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { DayPage } from "../trip-pdf";
import type { Block } from "./block";
import { GRID } from "./ink.server";

/** Points across: a quarter of a page high, so that a day and its map stay together. */
const WIDTH = 240;

const ALIGN = { start: "left", middle: "center", end: "right" } as const;

/** The map of a day as shapes and letters, sharp at any size; screen readers get one figure with a description. */
export function mapBlock(sheet: Sheet, { sheet: map, alt }: NonNullable<DayPage["map"]>, section: string): Block {
  const scale = WIDTH / map.width;
  const height = map.height * scale;
  return {
    section,
    height: height + 4,
    gapBefore: 6,
    // The day's stops follow on the same page as its map.
    keepWithNext: true,
    draw(top) {
      const frame = { x: GRID.body, y: top, width: WIDTH, height };
      sheet.content(
        "Figure",
        () => {
          sheet.drawing(map.shapes, frame, scale);
          for (const { text, x, y, size, anchor, colour, isStrong } of map.texts)
            sheet.text(
              text,
              GRID.body + x * scale,
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
