import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { HotelFacts } from "../pdf-elsewhere";
import type { TripPdfView } from "../trip-pdf";
import type { Block } from "./block";
import { factsGrid } from "./facts-grid.server";
import { headingBlock } from "./heading.server";
import { GRID, STYLE } from "./ink.server";
import { TextStack } from "./text-stack.server";

const SECTION = "hotel";
const PRICE_WIDTH = 110;

/** The stays, one after the other: place, dates, room, and price in all. */
export function hotelBlocks(sheet: Sheet, { hotels }: TripPdfView): Block[] {
  if (hotels.length === 0) return [];
  const heading = hotels.every(({ isPrivate }) => isPrivate) ? "Where you stay" : "Hotel";
  return [headingBlock(sheet, SECTION, heading), ...hotels.map((hotel, index) => hotelBlock(sheet, hotel, index))];
}

function hotelBlock(sheet: Sheet, hotel: HotelFacts, index: number): Block {
  const name = new TextStack(sheet, GRID.left, GRID.width - PRICE_WIDTH)
    .add(hotel.name, STYLE.subheading, { tag: "H3", maxLines: 3 })
    .add(hotel.address, STYLE.soft, { gap: 1, maxLines: 3 });
  const facts = factsGrid(sheet, hotel.facts, { x: GRID.left, width: GRID.width, columns: 3 });
  const amenities = new TextStack(sheet, GRID.left, GRID.width).add(hotel.amenities, STYLE.soft, { maxLines: 3 });
  const factsTop = name.height + 8;
  const amenitiesTop = factsTop + facts.height + 8;
  return {
    section: SECTION,
    height: amenitiesTop + amenities.height,
    gapBefore: index === 0 ? 2 : 14,
    draw(top) {
      name.draw(top);
      sheet.content("P", () =>
        sheet.text(hotel.price, GRID.right, top + STYLE.subheading.size, STYLE.subheading, "right"),
      );
      facts.draw(top + factsTop);
      amenities.draw(top + amenitiesTop);
    },
  };
}
