import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flowPages } from "./page-flow";
import type { FlowBlock } from "./page-flow";

const AREA = { firstTop: 60, top: 10, bottom: 110 };
const block = (height: number, more: Partial<FlowBlock> = {}): FlowBlock => ({ height, gapBefore: 5, ...more });

describe("placing blocks on pages", () => {
  it("puts them below each other and turns the page when one does not fit", () => {
    expect(flowPages([block(20), block(20), block(30)], AREA)).toEqual([
      { page: 0, top: 60 },
      { page: 0, top: 85 },
      { page: 1, top: 10 },
    ]);
  });

  it("takes a heading to the next page with what it heads", () => {
    expect(flowPages([block(20), block(10, { keepWithNext: true }), block(20)], AREA)).toEqual([
      { page: 0, top: 60 },
      { page: 1, top: 10 },
      { page: 1, top: 25 },
    ]);
  });

  it("leaves a first page to the cover when a block only fits on the next one", () => {
    expect(flowPages([block(80)], AREA)).toEqual([{ page: 1, top: 10 }]);
  });

  it("gives a block that is higher than a page one for itself", () => {
    expect(flowPages([block(20), block(300), block(20)], AREA).map((placed) => placed.page)).toEqual([0, 1, 2]);
  });

  it("breaks a chain that is higher than a page", () => {
    const chain = Array.from({ length: 6 }, () => block(30, { keepWithNext: true }));
    expect(flowPages(chain, AREA).map((placed) => placed.page)).toEqual([0, 1, 1, 1, 2, 2]);
  });

  it("never lets blocks overlap, leave the page or part a heading from its text", () => {
    const blocks = fc.array(
      fc.record({
        height: fc.integer({ min: 1, max: 45 }),
        gapBefore: fc.integer({ min: 0, max: 5 }),
        keepWithNext: fc.boolean(),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(blocks, (drawn) => {
        // A heading heads one block here, so that no chain is higher than a page.
        const list = drawn.map((one, index) => ({
          ...one,
          keepWithNext: one.keepWithNext && drawn[index - 1]?.keepWithNext !== true && index % 2 === 0,
        }));
        const placed = flowPages(list, AREA);
        list.forEach((one, index) => {
          const here = placed[index]!;
          const next = placed[index + 1];
          expect(here.top + one.height).toBeLessThanOrEqual(AREA.bottom);
          if (!next) return;
          if (next.page === here.page) expect(next.top).toBe(here.top + one.height + list[index + 1]!.gapBefore);
          else expect([next.page, next.top]).toEqual([here.page + 1, AREA.top]);
          if (one.keepWithNext) expect(next.page).toBe(here.page);
        });
      }),
    );
  });
});
