import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { DayPage, StopLine, TripPdfView } from "../trip-pdf";
import { mapBlock } from "./map.server";
import type { Block } from "./block";
import { headingBlock } from "./heading.server";
import { GRID, INK, STYLE } from "./ink.server";
import { TextStack } from "./text-stack.server";

const PRICE_WIDTH = 58;
const BODY_WIDTH = GRID.right - GRID.body - PRICE_WIDTH;
const WAY_HEIGHT = 24;

function dayHeader(sheet: Sheet, day: DayPage, section: string): Block {
  const head = new TextStack(sheet, GRID.body, GRID.right - GRID.body)
    .add(day.date.toUpperCase(), STYLE.eyebrow)
    .add(day.theme, STYLE.heading, { tag: "H2", gap: 3, maxLines: 2, leading: 22 })
    .add(day.summary, STYLE.number, { gap: 1 });
  const text = day.notes.reduce((stack, note) => stack.add(note, STYLE.fact, { gap: 1.5, maxLines: 3 }), head);
  return {
    section,
    bookmark: `Day ${day.number}: ${day.theme}`,
    continues: `Day ${day.number}, ${day.date}`,
    height: Math.max(text.height, 46) + 14,
    gapBefore: 30,
    keepWithNext: true,
    draw(top) {
      sheet.decoration(() => sheet.rule(GRID.left, top, GRID.width, INK.ink, 0.9));
      sheet.content("P", () => sheet.text(String(day.number), GRID.left, top + 46, STYLE.numeral), {
        alt: `Day ${day.number}`,
      });
      text.draw(top + 14);
    },
  };
}

/** The quiet line between two stops: the way from one to the other. */
function drawWay(sheet: Sheet, way: NonNullable<StopLine["way"]>, top: number): void {
  sheet.decoration(() => sheet.perforation(GRID.left + 13, top, 0, WAY_HEIGHT - 6, INK.rule));
  sheet.content("P", () => {
    sheet.text(`${way.text} `, GRID.body, top + 12, STYLE.number);
    if (way.price) sheet.text(way.price, GRID.right, top + 12, STYLE.number, "right");
  });
}

/** A local name stands behind the name when both fit on one line, else below it. */
function drawName(sheet: Sheet, stop: StopLine, top: number): { height: number; draw(): void } {
  const baseline = top + STYLE.strong.size;
  const localName = stop.localName ?? "";
  const name = stop.number === undefined ? stop.name : `${stop.number}. ${stop.name}`;
  const nameWidth = sheet.measure(name, STYLE.strong);
  const fits = localName !== "" && nameWidth + 8 + sheet.measure(localName, STYLE.soft) <= BODY_WIDTH;
  const stack = new TextStack(sheet, GRID.body, BODY_WIDTH).add(name, STYLE.strong, { tag: "H3", maxLines: 3 });
  if (!fits) stack.add(localName, STYLE.soft, { maxLines: 2 });
  return {
    height: stack.height,
    draw() {
      stack.draw(top);
      if (fits) sheet.content("P", () => sheet.text(localName, GRID.body + nameWidth + 8, baseline, STYLE.soft));
    },
  };
}

function stopBlock(sheet: Sheet, stop: StopLine, section: string): Block {
  const wayHeight = stop.way ? WAY_HEIGHT : 0;
  const nameHeight = drawName(sheet, stop, 0).height;
  const words = new TextStack(sheet, GRID.body, BODY_WIDTH)
    .add(stop.description, STYLE.body, { maxLines: 12 })
    .add([stop.place, stop.fact].filter(Boolean).join(" · "), STYLE.fact, { gap: 1.5, maxLines: 4 })
    .add(stop.why ?? "", STYLE.why, { gap: 1.5, maxLines: 4 });
  return {
    section,
    height: wayHeight + nameHeight + words.height + 2,
    gapBefore: 8,
    draw(top) {
      if (stop.way) drawWay(sheet, stop.way, top);
      const y = top + wayHeight;
      const baseline = y + STYLE.strong.size;
      sheet.content("P", () => {
        sheet.text(`${stop.start} `, GRID.left, baseline, STYLE.time);
        if (stop.end !== stop.start) sheet.text(`– ${stop.end}`, GRID.left, baseline + 13, STYLE.number);
      });
      drawName(sheet, stop, y).draw();
      if (stop.price) sheet.content("P", () => sheet.text(stop.price, GRID.right, baseline, STYLE.price, "right"));
      words.draw(y + nameHeight);
    },
  };
}

function emptyDay(sheet: Sheet, section: string): Block {
  const text = new TextStack(sheet, GRID.body, BODY_WIDTH).add("No activities planned for this day", STYLE.soft);
  return { section, height: text.height, gapBefore: 6, draw: (top) => text.draw(top) };
}

/** The line above the stops of a part of the group that goes elsewhere. */
function apartHeader(sheet: Sheet, { title, note }: NonNullable<DayPage["apart"]>, section: string): Block {
  const text = new TextStack(sheet, GRID.body, BODY_WIDTH)
    .add(title, STYLE.strong, { tag: "H3", maxLines: 2 })
    .add(note, STYLE.fact, { gap: 1.5, maxLines: 3 });
  return { section, height: text.height, gapBefore: 16, keepWithNext: true, draw: (top) => text.draw(top) };
}

/** Each day with its stops and the ways between them. */
export function dayBlocks(sheet: Sheet, view: TripPdfView): Block[] {
  if (view.days.length === 0) {
    const text = new TextStack(sheet, GRID.left, GRID.width).add("No days planned yet.", STYLE.soft);
    return [
      headingBlock(sheet, "days", "Daily itinerary"),
      { section: "days", height: text.height, gapBefore: 2, draw: (top) => text.draw(top) },
    ];
  }
  return view.days.flatMap((day) => {
    const section = `day-${day.number}`;
    return [
      dayHeader(sheet, day, section),
      ...(day.map ? [mapBlock(sheet, day.map, section)] : []),
      ...(day.stops.length > 0 ? day.stops.map((stop) => stopBlock(sheet, stop, section)) : [emptyDay(sheet, section)]),
      ...(day.apart
        ? [apartHeader(sheet, day.apart, section), ...day.apart.stops.map((stop) => stopBlock(sheet, stop, section))]
        : []),
    ];
  });
}
