import { describe, expect, it } from "vitest";
import { planFor } from "./plan-for";
import { AT, personWith, placeAt, requestAmong } from "../day/small-city.fixture";
import { solveDays } from "./solver-thread.server";

const request = requestAmong(["m1", "m2", "b1", "b2"].map((id, index) => placeAt(id, index)));
const ann = personWith("ann", { m1: 1, m2: 1, b1: 0.2, b2: 0.2 });
const bo = personWith("bo", { m1: 0.2, m2: 0.2, b1: 1, b2: 1 });

describe("days that are asked of the solver", () => {
  it("are those of the planner, made at the time that is named", async () => {
    const { itinerary } = await solveDays(request, AT);
    expect(itinerary).toEqual(planFor(request, undefined, AT).itinerary);
    expect(itinerary.generatedAt).toBe(AT);
    expect(itinerary.group).toBeUndefined();
  });

  it("weigh everybody of a group; somebody alone is no group", async () => {
    const { itinerary } = await solveDays(request, AT, [ann, bo]);
    expect(itinerary.group?.map(({ name }) => name)).toEqual(["Ann", "Bo"]);
    expect(itinerary).toEqual(planFor(request, [ann, bo], AT).itinerary);
    expect((await solveDays(request, AT, [ann])).itinerary.group).toBeUndefined();
  });
});
