import { PRODUCT } from "#app/config/product";
import { isPrintable } from "#app/integrations/pdfkit/font-files.server";
import { PAGE, openSheet } from "#app/integrations/pdfkit/sheet.server";
import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Block } from "./pdf/block";
import { coverBlocks } from "./pdf/cover.server";
import { dayBlocks } from "./pdf/days.server";
import { flightBlocks } from "./pdf/flights.server";
import { hotelBlocks } from "./pdf/hotel.server";
import { GRID } from "./pdf/ink.server";
import { ledgerBlocks } from "./pdf/ledger.server";
import { closingBlocks, leftOutBlocks } from "./pdf/notes.server";
import { drawBands, drawBlocks } from "./pdf/pages.server";
import type { CoverPicture } from "./pdf/pages.server";
import { toTripPdfView } from "./trip-pdf";
import type { TripPdfOptions, TripPdfView } from "./trip-pdf";

/** The picture on the cover, and its content in words. */
export interface CoverPoster {
  png: Uint8Array;
  alt: string;
}

function coverPicture(sheet: Sheet, poster: CoverPoster | undefined): CoverPicture {
  const frame = { x: 0, y: 0, width: PAGE.width, height: GRID.posterHeight };
  return {
    height: frame.height,
    draw: () =>
      poster
        ? sheet.content("Figure", () => sheet.image(poster.png, frame), { alt: poster.alt })
        : drawBands(sheet, frame),
  };
}

/** A trip below its cover: flights, stay, days, costs. */
export function tripBlocks(sheet: Sheet, view: TripPdfView): Block[] {
  return [
    ...flightBlocks(sheet, view),
    ...hotelBlocks(sheet, view),
    ...dayBlocks(sheet, view),
    ...ledgerBlocks(sheet, view),
    ...leftOutBlocks(sheet, view),
  ];
}

/** Blocks with the closing notes behind them, which do not get a page of their own. */
export function withClosing(sheet: Sheet, view: Pick<TripPdfView, "closingNotes">, blocks: readonly Block[]): Block[] {
  const last = blocks.length - 1;
  const joined = blocks.map((block, index): Block => (index === last ? { ...block, keepWithNext: true } : block));
  return [...joined, ...closingBlocks(sheet, view)];
}

/**
 * The document of a trip: A4, tagged, with an outline, letters of every alphabet that the product has fonts for.
 * The same trip, options and moment give the same pages.
 */
export async function renderTripPdf(
  trip: Trip,
  options: TripPdfOptions & { compress?: boolean },
  poster: CoverPoster | undefined,
): Promise<Buffer> {
  const view = toTripPdfView(trip, options, isPrintable);
  const sheet = await openSheet({
    title: `${view.title}: ${view.eyebrow.toLowerCase()}`,
    author: PRODUCT.name,
    subject: view.subject,
    language: "en",
    createdAt: options.generatedAt,
    compress: options.compress,
  });
  const blocks = withClosing(sheet, view, [...coverBlocks(sheet, view), ...tripBlocks(sheet, view)]);
  drawBlocks(sheet, coverPicture(sheet, poster), view, blocks);
  return sheet.finish();
}
