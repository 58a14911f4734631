import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import { flowPages } from "../page-flow";
import type { Block } from "./block";
import { GRID, INK, STYLE } from "./ink.server";

/** Points between the picture of the first page and its text. */
export const COVER_GAP = 30;
/** Bands of a cover without a poster, from sky to foot, as shares of its height. */
const BANDS = [
  [0, INK.lagoon],
  [0.55, "#e9a23b"],
  [0.72, INK.vermilion],
  [0.86, INK.ink],
] as const;

/** The picture at the head of the first page, over its whole width. Points. */
export interface CoverPicture {
  height: number;
  draw(): void;
}

/** What stands at the head and the foot of the pages. */
interface Margins {
  title: string;
  eyebrow: string;
}

/** Bands of colour for a cover without a picture. */
export function drawBands(sheet: Sheet, frame: { x: number; y: number; width: number; height: number }): void {
  sheet.decoration(() =>
    BANDS.forEach(([from, colour]) =>
      sheet.box({ ...frame, y: from * frame.height, height: frame.height * (1 - from) }, colour),
    ),
  );
}

/** Head and foot of a page; both are repeated, so screen readers pass over them. */
function drawMargins(sheet: Sheet, margins: Margins, page: number, pages: number, continued: string | undefined): void {
  sheet.decoration(() => {
    if (page > 0) {
      sheet.text(
        continued
          ? `${sheet.cut(continued, STYLE.foot, GRID.width * 0.7)}, continued`
          : sheet.cut(margins.title, STYLE.foot, GRID.width * 0.7),
        GRID.left,
        46,
        STYLE.foot,
      );
      sheet.text(margins.eyebrow, GRID.right, 46, STYLE.foot, "right");
    }
    sheet.rule(GRID.left, GRID.footer - 14, GRID.width, INK.rule);
    sheet.text(sheet.cut(margins.title, STYLE.foot, GRID.width * 0.7), GRID.left, GRID.footer, STYLE.foot);
    sheet.text(`Page ${page + 1} of ${pages}`, GRID.right, GRID.footer, STYLE.foot, "right");
  });
}

/** Lays blocks out over pages, the first of them with a picture at its head, and draws them. */
export function drawBlocks(sheet: Sheet, cover: CoverPicture, margins: Margins, blocks: readonly Block[]): void {
  const placements = flowPages(blocks, {
    firstTop: cover.height + COVER_GAP,
    top: GRID.top,
    bottom: GRID.bottom,
  });
  const pages = placements.at(-1)!.page + 1;
  let section = "";
  let page = -1;
  const openPage = (continued?: string): void => {
    page += 1;
    sheet.addPage();
    if (page === 0) cover.draw();
    drawMargins(sheet, margins, page, pages, continued);
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
