import { expect, it } from "vitest";
import { sideEffects } from "./changes-in-words";
import type { Itinerary } from "../day/itinerary";

type Line = [name: string, start: number, placeId?: string];

/** A plan of days; lines named Lunch and Dinner are meals. */
function planOf(...days: Line[][]): Itinerary {
  return {
    seed: 1,
    pace: "moderate",
    interests: [],
    leftOut: [],
    generatedAt: "2027-01-01T00:00:00.000Z",
    days: days.map((lines, index) => ({
      date: `2027-04-1${4 + index}`,
      dayNumber: index + 1,
      theme: "",
      walkKm: 0,
      costMinor: 0,
      items: lines.map(([name, start, placeId]) => {
        const isMeal = name === "Lunch" || name === "Dinner";
        return {
          id: `${index}-${name}`,
          role: isMeal ? "meal" : "visit",
          ...(isMeal && { meal: name === "Lunch" ? "lunch" : "dinner" }),
          type: "attraction",
          ...(!isMeal && { placeId: name.toLowerCase() }),
          ...(placeId && { placeId }),
          name: placeId ?? name,
          location: { name: "", lat: 0, lon: 0 },
          description: "",
          start,
          end: start + 60,
          priceMinor: 0,
          tags: [],
        };
      }),
    })),
  };
}

const before = planOf(
  [
    ["Museum", 600],
    ["Lunch", 750, "Casa"],
    ["Park", 840],
    ["Dinner", 1140, "Nona"],
  ],
  [
    ["Tower", 600],
    ["Lunch", 750],
  ],
);

it("says nothing of a plan in which only the stop itself has changed", () => {
  const after = planOf(
    [
      ["Museum", 605],
      ["Lunch", 750, "Casa"],
      ["Park", 900],
      ["Dinner", 1140, "Nona"],
    ],
    [
      ["Tower", 600],
      ["Lunch", 750],
    ],
  );
  expect(sideEffects(before, after, ["park"])).toBeUndefined();
});

it("says which meals and stops moved, and to which table", () => {
  const after = planOf(
    [
      ["Museum", 600],
      ["Lunch", 795, "Casa"],
      ["Dinner", 1170, "Rio"],
    ],
    [
      ["Tower", 600],
      ["Lunch", 750],
      ["Park", 870],
    ],
  );
  expect(sideEffects(before, after, [])).toBe(
    "Lunch on Wednesday moved to 13:15. Dinner on Wednesday is at Rio now, at 19:30. Park moved to Thursday, 14:30.",
  );
});

it("says what was lost first, and what came in", () => {
  const after = planOf(
    [
      ["Museum", 600],
      ["Lunch", 750],
      ["Dinner", 1140, "Nona"],
    ],
    [["Garden", 600]],
  );
  expect(sideEffects(before, after, ["park"])).toBe(
    "Tower no longer fits. There's no time for lunch on Thursday any more. Garden came in on Thursday. We no longer suggest a table for lunch on Wednesday.",
  );
});

it("counts what is too much to tell", () => {
  const names = ["A", "B", "C", "D", "E"];
  const at = (start: number) => planOf(names.map((name, index): Line => [name, start + index * 60]));
  expect(sideEffects(at(540), at(600), [])).toBe(
    "A moved to 10:00. B moved to 11:00. C moved to 12:00. 2 more stops have new times.",
  );
});

it("fits a message, however long the names are", () => {
  const names = ["A", "B", "C"].map((letter) => letter.repeat(90));
  const at = (start: number) => planOf(names.map((name, index): Line => [name, start + index * 60]));
  expect(sideEffects(at(540), at(600), [])!.length).toBeLessThan(241);
});
