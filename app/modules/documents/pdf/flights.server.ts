import type { Sheet, TextStyle } from "#app/integrations/pdfkit/sheet.server";
import type { FlightRow, TripPdfView } from "../trip-pdf";
import type { Block } from "./block";
import { headingBlock } from "./heading.server";
import { GRID, INK, STYLE } from "./ink.server";
import { TextStack } from "./text-stack.server";

const SECTION = "flights";

interface Cell {
  text: string;
  under: string;
}

interface Column {
  title: string;
  x: number;
  width: number;
  style: TextStyle;
  cell(row: FlightRow): Cell;
}

const COLUMNS: readonly Column[] = [
  { title: "Date", x: 0, width: 82, style: STYLE.strong, cell: (row) => ({ text: row.date, under: row.title }) },
  {
    title: "Route, local times",
    x: 90,
    width: 148,
    style: STYLE.time,
    cell: (row) => ({
      text: `${row.from} ${row.departs} – ${row.to} ${row.arrives}`,
      under: row.dayShift === "" ? "" : `Lands ${row.dayShift} day`,
    }),
  },
  {
    title: "Flight",
    x: 246,
    width: 112,
    style: STYLE.time,
    cell: (row) => ({ text: row.flightNumbers, under: row.airline }),
  },
  {
    title: "Duration",
    x: 364,
    width: 56,
    style: STYLE.time,
    cell: (row) => ({ text: row.duration, under: row.stops }),
  },
  {
    title: "Cabin",
    x: 424,
    width: GRID.width - 424,
    style: STYLE.strong,
    cell: (row) => ({ text: row.cabin, under: "" }),
  },
];

function headBlock(sheet: Sheet): Block {
  return {
    section: SECTION,
    height: 18,
    gapBefore: 4,
    keepWithNext: true,
    draw(top) {
      sheet.openGroup("TR");
      for (const column of COLUMNS)
        sheet.content(
          "TH",
          () => sheet.text(column.title.toUpperCase(), GRID.left + column.x, top + 10, STYLE.eyebrow),
          { scope: "Column" },
        );
      sheet.closeGroup();
      sheet.decoration(() => sheet.rule(GRID.left, top + 17, GRID.width, INK.rule));
    },
  };
}

function rowBlock(sheet: Sheet, row: FlightRow): Block {
  const cells = COLUMNS.map((column) => {
    const { text, under } = column.cell(row);
    return new TextStack(sheet, GRID.left + column.x, column.width)
      .add(text, column.style, { maxLines: 2 })
      .add(under, STYLE.soft, { maxLines: 2 });
  });
  const cellHeight = Math.max(...cells.map((cell) => cell.height));
  const segments = new TextStack(sheet, GRID.left + 90, GRID.width - 90);
  for (const line of row.segments) segments.add(line, STYLE.number, { gap: 1 });
  const segmentsTop = segments.height > 0 ? cellHeight + 4 : cellHeight;
  return {
    section: SECTION,
    height: segmentsTop + segments.height + 8,
    gapBefore: 8,
    draw(top) {
      sheet.openGroup("TR");
      for (const cell of cells) cell.draw(top, "TD");
      sheet.closeGroup();
      if (row.segments.length > 0) {
        sheet.openGroup("TR");
        segments.draw(top + segmentsTop, "TD");
        sheet.closeGroup();
      }
      sheet.decoration(() => sheet.rule(GRID.left, top + segmentsTop + segments.height + 7.5, GRID.width, INK.rule));
    },
  };
}

/** A table of both directions; each row has places and times, by the clocks of the airports. */
export function flightBlocks(sheet: Sheet, view: TripPdfView): Block[] {
  const note = new TextStack(sheet, GRID.left, GRID.width).add(view.flightsNote, STYLE.soft);
  const noteBlock: Block = { section: SECTION, height: note.height, gapBefore: 6, draw: (top) => note.draw(top) };
  if (view.flights.length === 0)
    return view.flightsNote === "" ? [] : [headingBlock(sheet, SECTION, view.flightsHeading), noteBlock];
  const rows = [headBlock(sheet), ...view.flights.map((row) => rowBlock(sheet, row))];
  const first = rows[0]!;
  const last = rows.at(-1)!;
  // The rows are one table for screen readers, which may run over a page.
  const opened: Block = { ...first, draw: (top) => (sheet.openGroup("Table"), first.draw(top)) };
  const closed: Block = { ...last, keepWithNext: true, draw: (top) => (last.draw(top), sheet.closeGroup()) };
  return [headingBlock(sheet, SECTION, view.flightsHeading), opened, ...rows.slice(1, -1), closed, noteBlock];
}
