import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import type { DayRequest } from "../day/day-request";
import { AT, arrangement, lake, placesOf, plan, ruin, sights, trip, tripDays } from "../plan/day-trips.fixture";
import type { Itinerary } from "../day/itinerary";
import { costOfDay, isVisit } from "../day/itinerary";
import { planDays } from "../plan/plan-days";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

describe("a trip that leaves something of the day", () => {
  const island = townPlace("island", { north: 6, minutes: 210, weight: 5, kind: "island" });
  const church = townPlace("church", { weight: 5, hours: "Tu 09:00-18:00", kind: "church" });
  const short = trip("island", ["island"], { minutes: 30, leave: "10:00", nights: 2 });
  const own = {
    ...NO_ARRANGEMENT,
    anchors: [
      { place: "church", nights: 1 },
      { place: "island", nights: 1 },
    ],
    dayTrips: [short],
  };

  it("does not take the last day of a sight that one sees after it", () => {
    const { days } = plan(townRequest([island, church], { arrangement: own, lastDate: "2027-05-05" }));
    expect(days[1]?.dayTrip?.id).toBe("island");
    const seen = days[1]!.items.find(({ placeId }) => placeId === "church")!;
    expect(seen.start).toBeGreaterThan(15 * 60);
  });

  it("counts on the half days for as many short sights as they hold", () => {
    const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const small = names.map((id) => townPlace(id, { minutes: 30, weight: 4, hours: "Mo-Tu 08:00-20:00" }));
    const anchors = [...names.map((place) => ({ place, nights: 1 })), { place: "island", nights: 1 }];
    const request = townRequest([...small, island], { arrangement: { ...own, anchors }, lastDate: "2027-05-05" });
    const itinerary = plan(request);
    expect(tripDays(itinerary)[1]).toBe("island");
    expect(placesOf(itinerary)).toEqual(expect.arrayContaining(names));
  });
});

describe("a whole-day trip", () => {
  const request = townRequest([...sights(6, 180), ruin], { arrangement, lastDate: "2027-05-07" });
  const itinerary = plan(request);
  const day = itinerary.days.find(({ dayTrip }) => dayTrip)!;

  it("is a day of its own between the first and the last", () => {
    expect(tripDays(itinerary).filter(Boolean)).toEqual(["ruin"]);
    expect(tripDays(itinerary)[0]).toBeUndefined();
    expect(tripDays(itinerary).at(-1)).toBeUndefined();
    expect(day.theme).toBe("A day at the ruin");
    expect(day.dayTrip?.way).toContain("main station");
  });

  it("leaves, arrives, eats and comes back by its own data, and ends with dinner near the hotel", () => {
    const stops = day.items.filter(({ role }) => role !== "free" && role !== "rest");
    expect(stops.map(({ role, start, end }) => [role, start, end])).toEqual([
      ["breakfast", 415, 450],
      ["transfer", 450, 570],
      ["visit", 570, 750],
      ["meal", 750, 810],
      ["transfer", 810, 930],
      ["meal", stops[5]!.start, stops[5]!.end],
    ]);
    const [, out, visit, lunch, back, dinner] = stops;
    expect(out).toMatchObject({ name: "Train to ruin", mode: "train", priceMinor: 60_00 });
    expect(visit?.priceMinor).toBe(40_00);
    expect(lunch).toMatchObject({ meal: "lunch", name: "At the foot of the hill", priceMinor: 18_00 });
    expect(back?.location.name).toBe("Hotel");
    expect(dinner?.meal).toBe("dinner");
    expect(day.costMinor).toBe(costOfDay(day));
  });

  it("holds lunch inside a visit that spans it, and pays once", () => {
    const long = { ...ruin, minutes: 330 };
    const out = plan({ ...request, places: [...sights(6, 180), long] }).days.find(({ dayTrip }) => dayTrip)!;
    const inside = out.items.filter(({ location }) => location.name === "Valley" || location.name.startsWith("At"));
    expect(inside.map(({ role }) => role)).toEqual(["transfer", "visit", "meal", "visit"]);
    expect(inside.map(({ priceMinor }) => priceMinor)).toEqual([60_00, 40_00, 18_00, 0]);
    expect(inside[3]!.name).toBe("More time at ruin");
    expect(inside[3]!.placeId).toBeUndefined();
  });
});

describe("which whole-day trips a stay holds", () => {
  it("goes on a date on which everything is open when one gets there", () => {
    const shut = { ...ruin, hours: "Mo-Su 08:00-17:00; Mo,Tu,We,Fr off" };
    const itinerary = plan(townRequest([...sights(6, 180), shut], { arrangement, lastDate: "2027-05-08" }));
    expect(tripDays(itinerary).indexOf("ruin")).toBe(3);
  });

  it("says so when it is shut on all of them, and when the nights have no room for it", () => {
    const shut = { ...ruin, hours: "Mo-Su 08:00-17:00; Mo-Fr off" };
    const closed = plan(townRequest([...sights(6, 180), shut], { arrangement, lastDate: "2027-05-07" }));
    expect(closed.leftOut).toContainEqual({
      placeId: "ruin",
      name: "ruin",
      why: "Closed on all your days.",
      isFixed: true,
    });
    const short = plan(townRequest([...sights(6, 180), ruin, lake], { arrangement, lastDate: "2027-05-06" }));
    expect(tripDays(short)).toContain("ruin");
    expect(short.leftOut.find(({ placeId }) => placeId === "lake")?.why).toBe(
      "It takes a whole day: stay 6 nights and there's time for it.",
    );
  });

  it("goes without a lesser stop that is shut by then, and says so", () => {
    const valley = { ...NO_ARRANGEMENT, anchors: arrangement.anchors, dayTrips: [trip("valley", ["ruin", "mill"])] };
    const mill = townPlace("mill", { north: 71, weight: 4, dayTrip: true, hours: "Mo-Su 08:00-10:00" });
    const itinerary = plan(
      townRequest([...sights(6, 180), ruin, mill], { arrangement: valley, lastDate: "2027-05-07" }),
    );
    expect(placesOf(itinerary)).toContain("ruin");
    expect(itinerary.leftOut.find(({ placeId }) => placeId === "mill")?.why).toBe(
      "It's closed by the time you'd get there.",
    );
  });

  it("is not made without the place it is made for", () => {
    const valley = { ...NO_ARRANGEMENT, dayTrips: [trip("valley", ["mill", "ruin"])] };
    const shut = { ...ruin, hours: "Mo-Su 06:00-08:00" };
    const mill = townPlace("mill", { north: 71, weight: 3, dayTrip: true });
    const itinerary = plan(
      townRequest([...sights(6, 180), shut, mill], { arrangement: valley, lastDate: "2027-05-07" }),
    );
    expect(tripDays(itinerary).filter(Boolean)).toEqual([]);
  });

  const twoDays = {
    arrangement: {
      ...NO_ARRANGEMENT,
      anchors: [
        { place: "palace", nights: 1 },
        { place: "ruin", nights: 2 },
      ],
      dayTrips: [trip("ruin", ["ruin"])],
    },
    lastDate: "2027-05-05",
    arrival: { at: "2027-05-03T17:00", airport: "AAA", flight: "XX 1" },
  };
  const palace = townPlace("palace", { weight: 5, hours: "Mo-Su 08:00-15:30" });
  const leaving = (at: string): Itinerary =>
    plan(
      townRequest([...sights(4, 180), palace, ruin], { ...twoDays, departure: { at, airport: "AAA", flight: "XX 2" } }),
    );

  it("takes the only whole day where the town's own has the last morning, and not where it has none", () => {
    const late = leaving("2027-05-05T18:30");
    expect(tripDays(late)).toContain("ruin");
    expect(placesOf(late)).toContain("palace");
    const early = leaving("2027-05-05T08:30");
    expect(tripDays(early)).not.toContain("ruin");
    expect(early.leftOut.find(({ placeId }) => placeId === "ruin")?.why).toBe(
      "It takes a whole day, and that would leave none for palace.",
    );
  });

  it("says by name what the days went to", () => {
    const both = {
      ...NO_ARRANGEMENT,
      anchors: [
        { place: "ruin", nights: 2 },
        { place: "lake", nights: 2 },
      ],
      dayTrips: [trip("ruin", ["ruin"]), trip("lake", ["lake"])],
    };
    const why = (lastDate: string): string | undefined =>
      plan(townRequest([...sights(4, 180), ruin, lake], { arrangement: both, lastDate })).leftOut.find(
        ({ placeId }) => placeId === "lake",
      )?.why;
    expect(why("2027-05-05")).toBe("It takes a whole day, and we gave that day to “A day at the ruin”.");
    expect(why("2027-05-06")).toBeUndefined();
  });

  it("keeps the only day of a market of one weekday for it, whatever comes before it", () => {
    const both = {
      ...NO_ARRANGEMENT,
      anchors: [
        { place: "ruin", nights: 2 },
        { place: "market", nights: 2 },
      ],
      dayTrips: [trip("ruin", ["ruin"]), trip("market", ["market"])],
    };
    // A stay from Monday to the next Monday has each of these weekdays once.
    for (const weekday of ["Tu", "We", "Th", "Fr", "Sa", "Su"]) {
      const market = { ...lake, id: "market", name: "market", hours: `${weekday} 08:00-20:00` };
      const stay = plan(townRequest([...sights(12), ruin, market], { arrangement: both, lastDate: "2027-05-10" }));
      expect(tripDays(stay).filter(Boolean).sort(), weekday).toEqual(["market", "ruin"]);
    }
  });

  it("counts what one outing holds as one when it decides for what the town waits", () => {
    const site = ["gate", "tomb", "hall", "rock"].map((id, index) =>
      townPlace(id, { north: 3, east: index / 5, weight: 5 }),
    );
    const own = {
      ...NO_ARRANGEMENT,
      anchors: [...site.map(({ id }) => ({ place: id, nights: 1 })), { place: "ruin", nights: 2 }],
      dayTrips: [trip("site", ["gate", "tomb", "hall", "rock"], { nights: 1 as 2 }), trip("ruin", ["ruin"])],
    };
    const itinerary = plan(
      townRequest([...sights(4, 180), ...site, ruin], { arrangement: own, lastDate: "2027-05-06" }),
    );
    expect(tripDays(itinerary).filter(Boolean).sort()).toEqual(["ruin", "site"]);
  });

  it("adds others to a stay whose days the town does not fill, never two running", () => {
    const days = tripDays(plan(townRequest([...sights(12), ruin, lake], { arrangement })));
    const on = days.flatMap((id, index) => (id ? [index] : []));
    expect(on).toHaveLength(2);
    expect(on[1]! - on[0]!).toBeGreaterThan(1);
  });

  it("does without a second far day of the same kind in the same corner while the town has something to see", () => {
    const islet = { kind: "island" as const, minutes: 240, weight: 4 as const, dayTrip: true };
    const north = townPlace("north-islet", { ...islet, north: 60, district: "North" });
    const daysOut = (count: number, other: Parameters<typeof townPlace>[1]): (string | undefined)[] => {
      const south = townPlace("south-islet", { ...islet, north: 55, district: "South", ...other });
      const wishes = {
        ...NO_ARRANGEMENT,
        anchors: ["ruin", "north-islet", "south-islet"].map((place) => ({ place, nights: 2 })),
        dayTrips: ["ruin", "north-islet", "south-islet"].map((id) => trip(id, [id], { nights: 2 })),
      };
      const places = [...sights(count), ruin, north, south];
      const made = plan(townRequest(places, { arrangement: wishes, lastDate: "2027-05-10", spend: 2_000 }));
      return tripDays(made).filter(Boolean).sort();
    };
    expect(daysOut(16, {})).toEqual(["north-islet", "ruin"]);
    expect(daysOut(16, { kind: "waterfall" })).toHaveLength(3);
    expect(daysOut(16, { north: -60 })).toHaveLength(3);
    expect(daysOut(3, {})).toHaveLength(3);
  });

  it("spares children the longest ways, and small ones most, but for what comes first", () => {
    const out = (minutes: number, party: Partial<DayRequest>, first: string[] = []): (string | undefined)[] => {
      const wishes = {
        ...NO_ARRANGEMENT,
        anchors: [...first, "sight-0", "sight-1", "sight-2", "sight-3", "ruin"].map((place) => ({ place, nights: 1 })),
        dayTrips: [trip("ruin", ["ruin"], { minutes, nights: 2 })],
      };
      const places = [...sights(4, 180), { ...ruin, minutes: 120 }];
      return tripDays(plan(townRequest(places, { arrangement: wishes, lastDate: "2027-05-09", ...party }))).filter(
        Boolean,
      );
    };
    expect(out(120, { children: 1 })).toEqual(["ruin"]);
    expect(out(190, { children: 1 })).toEqual([]);
    expect(out(190, {})).toEqual(["ruin"]);
    expect(out(120, { children: 2, youngest: 2 })).toEqual([]);
    expect(out(60, { children: 2, youngest: 2 })).toEqual(["ruin"]);
    expect(out(120, { children: 2, youngest: 2 }, ["ruin"])).toEqual(["ruin"]);
  });

  it("lets days out follow each other where the place is made of them", () => {
    const isles = Array.from({ length: 6 }, (_, index) =>
      townPlace(`isle-${index}`, { east: 40 + index * 8, minutes: 240, dayTrip: true, kind: "island", weight: 4 }),
    );
    const dayTrips = isles.map(({ id }) => trip(id, [id], { by: "boat", minutes: 60, nights: 2 }));
    const itinerary = plan(
      townRequest([...sights(2), ...isles], { arrangement: { ...NO_ARRANGEMENT, dayTrips }, lastDate: "2027-05-09" }),
    );
    expect(tripDays(itinerary).filter(Boolean)).toHaveLength(5);
  });

  it("makes a day of its own of a far place that no known trip goes to", () => {
    const itinerary = plan(townRequest([...sights(6, 180), { ...ruin, minutes: 300 }]));
    expect(tripDays(itinerary)).toContain("ruin");
  });
});

describe("an edited plan", () => {
  const places = [...sights(6, 180), ruin, lake];
  const request = townRequest(places, { arrangement });
  const before = plan(request);
  const keep = before.days.map((day) => day.items.filter(isVisit).map(({ placeId }) => placeId));
  const edit = (change: Partial<DayRequest>): Itinerary => plan({ ...request, keep, ...change });

  it("keeps its day trips where they are", () => {
    expect(tripDays(edit({}))).toEqual(tripDays(before));
  });

  it("leaves out the trip that was removed and dissolves no other day", () => {
    const after = edit({ unwanted: ["ruin"] });
    expect(placesOf(after)).not.toContain("ruin");
    expect(tripDays(after).filter(Boolean)).toEqual(tripDays(before).filter((id) => id && id !== "ruin"));
    before.days.forEach((day, index) => {
      if (day.dayTrip?.id === "ruin") return;
      expect(after.days[index]!.items.filter(isVisit).map(({ placeId }) => placeId)).toEqual(keep[index]);
    });
  });

  it("moves a trip to the day that was asked for, and what was there to the day it leaves", () => {
    const from = tripDays(before).indexOf("ruin");
    const to = tripDays(before).findIndex((id, index) => index > 0 && id === undefined);
    const date = before.days[to]!.date;
    const after = edit({ locked: [{ placeId: "ruin", date }] });
    expect(tripDays(after)[to]).toBe("ruin");
    expect(tripDays(after)[from]).toBeUndefined();
    expect(after.days[from]!.items.filter(isVisit).map(({ placeId }) => placeId)).toEqual(keep[to]);
  });

  it("says that a trip cannot be on the day of arriving", () => {
    const { conflicts } = planDays(
      { ...request, keep, locked: [{ placeId: "ruin", date: request.firstDate }] },
      townSun,
      AT,
    );
    expect(conflicts.length).toBeGreaterThan(0);
  });
});

describe("the first day", () => {
  const arriving = (at: string, isOvernight = false) =>
    plan(
      townRequest([...sights(40), townPlace("far", { north: 6, weight: 5 })], {
        lastDate: "2027-05-05",
        arrival: { at, airport: "AAA", flight: "XX 1", isOvernight },
      }),
    ).days[0]!;

  it("is a few easy hours near the hotel after a night on the way", () => {
    const visits = arriving("2027-05-03T07:10", true).items.filter(isVisit);
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.at(-1)!.end - visits[0]!.start).toBeLessThanOrEqual(240);
    expect(visits.map(({ placeId }) => placeId)).not.toContain("far");
    expect(visits.reduce((sum, { start, end }) => sum + end - start, 0)).toBeLessThanOrEqual(120);
  });

  it("is nothing but getting there when one lands late in the evening", () => {
    expect(arriving("2027-05-03T20:30").items.map(({ role }) => role)).toEqual(["transfer", "rest"]);
  });
});

describe("a short stay", () => {
  const town = sights(6, 240);
  const shortStay = (dayTrips: DayTrip[], anchors: { place: string; nights: number }[]): (string | undefined)[] =>
    tripDays(
      plan(
        townRequest([...town, ruin, lake], {
          arrangement: { ...NO_ARRANGEMENT, anchors, dayTrips },
          lastDate: "2027-05-07",
        }),
      ),
    ).filter(Boolean);

  it("leaves the town for no day that people take on a longer one", () => {
    const trips = [trip("ruin", ["ruin"]), trip("lake", ["lake"], { nights: 2 })];
    const lakeFrom = (nights: number) => [
      { place: "ruin", nights: 2 },
      { place: "lake", nights },
    ];
    expect(shortStay(trips, lakeFrom(6))).toEqual(["ruin"]);
    expect(shortStay(trips, lakeFrom(4)).sort()).toEqual(["lake", "ruin"]);
  });

  it("is out far on one of three days, but for what comes first on the list", () => {
    const first = town.slice(0, 5).map(({ id }) => ({ place: id, nights: 1 }));
    const far = [
      { place: "ruin", nights: 2 },
      { place: "lake", nights: 2 },
    ];
    const trips = [trip("ruin", ["ruin"]), trip("lake", ["lake"], { nights: 2 })];
    expect(shortStay(trips, [...first, ...far])).toHaveLength(1);
    expect(shortStay(trips, [...far, ...first])).toHaveLength(2);
    expect(shortStay([trips[0]!, trip("lake", ["lake"], { nights: 2, minutes: 55 })], [...first, ...far])).toHaveLength(
      2,
    );
  });
});
