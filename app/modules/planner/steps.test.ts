import { describe, expect, it } from "vitest";
import { PLANNER_STEPS } from "#app/modules/trips/trip";
import { STEP_LABELS, STEP_PATHS, comeTo, decideMove, stepAfter, stepsWhere } from "./steps";

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

describe("the steps", () => {
  it("stand at the addresses that are printed and linked elsewhere (CHECKLIST ROUTE-40)", () => {
    expect(PLANNER_STEPS.map((step) => STEP_PATHS[step])).toEqual([
      "/planner/start",
      "/planner/flight",
      "/planner/hotel",
      "/planner/booking",
      "/planner/itinerary",
    ]);
  });

  it("have a name of one word each", () => {
    const names = PLANNER_STEPS.map((step) => STEP_LABELS[step]);
    expect(new Set(names).size).toBe(PLANNER_STEPS.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+$/);
  });

  it("say of each what is missing before the next", () => {
    const why = PLANNER_STEPS.slice(0, -2).map((reached, index) => {
      const move = decideMove(reached, PLANNER_STEPS[index + 2]!);
      return move.allowed ? "" : move.why;
    });
    expect(why).toEqual(["Choose your flights first.", "Choose where to stay first.", "Look over the price first."]);
  });
});

describe("without an inventory", () => {
  const steps = stepsWhere({ inventory: "none", payments: "live", mail: "smtp" });

  it("the days follow the start, and nothing is between them", () => {
    expect(steps).toEqual(["start", "itinerary"]);
    expect(stepAfter("start", steps)).toBe("itinerary");
    expect(stepAfter("itinerary", steps)).toBe("itinerary");
    expect(decideMove("start", "itinerary", steps)).toEqual({ allowed: true, isForward: true });
    expect(decideMove(undefined, "itinerary", steps)).toMatchObject({ allowed: false, goTo: "start" });
  });

  it.each(["flights", "hotels", "checkout"] as const)("%s is not there, and says why", (step) => {
    expect(decideMove("start", step, steps)).toEqual({
      allowed: false,
      goTo: "start",
      why: "Flights and a place to stay you book where you like. Here we plan your days.",
    });
    expect(decideMove(undefined, step, steps)).toMatchObject({ goTo: "start", why: "Tell us where and when first." });
  });

  it("a trip that had come to a step that is gone stands at the one before", () => {
    expect(comeTo("hotels", steps)).toBe("start");
    expect(comeTo("itinerary", steps)).toBe("itinerary");
    expect(decideMove("checkout", "itinerary", steps)).toEqual({ allowed: true, isForward: true });
  });
});

describe("with an inventory", () => {
  it.each(["sandbox", "duffel"] as const)("%s has all five steps", (inventory) => {
    const steps = stepsWhere({ inventory, payments: "test", mail: "smtp" });
    expect(steps).toEqual(PLANNER_STEPS);
    expect(stepAfter("start", steps)).toBe("flights");
  });
});
