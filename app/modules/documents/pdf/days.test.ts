import { describe, expect, it } from "vitest";
import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import { flowPages } from "../page-flow";
import type { TripPdfView } from "../trip-pdf";
import type { DayPage, StopLine } from "./day-pages";
import { dayBlocks } from "./days.server";
import { GRID } from "./ink.server";

const AREA = { firstTop: GRID.top, top: GRID.top, bottom: GRID.bottom };
/** From the top of a day to the end of its map: 190 points across, four fifths of that high. */
const MAP_END = 14 + 190 * 0.8;

/** Measures texts as if all letters were half as wide as they are high. */
const sheet = {
  measure: (text: string, { size }: { size: number }) => text.length * size * 0.5,
  cut: (text: string) => text,
  wrap: (text: string, { size }: { size: number }, width: number, most = Infinity) => {
    const letters = Math.floor(width / (size * 0.5));
    const lines = Math.min(most, Math.ceil(text.length / letters));
    return Array.from({ length: lines }, (_, line) => text.slice(line * letters, (line + 1) * letters));
  },
} as unknown as Sheet;

const stop = (words: number): StopLine => ({
  start: "09:00",
  end: "10:00",
  name: "A stop",
  description: "word ".repeat(words).trim(),
  price: "$12",
});
const map = { sheet: { width: 100, height: 80, shapes: [], texts: [] }, alt: "Map" } as unknown as DayPage["map"];
const day = (number: number, stops: StopLine[], more: Partial<DayPage> = {}): DayPage => ({
  ...{ number, date: "Wednesday 14 April 2027", theme: "Old town", summary: "5 activities", stops, notes: [] },
  ...more,
});
const blocksOf = (...days: DayPage[]) => dayBlocks(sheet, { days } as unknown as TripPdfView);
const pagesOf = (...days: DayPage[]) => flowPages(blocksOf(...days), AREA).map(({ page }) => page);

describe("the days of a printed trip", () => {
  it("follow one another: a day begins below the last stop of the day before", () => {
    const short = (number: number) => day(number, [stop(20), stop(20)]);
    expect(new Set(pagesOf(short(1), short(2), short(3)))).toEqual(new Set([0]));
  });

  const withMap = (stops: number) =>
    day(
      2,
      Array.from({ length: stops }, () => stop(20)),
      { map },
    );

  it("have their map beside the first stops, which have less width, and takes no room of its own", () => {
    const blocks = blocksOf(withMap(6));
    const beside = blocks.filter(({ heightAlone }) => heightAlone !== undefined);
    expect(beside.length).toBeGreaterThan(0);
    expect(blocks.slice(1, 1 + beside.length)).toEqual(beside);
    for (const { height, heightAlone } of beside) expect(heightAlone).toBeLessThan(height);
    const [plain] = blocksOf(day(2, [stop(10)]));
    expect(blocks[0]!.height).toBe(plain!.height);
    const placed = flowPages(blocks, AREA);
    expect(placed[beside.length]!.top, "the last one begins beside it").toBeLessThan(placed[0]!.top + MAP_END);
    expect(placed[beside.length + 1]!.top).toBeGreaterThanOrEqual(placed[0]!.top + MAP_END);
  });

  it("have a stop's picture at the right of its words, in no more room than it needs", () => {
    const picture = new Uint8Array([1]);
    const heightOf = (one: StopLine): number => blocksOf(day(1, [one]))[1]!.height;
    expect(heightOf({ ...stop(0), end: "09:00", price: "", picture })).toBe(41);
    expect(heightOf({ ...stop(60), picture })).toBeGreaterThan(heightOf(stop(60)));
  });

  it("leave room for a map that is higher than all its stops", () => {
    const blocks = blocksOf(day(1, [stop(3)], { map }), day(2, [stop(3)]));
    const [first, second, next] = flowPages(blocks, AREA);
    expect(second!.page).toBe(first!.page);
    expect(next!.top - first!.top).toBeGreaterThanOrEqual(MAP_END);
  });

  it("begin with a stop and the whole map at the foot of a page, and go on over the whole width of the next", () => {
    let parted = 0;
    for (let words = 0; words < 400; words += 20) {
      const long = Array.from({ length: 6 }, (_, index) => stop(Math.min(100, Math.max(0, words - index * 100))));
      const blocks = blocksOf(day(1, long), withMap(4));
      const placed = flowPages(blocks, AREA);
      const head = long.length + 1;
      expect(placed[head + 1]!.page).toBe(placed[head]!.page);
      expect(placed[head]!.top + MAP_END).toBeLessThanOrEqual(GRID.bottom);
      for (let k = head + 1; k < blocks.length; k++) {
        const isOnNext = placed[k]!.page > placed[head]!.page;
        expect(placed[k]!.isAlone ?? false).toBe(isOnNext && blocks[k]!.heightAlone !== undefined);
        parted += Number(placed[k]!.isAlone ?? false);
      }
    }
    expect(parted).toBeGreaterThan(0);
  });
});
