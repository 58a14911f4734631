import { describe, expect, it } from "vitest";
import { checkedLine, factChecks, officialPageOf } from "./place-facts";

const look = (month: string) => ({ source: "https://a.example/hours", month });
const checked = { hours: look("2026-11"), price: look("2026-11") };

describe("the check of a place's facts", () => {
  it("is told with its month", () => {
    expect(factChecks({ checked }, "2027-02-03").hours).toEqual({ month: "2026-11", monthsAgo: 3, isOld: false });
    expect(checkedLine({ checked }, "2027-02-03")).toBe("Hours and price checked in November 2026");
  });

  it("is old only when twelve months have gone by", () => {
    expect(factChecks({ checked }, "2027-11-30").hours?.isOld).toBe(false);
    expect(factChecks({ checked }, "2027-12-01").hours?.isOld).toBe(true);
    expect(checkedLine({ checked }, "2028-01-01")).toBe("Hours and price last checked 14 months ago");
  });

  it("is told of each group apart, where they differ", () => {
    const place = { checked: { ...checked, hours: look("2028-03") } };
    expect(checkedLine(place, "2028-04-01")).toBe("Hours checked in March 2028. Price last checked 17 months ago");
    expect(checkedLine({ checked: { hours: look("2028-03") } }, "2028-04-01")).toBe(
      "Hours checked in March 2028. Price as usual, not confirmed",
    );
  });

  it("is not claimed where there was none", () => {
    expect(factChecks({}, "2027-02-03")).toEqual({});
    expect(checkedLine({}, "2027-02-03")).toBeUndefined();
    expect(checkedLine({ checked: { pin: look("2026-11") } }, "2027-02-03")).toBeUndefined();
  });

  it("never counts months that are still to come", () => {
    expect(factChecks({ checked }, "2026-10-31").price?.monthsAgo).toBe(0);
  });
});

it("points to the page with the hours before the front page", () => {
  const website = "https://a.example/";
  expect(officialPageOf({ website, source: "https://a.example/hours" })).toBe("https://a.example/hours");
  expect(officialPageOf({ website })).toBe(website);
  expect(officialPageOf({})).toBeUndefined();
});
