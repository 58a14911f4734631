import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import { destinationFixture } from "#app/modules/catalogue/schema/destination.fixture";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { arrangement, lake, placesOf, plan, ruin, sights, trip, tripDays } from "../plan/day-trips.fixture";
import { fitOuting } from "./outing";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";
import { travelWays } from "../travel/travel-model";
import { roundDown } from "../day/visit-length";

describe("a day on which everybody travels", () => {
  // Golden Week in Japan, 29 April to 5 May.
  const daysOut = (lastDate: string, change: Partial<DayTrip> = {}) => {
    const request = townRequest([...sights(4, 180), ruin], {
      arrangement: { ...arrangement, dayTrips: [trip("ruin", ["ruin"], change)] },
      firstDate: "2027-05-01",
      lastDate,
    });
    const { days } = plan({ ...request, destination: { ...request.destination, country: "JP" } });
    return days.filter(({ dayTrip }) => dayTrip);
  };
  const wayOut = (days: ReturnType<typeof daysOut>) => days[0]?.items.find(({ mode }) => mode)?.description;

  it("is none for a day out by train, where there is another", () => {
    const [after, ...others] = daysOut("2027-05-07");
    expect([after?.date, others]).toEqual(["2027-05-06", []]);
    expect(wayOut([after!])).not.toContain("book seats");
    expect(daysOut("2027-05-07", { operator: "tour", by: "tour-bus" })[0]?.date).not.toBe("2027-05-06");
  });

  it("is told where there is no other", () => {
    expect(wayOut(daysOut("2027-05-05"))).toContain("Everyone travels today: book seats both ways well ahead.");
  });
});

describe("the money for a day out", () => {
  it("is not the fares of all other days", () => {
    const places = [...sights(4, 180), ruin];
    const out = (lastDate: string): number =>
      tripDays(plan(townRequest(places, { arrangement, lastDate, spend: 130 }))).filter(Boolean).length;
    expect(out("2027-05-06")).toBe(1);
    expect(out("2027-05-14")).toBe(0);
  });
});

describe("a day out with dinner on it", () => {
  const meals = (change: Partial<DayTrip>): (string | undefined)[] => {
    const request = townRequest([...sights(4, 180), ruin], {
      arrangement: { ...arrangement, dayTrips: [trip("ruin", ["ruin"], change)] },
      lastDate: "2027-05-06",
    });
    const day = plan(request).days.find(({ dayTrip }) => dayTrip);
    return (day?.items ?? []).flatMap(({ role, meal }) => (role === "meal" ? [meal] : []));
  };

  it("is followed by no other", () => {
    expect(meals({})).toEqual(["lunch", "dinner"]);
    expect(meals({ dinner: "there" })).toEqual(["lunch"]);
  });
});

describe("the penguins of Phillip Island", () => {
  const { dayTrips, ...melbourne } = destinationFixture("melbourne");
  const out = dayTrips.filter(({ places }) => places.includes("phillip-island"));
  const island = melbourne.places.find(({ id }) => id === "phillip-island")!;

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    "are seen coming ashore by whoever goes there in month %i",
    (month) => {
      const date = `2027-${String(month).padStart(2, "0")}-20`;
      const { sunset } = sunCalculatorFor(melbourne)(date);
      const open = [{ open: 10 * 60, latestStart: 21 * 60, latestEnd: 22 * 60 }];
      const ways = travelWays({ destination: melbourne, places: melbourne.places, adults: 2, children: 0 });
      const made = out
        .filter(({ months }) => months?.includes(month))
        .map((one) => ({ ...one, places: [island], back: one.back ?? one.minutes }))
        .map((outing) =>
          fitOuting(outing, () => open, ways, { isHot: false, restedAt: 0, isWithChildren: false, isHeld: false }),
        );
      expect(made).toHaveLength(1);
      const [fit] = made;
      expect(typeof fit === "object" && fit.times.visits.at(-1)!.end).toBeGreaterThanOrEqual(roundDown(sunset) + 10);
    },
  );
});

describe("a day out of another season", () => {
  it("is said to be that, and not that it is shut", () => {
    const inSummer = {
      ...arrangement,
      dayTrips: [trip("ruin", ["ruin"], { months: [6, 7, 8] })],
    };
    const { leftOut } = plan(townRequest([...sights(6), ruin], { arrangement: inSummer, lastDate: "2027-05-07" }));
    expect(leftOut.find(({ placeId }) => placeId === "ruin")?.why).toBe(
      "Out of season on your dates: people go in June to August.",
    );
  });
});

describe("days out that people come for", () => {
  it("are not left out for a town that is seen sooner, whatever of them lies near it", () => {
    const far = ["north", "south", "west"].map((id, index) =>
      townPlace(id, { north: 40 + index * 20, minutes: 200, weight: 4, dayTrip: true, district: id }),
    );
    const islet = townPlace("islet", { east: 2, minutes: 240, weight: 4, district: "Islet" });
    const ids = ["islet", ...far.map(({ id }) => id)];
    const out = (trips: readonly string[], count: number): number => {
      const wishes = {
        ...NO_ARRANGEMENT,
        anchors: ["sight-0", "sight-1", "sight-2", "sight-3", ...ids].map((place) => ({ place, nights: 2 })),
        dayTrips: trips.map((id) => trip(id, [id], { minutes: 60, price: 10 })),
      };
      const places = [...sights(count), islet, ...far];
      return tripDays(plan(townRequest(places, { arrangement: wishes, lastDate: "2027-05-10", spend: 2_000 }))).filter(
        Boolean,
      ).length;
    };
    expect(out(ids, 10)).toBe(4);
    // Where the town has as many days of its own, half of them are enough.
    expect(out(ids, 16)).toBe(3);
  });
});

describe("a market of one day of the week", () => {
  it("keeps its day, though days out that could be on it follow each other then", () => {
    // The whole days are Saturday to Monday.
    const days = { firstDate: "2027-05-07", lastDate: "2027-05-11" };
    const market = townPlace("market", { kind: "market", weight: 4, hours: "Sa 08:30-15:00" });
    const own = {
      ...NO_ARRANGEMENT,
      anchors: ["ruin", "market", "lake"].map((place) => ({ place, nights: 2 })),
      dayTrips: [trip("ruin", ["ruin"]), trip("lake", ["lake"])].map((one) => ({ ...one, nights: 2, minutes: 50 })),
    };
    const made = plan(townRequest([...sights(4), market, ruin, lake], { arrangement: own, spend: 2_000, ...days }));
    expect(placesOf({ ...made, days: made.days.slice(1, 2) })).toContain("market");
    expect(tripDays(made).map(Boolean)).toEqual([false, false, true, true, false]);
  });
});

describe("a feast that shuts the town", () => {
  it("leaves what people come for first the one day on which it is open", () => {
    // 5 to 7 May are the whole days, and both are open on the 5th alone.
    const palace = townPlace("palace", { weight: 5, hours: "Mo-Su 08:00-20:00; May 04 off; May 06-May 08 off" });
    const valley = townPlace("valley", {
      north: 60,
      minutes: 360,
      weight: 5,
      dayTrip: true,
      hours: "Mo-Su 08:00-20:00; May 06-May 07 off",
    });
    const own = {
      ...NO_ARRANGEMENT,
      anchors: [
        { place: "palace", nights: 1 },
        { place: "valley", nights: 2 },
      ],
      dayTrips: [trip("valley", ["valley"])],
    };
    const days = { firstDate: "2027-05-04", lastDate: "2027-05-08" };
    const { days: planned } = plan(townRequest([...sights(4, 180), palace, valley], { arrangement: own, ...days }));
    expect(planned.find(({ items }) => items.some(({ placeId }) => placeId === "palace"))?.date).toBe("2027-05-05");
    expect(planned.find(({ dayTrip }) => dayTrip)).toBeUndefined();
  });
});

describe("a day out in the morning", () => {
  // In Taiwan lunch begins before one.
  it.each(["06:00", "07:00", "07:30", "08:00"])("that leaves at %s leaves time for lunch in town", (leave) => {
    const tables = [0, 1, 2, 3, 4, 5].map((k) =>
      townPlace(`table-${k}`, { kind: "restaurant", north: 0.1 * k, meals: ["lunch", "dinner"], hours: "24/7" }),
    );
    const dayTrips = [trip("ruin", ["ruin"], { leave, minutes: 90, lunch: { how: "before" } })];
    const request = townRequest([...sights(4, 180), ...tables, ruin], {
      arrangement: { ...arrangement, dayTrips },
      lastDate: "2027-05-07",
    });
    const { days } = plan({ ...request, destination: { ...request.destination, country: "TW" } });
    const { items } = days.find(({ dayTrip }) => dayTrip)!;
    const back = items.findLastIndex(({ placeId }) => placeId === "ruin");
    expect(items[back]!.end).toBeLessThan(14 * 60);
    expect(items.slice(back).filter(({ meal }) => meal === "lunch")).toHaveLength(1);
  });
});

describe("a day out in the afternoon", () => {
  const lines = (lunch: DayTrip["lunch"], change: Parameters<typeof townRequest>[1] = {}) => {
    const tables = [0, 1, 2, 3, 4, 5].map((k) =>
      townPlace(`table-${k}`, { kind: "restaurant", north: 0.1 * k, meals: ["lunch", "dinner"], hours: "24/7" }),
    );
    const places = [...sights(4, 180), ...tables, ruin];
    const dayTrips = [trip("ruin", ["ruin"], { leave: "13:30", minutes: 60, lunch })];
    const request = townRequest(places, {
      arrangement: { ...arrangement, dayTrips },
      lastDate: "2027-05-07",
      ...change,
    });
    const day = plan(request).days.find(({ dayTrip }) => dayTrip)!;
    return { date: day.date, items: day.items };
  };
  const before = { how: "before" } as const;

  it("has its lunch at a table in town before one leaves, where it is no part of the way", () => {
    const { items } = lines(before);
    const lunch = items.findIndex(({ meal }) => meal === "lunch");
    const leaves = items.findIndex(({ mode }) => mode !== undefined);
    expect(items[lunch]?.placeId).toMatch(/^table-/);
    expect(lunch).toBeLessThan(leaves);
    expect(items[lunch]!.end).toBeLessThanOrEqual(items[leaves]!.start);
    expect(items.filter(({ meal }) => meal === "lunch")).toHaveLength(1);
  });

  it("has it on the way where it is known where, and none for those who skip it", () => {
    const { date, items } = lines({ how: "bought", where: "At the foot of the hill", price: 18 });
    expect(items.find(({ meal }) => meal === "lunch")?.name).toBe("At the foot of the hill");
    const skipping = lines(before, { meals: [{ date, meal: "lunch", at: "skipped" }] });
    expect(skipping.date).toBe(date);
    expect(skipping.items.some(({ meal }) => meal === "lunch")).toBe(false);
  });
});
