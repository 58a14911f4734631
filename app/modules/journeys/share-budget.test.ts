import { expect, it } from "vitest";
import { shareBudget } from "./share-budget";

const costs = (day: number) => ({
  budget: [day / 2, 0, 0, 0] as [number, number, number, number],
  moderate: [day, 0, 0, 0] as [number, number, number, number],
  luxury: [4 * day, 0, 0, 0] as [number, number, number, number],
  season: "100 100 100 100 100 100 100 100 100 100 100 100",
});

it("shares a budget by nights and by what a day costs, to the cent", () => {
  expect(
    shareBudget(
      3000_00,
      [
        { costs: costs(100), nights: 4 },
        { costs: costs(200), nights: 1 },
      ],
      "moderate",
    ),
  ).toEqual([2000_00, 1000_00]);
  const thirds = shareBudget(
    100_00,
    [1, 1, 1].map((nights) => ({ costs: costs(50), nights })),
    "luxury",
  );
  expect(thirds).toEqual([33_00, 34_00, 33_00]);
});
