import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { mealHoursOf } from "#app/modules/catalogue/hours/meal-hours";
import { minutesOfDay } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";
import { fillGaps } from "./free-time";
import { freeWords, wordsOfKnown } from "./free-words";
import type { ItineraryItem } from "../day/itinerary";
import { townPlace, townRequest } from "../day/town.fixture";
import { legOfLine } from "../travel/way-for";

const DATE = "2027-05-05";
const MILD = { isSunny: false, isCold: false, isLight: true };
const at = (clock: string): number => minutesOfDay(`${DATE}T${clock}`);

const quarters = [
  {
    name: "Old town",
    lat: 45,
    lon: 10,
    character: "Lanes under the castle; calm.",
    streets: ["Well Lane", "Bridge Street"],
  },
  {
    ...townPlace("x", { north: 8 }),
    name: "Harbour",
    character: "Bars and music until two; loud.",
    streets: ["Quay", "Rope Walk"],
  },
];

function line(place: PlaceSource, start: string, end: string, change: Partial<ItineraryItem> = {}): ItineraryItem {
  const { name, district, lat, lon } = place;
  return {
    id: place.id,
    role: "visit",
    type: "attraction",
    name,
    location: { name: district, lat, lon },
    description: "",
    start: at(start),
    end: at(end),
    priceMinor: 0,
    tags: [],
    ...change,
  };
}
const dinner = { role: "meal", meal: "dinner", type: "restaurant" } as const;
const lunch = { role: "meal", meal: "lunch", type: "restaurant" } as const;

/** The lines of a day as they are told, with the ways between them. */
function told(
  items: ItineraryItem[],
  change: Partial<DayRequest> = {},
  dayNumber = 1,
  known: string[] = [],
  isOpen = true,
) {
  const plain = townRequest(change.places ?? [], change);
  const request = { ...plain, destination: { ...plain.destination, neighbourhoods: quarters } };
  const lines = items.map((item, index) => {
    const before = items[index - 1];
    const legBefore = before && legOfLine(request, before.location, item.location);
    return { ...item, ...(legBefore && { legBefore }) };
  });
  return fillGaps(
    { request, date: DATE, dayNumber, known: new Set(known), planned: new Set(), isOpen: () => isOpen },
    lines,
  );
}

const museum = townPlace("museum", { north: 0.3 });
const inn = townPlace("inn", { north: 0.2 });
const lake = townPlace("lake", { north: 30, name: "The lake", district: "Lake road" });
const quay = townPlace("quay", { north: 8 });

describe("the words of a free while", () => {
  it("send nobody to a table while everybody fasts", () => {
    const turns = [0, 1, 2, 3, 4, 5];
    const part = { ...quarters[0]!, character: "Rooms for a night." };
    const said = (isFast: boolean) =>
      turns
        .flatMap((turn) => [
          wordsOfKnown("Abdali", turn, MILD, isFast),
          freeWords(part, turn, { start: 600, end: 700 }, MILD, isFast),
        ])
        .join(" ");
    expect(said(false)).toMatch(/sit down.*coffee|coffee.*sit down/);
    expect(said(true)).not.toMatch(/sit down|coffee/);
  });

  it("send people into the sun only while there is some, and into the warm where it is cold", () => {
    const said = (weather: typeof MILD) => [0, 1, 2].map((turn) => wordsOfKnown("Abdali", turn, weather)).join(" ");
    expect(said({ ...MILD, isSunny: true })).toMatch(/sit in the sun/);
    expect(said(MILD)).not.toMatch(/sun|warm/);
    expect(said({ ...MILD, isCold: true })).toMatch(/warm up over a hot drink/);
    const beach = { ...quarters[0]!, character: "Beach bars and terraces." };
    expect(freeWords(beach, 1, { start: 600, end: 700 }, MILD)).not.toMatch(/Beach/);
    expect(freeWords(beach, 1, { start: 1100, end: 1200 }, { ...MILD, isSunny: true })).toMatch(/Beach/);
  });
});

describe("a longer while between two stops", () => {
  it("before the ride to the airport is at the hotel, where the bags are, not where the town begins", () => {
    const departure = { at: `${DATE}T21:00`, airport: "AAA", flight: "XX 2" };
    const ride = line(quay, "17:00", "18:00", { role: "transfer", name: "Taxi to AAA" });
    const day = [line(lake, "12:00", "13:00", lunch), ride];
    expect(told(day, { departure })[1]).toMatchObject({ role: "free", location: { lat: 45 } });
  });

  it("is no free time in a part of town that one knows, but one that looks farther", () => {
    const gap = [line(museum, "10:00", "10:30"), line(inn, "13:30", "14:30", lunch)];
    const garden = townPlace("garden", { kind: "garden", name: "The garden", north: 1.5, price: 0 });
    const free = (known: string[]) => told(gap, { places: [garden] }, 2, known)[1]!;
    expect(free([]).name).toBe("A free morning in the old town");
    expect(free([]).description).not.toContain("The garden");
    expect(free(["Old town"]).name).toBe("A free morning");
    expect(free(["Old town"]).description).toContain("For some green, The garden is");
    expect(free(["Harbour"]).name).toBe("A free morning in the old town");
  });

  it("is no half day out of town before the evening: one goes back to the hotel", () => {
    const village = townPlace("village", { north: 11, district: "Valley road" });
    const graves = townPlace("graves", { north: 6, east: 6, district: "Graveyard lane" });
    const gap = (end: string) => [line(village, "13:00", "14:30", lunch), line(graves, end, "21:00")];
    const request = { adults: 2 };
    const rests = (end: string) => told(gap(end), request).filter(({ role }) => role === "rest").length;
    expect(rests("19:00")).toBe(1);
    expect(rests("16:00")).toBe(0);
  });

  it("is free time told by what the part of town is like, or by its streets", () => {
    const gap = [line(museum, "10:00", "10:30"), line(inn, "12:30", "13:30", lunch)];
    expect(told(gap)[1]).toMatchObject({
      role: "free",
      name: "Free time in the old town",
      description: "Lanes under the castle.",
      end: at("12:25"),
    });
    const others = [2, 3, 4].map((day) => told(gap, {}, day)[1]!.description);
    expect(others[0]).toMatch(/Well Lane|Bridge Street/);
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it("is left alone where it is short", () => {
    expect(told([line(museum, "10:00", "11:45"), line(inn, "12:30", "13:30", lunch)])).toHaveLength(2);
  });

  it("does not praise bars in the morning", () => {
    const morning = told([line(quay, "09:00", "09:30"), line(quay, "11:30", "12:30", lunch)])[1]!;
    expect(morning.description).not.toContain("Bars");
    const evening = told([line(quay, "16:00", "16:30"), line(quay, "18:30", "19:30")], { base: otherBase }, 2)[1]!;
    expect(evening.description).toContain("Bars");
  });

  it("is a morning or an afternoon by name where it is long", () => {
    const day = told(
      [line(museum, "09:00", "09:30"), line(inn, "12:30", "13:30", lunch), line(museum, "16:30", "17:00")],
      {
        base: otherBase,
      },
    );
    expect(day.map(({ name }) => name).filter((name) => name.startsWith("A free"))).toEqual([
      "A free morning in the old town",
      "A free afternoon in the old town",
    ]);
  });

  it("is slept away after a night flight, from when the room is ready", () => {
    const gap = [
      line(museum, "11:00", "11:45"),
      line(inn, "12:00", "13:00", lunch),
      line(museum, "19:30", "20:45", dinner),
    ];
    const { base } = townRequest([]);
    const rest = (isOvernight: boolean, date = DATE) =>
      told(gap, {
        base: { ...base, checkInTime: "15:00" },
        arrival: { at: `${date}T07:00`, airport: "AAA", flight: "AY 1", isOvernight },
      }).find(({ role }) => role === "rest")!;
    expect(rest(true)).toMatchObject({
      start: at("15:00"),
      description: "Short night? Nap before dinner.",
    });
    expect(rest(false).start).toBeGreaterThan(at("17:00"));
    expect(rest(true, "2027-05-04").start).toBeGreaterThan(at("17:00"));
  });

  it("is spent at the hotel while it is hottest outside, also before lunch and for longer", () => {
    const gap = [line(museum, "11:00", "11:30"), line(inn, "14:00", "15:00", lunch), line(museum, "18:00", "19:00")];
    const { destination } = townRequest([]);
    const hot = { destination: { ...destination, highs: Array<number>(12).fill(36) } };
    const rests = (change: Partial<DayRequest>) => told(gap, change).filter(({ role }) => role === "rest");
    expect(rests({})[0]!.start).toBeGreaterThan(at("15:00"));
    expect(rests(hot)[0]).toMatchObject({ description: "In a cool room while it is hottest outside." });
    expect(rests(hot)[0]!.start).toBeLessThan(at("12:00"));
    const long = told([line(inn, "11:30", "12:30", lunch), line(museum, "16:30", "17:00")], hot)[1]!;
    expect(long.end - long.start).toBeGreaterThan(180);
  });

  it("out of town is where one is, until one has to go", () => {
    const [, free] = told([line(lake, "13:00", "15:00"), line(lake, "16:30", "17:00")], { base: otherBase });
    const [, inTown, lunchInTown] = told([line(lake, "09:00", "10:30"), line(quay, "13:30", "14:30", lunch)], {
      base: otherBase,
    });
    expect(inTown).toMatchObject({ role: "free", location: { name: "Harbour" } });
    expect(inTown!.legBefore!.minutes).toBeGreaterThan(14);
    expect(lunchInTown!.legBefore).toBeUndefined();
    expect(free).toMatchObject({
      name: "Free time around Lake road",
      description: "Nothing is booked until 16:30: stay on at The lake, or look around.",
    });
  });

  it("is at no table before the meal, nor on at a sight before the visit", () => {
    const station = townPlace("station", { north: 1.5, district: "Station" });
    for (const next of [line(station, "18:00", "19:15", dinner), line(station, "18:00", "19:15")]) {
      const free = told([line(lake, "13:00", "15:00"), next], { base: otherBase }).find(({ role }) => role === "free");
      expect(free?.description).toBe("Nothing is booked until 18:00: have a look around.");
    }
  });

  it("is not spent where they shut meanwhile", () => {
    const stay = (isOpen: boolean) =>
      told(
        [line(lake, "13:00", "15:00", { placeId: "lake" }), line(lake, "16:30", "17:00")],
        { base: otherBase },
        1,
        [],
        isOpen,
      )[1]!.description;
    expect(stay(true)).toBe("Nothing is booked until 16:30: stay on at The lake, or look around.");
    expect(stay(false)).toBe("Nothing is booked until 16:30: have a look around.");
  });

  it("is no rest in a room that was given up in the morning", () => {
    const departure = { at: `${DATE}T21:00`, airport: "AAA", flight: "XX 2" };
    const gap = [line(museum, "10:00", "11:30"), line(inn, "12:00", "13:00", lunch), line(museum, "16:00", "17:00")];
    const { destination } = townRequest([]);
    const hot = { destination: { ...destination, highs: Array<number>(12).fill(36) } };
    const rest = (change: Partial<DayRequest>) => told(gap, change).find(({ role }) => role === "rest");
    expect(rest({ ...hot, departure })).toMatchObject({
      name: "A while at the hotel",
      description: "You have checked out by now: ask where you can sit while it is hottest outside.",
    });
    expect(rest(hot)!.description).toBe("In a cool room while it is hottest outside.");
  });

  it("is around the hotel, and not out of town, before a rest there", () => {
    const inn = townPlace("by-the-hotel", { north: 0.1 });
    const mill = townPlace("mill", { east: 7, district: "Mill road" });
    const day = told([line(mill, "13:00", "14:00"), line(inn, "19:30", "20:45", dinner)]);
    expect(day.map(({ role }) => role)).toEqual(["visit", "free", "rest", "meal"]);
    expect(day[1]!.legBefore!.minutes).toBeGreaterThan(14);
    expect(day[1]!.start).toBeGreaterThan(at("14:15"));
    expect(day[2]).toMatchObject({ start: day[1]!.end });
    expect(day[2]!.legBefore).toBeUndefined();
  });

  it("is a rest at the hotel, however far one comes from, where dinner is a walk from there", () => {
    const mill = townPlace("mill", { east: 12, district: "Mill road" });
    const roles = (change: Parameters<typeof townPlace>[1]) =>
      told([line(mill, "14:00", "15:30"), line(townPlace("table", change), "19:30", "20:45", dinner)]).map(
        ({ role }) => role,
      );
    expect(roles({ east: -1.2 })).toContain("rest");
    expect(roles({ east: 9 })).not.toContain("rest");
  });

  it("is at the hotel with children in the heat, though that is a ride away", () => {
    const { destination } = townRequest([]);
    const hot = { destination: { ...destination, highs: Array<number>(12).fill(36) } };
    const shop = townPlace("shop", { north: 2 });
    const gap = [line(shop, "13:00", "14:00"), line(shop, "17:00", "17:30")];
    const roles = (change: Partial<DayRequest>) => told(gap, change).map(({ role }) => role);
    expect(roles({ ...hot, children: 2 })).toContain("rest");
    expect(roles(hot)).not.toContain("rest");
    expect(roles({ children: 2 })).not.toContain("rest");
  });

  it("sends nobody for a coffee by bus", () => {
    const cafe = townPlace("cafe", { kind: "cafe", price: 5, north: 1.05, name: "Café Sol" });
    const gap = [line(museum, "10:00", "10:30"), line(inn, "13:30", "14:30", lunch)];
    const words = (accessNeeds: DayRequest["accessNeeds"]) =>
      told(gap, { places: [cafe], accessNeeds }, 2, ["Old town"])[1]!.description;
    expect(words([])).toContain("Café Sol");
    expect(words(["short-walks"])).not.toContain("Café Sol");
  });

  it("names small things near it, of two kinds where there is time, others on the next day", () => {
    const places = [
      townPlace("cafe", { kind: "cafe", price: 5, name: "Café Sol" }),
      townPlace("lookout", { kind: "viewpoint", name: "Lookout", north: 0.4 }),
      townPlace("gate", { kind: "garden", price: 9, name: "Paid tower", north: 0.3 }),
    ];
    const gap = [line(museum, "09:00", "09:30"), line(inn, "12:30", "13:30", lunch)];
    const words = told(gap, { places })[1]!.description;
    expect(words).toContain("For a view, Lookout is 2 minutes on foot.".replace("2 minutes on foot", "right here"));
    expect(words).toContain("For a coffee, Café Sol is 5 minutes on foot.");
    expect(words).not.toContain("Paid tower");
    const short = [line(museum, "10:00", "11:00"), line(inn, "12:30", "13:30", lunch)];
    const one = [1, 2].map((day) => told(short, { places }, day)[1]!.description.match(/For a \w+/)![0]);
    expect(new Set(one).size).toBe(2);
  });
});

const otherBase = { ...townPlace("far", { north: -40 }), name: "Far Inn", address: "Far", bed: "hotel" as const };

describe("before dinner", () => {
  it("is a rest at the hotel where that is on the way, once a day", () => {
    const day = told([
      line(museum, "13:00", "14:00", lunch),
      line(museum, "15:30", "16:30"),
      line(inn, "18:30", "19:45", dinner),
    ]);
    expect(day.filter(({ role }) => role === "rest")).toHaveLength(1);
    expect(day.find(({ role }) => role === "rest")!.description).toContain("before you go out again");
    const [, rest] = told([line(museum, "15:30", "16:30"), line(inn, "18:30", "19:45", dinner)]);
    expect(rest).toMatchObject({ role: "rest", name: "A rest at the hotel" });
    expect(rest!.end).toBeLessThanOrEqual(at("18:25"));
  });

  it("is for the children to play, or the siesta of the country", () => {
    const gap = [line(museum, "15:30", "16:30"), line(inn, "18:30", "19:45", dinner)];
    expect(told(gap, { children: 2 })[1]!.description).toContain("Time to play or sleep");
    const mealHours = mealHoursOf(findCountryFacts("ES"));
    const noon = [line(museum, "13:30", "14:30", lunch), line(museum, "17:00", "18:00")];
    expect(told(noon, { mealHours })[1]!.name).toMatch(/^Siesta/);
  });

  it("is spent where dinner is by those who have to ride there", () => {
    const fromHotel = told([
      line(townPlace("hotel"), "15:00", "15:30", { role: "transfer" }),
      line(quay, "18:30", "19:45", dinner),
    ]);
    expect(fromHotel.map(({ role }) => role)).toEqual(["transfer", "rest", "free", "meal"]);
    const [, rest, look] = fromHotel;
    expect(look!.start - rest!.end).toBe(look!.legBefore!.minutes + (5 - (look!.legBefore!.minutes % 5 || 5)));
    expect(at("18:30") - look!.start).toBeGreaterThanOrEqual(40);
    expect(look!.location.name).toBe("Harbour");
    const fromLake = told([line(lake, "14:00", "16:00"), line(quay, "18:30", "19:45", dinner)], { base: otherBase });
    expect(fromLake.map(({ role }) => role)).toEqual(["visit", "free", "meal"]);
    expect(fromLake[1]!.location.name).toBe("Harbour");
    expect(fromLake[1]!.legBefore?.minutes).toBeGreaterThan(14);
    expect(fromLake[2]!.legBefore).toBeUndefined();
  });
});

describe("a free while before a meal without a table", () => {
  const sight = townPlace("sight");
  const meal = (description: string) =>
    line({ ...sight, name: "Lunch" }, "13:00", "14:00", { ...lunch, id: "lunch", placeId: undefined, description });

  it("says once that nothing is booked", () => {
    const lines = told([
      line(sight, "09:00", "10:30"),
      meal("Nothing is booked: pick a place around Quay in Harbour."),
    ]);
    expect(lines.map(({ role }) => role)).toContain("free");
    const said = lines.filter(({ description }) => description.includes("Nothing is booked"));
    expect(said.length).toBeLessThanOrEqual(1);
  });

  it("leaves a meal alone that follows a visit", () => {
    const lines = told([
      line(sight, "11:00", "12:50"),
      meal("Nothing is booked: pick a place around Quay in Harbour."),
    ]);
    expect(lines.at(-1)!.description).toBe("Nothing is booked: pick a place around Quay in Harbour.");
  });
});

describe("a free while on a feast", () => {
  const VIETNAM = { ...townRequest([]).destination, country: "VN", neighbourhoods: quarters };
  const sight = townPlace("sight");
  const freeOn = (date: string, known: string[] = []) => {
    const items = [line(sight, "09:00", "10:30"), line({ ...sight, id: "b" }, "13:00", "14:00")];
    const scope = {
      request: townRequest([], { destination: VIETNAM }),
      date,
      dayNumber: 1,
      known: new Set(known),
      planned: new Set<string>(),
      isOpen: () => true,
    };
    return fillGaps(scope, items).find(({ role }) => role === "free")!.description;
  };

  it("says that most of the town is shut, where it is, instead of what to do there on other days", () => {
    for (const known of [[], ["Old town"]]) {
      const said = freeOn("2027-02-06", known);
      expect(said).toMatch(/^Most shops and kitchens are shut today/);
      expect(said).not.toMatch(/coffee|shop,|watch the street/);
    }
  });

  it("is like any other on other days", () => {
    expect(freeOn("2027-03-16")).not.toContain("shut today");
  });
});
