import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { Block } from "./block";
import { GRID, INK, STYLE } from "./ink.server";

const HEIGHT = 34;

/** A section's title under a hairline; it stays with the block below it. */
export function headingBlock(sheet: Sheet, section: string, title: string): Block {
  return {
    section,
    bookmark: title,
    continues: title,
    height: HEIGHT,
    gapBefore: 20,
    keepWithNext: true,
    draw(top) {
      sheet.decoration(() => sheet.rule(GRID.left, top, GRID.width, INK.rule));
      sheet.content("H2", () => sheet.text(title, GRID.left, top + 25, STYLE.heading));
    },
  };
}
