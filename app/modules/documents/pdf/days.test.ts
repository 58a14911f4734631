import { describe, expect, it } from "vitest";
import type { Sheet } from "#app/integrations/pdfkit/sheet.server";
import { flowPages } from "../page-flow";
import type { DayPage, StopLine, TripPdfView } from "../trip-pdf";
import { dayBlocks } from "./days.server";
import { GRID } from "./ink.server";

const AREA = { firstTop: GRID.top, top: GRID.top, bottom: GRID.bottom };
/** From the top of a day to the end of its map: 210 points across, four fifths of that high. */
const MAP_END = 14 + 210 * 0.8;

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

  it("have their map beside the first stops, which stay with it and reach down to its end", () => {
    const blocks = blocksOf(day(1, [stop(10), stop(10), stop(10), stop(10), stop(10), stop(10)], { map }));
    const beside = blocks.findIndex(({ keepWithNext }) => !keepWithNext);
    expect(beside).toBeGreaterThan(1);
    const reach = (count: number): number =>
      blocks
        .slice(0, count)
        .reduce((sum, { height, gapBefore }, index) => sum + height + (index > 0 ? gapBefore : 0), 0);
    expect(reach(beside + 1)).toBeGreaterThanOrEqual(MAP_END);
    expect(reach(beside)).toBeLessThan(MAP_END + 20);
    expect(blocks.slice(beside).some(({ keepWithNext }) => keepWithNext)).toBe(false);
    const [plain] = blocksOf(day(1, [stop(10)]));
    expect(blocks[0]!.height, "the map takes no room of its own").toBe(plain!.height);
  });

  it("leave room for a map that is higher than all its stops", () => {
    const blocks = blocksOf(day(1, [stop(3)], { map }), day(2, [stop(3)]));
    const [first, second] = flowPages(blocks, AREA);
    const next = flowPages(blocks, AREA)[2]!;
    expect(second!.page).toBe(first!.page);
    expect(next.top - first!.top).toBeGreaterThanOrEqual(MAP_END);
  });

  it("never part a map from the stops beside it at the end of a page", () => {
    for (let before = 1; before < 14; before++) {
      const filler = day(
        1,
        Array.from({ length: before }, () => stop(30)),
      );
      const blocks = blocksOf(filler, day(2, [stop(10), stop(10), stop(10), stop(10)], { map }));
      const placed = flowPages(blocks, AREA);
      const head = before + 1;
      for (let k = head; blocks[k]!.keepWithNext; k++) expect(placed[k + 1]!.page).toBe(placed[head]!.page);
      expect(placed[head]!.top + MAP_END).toBeLessThanOrEqual(GRID.bottom);
    }
  });
});
