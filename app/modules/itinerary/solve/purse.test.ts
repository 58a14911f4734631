import { expect, it } from "vitest";
import { townPlace } from "../day/town.fixture";
import type { Scope } from "./day-facts";
import type { DayHours } from "./day-hours";
import { leftFor } from "./purse";

it("leaves no place that a day holds in a visit of several, nor a visit of one that it holds alone", () => {
  const places = ["hall", "garden", "tower"].map((id) => townPlace(id));
  const [hall, garden] = [places[0]!, places[1]!];
  // Nodes 1 to 3 are the places, and 4 is the visit of hall and garden.
  const scope = {
    dayProblem: { places, composites: [{ places: [hall, garden] }] },
    input: { spare: [1, 2, 3, 4] },
  } as unknown as Scope;
  const dayWith = (held: typeof places) => [{ places: () => held } as unknown as DayHours];
  expect(leftFor(scope, dayWith([hall, garden]))).toEqual([3]);
  expect(leftFor(scope, dayWith([{ ...hall }]))).toEqual([2, 3]);
  expect(leftFor(scope, dayWith([]))).toEqual([1, 2, 3, 4]);
});
