import { describe, expect, it } from "vitest";
import { describeStop, withShortness } from "./describe-stop";
import { townPlace, townRequest } from "../day/town.fixture";

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

describe("until when a place is open", () => {
  const sunset = 20 * 60 + 25;
  const factOf = (change: Parameters<typeof townPlace>[1], latestEnd: number): string | undefined => {
    const place = townPlace("it", change);
    const stop = { node: 1, arrive: 1080, start: 1080, leave: 1140, slack: 0 };
    const windows = [{ open: 540, latestStart: latestEnd - 60, latestEnd }];
    return describeStop(townRequest([place]), place, stop, windows, "2027-05-04").fact;
  };

  it("is at all hours for a park that nobody locks, though one leaves it with the light", () => {
    expect(factOf({ kind: "park", hours: "24/7" }, sunset + 30)).toBe("Open at all hours");
    expect(factOf({ kind: "ruin", hours: "Mo-Su 08:00-22:00" }, sunset + 30)).toBe("Usually open until 22:00");
  });

  it("is what is left of its hours for everything else", () => {
    expect(factOf({ kind: "park", hours: "24/7" }, 19 * 60 + 30)).toBe("Usually open until 19:30");
    expect(factOf({ kind: "museum", hours: "Mo-Su 09:00-21:00" }, 21 * 60)).toBe("Usually open until 21:00");
    expect(factOf({ kind: "garden", hours: "Mo-Su 09:00-20:45" }, 20 * 60 + 45)).toBe("Usually open until 20:45");
  });
});
