import { describe, expect, it } from "vitest";
import { isVisit } from "./itinerary";
import { ITINERARY } from "./stored-itinerary";

const stop = (id: string, type: string, more: object = {}) => ({
  id,
  type,
  name: id,
  location: { name: "Alfama", lat: 38.71, lon: -9.13 },
  description: "",
  start: 600,
  end: 660,
  priceMinor: 0,
  tags: [],
  ...more,
});

/** Days as version 1 stored them: what a stop was could be told by the end of its id only. */
const VERSION_1 = JSON.stringify({
  version: 1,
  seed: 7,
  pace: "moderate",
  interests: ["culture"],
  days: [
    {
      date: "2027-05-12",
      dayNumber: 1,
      theme: "Alfama",
      items: [
        stop("2027-05-12-arrival", "transport"),
        stop("2027-05-12-check-in", "hotel"),
        stop("2027-05-12-castle", "attraction", { placeId: "castle", why: "You asked for it.", locked: true }),
        stop("2027-05-12-lunch", "restaurant", { placeId: "tasca", kind: "restaurant", why: "On the way." }),
        stop("2027-05-12-fado", "experience", { placeId: "fado", why: "Best after dark." }),
        stop("2027-05-12-dinner", "restaurant"),
      ],
      walkKm: 3.2,
      costMinor: 4200,
      split: {
        memberIds: ["m"],
        names: ["Mia"],
        start: 840,
        end: 1140,
        items: [stop("split-2027-05-12-tiles", "attraction", { placeId: "tiles", why: "Close by." })],
        meetAt: "Dinner",
      },
    },
  ],
  leftOut: [{ placeId: "zoo", name: "Zoo", why: "Closed." }],
  generatedAt: "2027-01-01T00:00:00.000Z",
});

describe("stored days", () => {
  it("of version 1 are given roles, and keep everything else", () => {
    const read = ITINERARY.read(VERSION_1, "trip-1");
    const [day] = read.days;
    expect(day!.items.map(({ role, meal }) => [role, meal])).toEqual([
      ["transfer", undefined],
      ["rest", undefined],
      ["visit", undefined],
      ["meal", "lunch"],
      ["visit", undefined],
      ["meal", "dinner"],
    ]);
    expect(day!.split!.items[0]).toMatchObject({ role: "visit", placeId: "tiles" });
    expect(day!.items.filter(isVisit).map(({ placeId }) => placeId)).toEqual(["castle", "fado"]);
    expect(day!.items[2]).toMatchObject({ locked: true, why: "You asked for it." });
    expect(read).toMatchObject({ seed: 7, leftOut: [{ placeId: "zoo" }], generatedAt: "2027-01-01T00:00:00.000Z" });
  });

  it("are written as version 2 and read back as they were", () => {
    const days = ITINERARY.read(VERSION_1, "trip-1");
    expect(ITINERARY.write(days)).toMatch(/^\{"version":2,/);
    expect(ITINERARY.read(ITINERARY.write(days), "trip-1")).toEqual(days);
  });

  it("that miss a part are refused by name, never read by half", () => {
    const broken = VERSION_1.replace('"priceMinor":0', '"priceMinor":"free"');
    expect(() => ITINERARY.read(broken, "trip-9")).toThrow(
      /^trips\.itinerary of trip-9 .*days\.0\.items\.0\.priceMinor/,
    );
  });
});
