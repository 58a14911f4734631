import { expect, it } from "vitest";
import { factChecks, factsLine, officialPageOf } from "./place-facts";

const lisbon = { checked: { hours: "2026-11", price: "2026-11", pin: "2026-11" } };

it("says when a place was looked over", () => {
  const checks = factChecks(lisbon, {}, "2027-02-03");
  expect(checks.hours).toEqual({ month: "2026-11", monthsAgo: 3, isOld: false });
  expect(factsLine(lisbon, {}, "2027-02-03")).toBe("Hours and price checked in November 2026");
});

it("calls facts old only when twelve months have gone by", () => {
  expect(factChecks(lisbon, {}, "2027-11-30").hours.isOld).toBe(false);
  expect(factChecks(lisbon, {}, "2027-12-01").hours.isOld).toBe(true);
  expect(factsLine(lisbon, {}, "2028-01-01")).toBe("Hours and price last checked 14 months ago");
});

it("lets a place say otherwise for one group", () => {
  const place = { checked: { hours: "2028-03" } };
  const checks = factChecks(lisbon, place, "2028-04-01");
  expect(checks.hours).toEqual({ month: "2028-03", monthsAgo: 1, isOld: false });
  expect(checks.pin.isOld).toBe(true);
  expect(factsLine(lisbon, place, "2028-04-01")).toBe("Hours checked in March 2028. Price last checked 17 months ago");
});

it("claims no look at what is general knowledge", () => {
  expect(factsLine(lisbon, { isUnconfirmed: true }, "2027-02-03")).toBe("Hours and price not confirmed");
});

it("never counts months that are still to come", () => {
  expect(factChecks(lisbon, {}, "2026-10-31").price.monthsAgo).toBe(0);
});

it("points to the place's own site before any other page", () => {
  expect(officialPageOf({ website: "https://a.example/", source: "https://b.example/" })).toBe("https://a.example/");
  expect(officialPageOf({ source: "https://b.example/" })).toBe("https://b.example/");
  expect(officialPageOf({})).toBeUndefined();
});
