import { describe, expect, it } from "vitest";
import { describeStop, withShortness } from "./describe-stop";
import { townPlace, townRequest } from "./town.fixture";

describe("a visit that is shorter than usual", () => {
  const museum = townPlace("museum", { minutes: 120 });
  const factOf = (minutes: number): string | undefined => {
    const stop = { node: 1, arrive: 600, start: 600, leave: 600 + minutes, slack: 0 };
    const windows = [{ open: 540, latestStart: 960, latestEnd: 1080 }];
    return withShortness(describeStop(townRequest([museum]), museum, stop, windows, "2027-05-04"), museum).fact;
  };

  it("says so, and how long people usually stay", () => {
    expect(factOf(60)).toBe("Usually open until 18:00. A short visit: people usually take 2 hours");
  });

  it("says nothing where it is a little shorter only", () => {
    for (const minutes of [90, 105, 120]) expect(factOf(minutes)).toBe("Usually open until 18:00");
  });
});
