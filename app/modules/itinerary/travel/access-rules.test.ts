import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { ACCESS_RULES } from "./access-rules";
import { PACES } from "../day/itinerary";
import { PACE_RULES } from "../day/pace";

type Reach = Pick<PlaceSource, "effort" | "kind" | "minutes" | "access" | "note">;
const note = "Plain rooms by the river.";
const museum = (effort: Reach["effort"]): Reach => ({ effort, kind: "museum", minutes: 120, note });
const trail = (minutes: number, effort: Reach["effort"] = 1): Reach => ({ effort, kind: "trail", minutes, note });
const table = (words: string): Reach => ({ effort: 0, kind: "restaurant", minutes: 75, note: words });
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
    const lift = "A lift leads to the first and second tier; ask at the gate.";
    expect(reaches("step-free", { ...museum(2), access: { stepFree: "partly", note: lift } })).toBe(true);
    expect(reaches("step-free", { ...museum(2), access: { stepFree: "none", note: lift } })).toBe(false);
  });

  it("without steps, where its own words lead up no stairs", () => {
    for (const words of [
      "Charcoal fish and meat under vines at the top of the steps; no booking.",
      "Up a ruined marble stair, the private restaurant that began them all.",
      "Grilled pork up a narrow stair since 1966; portions are large.",
      "Upstairs over the ferry terminal: curries and pasta with boats outside.",
      "Soups and crepes in a white upstairs room on the square.",
      "Croatian wine in flights of three on a stepped lane.",
    ])
      expect(reaches("step-free", table(words)), words).toBe(false);
    for (const words of [
      "The U of small shops where diplomats buy books; look up the stairs for cafes.",
      "Five cuts of beef; upstairs is a banquet, downstairs a plate on rice.",
      "Cinnamon buns behind a painted wall; take them to the church steps.",
      "Mussels in black pots a few steps off the quay.",
    ])
      expect(reaches("step-free", table(words)), words).toBe(true);
    expect(reaches("short-walks", table("Up a stair on Mody Road."))).toBe(true);
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
    // A traveller who also asked for short walks keeps them.
    expect(limit({ ...PACE_RULES.packed, maxWalk: 4_000 })).toEqual({ ...PACE_RULES.relaxed, maxWalk: 4_000 });
  });

  it("without steps is as full as another one", () => {
    expect(ACCESS_RULES["step-free"].limit(PACE_RULES.packed)).toEqual(PACE_RULES.packed);
  });

  it("has a reason in words for every need that leaves places out", () => {
    for (const need of ["step-free", "short-walks"] as const) expect(ACCESS_RULES[need].why).toMatch(/^It .+\.$/);
  });
});
