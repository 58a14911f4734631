import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { ACCESS_RULES } from "./access-rules";
import { PACES } from "./itinerary";
import { PACE_RULES } from "./pace";

type Reach = Pick<PlaceSource, "effort" | "kind" | "minutes" | "access">;
const museum = (effort: Reach["effort"]): Reach => ({ effort, kind: "museum", minutes: 120 });
const trail = (minutes: number, effort: Reach["effort"] = 1): Reach => ({ effort, kind: "trail", minutes });
const reaches = (need: keyof typeof ACCESS_RULES, place: Reach): boolean => !ACCESS_RULES[need].excludes(place);

describe("a place is in reach", () => {
  it("without steps, when there are neither hills nor stairs", () => {
    expect([0, 1, 2, 3].map((effort) => reaches("step-free", museum(effort as Reach["effort"])))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("without steps, where the main part of a place with stairs is reached without them", () => {
    const note = "A lift leads to the first and second tier; ask at the gate.";
    expect(reaches("step-free", { ...museum(2), access: { stepFree: "partly", note } })).toBe(true);
    expect(reaches("step-free", { ...museum(2), access: { stepFree: "none", note } })).toBe(false);
  });

  it("with short walks, when it is no hike and no long trail; how long one looks at pictures does not count", () => {
    expect(reaches("short-walks", museum(2))).toBe(true);
    expect(reaches("short-walks", museum(3))).toBe(false);
    expect(reaches("short-walks", trail(75))).toBe(true);
    expect(reaches("short-walks", trail(76))).toBe(false);
  });

  it("with time to rest, wherever it is: the days are calmer, not fewer places open", () => {
    expect(reaches("rest-breaks", trail(300, 3))).toBe(true);
  });
});

describe("a day for somebody with a need", () => {
  it.each(PACES)("of a %s trip is never longer on foot than without it", (pace) => {
    for (const need of ACCESS_NEEDS)
      expect(ACCESS_RULES[need].limit(PACE_RULES[pace]).maxWalk).toBeLessThanOrEqual(PACE_RULES[pace].maxWalk);
  });

  it("with short walks has two kilometres on foot at most, and keeps the rest of the pace", () => {
    const { limit } = ACCESS_RULES["short-walks"];
    expect(limit(PACE_RULES.packed)).toEqual({ ...PACE_RULES.packed, maxWalk: 2_000 });
    expect(limit({ ...PACE_RULES.relaxed, maxWalk: 1_500 }).maxWalk).toBe(1_500);
  });

  it("with time to rest is a calm one, whatever the trip says", () => {
    const { limit } = ACCESS_RULES["rest-breaks"];
    expect(limit(PACE_RULES.packed)).toEqual(PACE_RULES.relaxed);
    // Who also asked for short walks keeps them.
    expect(limit({ ...PACE_RULES.packed, maxWalk: 4_000 })).toEqual({ ...PACE_RULES.relaxed, maxWalk: 4_000 });
  });

  it("without steps is as full as another one", () => {
    expect(ACCESS_RULES["step-free"].limit(PACE_RULES.packed)).toEqual(PACE_RULES.packed);
  });

  it("has a reason in words for every need that leaves places out", () => {
    for (const need of ["step-free", "short-walks"] as const) expect(ACCESS_RULES[need].why).toMatch(/^It .+\.$/);
  });
});
