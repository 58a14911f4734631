import { describe, expect, it } from "vitest";
import type { ItineraryDay } from "./itinerary";
import { applySampleEdits, sampleEditsSchema } from "./sample-edits";
import type { SampleIdea } from "./sample-edits";

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

describe("sampleEditsSchema", () => {
  it("refuses unknown changes and too many of them", () => {
    expect(sampleEditsSchema.safeParse([{ kind: "burn", stop: "a" }]).success).toBe(false);
    expect(sampleEditsSchema.safeParse(Array.from({ length: 61 }, () => ({ kind: "lock", stop: "a" }))).success).toBe(
      false,
    );
  });
});
