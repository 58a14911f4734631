import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { servesEach } from "#app/modules/catalogue/schema/diets";
import { minutesOfDay } from "#app/shared/calendar";
import { buildDayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { Plan } from "../engine/problem";
import { seatMeals } from "./seat-meals";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

const at = (clock: string): number => minutesOfDay(`2027-05-03T${clock}`);

function table(id: string, change: Parameters<typeof townPlace>[1] = {}): PlaceSource {
  return townPlace(id, { kind: "restaurant", price: 20, hours: "Mo-Su 10:00-23:00", weight: 1, ...change });
}

interface DayAsked {
  /** Places with the hours of their visits: "museum 10:00-11:00". */
  stops?: string[];
  /** When the meals are planned. */
  meals: string[];
}

/** The meals of days that were planned like this. */
function seated(places: PlaceSource[], days: DayAsked[], change: Partial<DayRequest> = {}) {
  const lastDate = `2027-05-${String(2 + days.length).padStart(2, "0")}`;
  const request = townRequest(places, { lastDate, ...change });
  const problem = buildDayProblem(request, townSun);
  const plan: Plan = {
    days: days.map(({ stops = [], meals }) => ({
      stops: stops.map((stop) => {
        const [, id, start, leave] = /^(\S+) (\S+)-(\S+)$/.exec(stop)!;
        const node = problem.places.findIndex((place) => place.id === id) + 1;
        return { node, arrive: at(start!), start: at(start!), leave: at(leave!), slack: 0 };
      }),
      breaks: meals.map((start) => ({ start: at(start), end: at(start) + 75 })),
      price: 0,
      travel: 0,
    })),
    score: 0,
    objective: 0,
    missing: [],
    stats: { iterations: 0, ms: 0, stoppedBy: "iterations" },
  };
  return seatMeals(request, problem, plan);
}

const idsOf = (days: ReturnType<typeof seated>): (string | undefined)[] =>
  days.flatMap((meals) => meals.map((meal) => meal.table?.id));

const sight = townPlace("museum");

describe("which table a meal has", () => {
  it("is one near the way between the stops, open then and not too dear", () => {
    const tables = [
      table("shut", { hours: "Mo-Su 18:00-23:00" }),
      table("dear", { price: 90 }),
      table("far", { north: 4 }),
      table("breakfast-house", { meals: ["breakfast"] }),
      table("near", { north: 0.3 }),
    ];
    expect(idsOf(seated([sight, ...tables], [{ stops: ["museum 10:00-11:45"], meals: ["12:15"] }]))).toEqual(["near"]);
  });

  it("is the one that people come for before one that is nearer", () => {
    const places = [sight, table("near", { north: 0.2 }), table("famous", { north: 0.5 })];
    const day = [{ stops: ["museum 10:00-11:45"], meals: ["12:15"] }];
    const arrangement = { ...NO_ARRANGEMENT, anchors: [{ place: "famous", nights: 1 }] };
    expect(idsOf(seated(places, day))).toEqual(["near"]);
    expect(idsOf(seated(places, day, { arrangement }))).toEqual(["famous"]);
  });

  it("is the better one of the neighbourhood for those who come for the food, at noon too", () => {
    const places = [sight, table("near", { north: 0.2 }), table("good", { north: 0.6, weight: 3 })];
    const day = [{ stops: ["museum 10:00-11:45"], meals: ["12:15"] }];
    expect(idsOf(seated(places, day, { interests: ["culture"] }))).toEqual(["near"]);
    expect(idsOf(seated(places, day, { interests: ["food"] }))).toEqual(["good"]);
  });

  it("is a hall or a market where the file says that one eats there, and a café at lunch", () => {
    const hall = townPlace("market-hall", { kind: "market", meals: ["lunch"], weight: 1 });
    const cafe = townPlace("cafe", { kind: "cafe", price: 12, tags: ["soups"], north: 0.2 });
    const places = [sight, hall, cafe];
    const day = { stops: ["museum 10:00-11:45"], meals: ["12:15"] };
    expect(idsOf(seated(places, [day, day]))).toEqual(["market-hall", "cafe"]);
    expect(idsOf(seated(places, [{ meals: ["18:30"] }]))).toEqual([undefined]);
  });

  it("is not the one that has to be asked about a diet while another is sure", () => {
    const asked = table("asks", { serves: servesEach({ vegan: "ask" }) });
    const sure = table("sure", { serves: servesEach({ vegan: "yes" }), north: 0.4 });
    expect(idsOf(seated([asked, sure], [{ meals: ["18:30"] }], { diets: ["vegan"] }))).toEqual(["sure"]);
    // In the evening it is worth a ride too, though not to lunch.
    const away = { ...sure, lat: sure.lat + 0.022 };
    expect(idsOf(seated([asked, away], [{ meals: ["18:30"] }], { diets: ["vegan"] }))).toEqual(["sure"]);
    expect(idsOf(seated([asked, away], [{ meals: ["18:30"] }], { diets: ["halal"] }))).toEqual(["asks"]);
    const lunch = [{ stops: ["museum 10:00-11:45"], meals: ["12:15"] }];
    expect(idsOf(seated([sight, asked, away], lunch, { diets: ["vegan"] }))).toEqual(["asks"]);
  });
});

describe("dinner", () => {
  it("is at a restaurant rather than at a counter, and nearer to the hotel than to the last stop", () => {
    const counter = table("counter", { kind: "food-hall" });
    expect(idsOf(seated([counter, table("inn", { north: 0.05 })], [{ meals: ["18:30"] }]))).toEqual(["inn"]);
    const places = [townPlace("garden", { north: 1.5 }), table("there", { north: 1.2 }), table("here", { north: 0.3 })];
    expect(idsOf(seated(places, [{ stops: ["garden 16:30-18:00"], meals: ["18:30"] }]))).toEqual(["here"]);
  });

  it("is late after a late day", () => {
    const [day] = seated([sight, table("inn")], [{ stops: ["museum 19:00-20:40"], meals: ["20:45"] }]);
    expect(day![0]).toMatchObject({ table: { id: "inn" }, start: at("20:40") });
  });
});

describe("dinner after hours of nothing far out", () => {
  const abbey = townPlace("abbey", { north: 9 });
  const places = [abbey, table("by-the-abbey", { north: 8.8 }), table("in-town", { north: 0.4 })];
  const stops = (leave: string): DayAsked[] => [{ stops: [`abbey 14:30-${leave}`], meals: ["18:30"] }];

  it("is back in town, and out there when one comes straight from the sight", () => {
    expect(idsOf(seated(places, stops("15:30")))).toEqual(["in-town"]);
    expect(idsOf(seated(places.slice(0, 2), stops("15:30")))).toEqual([undefined]);
    expect(idsOf(seated(places.slice(0, 2), stops("18:10")))).toEqual(["by-the-abbey"]);
  });

  it("is out there all the same for a table that people come for", () => {
    const arrangement = { ...NO_ARRANGEMENT, anchors: [{ place: "by-the-abbey", nights: 1 }] };
    expect(idsOf(seated(places, stops("15:30"), { arrangement }))).toEqual(["by-the-abbey"]);
  });
});

describe("what is eaten", () => {
  it("is not the same dish on two days running where there is another", () => {
    const pies = ["one", "two"].map((id, at) => table(id, { tags: ["pies"], north: 0.1 + at / 10 }));
    const other = table("other", { tags: ["curry"], north: 0.5 });
    expect(idsOf(seated([...pies, other], [{ meals: ["18:30"] }, { meals: ["18:30"] }]))).toEqual(["one", "other"]);
  });

  it("is at the better tables, a little farther off, for who likes to dine well", () => {
    const places = [
      table("pub", { price: 15 }),
      table("hall", { price: 20 }),
      table("house", { price: 80, north: 0.1 }),
    ];
    const dinner = [{ meals: ["18:30"] }];
    expect(idsOf(seated(places, dinner))).toEqual(["pub"]);
    expect(idsOf(seated(places, dinner, { mealCap: 400 }))).toEqual(["house"]);
  });
});

describe("a stay with few tables", () => {
  const evenings = (count: number): DayAsked[] => Array.from({ length: count }, () => ({ meals: ["18:30"] }));

  it("comes back to a table after some days, not on every other evening, and says when it was there", () => {
    const days = seated([table("inn")], evenings(5));
    expect(idsOf(days)).toEqual(["inn", undefined, undefined, undefined, "inn"]);
    expect(days[4]![0]!.again).toBe("2027-05-03");
    expect(days[0]![0]!.again).toBeUndefined();
    expect([days[1]![0]!.turn, days[3]![0]!.turn]).toEqual([0, 2]);
  });

  it("comes back once, and once more for every seven nights", () => {
    const meals = (nights: number) => idsOf(seated([table("inn")], evenings(nights + 1))).filter(Boolean);
    expect([6, 7, 14].map((nights) => meals(nights).length)).toEqual([2, 3, 4]);
  });

  it("goes back to a near one after four days, and sooner only when nothing new is left", () => {
    const places = [table("inn"), table("far", { north: 0.9 })];
    const evening = { meals: ["18:30"] };
    const free = { meals: [] };
    expect(idsOf(seated(places, [evening, free, free, free, evening]))).toEqual(["inn", "inn"]);
    expect(idsOf(seated(places, [evening, free, evening]))).toEqual(["inn", "far"]);
  });

  it("goes to each of them in turn before it goes to one for a third time", () => {
    const ids = idsOf(seated([table("inn"), table("grill", { north: 0.2 })], evenings(6)));
    expect(ids.filter((id) => id === "inn")).toHaveLength(2);
    expect(ids.filter((id) => id === "grill")).toHaveLength(2);
  });

  it("sits down without a table when one is there, and not before", () => {
    const places = [townPlace("lake", { north: 12 })];
    const [day] = seated(places, [{ stops: ["lake 16:00-18:00"], meals: ["18:30"] }]);
    expect(day![0]).toMatchObject({ around: { name: "Hotel" } });
    expect(day![0]!.start).toBeGreaterThan(at("18:40"));
    expect(day![0]!.end - day![0]!.start).toBe(75);
    const [usual] = seated([], [{ meals: ["18:30"] }]);
    expect(usual![0]).toMatchObject({ start: at("18:30"), end: at("19:45") });
  });

  it("looks for dinner where the evening is rather than far out, and not far out for an evening there", () => {
    const places = [townPlace("lake", { north: 9 }), townPlace("opera", { north: 0.5 })];
    const around = (before: string, after: string): string =>
      seated(places, [{ stops: [`${before} 15:00-17:30`, `${after} 21:00-22:30`], meals: ["18:30"] }])[0]![0]!.around
        .name;
    expect(around("lake", "opera")).toBe("opera");
    expect(around("opera", "lake")).toBe("opera");
  });

  it("knows where nothing is open on the day at all", () => {
    const summer = table("inn", { hours: "Jun-Aug Mo-Su 10:00-23:00" });
    expect(seated([summer], evenings(1))[0]![0]).toMatchObject({ isLonely: true });
    expect(seated([table("dear", { price: 90 })], evenings(1))[0]![0]).toMatchObject({ isLonely: false });
  });

  it("has lunch and dinner of one day at two tables", () => {
    const [day] = seated([table("inn")], [{ meals: ["12:15", "18:30"] }]);
    expect(day!.map(({ table: one }) => one?.id).filter(Boolean)).toEqual(["inn"]);
  });
});

describe("dinner where the hotel is far from all tables", () => {
  const inTown = (id: string, east: number): PlaceSource => table(id, { north: 3.5, east });
  const town = [inTown("inn", 0), inTown("grill", 0.2), inTown("tavern", 0.4)];
  const bridge = townPlace("bridge", { north: 5 });

  it("is in town on the way back", () => {
    const [day] = seated([bridge, ...town], [{ stops: ["bridge 16:00-17:00"], meals: ["18:30"] }]);
    expect(day![0]!.table?.id).toBe("inn");
    expect(day![0]!.from.name).toBe("bridge");
  });

  it("is where one was two days ago rather than a ride across town", () => {
    const places = [table("by-the-hotel"), ...town];
    expect(
      idsOf(
        seated(
          places,
          Array.from({ length: 3 }, () => ({ meals: ["18:30"] })),
        ),
      ),
    ).toEqual(["by-the-hotel", expect.any(String), "by-the-hotel"]);
  });

  it("is worth a ride of its own every other evening, not two running", () => {
    const ids = idsOf(
      seated(
        town,
        Array.from({ length: 4 }, () => ({ meals: ["18:30"] })),
      ),
    );
    expect(ids.map((id) => id !== undefined)).toEqual([true, false, true, false]);
  });

  it("is at the hotel where the ride would be by boat, too long, or late", () => {
    const island = { ...townRequest([]).destination, ways: { ...townRequest([]).destination.ways } };
    const apart = [{ places: ["inn", "grill", "tavern"], within: 0.7, by: "boat" as const, minutes: 20, price: 5 }];
    const evening = [{ meals: ["18:30"] }];
    expect(idsOf(seated(town, evening, { destination: { ...island, ways: { ...island.ways, apart } } }))).toEqual([
      undefined,
    ]);
    expect(idsOf(seated([table("inn", { north: 12 })], evening))).toEqual([undefined]);
    const late = { arrival: { at: "2027-05-03T16:30", airport: "AAA", flight: "XX 1" } };
    expect(idsOf(seated(town, evening, late))).toEqual([undefined]);
  });
});

describe("lunch where no table is near", () => {
  const places = [
    townPlace("lake", { north: 6, weight: 4 }),
    townPlace("castle"),
    table("village-inn", { north: 3, east: 1.5 }),
    table("across-the-hills", { north: 3, east: 4 }),
  ];
  const day = (until: string): DayAsked[] => [
    { stops: ["lake 10:00-11:30", `castle ${until}-17:00`], meals: ["12:15"] },
  ];

  it("is at a table not far out of the way to the next stop, where there is time for it", () => {
    expect(idsOf(seated(places, day("15:00")))).toEqual(["village-inn"]);
    expect(idsOf(seated(places, day("13:30")))).toEqual([undefined]);
    expect(
      idsOf(
        seated(
          places.filter(({ id }) => id !== "village-inn"),
          day("15:00"),
        ),
      ),
    ).toEqual([undefined]);
  });
});

describe("lunch where one has eaten at the near table", () => {
  it("is there again rather than a ride away", () => {
    const places = [
      townPlace("museum"),
      townPlace("castle", { north: 0.2 }),
      table("corner"),
      table("village-inn", { north: 1.4, east: 1.4 }),
    ];
    const stops = ["museum 10:00-11:30", "castle 15:00-17:00"];
    const days = [{ stops, meals: ["12:15"] }, { meals: [] }, { stops, meals: ["12:15"] }];
    expect(idsOf(seated(places, days))).toEqual(["corner", "corner"]);
  });
});

describe("dinner where no table is known", () => {
  it("is near the hotel, unless the last stop is", () => {
    const around = (north: number) => {
      const places = [townPlace("garden", { north })];
      const [day] = seated(places, [{ stops: ["garden 16:30-17:45"], meals: ["18:30"] }]);
      return (day![0]!.around as { name: string }).name;
    };
    expect(around(2)).toBe("Hotel");
    expect(around(1)).toBe("garden");
  });
});

describe("dinner after a rest", () => {
  it("is near the hotel one comes from, not near the last stop", () => {
    const places = [
      townPlace("garden", { north: 2 }),
      table("by-the-garden", { north: 2.1 }),
      table("by-the-hotel", { north: 0.4 }),
    ];
    const [day] = seated(places, [{ stops: ["garden 14:00-15:30"], meals: ["18:30"] }]);
    expect(day![0]).toMatchObject({ table: { id: "by-the-hotel" }, from: { name: "Hotel" } });
  });
});
