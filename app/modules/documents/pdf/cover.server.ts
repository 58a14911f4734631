import type { Sheet, TextStyle } from "#app/integrations/pdfkit/sheet.server";
import type { TripPdfView } from "../trip-pdf";
import type { Block } from "./block";
import { factsGrid } from "./facts-grid.server";
import { GRID, INK, STYLE } from "./ink.server";
import { TextStack } from "./text-stack.server";

const SECTION = "cover";
const TITLE_SIZES = [34, 28, 23] as const;

/** The largest size in which a title takes two lines or less; the smallest one may take four. */
function titleStyle(sheet: Sheet, title: string): TextStyle {
  const sizes = TITLE_SIZES.map((size) => ({ ...STYLE.title, size }));
  return sizes.find((style) => sheet.wrap(title, style, GRID.width).length <= 2) ?? sizes.at(-1)!;
}

/** Eyebrow, title and facts of a document. */
export function titleBlock(sheet: Sheet, view: Pick<TripPdfView, "title" | "eyebrow" | "facts">): Block {
  const style = titleStyle(sheet, view.title);
  const stack = new TextStack(sheet, GRID.left, GRID.width)
    .add(view.eyebrow.toUpperCase(), STYLE.kind)
    .add(view.title, style, { tag: "H1", gap: 5, maxLines: 4, leading: style.size * 1.14 });
  const facts = factsGrid(sheet, view.facts, {
    x: GRID.left,
    width: GRID.width,
    columns: view.facts.length > 4 ? 3 : 4,
  });
  return {
    section: SECTION,
    height: stack.height + 18 + facts.height,
    gapBefore: 0,
    draw(top) {
      stack.draw(top);
      facts.draw(top + stack.height + 18);
    },
  };
}

/** Reference and amount, as on a boarding pass: two halves and a perforation between them. */
function bookingBlock(sheet: Sheet, booking: NonNullable<TripPdfView["booking"]>): Block {
  const height = 86;
  const inset = 18;
  const half = GRID.left + GRID.width * 0.56;
  return {
    section: SECTION,
    height,
    gapBefore: 20,
    draw(top) {
      sheet.decoration(() => {
        sheet.box({ x: GRID.left, y: top, width: GRID.width, height }, INK.paper);
        sheet.box({ x: GRID.left, y: top, width: 3, height }, INK.vermilion);
        sheet.perforation(half, top + 10, 0, height - 20, INK.rule);
      });
      const column = (x: number, label: string, value: string, note: string): void => {
        sheet.content("P", () => sheet.text(label.toUpperCase(), x, top + 24, STYLE.eyebrow));
        sheet.content("P", () => sheet.text(value, x, top + 51, { ...STYLE.amount, size: 24 }));
        sheet.content("P", () => sheet.text(note, x, top + 70, STYLE.soft));
      };
      const notes = booking.facts.map((fact) => `${fact.label}: ${fact.value}`);
      column(GRID.left + inset, "Booking reference", booking.reference, notes[0] ?? "");
      column(half + inset, "Total paid", booking.paid, notes[1] ?? "");
    },
  };
}

/** The note that a document speaks of nothing real. */
export function sandboxBlock(sheet: Sheet, note: string): Block {
  const height = 24;
  return {
    section: SECTION,
    height,
    gapBefore: 18,
    draw(top) {
      const width = sheet.measure(note, STYLE.note) + 24;
      sheet.decoration(() => sheet.outline({ x: GRID.left, y: top, width, height }, INK.saffron, 0.8));
      sheet.content("P", () => sheet.text(note, GRID.left + 12, top + 15.4, STYLE.note));
    },
  };
}

/** The text of the first page below its picture. */
export function coverBlocks(sheet: Sheet, view: TripPdfView): Block[] {
  return [
    titleBlock(sheet, view),
    ...(view.booking ? [bookingBlock(sheet, view.booking)] : []),
    ...(view.sandboxNote ? [sandboxBlock(sheet, view.sandboxNote)] : []),
  ];
}
