import { describe, expect, it } from "vitest";
import { fitAt } from "./fit";
import { beforeColdNights, togetherInTheDark } from "./in-the-dark";
import { townPlace } from "../day/town.fixture";

const SUNSET = 16 * 60;
const crescent = townPlace("crescent", { kind: "street", bestTime: "afternoon", indoor: false, minutes: 30 });

describe("what one looks at in the open", () => {
  it("is worth little once it is dark, however early that is", () => {
    const fits = (change: Parameters<typeof townPlace>[1], ...hours: number[]) =>
      hours.map((hour) => fitAt({ ...crescent, ...change }, 100, hour * 60, SUNSET));
    expect(fits({}, 15, 16.25, 17)).toEqual([100, 100, 40]);
    expect(fits({ kind: "square", bestTime: "morning" }, 9, 17)).toEqual([100, 40]);
    // A place with a roof, lights or shops is the same as ever.
    expect(fits({ kind: "museum", indoor: true }, 17)).toEqual([100]);
    expect(fits({ kind: "square", bestTime: "evening" }, 18)).toEqual([100]);
    expect(fits({ kind: "neighbourhood" }, 17)).toEqual([100]);
  });

  it("is worth as little as a part of one visit", () => {
    const museum = townPlace("museum", { kind: "museum", indoor: true, minutes: 60 });
    const score = togetherInTheDark({ places: [museum, crescent], inner: [10] }, 200, () => 100, [SUNSET]);
    const at = (start: number) => (typeof score === "number" ? score : score(0, start));
    expect([at(14 * 60), at(16 * 60)]).toEqual([200, 140]);
    expect(togetherInTheDark({ places: [museum], inner: [] }, 200, () => 100, [SUNSET])).toBe(200);
  });
});

describe("a promenade of the evening", () => {
  const river = townPlace("river", { kind: "trail", bestTime: "evening", indoor: false, minutes: 60 });
  const open = [{ open: 0, latestStart: 23 * 60, latestEnd: 24 * 60 }];
  const highs = [0, 2, 8, 15, 21, 27, 29, 28, 24, 17, 9, 2];
  const until = (change: Parameters<typeof townPlace>[1], date: string) =>
    beforeColdNights({ ...river, ...change }, open, { highs }, date, 17 * 60).map(({ latestEnd }) => latestEnd);

  it("is walked by day where nights are cold", () => {
    expect(until({}, "2027-01-20")).toEqual([17 * 60]);
    expect(until({}, "2027-07-20")).toEqual([24 * 60]);
  });

  it("is as late as ever where something begins or shines there", () => {
    expect(until({ starts: { at: "20:00", what: "The fountains start" } }, "2027-01-20")).toEqual([24 * 60]);
    expect(until({ bestTime: "night" }, "2027-01-20")).toEqual([24 * 60]);
  });
});
