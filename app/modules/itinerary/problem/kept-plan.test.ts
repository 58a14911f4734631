import { describe, expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import type { ItineraryDay } from "../day/itinerary";
import { keptPlan } from "./kept-plan";
import type { PlannedOuting } from "../outings/outing";

const outing = { id: "highlands", places: [{ id: "crater" }, { id: "farm" }] } as PlannedOuting["outing"];
const shape = { outings: [{ outing, day: 2 } as PlannedOuting], kept: new Set(["crater", "farm"]) };
const keep = [["square"], ["farm", "station"], ["walk"]];

/** Three days of which the second was a day out, or was none. */
function before(dayTrip: ItineraryDay["dayTrip"]): ItineraryDay[] {
  const [first, second, third] = fullTrip("kyoto", 3).itinerary!.days.map(({ dayTrip: _, ...day }) => day);
  return [first!, { ...second!, ...(dayTrip && { dayTrip }) }, third!];
}

describe("the stops of a plan that stays close to another", () => {
  it("change places where a day out moves", () => {
    const days = before({ id: "highlands", name: "Highlands", way: "A driver.", operator: "tour" });
    expect(keptPlan({ keep, edit: { before: { days, leftOut: [] }, touched: [] } }, shape, 3)).toEqual([
      ["square"],
      ["walk"],
      ["station"],
    ]);
  });

  it("stay on their days where a new day out shows what stood in town", () => {
    const days = before(undefined);
    expect(keptPlan({ keep, edit: { before: { days, leftOut: [] }, touched: [] } }, shape, 3)).toEqual([
      ["square"],
      ["station"],
      ["walk"],
    ]);
  });
});
