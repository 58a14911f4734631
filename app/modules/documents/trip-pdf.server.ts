import { PRODUCT } from "#app/config/product";
import { isPrintable } from "#app/integrations/pdfkit/font-files.server";
import { PAGE, openSheet } from "#app/integrations/pdfkit/sheet.server";
import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { flowPages } from "./page-flow";
import type { Block } from "./pdf/block";
import { coverBlocks } from "./pdf/cover.server";
import { dayBlocks } from "./pdf/days.server";
import { flightBlocks } from "./pdf/flights.server";
import { hotelBlocks } from "./pdf/hotel.server";
import { GRID, INK, STYLE } from "./pdf/ink.server";
import { ledgerBlocks } from "./pdf/ledger.server";
import { closingBlocks, leftOutBlocks } from "./pdf/notes.server";
import { toTripPdfView } from "./trip-pdf";
import type { TripPdfOptions, TripPdfView } from "./trip-pdf";

const AREA = { firstTop: GRID.posterHeight + 30, top: GRID.top, bottom: GRID.bottom };
/** Bands of a cover without a poster, from sky to foot, as shares of its height. */
const BANDS = [
  [0, INK.lagoon],
  [0.55, "#e9a23b"],
  [0.72, INK.vermilion],
  [0.86, INK.ink],
] as const;

/** The picture on the cover, and its content in words. */
export interface CoverPoster {
  png: Uint8Array;
  alt: string;
}

function drawCoverPicture(sheet: Sheet, poster: CoverPoster | undefined): void {
  const frame = { x: 0, y: 0, width: PAGE.width, height: GRID.posterHeight };
  if (poster) sheet.content("Figure", () => sheet.image(poster.png, frame), { alt: poster.alt });
  else
    sheet.decoration(() =>
      BANDS.forEach(([from, colour]) =>
        sheet.box({ ...frame, y: from * frame.height, height: frame.height * (1 - from) }, colour),
      ),
    );
}

/** Head and foot of a page; both are repeated, so screen readers pass over them. */
function drawMargins(
  sheet: Sheet,
  view: TripPdfView,
  page: number,
  pages: number,
  continued: string | undefined,
): void {
  sheet.decoration(() => {
    if (page > 0) {
      sheet.text(
        continued
          ? `${sheet.cut(continued, STYLE.foot, GRID.width * 0.7)}, continued`
          : sheet.cut(view.title, STYLE.foot, GRID.width * 0.7),
        GRID.left,
        46,
        STYLE.foot,
      );
      sheet.text(view.eyebrow, GRID.right, 46, STYLE.foot, "right");
    }
    sheet.rule(GRID.left, GRID.footer - 14, GRID.width, INK.rule);
    sheet.text(sheet.cut(view.title, STYLE.foot, GRID.width * 0.7), GRID.left, GRID.footer, STYLE.foot);
    sheet.text(`Page ${page + 1} of ${pages}`, GRID.right, GRID.footer, STYLE.foot, "right");
  });
}

function drawBlocks(sheet: Sheet, poster: CoverPoster | undefined, view: TripPdfView, blocks: readonly Block[]): void {
  const placements = flowPages(blocks, AREA);
  const pages = placements.at(-1)!.page + 1;
  let section = "";
  let page = -1;
  const openPage = (continued?: string): void => {
    page += 1;
    sheet.addPage();
    if (page === 0) drawCoverPicture(sheet, poster);
    drawMargins(sheet, view, page, pages, continued);
  };
  const titles = new Map(blocks.flatMap((block) => (block.continues ? [[block.section, block.continues]] : [])));
  blocks.forEach((block, index) => {
    const placed = placements[index]!;
    while (page < placed.page) openPage(block.section === section ? titles.get(section) : undefined);
    if (block.section !== section) {
      if (section !== "") sheet.closeGroup();
      sheet.openGroup("Sect", titles.get(block.section));
      section = block.section;
    }
    if (block.bookmark) sheet.bookmark(block.bookmark, placed.top - 16);
    if (placed.isAlone) block.drawAlone?.(placed.top);
    else block.draw(placed.top);
  });
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
  const blocks = [
    ...coverBlocks(sheet, view),
    ...flightBlocks(sheet, view),
    ...hotelBlocks(sheet, view),
    ...dayBlocks(sheet, view),
    ...ledgerBlocks(sheet, view),
    ...leftOutBlocks(sheet, view),
  ];
  // The closing notes do not get a page of their own.
  const last = blocks.length - 1;
  const joined = blocks.map((block, index): Block => (index === last ? { ...block, keepWithNext: true } : block));
  drawBlocks(sheet, poster, view, [...joined, ...closingBlocks(sheet, view)]);
  return sheet.finish();
}
