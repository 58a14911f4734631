import { expect, it } from "vitest";
import { waysFor } from "../travel/access-rules";
import type { DayRequest } from "../day/day-request";
import type { Outing } from "./day-out";
import { fitOuting } from "./outing";
import { legOnOuting } from "./outing-legs";
import { planDays } from "../plan/plan-days";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

const castle = townPlace("castle", { north: 40, weight: 5 });
const port = townPlace("port", { north: 50 });
const DAY: Outing = {
  id: "castle-day",
  name: "Castle and port",
  places: [castle, port],
  by: "train",
  operator: "public",
  way: "Train to the castle, and a bus to the port.",
  minutes: 60,
  back: 70,
  leave: "09:00",
  price: 10,
  lunch: { how: "bought", where: "By the castle", price: 12 },
  nights: 3,
};
const legOf = (change: Partial<Outing>, request: Partial<DayRequest> = {}) =>
  legOnOuting({ ...DAY, ...change }, castle, port, waysFor(townRequest([castle, port], request)));

it("goes by what the outing says, and else by nothing that could be wrong", () => {
  expect(legOf({ hops: [{ from: "castle", to: "port", by: "ferry" }] }).mode).toBe("ferry");
  expect(legOf({ hops: [{ from: "port", to: "castle", by: "ferry" }] }).mode).toBe("transit");
  expect(legOf({}).mode).toBe("transit");
  expect(legOf({}).priceMinor).toBeGreaterThan(0);
});

it("goes with whoever drives that day, who is paid already", () => {
  const modes = [
    legOf({ by: "car", operator: "own" }),
    legOf({ by: "tour-bus", operator: "tour" }),
    legOf({ by: "boat", operator: "tour" }),
    legOf({ by: "flight", operator: "tour" }),
  ];
  expect(modes.map(({ mode }) => mode)).toEqual(["car", "bus", "boat", "transit"]);
  expect(modes.every(({ priceMinor }) => priceMinor === 0)).toBe(true);
});

it("rides at the pace of the roads beyond the reach of the town, and waits for no coach of its own", () => {
  const far = townPlace("castle", { north: 40 });
  const next = townPlace("port", { north: 50 });
  const ways = { ...waysFor(townRequest([])), kmh: 14, roadKmh: 50, reach: 20 };
  const minutes = (change: Partial<Outing>, from = far, to = next) =>
    legOnOuting({ ...DAY, operator: "tour", places: [from, to], ...change }, from, to, ways).minutes;
  // Thirteen kilometres by road, a quarter of an hour, and five minutes for getting in and out.
  expect(minutes({ by: "driver" })).toBeLessThan(25);
  expect(minutes({ by: "tour-bus" })).toBeLessThan(30);
  const [near, beside] = [townPlace("castle", { north: 4 }), townPlace("port", { north: 14 })];
  expect(minutes({ by: "driver" }, near, beside)).toBeGreaterThan(55);
});

it("walks on a day on foot, as far as one walks, and not with those who want short walks", () => {
  const well = townPlace("well", { north: 42 });
  const onFoot: Outing = { ...DAY, by: "walk", operator: "own", places: [castle, well, port] };
  const ways = waysFor(townRequest([]));
  expect(legOnOuting(onFoot, castle, well, ways)).toMatchObject({ mode: "walk", km: 2.6, minutes: 34 });
  expect(legOnOuting(onFoot, castle, port, ways).mode).toBe("transit");
  const short = waysFor(townRequest([], { accessNeeds: ["short-walks"] }));
  expect(legOnOuting(onFoot, castle, well, short).mode).toBe("transit");
});

it("has lunch at the stop that it is named after, before the way to the next one", () => {
  const ruins = [
    townPlace("castle", { north: 40, minutes: 90, district: "Hill" }),
    townPlace("port", { north: 60, minutes: 90, district: "Coast" }),
  ];
  const eatenAt = (where: string) => {
    const lunch = { ...DAY.lunch, where };
    const outing: Outing = { ...DAY, by: "car", operator: "own", places: ruins, leave: "08:30", lunch };
    const open = () => [{ open: 6 * 60, close: 20 * 60, latestStart: 20 * 60 }];
    const ways = waysFor(townRequest(ruins));
    const fitted = fitOuting(outing, open, ways, { isHot: false, restedAt: -Infinity, isWithChildren: false });
    return typeof fitted === "object" ? fitted.times.lunch?.near.district : fitted;
  };
  expect(eatenAt("By the castle")).toBe("Hill");
  expect(eatenAt("In the port")).toBe("Coast");
  expect(eatenAt("At a table by the road")).toBe("Coast");
});

it("has lunch where a ride has ended, and halfway through a visit where it began", () => {
  const top = { name: "Top", lat: 0.5, lon: 0.01 };
  const lunchOf = (kind: "boat-trip" | "island", minutes: number) => {
    const hill = { ...townPlace("hill", { north: 40, minutes, kind }), to: top };
    const outing: Outing = { ...DAY, by: "car", operator: "own", places: [hill], leave: "09:30" };
    const open = () => [{ open: 6 * 60, close: 20 * 60, latestStart: 20 * 60 }];
    const ways = waysFor(townRequest([hill]));
    const fitted = fitOuting(outing, open, ways, { isHot: false, restedAt: -Infinity, isWithChildren: false });
    if (typeof fitted !== "object") throw new Error(`The day does not fit: ${fitted}`);
    const { visits, lunch } = fitted.times;
    return { visits: visits.length, lat: lunch!.near.lat, begins: hill.lat };
  };
  expect(lunchOf("boat-trip", 150)).toMatchObject({ visits: 1, lat: top.lat });
  const around = lunchOf("island", 300);
  expect(around).toMatchObject({ visits: 2, lat: around.begins });
});

it("has lunch an hour earlier with children, where the next stop would take too long", () => {
  const ruins = [townPlace("castle", { north: 40, minutes: 90 }), townPlace("port", { north: 45, minutes: 75 })];
  const eatenAt = (isWithChildren: boolean) => {
    const outing: Outing = { ...DAY, by: "car", operator: "own", places: ruins, leave: "09:00", lunch };
    const open = () => [{ open: 6 * 60, close: 20 * 60, latestStart: 20 * 60 }];
    const fitted = fitOuting(outing, open, waysFor(townRequest(ruins)), {
      isHot: false,
      restedAt: -Infinity,
      isWithChildren,
    });
    return typeof fitted === "object" ? fitted.times.lunch!.start : NaN;
  };
  const lunch = { ...DAY.lunch, where: "At a table by the road" };
  expect(eatenAt(false)).toBeGreaterThan(13 * 60);
  expect(eatenAt(true)).toBeLessThan(12 * 60 + 30);
});

it("leaves earlier in the heat, but for a tour, which leaves when it does", () => {
  const ruins = [townPlace("castle", { north: 40, minutes: 120 }), townPlace("port", { north: 50, minutes: 150 })];
  const leftAt = (operator: Outing["operator"], isHot: boolean) => {
    const outing: Outing = { ...DAY, by: "car", operator, places: ruins, leave: "08:00" };
    const open = () => [{ open: 6 * 60, close: 20 * 60, latestStart: 20 * 60 }];
    const fitted = fitOuting(outing, open, waysFor(townRequest(ruins)), {
      isHot,
      restedAt: -Infinity,
      isWithChildren: false,
    });
    return typeof fitted === "object" ? fitted.times.leave : fitted;
  };
  expect([leftAt("own", false), leftAt("own", true)]).toEqual([480, 360]);
  expect([leftAt("tour", false), leftAt("tour", true)]).toEqual([480, 480]);
});

it("leaves earlier with children, to be home for their dinner, but for a tour and what is of the evening", () => {
  const leftAt = (operator: Outing["operator"], isWithChildren: boolean, bestTime: "any" | "evening" = "any") => {
    const ruins = [townPlace("castle", { north: 40, minutes: 180, bestTime })];
    const outing: Outing = { ...DAY, by: "car", operator, places: ruins, minutes: 90, back: 90, leave: "13:00" };
    const open = () => [{ open: 6 * 60, close: 22 * 60, latestStart: 22 * 60 }];
    const fitted = fitOuting(outing, open, waysFor(townRequest(ruins)), {
      isHot: false,
      restedAt: -Infinity,
      isWithChildren,
    });
    return typeof fitted === "object" ? fitted.times.leave / 60 : fitted;
  };
  expect([leftAt("own", false), leftAt("own", true)]).toEqual([13, 11]);
  expect([leftAt("tour", true), leftAt("own", true, "evening")]).toEqual([13, 13]);
});

it("waits in the shade with children only as long as they are home for dinner", () => {
  const homeAt = (isWithChildren: boolean) => {
    const ruins = [townPlace("castle", { north: 40, minutes: 180, indoor: false, kind: "ruin" })];
    const outing: Outing = {
      ...DAY,
      by: "car",
      operator: "own",
      places: ruins,
      minutes: 150,
      back: 150,
      leave: "09:00",
    };
    const open = () => [{ open: 6 * 60, close: 22 * 60, latestStart: 22 * 60 }];
    const fitted = fitOuting(outing, open, waysFor(townRequest(ruins)), { isHot: true, restedAt: 510, isWithChildren });
    return typeof fitted === "object" ? fitted.times.home / 60 : fitted;
  };
  expect(homeAt(false)).toBeGreaterThan(20);
  expect(homeAt(true)).toBeLessThanOrEqual(18.25);
});

it("says of the way back where it begins", () => {
  const backOf = (places: string[]) => {
    const request = townRequest([castle, port], {
      lastDate: "2027-05-07",
      arrangement: {
        ...NO_ARRANGEMENT,
        anchors: [{ place: "castle", nights: 2 }],
        dayTrips: [{ ...DAY, places, back: 70, months: undefined }],
      },
    });
    return planDays(request, townSun, "2027-01-01T00:00:00.000Z")
      .itinerary.days.flatMap(({ items }) => items)
      .find(({ id }) => id.endsWith("-way-back"))?.description;
  };
  expect(backOf(["castle", "port"])).toBe("From port back to your hotel.");
  expect(backOf(["castle"])).toBe("");
});
