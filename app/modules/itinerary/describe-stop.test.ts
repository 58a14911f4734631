import { describe, expect, it } from "vitest";
import type { DayRequest } from "./day-request";
import { describeStop } from "./describe-stop";
import { townPlace, townRequest } from "./town.fixture";

/** Why a visit from eleven to twelve is in the plan. */
function whyOf(
  change: Parameters<typeof townPlace>[1],
  request: Partial<DayRequest> = {},
  beside?: Parameters<typeof townPlace>[1],
): string | undefined {
  const place = townPlace("place", change);
  const stop = { node: 1, arrive: 660, start: 660, leave: 720, slack: 0 };
  const other = beside && townPlace("museum", beside);
  return describeStop(townRequest([place], request), place, stop, [], "2027-05-05", other).why;
}

describe("why a stop is in the plan", () => {
  it("is that it was asked for", () => {
    expect(whyOf({ weight: 5 }, { wanted: ["place"] })).toBe("You asked for it.");
  });

  it("is what people come for, and what those who come like", () => {
    expect(whyOf({ weight: 5 })).toBe("One of the reasons people come to Town.");
    expect(whyOf({ vibes: ["urban", "nature"] }, { interests: ["nature", "urban"] })).toMatch(
      /city life and nature\.$/,
    );
    const words = ["a", "aa", "aaa"].map(
      (id) =>
        describeStop(
          townRequest([], { interests: ["culture"] }),
          townPlace(id),
          { node: 1, arrive: 660, start: 660, leave: 720, slack: 0 },
          [],
          "2027-05-05",
        ).why,
    );
    expect(new Set(words).size).toBe(3);
  });

  it("is never made of a label: it is where it lies, what it costs, or what it is", () => {
    const tags = ["step cafe"];
    expect(whyOf({ tags, weight: 4, price: 5 })).toBe("Well worth the time on a first visit.");
    expect(whyOf({ tags, price: 5 }, {}, { north: 0.4 })).toBe("7 minutes on foot from museum.");
    expect(whyOf({ tags }, {}, { north: 0.05 })).toBe("Right by museum, and free.");
    expect(whyOf({ tags }, {}, { north: 5 })).toBe("Free, so stay for as long as you like.");
    expect(whyOf({ tags, price: 5, kind: "bar" })).toBe("A break between two sights.");
    expect(whyOf({ tags, price: 5, kind: "spa" })).toBe("Something to do rather than to look at.");
    expect(whyOf({ tags, price: 5 })).toBe("A change of scene from the rest of the day.");
  });
});
