import { PRODUCT } from "#app/config/product";
import { isPrintable } from "#app/integrations/pdfkit/font-files.server";
import { PAGE, openSheet } from "#app/integrations/pdfkit/sheet.server";
import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { Block } from "../pdf/block";
import { sandboxBlock, titleBlock } from "../pdf/cover.server";
import { headingBlock } from "../pdf/heading.server";
import { GRID, INK, STYLE } from "../pdf/ink.server";
import { drawMap } from "../pdf/map.server";
import { COVER_GAP, drawBands, drawBlocks } from "../pdf/pages.server";
import type { CoverPicture } from "../pdf/pages.server";
import { TextStack } from "../pdf/text-stack.server";
import { tripBlocks, withClosing } from "../trip-pdf.server";
import { toTripPdfView } from "../trip-pdf";
import type { TripPdfView } from "../trip-pdf";
import type { WholePrint } from "./whole-pdf";

type Place = WholePrint["places"][number]["shown"];

/** The section of the list of places and ways. */
const LIST = "places";

/** The map over the whole width of the first page. */
function coverMap(sheet: Sheet, map: WholePrint["map"]): CoverPicture {
  if (!map) {
    const frame = { x: 0, y: 0, width: PAGE.width, height: GRID.posterHeight };
    return { height: frame.height, draw: () => drawBands(sheet, frame) };
  }
  const { sheet: drawn, alt } = map;
  const frame = { x: 0, y: 0, width: PAGE.width, height: (PAGE.width / drawn.width) * drawn.height };
  return { height: frame.height, draw: () => drawMap(sheet, drawn, frame, alt) };
}

/** One place of the list: its number on the map, its dates and stay, and the way on from there. */
function placeBlock(sheet: Sheet, { name, dates, nights, facts, onward }: Place, number: number): Block {
  const text = new TextStack(sheet, GRID.body, GRID.right - GRID.body)
    .add(name, STYLE.strong, { tag: "H3", maxLines: 2 })
    .add([dates, nights, ...facts].join(" · "), STYLE.body, { gap: 1, maxLines: 3 })
    .add(onward ?? "", STYLE.fact, { gap: 4, maxLines: 4 });
  return {
    section: LIST,
    height: text.height,
    gapBefore: number === 1 ? 4 : 12,
    draw(top) {
      sheet.content("P", () =>
        sheet.text(String(number), GRID.left, top + 16, { ...STYLE.heading, colour: INK.vermilion }),
      );
      text.draw(top);
    },
  };
}

/** A line of the list that is no place: the way there or home, a hired car, the money. */
function lineBlock(sheet: Sheet, line: string): Block {
  const text = new TextStack(sheet, GRID.body, GRID.right - GRID.body).add(line, STYLE.fact, { maxLines: 6 });
  return { section: LIST, height: text.height, gapBefore: 10, draw: (top) => text.draw(top) };
}

/** The places with the ways there, between and home: below the cover where all of it fits there, else on a page of its own. */
function listBlocks(sheet: Sheet, { places, ways, hires, money }: WholePrint, firstTop: number): Block[] {
  const blocks = [
    headingBlock(sheet, LIST, "Places and ways"),
    ...(ways.there === undefined ? [] : [lineBlock(sheet, ways.there)]),
    ...places.map(({ shown }, k) => placeBlock(sheet, shown, k + 1)),
    ...[ways.home ?? [], hires, money ?? []].flat().map((line) => lineBlock(sheet, line)),
  ];
  const height = blocks.reduce((sum, block) => sum + block.gapBefore + block.height, 0);
  const [heading, ...list] = blocks;
  return [{ ...heading!, startsPage: firstTop + height > GRID.bottom }, ...list];
}

/** The head of a place, on a page of its own. */
function placeHead(sheet: Sheet, { name, dates, nights }: Place, number: number): Block {
  const text = new TextStack(sheet, GRID.left, GRID.width)
    .add(`Place ${number} · ${dates} · ${nights}`.toUpperCase(), STYLE.kind)
    .add(name, { ...STYLE.title, size: 28 }, { tag: "H2", gap: 4, maxLines: 2 });
  return {
    section: "head",
    bookmark: name,
    continues: name,
    height: text.height,
    gapBefore: 0,
    startsPage: true,
    keepWithNext: true,
    draw: (top) => text.draw(top),
  };
}

/** Blocks of one place as its own: its sections, and its name before those that all places have. */
function ofPlace(blocks: readonly Block[], name: string, number: number): Block[] {
  return blocks.map((block, index) => ({
    ...block,
    section: `${number}-${block.section}`,
    ...(index > 0 && block.bookmark !== undefined && { bookmark: `${name}: ${block.bookmark}` }),
    ...(index > 0 && block.continues !== undefined && { continues: `${name}: ${block.continues}` }),
  }));
}

/**
 * The document of a longer trip: a cover with its map, the places and the ways between, then each place's flights, stay,
 * days and costs. The same places, options and moment give the same pages.
 */
export async function renderWholePdf(print: WholePrint): Promise<Buffer> {
  const sheet = await openSheet({
    title: `${print.title}: ${print.eyebrow.toLowerCase()}`,
    author: PRODUCT.name,
    subject: print.subject,
    language: "en",
    createdAt: print.generatedAt,
    compress: print.compress,
  });
  const views = print.places.map(({ trip, options }): TripPdfView => toTripPdfView(trip, options, isPrintable));
  const cover = coverMap(sheet, print.map);
  const sandboxNote = views.find((view) => view.sandboxNote !== undefined)?.sandboxNote;
  const head = [titleBlock(sheet, print), ...(sandboxNote === undefined ? [] : [sandboxBlock(sheet, sandboxNote)])];
  const listTop = head.reduce((y, block) => y + block.gapBefore + block.height, cover.height + COVER_GAP);
  const blocks = [
    ...head,
    ...listBlocks(sheet, print, listTop),
    ...views.flatMap((view, k) => {
      const { shown } = print.places[k]!;
      return ofPlace([placeHead(sheet, shown, k + 1), ...tripBlocks(sheet, view)], shown.name, k + 1);
    }),
  ];
  const closingNotes = [...new Set(views.flatMap((view) => view.closingNotes))];
  drawBlocks(sheet, cover, print, withClosing(sheet, { closingNotes }, blocks));
  return sheet.finish();
}
