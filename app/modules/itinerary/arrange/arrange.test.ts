import { describe, expect, it } from "vitest";
import { arrangeDays, fillQuietDays } from "./arrange";
import type { Arranging } from "../day/arranging";
import { arranging } from "../day/arranging.fixture";
import type { Spot } from "../day/arranging.fixture";
import { checkPlan } from "../engine/check-plan";
import { DayArrangement } from "./day-arrangement";
import type { Id } from "../engine/problem";
import { improveDays } from "./improve-days";

const sorted = (days: readonly (readonly Id[])[]): Id[][] => days.map((ids) => [...ids].sort((a, b) => a - b));

describe("dealing visits to days", () => {
  it("keeps great sights apart where they would be too many for a day", () => {
    const spots = [0, 1, 2, 3].map((y): Spot => ({ x: 1, y: y * 0.1 }));
    const order = [
      [1, 2],
      [3, 4],
    ];
    const great = [0, 1, 1, 0, 0];
    const dealt = (mostGreat: number) => arrangeDays({ ...arranging(spots, order), great, mostGreat });
    const together = (days: readonly (readonly Id[])[]) => days.some((ids) => ids.includes(1) && ids.includes(2));
    expect(together(dealt(2))).toBe(true);
    expect(together(dealt(1))).toBe(false);
  });

  it("puts the day of what people come for first, where the days would be as good the other way round", () => {
    const spots = [0, 1, 2, 3].map((y): Spot => ({ x: y < 2 ? 4 : -4, y: y * 0.1 }));
    const order = [
      [1, 2],
      [3, 4],
    ];
    const firstDay = (reason: number[], fixed: Id[] = []) =>
      sorted(arrangeDays({ ...arranging(spots, order), reason, fixed: new Set(fixed) }))[0];
    expect(firstDay([0, 1, 0, 0, 0])).toEqual([1, 2]);
    expect(firstDay([0, 0, 0, 1, 0])).toEqual([3, 4]);
    expect(firstDay([0, 0, 0, 1, 0], [1, 2, 3, 4])).toEqual([1, 2]);
  });

  it("gathers what lies together, however it came", () => {
    const east = [0, 1, 2].map((y): Spot => ({ x: 4, y: y * 0.3 }));
    const west = [0, 1, 2].map((y): Spot => ({ x: -4, y: y * 0.3 }));
    const days = arrangeDays(
      arranging(
        [...east, ...west],
        [
          [1, 4, 2],
          [5, 3, 6],
        ],
      ),
    );
    expect(sorted(days).sort((a, b) => a[0]! - b[0]!)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it("keeps a district on one day where the map alone would not", () => {
    const spots = ["old", "new", "old", "new"].map((district, index): Spot => ({ x: 1, y: index * 0.1, district }));
    const days = sorted(
      arrangeDays(
        arranging(spots, [
          [1, 2],
          [3, 4],
        ]),
      ),
    );
    expect(days.sort((a, b) => a[0]! - b[0]!)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it("fills days alike and leaves none blank", () => {
    const spots = Array.from({ length: 6 }, (_, index): Spot => ({ x: index * 0.2, y: 1 }));
    const days = arrangeDays(arranging(spots, [[1, 2, 3, 4, 5, 6], [], []]));
    expect(days.map((ids) => ids.length)).toEqual([2, 2, 2]);
  });

  it("keeps to opening hours and to what is held on its day", () => {
    const spots: Spot[] = [
      { x: 1, y: 0, open: [540, 660] },
      { x: 1.1, y: 0, open: [540, 660] },
      { x: 1.2, y: 0 },
      { x: -3, y: 0 },
    ];
    const input = arranging(
      spots,
      [
        [1, 4],
        [2, 3],
      ],
      { fixed: new Set([4]) },
    );
    const days = arrangeDays(input);
    expect(checkPlan(input.problem, days).errors).toEqual([]);
    expect(days[0]).toContain(4);
    expect(days.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  it("takes in what is left where a day is thin, and comes back to a place when nothing is", () => {
    const spots = Array.from({ length: 5 }, (_, index): Spot => ({ x: index * 0.2, y: 1 }));
    const order = [[1, 2], [], [], [], [3]];
    const filled = arrangeDays(arranging(spots, order, { spare: [4] }));
    expect(filled.flat()).toContain(4);
    // Node 5 stands for a second visit to node 1, which lies on the first day.
    const again = fillQuietDays(arranging(spots, order, { returns: [{ node: 5, first: 1, mayComeEarlier: true }] }));
    expect(again.findIndex((ids) => ids.includes(5))).toBeGreaterThanOrEqual(2);
  });

  it("puts what belongs beside each other on one day, where districts would part it", () => {
    const spots = ["old", "new", "old", "new"].map((district, index): Spot => ({ x: 1, y: index * 0.1, district }));
    const order = [
      [1, 3],
      [2, 4],
    ];
    const dayOfFirst = (days: Id[][]): Id[] => days.find((ids) => ids.includes(1))!;
    expect(dayOfFirst(arrangeDays(arranging(spots, order)))).not.toContain(2);
    expect(dayOfFirst(arrangeDays(arranging(spots, order, { pairs: [[1, 2]] })))).toContain(2);
    // With a single day nothing comes between the two, although a stop between them would make the way shorter.
    const row = [0, 1, 2].map((at): Spot => ({ x: 1 + at * 0.5, y: 0 }));
    expect(arrangeDays(arranging(row, [[1, 2, 3]], { pairs: [[1, 3]] }))[0]!.indexOf(2)).not.toBe(1);
  });

  it("rides no long way to a short stop where a longer one lies beside it", () => {
    const far: Spot[] = [
      { x: 6, y: 0, minutes: 30, open: [540, 1140] },
      { x: 6, y: 0.1, minutes: 120 },
    ];
    const [day] = arrangeDays(arranging(far, [[1, 2]]));
    expect(day).toEqual([2, 1]);
    // The ride is made for the first of the two visits behind one door.
    const opened = arrangeDays(arranging([far[1]!, far[1]!], [[1, 2]], { firstStay: [0, 30, 120] }));
    expect(opened).toEqual([[2, 1]]);
  });

  it("lets one long visit and two short ones change places, which no single move does", () => {
    const spots: Spot[] = [
      { x: 3, y: 0, minutes: 240 },
      { x: -3, y: 0, minutes: 120 },
      { x: -3, y: 0.1, minutes: 120 },
      { x: -3, y: 0.2, minutes: 120 },
      { x: 3, y: 0.1, minutes: 120 },
    ];
    const days = arrangeDays(
      arranging(spots, [
        [1, 2],
        [3, 4, 5],
      ]),
    );
    expect(sorted(days).sort((a, b) => a[0]! - b[0]!)).toEqual([
      [1, 5],
      [2, 3, 4],
    ]);
  });

  describe("when something else lies better", () => {
    const spots: Spot[] = [
      { x: 1, y: 0 },
      { x: 1.1, y: 0 },
      { x: -8, y: 0 },
      { x: 1.2, y: 0 },
    ];
    const plan = (change: Partial<Arranging>, required: Id[] = [], last: Partial<Spot> = {}): Id[] => {
      const all = [...spots.slice(0, 3), { ...spots[3]!, ...last }];
      return sorted(arrangeDays(arranging(all, [[1, 2, 3]], { required: new Set(required), ...change })))[0]!;
    };

    it("takes it for a visit that nobody asked for", () => {
      expect(plan({ spare: [4] })).toEqual([1, 2, 4]);
    });

    it("stays with what is required, and with what is worth more", () => {
      const long = { minutes: 240 };
      expect(plan({ spare: [4] }, [3], long)).toEqual([1, 2, 3]);
      expect(plan({ spare: [4], fixed: new Set([3]) }, [], long)).toEqual([1, 2, 3]);
      expect(plan({ spare: [4] }, [], { ...long, score: 49 })).toEqual([1, 2, 3]);
    });
  });

  it("comes back to what lies near the day's other visit, and not before some days have passed", () => {
    const spots: Spot[] = [
      { x: 3, y: 0 },
      { x: -3, y: 0 },
      { x: 3.1, y: 0 },
      { x: -3.1, y: 0 },
      { x: 3, y: 0.1 },
      { x: -3, y: 0.1 },
    ];
    const days = arrangeDays(
      arranging([...spots, spots[0]!, spots[1]!], [[1], [2], [3, 5], [4, 6], [], []], {
        returns: [
          { node: 7, first: 1, mayComeEarlier: true },
          { node: 8, first: 2, mayComeEarlier: true },
        ],
      }),
    );
    const dayOf = (x: Id): number => days.findIndex((ids) => ids.includes(x));
    for (const [again, first] of [
      [7, 1],
      [8, 2],
    ] as const)
      if (dayOf(again) >= 0) expect(Math.abs(dayOf(again) - dayOf(first))).toBeGreaterThanOrEqual(2);
    expect(days.flat()).toEqual(expect.arrayContaining([7, 8]));
    for (const ids of days) expect(new Set(ids.map((x) => x % 2)).size).toBeLessThanOrEqual(1);
  });

  it("comes back to part of a longer visit only after it", () => {
    const spots: Spot[] = [
      { x: 3, y: 0 },
      { x: 3, y: 0.1 },
      { x: -3, y: 0 },
      { x: -3, y: 0.1 },
    ];
    const order = [[], [], [3, 4], [], [1, 2], [], [], []];
    const plan = (mayComeEarlier: boolean): Id[][] =>
      arrangeDays(
        arranging([...spots, spots[0]!, spots[0]!, spots[0]!], order, {
          returns: [5, 6, 7].map((node) => ({ node, first: 1, mayComeEarlier })),
        }),
      );
    const isBefore = (days: Id[][]): boolean =>
      days.findIndex((ids) => ids.some((x) => x >= 5)) < days.findIndex((ids) => ids.includes(1));
    expect(isBefore(plan(true))).toBe(true);
    expect(
      plan(false)
        .flat()
        .some((x) => x >= 5),
    ).toBe(true);
    expect(isBefore(plan(false))).toBe(false);
  });

  it("counts the district that an outing goes through, and puts nothing more on that day", () => {
    const spots: Spot[] = [
      { x: 3, y: 0, district: "old" },
      { x: 3, y: 0.1 },
      { x: -3, y: 0, district: "old" },
      { x: -3, y: 0.1 },
      { x: -3, y: 0.2 },
    ];
    const order = [[], [1, 2], [3, 4, 5]];
    const plan = (through: string): Id[][] =>
      arrangeDays(
        arranging(spots, order, {
          outings: [[through], undefined, undefined],
          isWhole: [false, true, true],
          capacity: [0, 450, 450],
        }),
      );
    const together = (days: Id[][]): boolean => days.some((ids) => ids.includes(1) && ids.includes(3));
    expect(together(plan("new"))).toBe(false);
    expect(together(plan("old"))).toBe(true);
    expect(plan("old")[0]).toEqual([]);
  });

  it("gathers a district and comes back to a place on the day that it leaves", () => {
    const spots = ["old", "old", "old", "new", "new", "new"].map((district, index): Spot => ({
      x: 1,
      y: index * 0.1,
      district: index < 3 ? district : `${district} ${index}`,
    }));
    // Nodes 7 and 8 stand for second visits to nodes 4 and 6; the second of them has no day yet.
    const book = new DayArrangement(
      arranging([...spots, spots[3]!, spots[5]!], [[1, 4, 6], [2, 5], [], [3, 7]], {
        isWhole: [true, true, false, true],
        capacity: [450, 450, 0, 450],
        fixed: new Set([4, 5, 6]),
        returns: [
          { node: 7, first: 4, mayComeEarlier: true },
          { node: 8, first: 6, mayComeEarlier: true },
        ],
      }),
    );
    book.letReturnsMove();
    improveDays(book, 2000);
    expect(book.order.filter((ids) => ids.some((x) => x <= 3))).toHaveLength(1);
    expect(book.order[3]).toEqual(expect.arrayContaining([7, 8]));
  });

  it("leaves out what costs more way than it is worth, but nothing that was asked for, and leaves no day thin", () => {
    const row: Spot[] = [
      { x: 1, y: 0 },
      { x: 1.1, y: 0 },
      { x: 1.2, y: 0 },
      { x: -6, y: 0 },
    ];
    expect(arrangeDays(arranging(row, [[1, 2, 3, 4]])).flat()).not.toContain(4);
    expect(arrangeDays(arranging(row, [[1, 2, 3, 4]], { required: new Set([4]) })).flat()).toContain(4);
    expect(arrangeDays(arranging(row.slice(1), [[1, 2, 3]])).flat()).toContain(3);
  });

  it("rides any way to fill a whole day, and comes nowhere once more on the morning of leaving", () => {
    const last = (isWhole: boolean, x: number): Id[] | undefined => {
      const spots: Spot[] = [
        { x, y: 0 },
        { x, y: 0.1 },
        { x: 1, y: 0 },
        { x: 1, y: 0.1 },
      ];
      const input = arranging([...spots, spots[0]!, spots[1]!], [[1, 2], [3, 4], []], {
        isWhole: [true, true, isWhole],
        capacity: [450, 450, isWhole ? 450 : 200],
        returns: [5, 6].map((node) => ({ node, first: node - 4, mayComeEarlier: true })),
      });
      return fillQuietDays(input).at(-1);
    };
    expect(last(true, 12)).toHaveLength(2);
    expect(last(false, 12)).toEqual([]);
    expect(last(false, 1)).toEqual([]);
  });

  it("rides for nothing small on the morning of leaving, nor for hours to something small again", () => {
    const morning = (x: number, minutes: number, change: Partial<Arranging> = {}): Id[] | undefined =>
      fillQuietDays(
        arranging(
          [
            { x: 1, y: 0 },
            { x, y: 0, minutes },
          ],
          [[1], [2]],
          { isWhole: [true, false], ...change },
        ),
      ).at(-1);
    expect(morning(1, 60)).toEqual([2]);
    expect(morning(3, 20)).toEqual([]);
    expect(morning(3, 20, { required: new Set([2]) })).toEqual([2]);
    const again = (minutes: number): Id[] => {
      const far = { x: 6, y: 0, minutes };
      const returns = [{ node: 2, first: 1, mayComeEarlier: true }];
      return fillQuietDays(arranging([far, far], [[1], [], [], [], []], { returns })).flat();
    };
    expect(again(60)).toEqual([1, 2]);
    expect(again(20)).toEqual([1]);
  });

  it("comes back to what an outing showed some days after it", () => {
    const spots: Spot[] = [1, 2, 3, 4, 5, 6].map((y): Spot => ({ x: 1, y: y * 0.1 }));
    const order = [[], [], [], [1, 2], [3, 4], [], [], []];
    const days = arrangeDays(
      arranging(spots, order, {
        // Nodes 5 and 6 stand for second visits; the first was on the way of an outing.
        returns: [5, 6].map((node) => ({ node, first: 99 + node, mayComeEarlier: false, outing: 1 })),
        outings: order.map((_, d) => (d === 1 ? ["old"] : undefined)),
        isWhole: order.map((_, d) => d !== 1),
        capacity: order.map((_, d) => (d === 1 ? 0 : 450)),
      }),
    );
    const dayOf = (x: Id): number => days.findIndex((ids) => ids.includes(x));
    expect(dayOf(5)).toBeGreaterThanOrEqual(3);
    expect(dayOf(6)).toBeGreaterThanOrEqual(3);
  });

  it("gives the same answer to the same question", () => {
    const spots = Array.from({ length: 12 }, (_, index): Spot => ({ x: (index * 7) % 5, y: (index * 3) % 4 }));
    const order = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ];
    expect(arrangeDays(arranging(spots, order))).toEqual(arrangeDays(arranging(spots, order)));
  });
});
