import { describe, expect, it } from "vitest";
import { waysFor } from "../travel/access-rules";
import { compositesAmong, visitsOfStop, windowsInHours, windowsOfComposite } from "./composite";
import { isVisit } from "../day/itinerary";
import { planDays } from "../plan/plan-days";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

const ways = waysFor(townRequest([]));
const gate = townPlace("gate", { north: 0.1, minutes: 40 });
const shrine = townPlace("shrine", { north: 0.4, minutes: 60 });
const arena = townPlace("arena", { east: 0.3, minutes: 75, price: 18 });
const forum = townPlace("forum", { east: 0.7, minutes: 90, price: 18 });
const far = townPlace("far", { east: 9, price: 12 });
const ticket = { name: "Arena and Forum ticket", places: ["arena", "forum"], price: 18 };

describe("places that are one visit", () => {
  it("are those that belong together, then neighbours of one ticket, each place once", () => {
    const all = compositesAmong(
      [gate, shrine, arena, forum],
      {
        together: [["gate", "shrine"]],
        tickets: [ticket, { name: "Arena and gate", places: ["arena", "gate"], price: 20 }],
      },
      ways,
    );
    expect(all.map(({ places }) => places.map(({ id }) => id))).toEqual([
      ["gate", "shrine"],
      ["arena", "forum"],
    ]);
  });

  it("are no longer one where only one of them can be visited, they lie apart or they take a day", () => {
    expect(compositesAmong([gate], { together: [["gate", "shrine"]], tickets: [] }, ways)).toEqual([]);
    const apart = { name: "City ticket", places: ["arena", "far"], price: 20 };
    expect(compositesAmong([arena, far], { together: [], tickets: [apart] }, ways)).toEqual([]);
    const long = { ...gate, minutes: 360 };
    expect(compositesAmong([long, shrine], { together: [["gate", "shrine"]], tickets: [] }, ways)).toEqual([]);
  });

  const [pair] = compositesAmong([gate, shrine], { together: [["gate", "shrine"]], tickets: [] }, ways);
  const [way] = pair!.inner;

  it("open as one for as long as the whole sequence works, however long each visit takes", () => {
    const day = { open: 540, latestStart: 1000, latestEnd: 1030 };
    const late = { open: 600, latestStart: 978, latestEnd: 1020 };
    // The shortest first visit of 30 minutes and the way lead to the second place at ten.
    expect(windowsOfComposite(pair!, [[day], [late]])).toEqual([
      { open: 600 - 30 - way!, latestStart: Math.min(978 - 40 - way!, 1020 - pair!.shortest), latestEnd: 1020 },
    ]);
    expect(windowsOfComposite(pair!, [[day], []])).toEqual([]);
  });

  it("keep to the hours of one of them at their usual length, where they could not at every length", () => {
    const day = { open: 540, latestStart: 1000, latestEnd: 1100 };
    const sunset = { open: 900, latestStart: 905, latestEnd: 1000 };
    const all = windowsOfComposite(pair!, [[day], [day]]);
    expect(windowsOfComposite(pair!, [[day], [sunset]])).toEqual([]);
    // The first visit of 40 minutes and the way lead to the second just then.
    expect(windowsInHours(pair!, [[day], [sunset]], all)).toMatchObject([
      { open: 900 - 40 - way!, latestStart: 905 - 40 - way! },
    ]);
    expect(windowsInHours(pair!, [[day], []], all)).toEqual([]);
  });

  it("open into visits one after the other, the spare time shared out", () => {
    const stop = { node: 9, arrive: 600, start: 600, leave: 600 + pair!.shortest + 20, slack: 7 };
    const visits = visitsOfStop(pair!, stop, ({ id }) => (id === "gate" ? 1 : 2));
    expect(visits.map(({ node }) => node)).toEqual([1, 2]);
    expect(visits[0]!.start).toBe(600);
    expect(visits[1]!.start).toBe(visits[0]!.leave + way!);
    expect(visits[1]!.leave).toBe(stop.leave);
    for (const { start, leave } of visits) expect(leave - start).toBeGreaterThanOrEqual(30);
  });
});

describe("a plan with places that are one visit", () => {
  const others = Array.from({ length: 14 }, (_, index) =>
    townPlace(`other-${index}`, { kind: "park", north: (index % 4) - 1.5, east: Math.floor(index / 4) - 1.5 }),
  );
  const request = townRequest([gate, ...others, shrine, arena, forum], {
    arrangement: { ...NO_ARRANGEMENT, together: [["gate", "shrine"]], tickets: [ticket] },
    lastDate: "2027-05-05",
  });
  const { itinerary } = planDays(request, townSun, "2027-01-01T00:00:00Z");
  const stops = itinerary.days.flatMap((day) =>
    day.items.filter(isVisit).map((item, order) => ({ item, order, date: day.date })),
  );
  const of = (id: string) => stops.find(({ item }) => item.placeId === id)!;

  it.each([
    ["gate", "shrine"],
    ["arena", "forum"],
  ])("has %s and %s on one day, one after the other", (first, second) => {
    expect(of(second).date).toBe(of(first).date);
    expect(of(second).order).toBe(of(first).order + 1);
  });

  it("pays their ticket once and says so at the other", () => {
    expect(of("arena").item).toMatchObject({ priceMinor: 18_00 });
    expect(of("arena").item.fact).toMatch(/^The ticket also covers forum\. /);
    expect(of("forum").item).toMatchObject({ priceMinor: 0, paidWith: "Arena and Forum ticket" });
    for (const day of itinerary.days)
      expect(day.costMinor).toBeGreaterThanOrEqual(day.items.reduce((sum, { priceMinor }) => sum + priceMinor, 0));
  });

  it("lets one of them go that was removed, and holds one at its own hour that was locked", () => {
    const keep = itinerary.days.map((day) => day.items.filter(isVisit).map(({ placeId }) => placeId));
    const without = planDays({ ...request, keep, unwanted: ["gate"] }, townSun, "x").itinerary;
    const ids = without.days.flatMap((day) => day.items.filter(isVisit).map(({ placeId }) => placeId));
    expect(ids).not.toContain("gate");
    expect(ids).toContain("shrine");
    const { date, item } = of("forum");
    const locked = [{ placeId: "forum", date, start: item.start }];
    const held = planDays({ ...request, keep, locked }, townSun, "x").itinerary;
    const again = held.days.find((day) => day.date === date)!.items.find(({ placeId }) => placeId === "forum")!;
    expect(again.start).toBe(item.start);
  });
});
