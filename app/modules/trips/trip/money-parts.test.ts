import { describe, expect, it } from "vitest";
import { daysTogether, moneyBar, moneyByDay, moneyByKind, moneyColumns } from "./money-parts";
import { moneySums } from "./spending";

const costs = {
  offers: [
    { category: "flights" as const, totalMinor: 120_000 },
    { category: "hotel" as const, totalMinor: 65_000 },
  ],
  elsewhere: [],
  isPaid: true,
  onTheSpotMinor: 196_500,
  notedMinor: 50_000,
};

describe("the money by kind", () => {
  it("is paid or still planned, and adds up to what was spent and is to come", () => {
    expect(moneyByKind(costs)).toEqual([
      { kind: "flights", paidMinor: 120_000, spentMinor: 0, plannedMinor: 0 },
      { kind: "stay", paidMinor: 65_000, spentMinor: 0, plannedMinor: 0 },
      { kind: "trip", paidMinor: 0, spentMinor: 50_000, plannedMinor: 146_500 },
    ]);
    for (const isPaid of [true, false])
      for (const notedMinor of [0, 50_000, 300_000]) {
        const own = [{ category: "hotel" as const, totalMinor: 40_000 }];
        const parts = moneyByKind({ ...costs, isPaid, notedMinor, elsewhere: own });
        const sums = moneySums({
          ...{ budgetMinor: 390_000, offersMinor: 185_000, elsewhereMinor: 40_000 },
          ...{ isPaid, onTheSpotMinor: costs.onTheSpotMinor, notedMinor },
        });
        const paid = parts.reduce((sum, { paidMinor, spentMinor }) => sum + paidMinor + spentMinor, 0);
        const planned = parts.reduce((sum, { plannedMinor }) => sum + plannedMinor, 0);
        expect([paid, 390_000 - paid - planned]).toEqual([sums.spentMinor, sums.freeMinor]);
        expect(planned).toBe(sums.aheadMinor);
      }
  });

  it("has no line for a kind that costs nothing", () => {
    expect(moneyByKind({ ...costs, offers: [], onTheSpotMinor: 0, notedMinor: 0 })).toEqual([]);
  });
});

it("the money by day is the plan of the day beside what was noted for it, with one line before and after the trip", () => {
  const trip = { startDate: "2027-04-14", endDate: "2027-04-16" };
  const planned = new Map([
    ["2027-04-14", 9_000],
    ["2027-04-16", 4_000],
  ]);
  const noted = [
    { on: "2027-02-01", usdMinor: 3_000 },
    { on: "2027-04-14", usdMinor: 500 },
    { on: "2027-04-14", usdMinor: 700 },
    { on: "2027-05-01", usdMinor: 100 },
  ];
  expect(moneyByDay(trip, planned, noted)).toEqual([
    { on: "before", paidMinor: 0, spentMinor: 3_000, plannedMinor: 0 },
    { on: "2027-04-14", paidMinor: 0, spentMinor: 1_200, plannedMinor: 9_000 },
    { on: "2027-04-16", paidMinor: 0, spentMinor: 0, plannedMinor: 4_000 },
    { on: "after", paidMinor: 0, spentMinor: 100, plannedMinor: 0 },
  ]);
  expect(moneyByDay(trip, new Map(), [])).toEqual([]);
});

it("the money of a longer trip by day adds up where two places share a date", () => {
  const rome = { startDate: "2027-04-14", endDate: "2027-04-15" };
  const florence = { startDate: "2027-04-15", endDate: "2027-04-16" };
  const days = daysTogether([
    { trip: florence, planned: new Map([["2027-04-15", 2_000]]), expenses: [{ on: "2027-04-14", usdMinor: 100 }] },
    { trip: rome, planned: new Map([["2027-04-15", 1_000]]), expenses: [] },
  ]);
  expect(days).toEqual([
    { on: "2027-04-14", paidMinor: 0, spentMinor: 100, plannedMinor: 0 },
    { on: "2027-04-15", paidMinor: 0, spentMinor: 0, plannedMinor: 3_000 },
  ]);
  expect(daysTogether([])).toEqual([]);
});

describe("the columns of the days", () => {
  const on = (date: string, spentMinor: number, plannedMinor: number) => ({
    on: date,
    paidMinor: 0,
    spentMinor,
    plannedMinor,
  });

  it("are as high as their share of the dearest day, with days that cost nothing between", () => {
    const parts = [on("before", 99_000, 0), on("2027-04-14", 1_000, 3_000), on("2027-04-16", 0, 8_000)];
    expect(moneyColumns(parts)).toEqual({
      days: [
        { on: "2027-04-14", spent: 0.125, planned: 0.375 },
        { on: "2027-04-15", spent: 0, planned: 0 },
        { on: "2027-04-16", spent: 0, planned: 1 },
      ],
      dearest: { on: "2027-04-16", sumMinor: 8_000, isPlanned: true },
    });
  });

  it("name no dearest of days that cost the same, and are none of a single day", () => {
    expect(moneyColumns([on("2027-04-14", 500, 0), on("2027-04-15", 0, 500)])?.dearest).toBeUndefined();
    expect(moneyColumns([on("before", 500, 0), on("2027-04-15", 0, 500)])).toBeUndefined();
  });
});

describe("the bar", () => {
  const part = { paidMinor: 20_000, spentMinor: 5_000, plannedMinor: 50_000 };

  it("is as long as the budget, in whole steps without a gap", () => {
    expect(moneyBar(part, 100_000, 1000)).toEqual({ paid: 200, spent: 50, planned: 500, left: 250 });
    const odd = moneyBar({ paidMinor: 1, spentMinor: 1, plannedMinor: 1 }, 7, 1000)!;
    expect(odd.paid + odd.spent + odd.planned + odd.left).toBe(1000);
  });

  it("marks where a budget ends that is overspent, and has none for readers who do not see it", () => {
    expect(moneyBar(part, 37_500, 1000)).toEqual({ paid: 267, spent: 66, planned: 667, left: 0, budget: 500 });
    expect(moneyBar(part, null, 1000)).toEqual({ paid: 267, spent: 66, planned: 667, left: 0 });
  });

  it("is not drawn of nothing", () =>
    expect(moneyBar({ paidMinor: 0, spentMinor: 0, plannedMinor: 0 }, null, 1000)).toBeUndefined());
});
