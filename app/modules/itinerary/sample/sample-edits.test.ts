import { describe, expect, it } from "vitest";
import type { ItineraryDay } from "../day/itinerary";
import { applySampleEdits as applyOn } from "./sample-edits";
import type { SampleIdea } from "./sample-edits";
import { sampleEditsSchema } from "./sample-edits.schema";
import type { SampleEdit } from "./sample-asked";
import { waysFixture } from "../travel/travel-model.fixture";

const stop = (id: string, start: number, lat: number, type: "attraction" | "restaurant" = "attraction") => ({
  id,
  role: "visit" as const,
  type,
  placeId: id,
  name: id,
  location: { name: id, lat, lon: 0 },
  description: id,
  start,
  end: start + 60,
  priceMinor: 500,
  tags: [],
});
const idea = (id: string, lat: number, type: "attraction" | "restaurant" = "attraction"): SampleIdea => {
  const { start, end, ...rest } = stop(id, 0, lat, type);
  return { ...rest, placeId: id, minutes: end - start };
};
const day: ItineraryDay = {
  date: "2027-04-12",
  dayNumber: 1,
  theme: "Here",
  items: [stop("a", 540, 0), stop("b", 620, 0.01), stop("lunch", 720, 0.01, "restaurant"), stop("c", 800, 0.02)],
  walkKm: 0,
  costMinor: 2000,
};
const other: ItineraryDay = { ...day, date: "2027-04-13", dayNumber: 2, items: [stop("d", 540, 0)] };
const ideas = [idea("far", 0.5), idea("near", 0.001), idea("cafe", 0, "restaurant")];
const applySampleEdits = (days: ItineraryDay[], known: SampleIdea[], edits: SampleEdit[]): ItineraryDay[] =>
  applyOn(days, known, edits, waysFixture());
const names = (edits: Parameters<typeof applySampleEdits>[2], index = 0) =>
  applySampleEdits([day, other], ideas, edits)[index]!.items.map((item) => item.id);

describe("applySampleEdits", () => {
  it("locks and unlocks (CHECKLIST SAMP-11)", () => {
    const locked = applySampleEdits([day], ideas, [{ kind: "lock", stop: "b" }])[0]!.items[1]!;
    expect(locked.locked).toBe(true);
    const freed = applySampleEdits([day], ideas, [
      { kind: "lock", stop: "b" },
      { kind: "lock", stop: "b" },
    ])[0]!.items[1]!;
    expect(freed.locked).toBeUndefined();
  });
  it("removes one and no other (CHECKLIST SAMP-12)", () => {
    expect(names([{ kind: "remove", stop: "b" }])).toEqual(["a", "lunch", "c"]);
  });
  it("swaps with the neighbour, and stays at the ends (CHECKLIST SAMP-13)", () => {
    expect(names([{ kind: "up", stop: "b" }])).toEqual(["b", "a", "lunch", "c"]);
    expect(names([{ kind: "down", stop: "b" }])).toEqual(["a", "lunch", "b", "c"]);
    expect(names([{ kind: "up", stop: "a" }])).toEqual(["a", "b", "lunch", "c"]);
    expect(names([{ kind: "down", stop: "c" }])).toEqual(["a", "b", "lunch", "c"]);
  });
  it("replaces by the nearest of the same sort, and by another one the next time (CHECKLIST SAMP-14)", () => {
    expect(names([{ kind: "replace", stop: "a" }])).toEqual(["near", "b", "lunch", "c"]);
    expect(
      names([
        { kind: "replace", stop: "a" },
        { kind: "replace", stop: "near" },
      ]),
    ).toEqual(["far", "b", "lunch", "c"]);
    expect(names([{ kind: "replace", stop: "lunch" }])).toEqual(["a", "b", "cafe", "c"]);
    expect(names(["a", "near", "far"].map((id) => ({ kind: "replace", stop: id })))).toEqual([
      "cafe",
      "b",
      "lunch",
      "c",
    ]);
  });
  it("inserts at the start of a day or after a stop, a place once only (CHECKLIST SAMP-15)", () => {
    expect(names([{ kind: "insert", placeId: "near", date: other.date }], 1)).toEqual(["near", "d"]);
    expect(names([{ kind: "insert", placeId: "near", date: day.date, after: "b" }])).toEqual([
      "a",
      "b",
      "near",
      "lunch",
      "c",
    ]);
    expect(
      names([
        { kind: "insert", placeId: "near", date: day.date },
        { kind: "insert", placeId: "near", date: day.date },
      ]),
    ).toEqual(["near", "a", "b", "lunch", "c"]);
  });
  it("leaves a locked stop where it is", () => {
    const lock = { kind: "lock", stop: "b" } as const;
    expect(names([lock, { kind: "remove", stop: "b" }])).toContain("b");
    expect(names([lock, { kind: "down", stop: "a" }])).toEqual(["a", "b", "lunch", "c"]);
  });
  it("keeps the hours in order, the length of stops and the sum of the day", () => {
    const [changed, untouched] = applySampleEdits([day, other], ideas, [
      { kind: "remove", stop: "a" },
      { kind: "insert", placeId: "near", date: day.date, after: "b" },
    ]);
    for (const [index, item] of changed!.items.entries()) {
      expect(item.end - item.start).toBe(60);
      if (index > 0) expect(item.start).toBeGreaterThanOrEqual(changed!.items[index - 1]!.end);
    }
    expect(changed!.costMinor).toBe(
      changed!.items.reduce((sum, item) => sum + item.priceMinor + (item.legBefore?.priceMinor ?? 0), 0),
    );
    expect(untouched).toBe(other);
  });
  it("does not change the sample itself and ignores what is not there", () => {
    const before = structuredClone(day);
    expect(
      names([
        { kind: "remove", stop: "nobody" },
        { kind: "remove", stop: "a" },
      ]),
    ).toEqual(["b", "lunch", "c"]);
    expect(day).toEqual(before);
  });
});

describe("the hours of a changed day", () => {
  const walked = { mode: "walk" as const, minutes: 10, km: 0.8, priceMinor: 0 };
  const changed = (before: ItineraryDay, ...edits: Parameters<typeof applySampleEdits>[2]): ItineraryDay =>
    applySampleEdits([before], ideas, edits)[0]!;
  const startOf = (one: ItineraryDay, id: string): number => one.items.find((item) => item.id === id)!.start;

  it("begin when the day began, with the way from the hotel while the first stop stays the first", () => {
    const fromHotel = { ...day, items: [{ ...day.items[0]!, legBefore: walked }, ...day.items.slice(1)] };
    const kept = changed(fromHotel, { kind: "remove", stop: "c" });
    expect(kept.items[0]).toMatchObject({ id: "a", start: 540, legBefore: walked });
    // Whatever comes first now, the traveller leaves the hotel at half past eight.
    const gone = changed(fromHotel, { kind: "remove", stop: "a" });
    expect(gone.items[0]).toMatchObject({ id: "b", start: 530 });
    expect(gone.items[0]!.legBefore).toBeUndefined();
  });

  it("begin at nine in a day that was empty", () => {
    const empty = { ...day, items: [] };
    expect(changed(empty, { kind: "insert", placeId: "near", date: day.date }).items[0]).toMatchObject({
      id: "near",
      start: 540,
      end: 600,
    });
  });

  it("move up to fill a gap, but no meal and no held stop comes earlier than it was", () => {
    const next = changed(day, { kind: "remove", stop: "a" }, { kind: "remove", stop: "b" });
    expect(startOf(next, "lunch")).toBe(720);
    const held = changed(
      day,
      { kind: "lock", stop: "c" },
      { kind: "remove", stop: "lunch" },
      { kind: "remove", stop: "b" },
    );
    expect(startOf(held, "c")).toBe(800);
    const free = changed(day, { kind: "remove", stop: "b" }, { kind: "remove", stop: "lunch" });
    expect(startOf(free, "c")).toBeLessThan(800);
  });

  it("leave time for the way and for finding the door, on the full five minutes", () => {
    const next = changed(day, { kind: "remove", stop: "b" }, { kind: "remove", stop: "lunch" });
    const [first, second] = next.items;
    const leg = second!.legBefore!;
    expect(leg.mode).toBe("bus");
    expect(second!.start).toBe(Math.ceil((first!.end + leg.minutes + 5) / 5) * 5);
    for (const { start } of next.items) expect(start % 5).toBe(0);
    // Two stops at one corner have no way between them.
    const corner = { ...day, items: [stop("x", 543, 0), stop("y", 620, 0), stop("z", 700, 0.01)] };
    const quick = changed(corner, { kind: "down", stop: "y" }, { kind: "up", stop: "y" });
    expect(quick.items.map(({ id, start }) => [id, start])).toEqual([
      ["x", 545],
      ["y", 610],
      ["z", startOf(quick, "z")],
    ]);
    expect(quick.items[1]!.legBefore).toBeUndefined();
  });

  it("come with the kilometres on foot and with what rides cost", () => {
    const walks = { ...day, items: [stop("a", 540, 0), stop("b", 620, 0.01), stop("c", 700, 0.5)] };
    const next = changed(walks, { kind: "up", stop: "b" }, { kind: "down", stop: "b" });
    const [, b, c] = next.items;
    expect(b!.legBefore).toMatchObject({ mode: "walk" });
    expect(c!.legBefore).toMatchObject({ mode: "train" });
    expect(c!.legBefore!.priceMinor).toBeGreaterThan(0);
    expect(next.walkKm).toBe(b!.legBefore!.km);
    expect(next.costMinor).toBe(3 * 500 + c!.legBefore!.priceMinor);
    expect(next).toMatchObject({ date: day.date, dayNumber: 1, theme: "Here" });
  });

  it("of a stop that is only held stay as they are", () => {
    const next = changed(day, { kind: "lock", stop: "b" });
    expect(next).toEqual({
      ...day,
      items: day.items.map((item) => (item.id === "b" ? { ...item, locked: true } : item)),
    });
  });
});

describe("changes that can and cannot be made", () => {
  it("move no neighbour past a held stop, from either side, and take no place for a held one", () => {
    const lock = { kind: "lock", stop: "b" } as const;
    for (const edit of [
      { kind: "up", stop: "lunch" },
      { kind: "up", stop: "b" },
      { kind: "down", stop: "b" },
      { kind: "replace", stop: "b" },
    ] as const)
      expect(names([lock, edit])).toEqual(["a", "b", "lunch", "c"]);
    // Held no longer, it moves.
    expect(names([lock, lock, { kind: "up", stop: "b" }])).toEqual(["b", "a", "lunch", "c"]);
  });

  it("bring a place in after the first stop as after any other", () => {
    expect(names([{ kind: "insert", placeId: "near", date: day.date, after: "a" }])).toEqual([
      "a",
      "near",
      "b",
      "lunch",
      "c",
    ]);
  });

  it("bring in no place that is nowhere, after a stop that is not there, or on a day that is none", () => {
    const same = ["a", "b", "lunch", "c"];
    expect(names([{ kind: "insert", placeId: "nowhere", date: day.date }])).toEqual(same);
    expect(names([{ kind: "insert", placeId: "near", date: day.date, after: "nobody" }])).toEqual(same);
    expect(names([{ kind: "insert", placeId: "near", date: "2027-04-20" }])).toEqual(same);
    // It stands on one day, so not on another one too.
    const twice = applySampleEdits([day, other], ideas, [
      { kind: "insert", placeId: "near", date: day.date },
      { kind: "insert", placeId: "near", date: other.date },
    ]);
    expect(twice[1]).toBe(other);
  });

  it("leave a stop when nothing is left to take its place", () => {
    expect(applySampleEdits([day], [], [{ kind: "replace", stop: "a" }])).toEqual([day]);
  });

  it("send away for good what was replaced or taken out", () => {
    const first = names([
      { kind: "replace", stop: "a" },
      { kind: "remove", stop: "near" },
      { kind: "replace", stop: "b" },
    ]);
    expect(first).toEqual(["far", "lunch", "c"]);
  });
});

describe("sampleEditsSchema", () => {
  it("takes every change there is, as many as somebody would try", () => {
    const edits = [
      ...(["lock", "remove", "up", "down", "replace"] as const).map((kind) => ({ kind, stop: "a" })),
      { kind: "insert" as const, placeId: "p", date: "2027-04-12" },
      { kind: "insert" as const, placeId: "p", date: "2027-04-12", after: "a" },
    ];
    expect(sampleEditsSchema.parse(edits)).toEqual(edits);
    expect(sampleEditsSchema.parse(Array.from({ length: 60 }, () => edits[0]))).toHaveLength(60);
  });
  it.each([
    { kind: "lock", stop: "" },
    { kind: "lock", stop: "x".repeat(121) },
    { kind: "insert", placeId: "", date: "2027-04-12" },
    { kind: "insert", placeId: "p", date: "soon" },
    { kind: "insert", placeId: "p", date: "2027-04-12", after: "" },
  ])("refuses %j", (edit) => {
    expect(sampleEditsSchema.safeParse([edit]).success).toBe(false);
  });
  it("refuses unknown changes and too many of them", () => {
    expect(sampleEditsSchema.safeParse([{ kind: "burn", stop: "a" }]).success).toBe(false);
    expect(sampleEditsSchema.safeParse(Array.from({ length: 61 }, () => ({ kind: "lock", stop: "a" }))).success).toBe(
      false,
    );
  });
});
