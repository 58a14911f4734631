import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import type { Window } from "../engine/problem";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";
import { whysOf } from "./why-stop";

const OPEN: Window = { open: 480, latestStart: 1140, latestEnd: 1200 };

/** The reasons of days of visits of an hour each, from eleven on, in their order. */
function whys(days: PlaceSource[][], request: Partial<DayRequest> = {}, open: Record<string, Window[][]> = {}) {
  const asked = townRequest(days.flat(), request);
  const visits = days.map((places, day) => ({
    date: `2027-05-0${day + 3}`,
    visits: places.map((place, order) => ({ place, start: 660 + order * 75, end: 720 + order * 75 })),
  }));
  const told = whysOf(asked, visits, ({ id }) => open[id] ?? days.map(() => [OPEN]));
  return days.map((places, day) => places.map(({ id }) => told[day]!.get(id)));
}
const why = (change: Parameters<typeof townPlace>[1], request: Partial<DayRequest> = {}) =>
  whys([[townPlace("place", change)]], request)[0]![0];

describe("why a stop is in the plan", () => {
  it("is that it was asked for, whatever else is true", () => {
    expect(why({ weight: 5 }, { wanted: ["place"], interests: ["culture"] })).toBe("You asked for it.");
  });

  it("is what people come for, what those who come like, and its hour", () => {
    expect(why({ weight: 5 })).toBe("A highlight of Town.");
    expect(why({ vibes: ["nature"] }, { interests: ["nature"] })).toBe("Because you like nature.");
    expect(why({ weight: 5, vibes: ["nature"] }, { interests: ["nature"] })).toBe(
      "A highlight of Town, because you like nature.",
    );
    expect(why({ bestTime: "afternoon", kind: "viewpoint", weight: 5 })).toBe("A highlight of Town.");
  });

  it("is of the first of what people come for that it is, whatever was said of another", () => {
    const [great, ghat] = [townPlace("great", { weight: 5, north: 1 }), townPlace("ghat", { weight: 5 })];
    const arrangement = { ...NO_ARRANGEMENT, anchors: [{ place: "ghat", nights: 1 }] };
    expect(whys([[great, ghat]], { arrangement })[0]).toEqual([
      "A highlight of Town.",
      "One of the highlights of Town.",
    ]);
  });

  it("is never made of a label, and nothing where nothing is left to say", () => {
    expect(why({ tags: ["step cafe"], price: 5 })).toBeUndefined();
    expect(why({ tags: ["step cafe"], price: 5, weight: 4 })).toBe("Well worth the time on a first visit.");
    expect(why({ kind: "museum", price: 0 })).toBe("Entry is free.");
    expect(why({ kind: "square", price: 0 })).toBeUndefined();
  });

  it("is a break only between two sights", () => {
    const far = (id: string, north: number) => townPlace(id, { north });
    const cafe = townPlace("cafe", { kind: "cafe", price: 5, north: 5 });
    expect(whys([[far("a", 0), cafe, far("b", 9)]])[0]![1]).toBe("A break between two sights.");
    expect(whys([[far("a", 0), cafe]])[0]![1]).toBeUndefined();
  });

  it("is today where it is shut on the other days, or shuts early on them", () => {
    const place = townPlace("place", { weight: 5 });
    const other = (id: string) => [townPlace(id, { north: 3, price: 5 })];
    const days = [[place], other("a"), other("b")];
    expect(whys(days, {}, { place: [[OPEN], [], []] })[0]![0]).toBe("Shut on your other days. A highlight of Town.");
    const late = { open: 480, latestStart: 1260, latestEnd: 1320 };
    const museum = townPlace("museum", { price: 5 });
    const evening = [[...Array.from({ length: 6 }, (_, n) => townPlace(`x${n}`, { north: n + 3 })), museum]];
    expect(whys([...evening, other("a")], {}, { museum: [[late], [OPEN]] })[0]![6]).toBe(
      "Open late today, until 22:00.",
    );
    expect(whys([[museum], other("a")], {}, { museum: [[late], [OPEN]] })[0]![0]).toBeUndefined();
  });

  it("is a roof where it is hot outside", () => {
    const change = { north: 3, kind: "museum", indoor: true, price: 5 } as const;
    const places = [
      townPlace("a", { north: 1 }),
      townPlace("museum", change),
      townPlace("b", { north: 6, indoor: true }),
    ];
    const { destination } = townRequest(places);
    const hot = { destination: { ...destination, highs: Array.from({ length: 12 }, () => 36) } };
    expect(whys([places], hot)[0]).toEqual([undefined, "Out of the sun when it's hottest.", undefined]);
    expect(whys([places])[0]![1]).toBeUndefined();
  });
});

describe("an interest", () => {
  const sights = (day: number) =>
    [0, 1, 2].map((n) => townPlace(`s${day}${n}`, { north: 3 * n, price: 5, weight: n === 1 ? 3 : 2 }));

  it("is named once in two days, at the stop that matters most, in other words each time", () => {
    const told = whys([0, 1, 2, 3, 4].map(sights), { interests: ["culture"] });
    expect(told.map((day) => day.filter(Boolean))).toEqual([
      ["Because you like culture."],
      [],
      ["Because you love culture."],
      [],
      ["Because you're keen on culture."],
    ]);
    expect(told[0]![1]).toBeDefined();
  });

  it("is a night out after dark only", () => {
    const bar = (id: string) => townPlace(id, { vibes: ["nightlife"], price: 9, north: 3 });
    const quiet = Array.from({ length: 6 }, (_, n) => townPlace(`q${n}`, { price: 5, north: 5 + 3 * n }));
    expect(whys([[bar("noon"), ...quiet]], { interests: ["nightlife"] })[0]![0]).toBeUndefined();
    expect(whys([[...quiet, bar("late")]], { interests: ["nightlife"] })[0]![6]).toBe("Because you like nightlife.");
  });

  it("leaves the days between to the others", () => {
    const mixed = (day: number) => [
      townPlace(`a${day}`, { price: 5, vibes: ["culture"] }),
      townPlace(`b${day}`, { price: 5, north: 3, vibes: ["nature"] }),
    ];
    const told = whys([mixed(0), mixed(1)], { interests: ["culture", "nature"] });
    expect(told.flat()).toEqual(["Because you like culture.", undefined, undefined, "Because you love nature."]);
  });
});

describe("neighbouring stops", () => {
  const beside = [townPlace("museum", { price: 5, indoor: true }), townPlace("well", { price: 5, north: 0.05 })];

  it("name each other once: only the later one is beside the other", () => {
    expect(whys([beside])[0]).toEqual([undefined, "Right by museum."]);
  });

  it("have what lies between them on the way", () => {
    const places = [0, 0.6, 1.2].map((north, n) => townPlace(`s${n}`, { north, price: 5 }));
    expect(whys([places])[0]).toEqual([undefined, "On the way from s0 to s2.", undefined]);
    const aside = [0, 0.6, 0.1].map((north, n) => townPlace(`s${n}`, { north, price: 5 }));
    expect(whys([aside])[0]![1]).toBeUndefined();
  });

  it("are not told twice of a place that is visited in two halves", () => {
    const place = townPlace("place", { weight: 5 });
    expect(whys([[place], [place]])).toEqual([["A highlight of Town."], [undefined]]);
  });
});
