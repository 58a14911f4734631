import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import type { TripPdfView } from "../trip-pdf";
import { dayMap } from "./map.server";
import type { DayMap } from "./map.server";
import type { Block } from "./block";
import type { DayPage, StopLine } from "./day-pages";
import { headingBlock } from "./heading.server";
import { GRID, INK, STYLE } from "./ink.server";
import { TextStack } from "./text-stack.server";

const BODY_WIDTH = GRID.right - GRID.body;
/** The column of times and prices. */
const TIMES_WIDTH = GRID.body - GRID.left - 8;
const WAY_HEIGHT = 15;
/** Points from the top of a day to its first line, and to its map. */
const HEAD_TOP = 14;
const MAP_GAP = 8;
/** The picture of a stop, 13 mm across, and its distance from the text on its left. */
const PICTURE = 37;
const PICTURE_GAP = 10;

function dayHeader(sheet: Sheet, day: DayPage, section: string, map: DayMap | undefined): Block {
  const head = new TextStack(sheet, GRID.body, map?.besideWidth ?? BODY_WIDTH)
    .add(day.date.toUpperCase(), STYLE.eyebrow)
    .add(day.theme, STYLE.heading, { tag: "H2", gap: 3, maxLines: 3, leading: 22 })
    .add(day.summary, STYLE.number, { gap: 1 });
  const text = day.notes.reduce((stack, note) => stack.add(note, STYLE.fact, { gap: 1.5, maxLines: 6 }), head);
  return {
    section,
    bookmark: `Day ${day.number}: ${day.theme}`,
    continues: `Day ${day.number}, ${day.date}`,
    height: Math.max(text.height, 46) + HEAD_TOP,
    gapBefore: 22,
    keepWithNext: true,
    ...(map && { sideHeight: HEAD_TOP + map.height + MAP_GAP }),
    draw(top) {
      sheet.decoration(() => sheet.rule(GRID.left, top, GRID.width, INK.ink, 0.9));
      sheet.content("P", () => sheet.text(String(day.number), GRID.left, top + 46, STYLE.numeral), {
        alt: `Day ${day.number}`,
      });
      text.draw(top + HEAD_TOP);
      map?.draw(top + HEAD_TOP);
    },
  };
}

/** The quiet line between two stops: the way from one to the other. @param width of the text, in points */
function drawWay(sheet: Sheet, way: NonNullable<StopLine["way"]>, top: number, width: number): void {
  sheet.decoration(() => sheet.perforation(GRID.left + 13, top, 0, WAY_HEIGHT - 5, INK.rule));
  const price = way.price ? sheet.measure(way.price, STYLE.number) : 0;
  sheet.content("P", () => {
    sheet.text(`${sheet.cut(way.text, STYLE.number, width - price - 8)} `, GRID.body, top + 10, STYLE.number);
    if (way.price) sheet.text(way.price, GRID.body + width, top + 10, STYLE.number, "right");
  });
}

/** A local name stands behind the name when both fit on one line, else below it. */
function drawName(sheet: Sheet, stop: StopLine, top: number, width: number): { height: number; draw(): void } {
  const baseline = top + STYLE.strong.size;
  const localName = stop.localName ?? "";
  const name = stop.number === undefined ? stop.name : `${stop.number}. ${stop.name}`;
  const nameWidth = sheet.measure(name, STYLE.strong);
  const fits = localName !== "" && nameWidth + 8 + sheet.measure(localName, STYLE.soft) <= width;
  const stack = new TextStack(sheet, GRID.body, width).add(name, STYLE.strong, { tag: "H3", maxLines: 3 });
  if (!fits) stack.add(localName, STYLE.soft, { maxLines: 2 });
  return {
    height: stack.height,
    draw() {
      stack.draw(top);
      if (fits) sheet.content("P", () => sheet.text(localName, GRID.body + nameWidth + 8, baseline, STYLE.soft));
    },
  };
}

/** Times and price of a stop, below each other in the left column. */
function timesOf(sheet: Sheet, stop: StopLine): TextStack {
  const times = new TextStack(sheet, GRID.left, TIMES_WIDTH).add(stop.start, STYLE.time);
  if (stop.end !== stop.start) times.add(`– ${stop.end}`, STYLE.number);
  return times.add(stop.price, STYLE.price, { maxLines: 2 });
}

/** @param width of the text and the picture at its right, in points: less beside a map */
function stopBlock(sheet: Sheet, stop: StopLine, section: string, width: number = BODY_WIDTH): Block {
  const wayHeight = stop.way ? WAY_HEIGHT : 0;
  const { picture } = stop;
  const textWidth = picture ? width - PICTURE - PICTURE_GAP : width;
  const nameHeight = drawName(sheet, stop, 0, textWidth).height;
  const times = timesOf(sheet, stop);
  const words = new TextStack(sheet, GRID.body, textWidth)
    .add(stop.description, STYLE.body, { maxLines: 12 })
    .add([stop.place, stop.fact, stop.why].filter(Boolean).join(" · "), STYLE.fact, { gap: 1, maxLines: 6 });
  return {
    section,
    height: wayHeight + Math.max(nameHeight + words.height, times.height, picture ? PICTURE + 2 : 0) + 2,
    gapBefore: 6,
    draw(top) {
      if (stop.way) drawWay(sheet, stop.way, top, width);
      const y = top + wayHeight;
      times.draw(y);
      drawName(sheet, stop, y, textWidth).draw();
      words.draw(y + nameHeight);
      // Named by the text beside it, so screen readers pass over it.
      if (picture) {
        const frame = { x: GRID.body + width - PICTURE, y: y + 2, width: PICTURE, height: PICTURE };
        sheet.decoration(() => sheet.image(picture, frame));
      }
    },
  };
}

/**
 * The stops of a day whose first ones stand beside its map: these have less width, unless the page ends before them.
 * @param headHeight points from the top of the day to its first stop
 */
function stopsBeside(
  sheet: Sheet,
  stops: readonly StopLine[],
  section: string,
  map: DayMap,
  headHeight: number,
): Block[] {
  const end = HEAD_TOP + map.height + MAP_GAP;
  let y = headHeight;
  return stops.map((stop) => {
    const alone = stopBlock(sheet, stop, section);
    if (y >= end) return alone;
    const beside = stopBlock(sheet, stop, section, map.besideWidth);
    y += beside.gapBefore + beside.height;
    return { ...beside, heightAlone: alone.height, drawAlone: alone.draw };
  });
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
    const map = day.map && day.stops.length > 0 ? dayMap(sheet, day.map) : undefined;
    const head = dayHeader(sheet, day, section, map);
    const stops =
      day.stops.length === 0
        ? [emptyDay(sheet, section)]
        : map
          ? stopsBeside(sheet, day.stops, section, map, head.height)
          : day.stops.map((stop) => stopBlock(sheet, stop, section));
    return [
      head,
      ...stops,
      ...(day.apart
        ? [apartHeader(sheet, day.apart, section), ...day.apart.stops.map((stop) => stopBlock(sheet, stop, section))]
        : []),
    ];
  });
}
