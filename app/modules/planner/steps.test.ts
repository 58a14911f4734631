import { describe, expect, it } from "vitest";
import { PLANNER_STEPS } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { STEP_LABELS, STEP_PATHS, comeTo, decideMove, doneBefore, stepAfter, stepsWhere } from "./steps";

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
    expect(why).toEqual(["Choose your flights first.", "Choose where to stay first.", "Review the price first."]);
  });
});

describe("without an inventory", () => {
  const steps = stepsWhere({ inventory: "none", payments: "live", mail: "smtp" });

  it("the days follow what was booked elsewhere, and nothing is paid between them", () => {
    expect(steps).toEqual(["start", "flights", "hotels", "itinerary"]);
    expect(stepAfter("hotels", steps)).toBe("itinerary");
    expect(stepAfter("itinerary", steps)).toBe("itinerary");
    expect(decideMove("hotels", "itinerary", steps)).toEqual({ allowed: true, isForward: true });
    expect(decideMove(undefined, "itinerary", steps)).toMatchObject({ allowed: false, goTo: "start" });
    expect(decideMove("start", "itinerary", steps)).toEqual({
      allowed: false,
      goTo: "start",
      why: "Tell us about your flights first, or continue without them.",
    });
    expect(decideMove("flights", "itinerary", steps)).toMatchObject({
      why: "Tell us where you're staying first, or continue without a place to stay.",
    });
  });

  it("there is no checkout, and it says why", () => {
    expect(decideMove("hotels", "checkout", steps)).toEqual({
      allowed: false,
      goTo: "hotels",
      why: "There's nothing to pay here: your flights and your stay are booked elsewhere. We plan your days.",
    });
    expect(decideMove(undefined, "checkout", steps)).toMatchObject({ why: "Tell us where and when first." });
  });

  it("a trip that had come to a step that is gone stands at the one before", () => {
    expect(comeTo("checkout", steps)).toBe("hotels");
    expect(comeTo("itinerary", steps)).toBe("itinerary");
    expect(decideMove("checkout", "itinerary", steps)).toEqual({ allowed: true, isForward: true });
  });
});

describe("with an inventory", () => {
  it("a trip of which nothing is bought here skips the checkout, once both parts are settled", () => {
    const real = { inventory: "sandbox", payments: "test", mail: "smtp" } as const;
    const { flight } = fullTrip("lisbon", 2);
    const dates = { startDate: "2027-04-14", endDate: "2027-04-16" };
    const checkout = (trip: Pick<Trip, "flight" | "elsewhere">): boolean =>
      stepsWhere(real, { ...trip, ...dates }).includes("checkout");
    expect(checkout({ elsewhere: { flights: "not-needed", stay: "not-needed" } })).toBe(false);
    expect(checkout({ elsewhere: { flights: "not-needed" } })).toBe(true);
    expect(checkout({ flight, elsewhere: { stay: "not-needed" } })).toBe(true);
    expect(checkout({})).toBe(true);
  });

  it("a day without a night has no hotel, and says so", () => {
    const day = { startDate: "2027-04-14", endDate: "2027-04-14" };
    const real = { inventory: "sandbox", payments: "test", mail: "smtp" } as const;
    const steps = stepsWhere(real, day);
    expect(steps).toEqual(["start", "flights", "checkout", "itinerary"]);
    expect(decideMove("flights", "hotels", steps)).toMatchObject({
      goTo: "flights",
      why: expect.stringMatching(/no night/) as string,
    });
    expect(stepsWhere(real, { ...day, elsewhere: { flights: "not-needed" } })).toEqual([
      "start",
      "flights",
      "itinerary",
    ]);
  });

  it.each(["sandbox", "duffel"] as const)("%s has all five steps", (inventory) => {
    const steps = stepsWhere({ inventory, payments: "test", mail: "smtp" });
    expect(steps).toEqual(PLANNER_STEPS);
    expect(stepAfter("start", steps)).toBe("flights");
  });
});

describe("the steps that are done", () => {
  it("hold the checkout only once it is paid", () => {
    expect(doneBefore("itinerary", PLANNER_STEPS, false)).toEqual(["start", "flights", "hotels"]);
    expect(doneBefore("itinerary", PLANNER_STEPS, true)).toEqual(["start", "flights", "hotels", "checkout"]);
    expect(doneBefore("checkout", PLANNER_STEPS, false)).toEqual(["start", "flights", "hotels"]);
  });
});
