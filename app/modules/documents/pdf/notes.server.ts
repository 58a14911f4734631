import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { TripPdfView } from "../trip-pdf";
import type { Block } from "./block";
import { headingBlock } from "./heading.server";
import { GRID, STYLE } from "./ink.server";
import { TextStack } from "./text-stack.server";

/** Notable places that are not in the plan, each with the reason. */
export function leftOutBlocks(sheet: Sheet, view: TripPdfView): Block[] {
  if (view.leftOut.length === 0) return [];
  const section = "left-out";
  const lines = view.leftOut.map(({ name, why }, index): Block => {
    const text = new TextStack(sheet, GRID.left, GRID.width).add(`${name}: ${why}`, STYLE.body, { maxLines: 8 });
    return {
      section,
      height: text.height,
      gapBefore: 5,
      draw(top) {
        if (index === 0) sheet.openGroup("L");
        sheet.openGroup("LI");
        text.draw(top, "LBody");
        sheet.closeGroup();
        if (index === view.leftOut.length - 1) sheet.closeGroup();
      },
    };
  });
  return [headingBlock(sheet, section, "What we left out, and why"), ...lines];
}

/** The notes that hold for the whole document. */
export function closingBlocks(sheet: Sheet, view: Pick<TripPdfView, "closingNotes">): Block[] {
  const text = new TextStack(sheet, GRID.left, GRID.width);
  for (const note of view.closingNotes) text.add(note, STYLE.soft);
  return [{ section: "notes", height: text.height, gapBefore: 24, draw: (top) => text.draw(top) }];
}
