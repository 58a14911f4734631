import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { LabelledFact } from "../trip-pdf";
import { STYLE } from "./ink.server";
import { TextStack } from "./text-stack.server";

const COLUMN_GAP = 18;
const ROW_GAP = 10;

/**
 * Small labels over values, in columns of one width. @returns the height, and a function that draws the grid below a y,
 * in points
 */
export function factsGrid(
  sheet: Sheet,
  facts: readonly LabelledFact[],
  frame: { x: number; width: number; columns: number },
): { height: number; draw(top: number): void } {
  const width = (frame.width - COLUMN_GAP * (frame.columns - 1)) / frame.columns;
  const cells = facts.map((fact, index) =>
    new TextStack(sheet, frame.x + (index % frame.columns) * (width + COLUMN_GAP), width)
      .add(fact.label.toUpperCase(), STYLE.eyebrow)
      .add(fact.value, STYLE.body, { gap: 1, maxLines: 4 }),
  );
  const rows: TextStack[][] = [];
  for (let k = 0; k < cells.length; k += frame.columns) rows.push(cells.slice(k, k + frame.columns));
  const heights = rows.map((row) => Math.max(...row.map((cell) => cell.height)));
  return {
    height: heights.reduce((sum, height) => sum + height, 0) + ROW_GAP * Math.max(0, rows.length - 1),
    draw(top) {
      let y = top;
      rows.forEach((row, index) => {
        for (const cell of row) cell.draw(y);
        y += heights[index]! + ROW_GAP;
      });
    },
  };
}
