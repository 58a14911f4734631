import { describe, expect, it } from "vitest";
import { PLANNER_STEPS } from "#app/modules/trips/trip";
import { decideMove, laterStep } from "./steps";

describe("decideMove", () => {
  it("allows only the start without a trip", () => {
    expect(PLANNER_STEPS.filter((step) => decideMove(undefined, step).allowed)).toEqual(["start"]);
  });

  it.each([
    ["start", ["start", "flights"]],
    ["flights", ["start", "flights", "hotels"]],
    ["hotels", ["start", "flights", "hotels", "checkout"]],
    ["checkout", PLANNER_STEPS],
    ["itinerary", PLANNER_STEPS],
  ] as const)("from %s allows %j", (reached, allowed) => {
    expect(PLANNER_STEPS.filter((step) => decideMove(reached, step).allowed)).toEqual(allowed);
  });

  it("sends a refused move back to where the trip is, and says what is missing", () => {
    expect(decideMove("start", "checkout")).toEqual({
      allowed: false,
      goTo: "start",
      why: "Choose your flights first.",
    });
    expect(decideMove("flights", "checkout")).toEqual({
      allowed: false,
      goTo: "flights",
      why: "Choose where to stay first.",
    });
  });

  it("tells a step forward from a look back", () => {
    expect(decideMove("flights", "hotels")).toMatchObject({ isForward: true });
    expect(decideMove("hotels", "flights")).toMatchObject({ isForward: false });
  });
});

describe("laterStep", () => {
  it("is the one that comes later in the order", () => {
    expect(laterStep("hotels", "start")).toBe("hotels");
    expect(laterStep("start", "itinerary")).toBe("itinerary");
  });
});
