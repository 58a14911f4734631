import { describe, expect, it } from "vitest";
import { destinationFixture } from "#app/modules/catalogue/schema/destination.fixture";
import type { DestinationSource, PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { DIETS, FOOD_KINDS } from "#app/modules/catalogue/schema/diets";
import type { Diet } from "#app/modules/catalogue/schema/diets";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { addDays } from "#app/shared/calendar";
import { ACCESS_RULES } from "../travel/access-rules";
import { placesFor } from "../problem/problem-places";
import type { DayRequest } from "../day/day-request";
import { dietLine, mealWithoutDiets, questionsAt, whatToAskFirst, whatToLookFor, whyNotServed } from "./diet-rules";
import type { Itinerary, ItineraryItem } from "../day/itinerary";
import { isForGrownUps, isInSeason, whyNotForParty, whyNotUnasked } from "./party-rules";
import { planDays } from "../plan/plan-days";
import { sampleOfDay } from "#tests/setup/day-sample";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

const slugOf = ({ slug }: DestinationSource): string => slug;

function requestFor(destination: DestinationSource, change: Partial<DayRequest> = {}): DayRequest {
  return {
    destination,
    places: destination.places,
    firstDate: "2027-05-12",
    lastDate: "2027-05-13",
    base: { name: "the centre", address: "the centre", lat: destination.lat, lon: destination.lon },
    children: 0,
    accessNeeds: [],
    diets: [],
    pace: "moderate",
    interests: [],
    spend: 400,
    mealCap: 60,
    locked: [],
    wanted: [],
    unwanted: [],
    seed: 3,
    ...change,
  };
}

function plan(destination: DestinationSource, change: Partial<DayRequest> = {}): Itinerary {
  const request = requestFor(destination, change);
  return planDays(request, sunCalculatorFor(destination), "2026-11-21T00:00:00Z").itinerary;
}

const itemsOf = (itinerary: Itinerary): ItineraryItem[] => itinerary.days.flatMap((day) => day.items);

function placeOf(destination: DestinationSource, id: string | undefined): PlaceSource {
  return destination.places.find((place) => place.id === id)!;
}

const table = (serves: Partial<Record<Diet, "yes" | "no">>): Pick<PlaceSource, "serves"> => ({
  serves: Object.fromEntries(DIETS.map((diet) => [diet, serves[diet] ?? "ask"])) as PlaceSource["serves"],
});

describe("what is said of a diet", () => {
  it("names what is served and what to ask about, and nobody", () => {
    const house = table({ vegetarian: "yes" });
    expect(dietLine(house, [])).toBeUndefined();
    expect(dietLine(house, ["vegetarian"])).toBe("Has vegetarian dishes");
    expect(dietLine(house, ["nut-allergy"])).toBe("Ask here about nuts");
    expect(dietLine(house, ["vegetarian", "nut-allergy", "gluten-free", "shellfish-allergy"])).toBe(
      "Has vegetarian dishes. Ask here about nuts, gluten and shellfish",
    );
    expect(dietLine({}, ["nut-allergy"])).toBeUndefined();
    expect(whatToLookFor([])).toBeUndefined();
    expect(whatToLookFor(["halal", "nut-allergy"])).toBe("Look for a halal kitchen and a kitchen that keeps nuts out.");
    expect(whatToAskFirst("In a hill village", [])).toBeUndefined();
    expect(whatToAskFirst("In a hill village", ["halal", "nut-allergy"])).toBe(
      "Ask about halal food and nuts when you book.",
    );
    expect(whatToAskFirst("A vegetarian buffet at the park", ["vegetarian"])).toBeUndefined();
    expect(mealWithoutDiets("Lunch is included. Ask about nuts when you book.")).toBe("Lunch is included.");
  });

  it("keeps out what can not serve one of them, and counts what has to be asked", () => {
    const satay = table({ "nut-allergy": "no" });
    expect(whyNotServed(satay, ["vegetarian"])).toBeUndefined();
    expect(whyNotServed(satay, ["vegetarian", "nut-allergy"])).toBe("Nuts are part of what it serves.");
    expect(whyNotServed({}, [...DIETS])).toBeUndefined();
    expect(questionsAt(table({ vegan: "yes" }), ["vegan", "halal"])).toBe(1);
    expect(questionsAt({}, ["vegan"])).toBe(0);
  });
});

/** So many destinations a day are tested on what the solver is given, and one for each diet on its plan. */
const A_DAY = 4;

describe("plans of people with a diet", () => {
  const dates = ["2027-05-12", "2027-05-13"];

  it.each(sampleOfDay(listDestinations(), slugOf, A_DAY))(
    "hold nothing in $slug that can not serve it",
    (destination) => {
      for (const diet of DIETS) {
        const { places } = placesFor(requestFor(destination, { diets: [diet] }), sunCalculatorFor(destination));
        expect(
          places.filter(({ serves }) => serves?.[diet] === "no").map(({ id }) => id),
          diet,
        ).toEqual([]);
      }
    },
  );

  it.each(DIETS)("%s: is said at every table of a plan, served or asked about", (diet) => {
    const mine = listDestinations().filter((_, index) => index % DIETS.length === DIETS.indexOf(diet));
    for (const destination of sampleOfDay(mine, slugOf, 1)) {
      let told = 0;
      for (const item of itemsOf(plan(destination, { diets: [diet], lastDate: "2027-05-12" }))) {
        const place = placeOf(destination, item.placeId);
        if (item.placeId === undefined && item.type === "restaurant") {
          told++;
          expect(item.description).toContain(whatToLookFor([diet])!.replace(/\.$/, ""));
        }
        if (!place?.serves) continue;
        told++;
        expect(place.serves[diet], `${destination.slug}/${place.id}`).not.toBe("no");
        expect(item.fact, `${destination.slug}/${place.id}`).toContain(dietLine(place, [diet]));
      }
      expect(told, destination.slug).toBeGreaterThan(0);
    }
  });

  it("leave out food and drink that is a visit, and say so where it matters", () => {
    const edinburgh = destinationFixture("edinburgh");
    const whisky = "scotch-whisky-experience";
    const few = {
      places: edinburgh.places.filter(({ id, weight }) => id === whisky || weight === 5),
      wanted: [whisky],
    };
    const halal = plan(edinburgh, { ...few, diets: ["halal"] });
    expect(itemsOf(halal).map(({ placeId }) => placeId)).not.toContain(whisky);
    expect(halal.leftOut[0]).toEqual({
      placeId: whisky,
      name: placeOf(edinburgh, whisky).name,
      why: "It doesn't serve halal food.",
      isFixed: true,
    });
    expect(itemsOf(plan(edinburgh, few)).map(({ placeId }) => placeId)).toContain(whisky);
  });

  it("prefer a table that serves it to one that has to be asked", () => {
    const zurich = destinationFixture("zurich");
    const hiltl = placeOf(zurich, "hiltl");
    // A room that has to be asked, nearer to the traveller at every hour.
    const nearer: PlaceSource = {
      ...hiltl,
      id: "next-door",
      name: "Next Door",
      lat: hiltl.lat + 0.003,
      serves: { ...hiltl.serves!, vegetarian: "ask" },
    };
    const base = { ...requestFor(zurich).base, lat: nearer.lat, lon: nearer.lon };
    const lunchOf = (diets: Diet[]): string | undefined =>
      itemsOf(plan(zurich, { places: [nearer, hiltl], base, diets, lastDate: "2027-05-12" })).find(
        ({ meal }) => meal === "lunch",
      )?.placeId;
    expect(lunchOf([])).toBe("next-door");
    expect(lunchOf(["vegetarian"])).toBe("hiltl");
  });

  it("are kept from no sight by what nobody eats there", () => {
    const lisbon = destinationFixture("lisbon");
    const { excluded } = placesFor(requestFor(lisbon, { diets: [...DIETS] }), sunCalculatorFor(lisbon));
    expect(excluded.length).toBeGreaterThan(0);
    for (const { place } of excluded.filter(({ isFixed }) => isFixed))
      expect(place.serves !== undefined || FOOD_KINDS.has(place.kind)).toBe(true);
    expect(whyNotForParty(lisbon.places[0]!, requestFor(lisbon, { diets: [...DIETS] }), dates)).toBeUndefined();
  });
});

describe("what a body needs", () => {
  it.each(ACCESS_NEEDS)("%s: is kept in a destination, and what it keeps out is said", (need) => {
    for (const destination of sampleOfDay(listDestinations(), slugOf, A_DAY)) {
      const request = requestFor(destination, { accessNeeds: [need] });
      const { places, excluded } = placesFor(request, sunCalculatorFor(destination));
      expect(places.filter(ACCESS_RULES[need].excludes)).toEqual([]);
      for (const { place, why } of excluded.filter(({ place, isFixed }) => isFixed && !place.months)) {
        expect(ACCESS_RULES[need].excludes(place)).toBe(true);
        const instead = need === "step-free" && place.access ? ` ${place.access.note}` : "";
        expect(why).toBe(`${ACCESS_RULES[need].why}${instead}`);
      }
    }
  });

  it("is said where the days leave something out for it", () => {
    const lisbon = destinationFixture("lisbon");
    const steep = lisbon.places.filter(({ effort, weight, serves }) => effort >= 2 && weight >= 4 && !serves);
    expect(steep.length).toBeGreaterThan(0);
    const { leftOut } = plan(lisbon, { accessNeeds: ["step-free"] });
    expect(leftOut).toContainEqual({
      placeId: steep[0]!.id,
      name: steep[0]!.name,
      why: ACCESS_RULES["step-free"].why,
      isFixed: true,
    });
  });
});

describe("a place that is not for everybody who comes", () => {
  const lisbon = destinationFixture("lisbon");
  const base = lisbon.places.find(({ serves, months }) => !serves && !months)!;
  const sight = (changes: Partial<PlaceSource>): PlaceSource => ({ ...base, kind: "museum", effort: 0, ...changes });
  const nobody = { accessNeeds: [], diets: [], children: 0 };
  const dates = ["2027-05-12", "2027-05-13"];

  it("is a bar or a hike for children, and for nobody else", () => {
    const family = { ...nobody, children: 1 };
    expect(whyNotForParty(sight({ kind: "bar" }), family, dates)).toBe("It is no place for children.");
    expect(whyNotForParty(sight({ effort: 3 }), family, dates)).toBe("It is too hard a walk with children.");
    expect(whyNotForParty(sight({ effort: 2 }), family, dates)).toBeUndefined();
    for (const place of [sight({ kind: "bar" }), sight({ effort: 3 })])
      expect(whyNotForParty(place, nobody, dates)).toBeUndefined();
  });

  it("is made for children, where none come along and nobody asked for it", () => {
    const science = townPlace("science", { isForChildren: true });
    const why = (change: Partial<DayRequest>) =>
      whyNotUnasked(science, { children: 0, wanted: [], locked: [], ...change });
    expect(why({})).toBe("It is made for children; add it if you like.");
    expect(why({ children: 1 })).toBeUndefined();
    expect(why({ wanted: ["science"] })).toBeUndefined();
    expect(why({ keep: [["science"]] })).toBeUndefined();
  });

  it("is a cemetery for small children, unless people come for it or it is asked for", () => {
    const graves = townPlace("graves", { kind: "cemetery", weight: 2 });
    const why = (change: Partial<DayRequest>, weight: PlaceSource["weight"] = 2) =>
      whyNotUnasked({ ...graves, weight }, { children: 1, wanted: [], locked: [], ...change });
    expect(why({})).toBe("It is a cemetery; add it if that suits your children.");
    expect(why({}, 4)).toBeUndefined();
    expect(why({ children: 0 })).toBeUndefined();
    expect(why({ youngest: 14 })).toBeUndefined();
    expect(why({ wanted: ["graves"] })).toBeUndefined();
    expect(why({ arrangement: { ...NO_ARRANGEMENT, anchors: [{ place: "graves", nights: 2 }] } })).toBeUndefined();
  });

  it("is no bath for children that says so itself", () => {
    const why = (note: string) =>
      whyNotUnasked(townPlace("x", { kind: "spa", note }), { children: 1, wanted: [], locked: [] });
    expect(why("Hot tubs on a ferry, silence is kept, no children.")).toMatch(/^It is for grown-ups/);
    expect(why("Pools and slides under a glass roof.")).toBeUndefined();
  });

  it("has tables for an evening of many courses or glasses, which are for no small child", () => {
    const isNone = (tag: string, party: { children: number; youngest?: number }) =>
      isForGrownUps({ note: "In a house by the river.", tags: [tag] }, party);
    for (const tag of ["tasting menu", "vodka pairing", "wine bar", "whisky bar", "cocktails"]) {
      expect(isNone(tag, { children: 1, youngest: 6 })).toBe(true);
      expect(isNone(tag, { children: 1, youngest: 15 })).toBe(false);
      expect(isNone(tag, { children: 0 })).toBe(false);
    }
    expect(isNone("dumplings", { children: 1, youngest: 6 })).toBe(false);
  });

  it("is a jump for which children are too young, unless it is asked for", () => {
    const why = (name: string, change: Partial<PlaceSource> = {}, children = 2, wanted: string[] = []) =>
      whyNotUnasked(townPlace("x", { kind: "sport", name, ...change }), { children, wanted, locked: [] });
    expect(why("Kawarau Bridge Bungy")).toBe("It has a minimum age of ten or more; add it if yours are old enough.");
    expect(why("The old bridge", { tags: ["bungee"] })).toBeDefined();
    expect(why("Rafting in Batoka Gorge")).toBeDefined();
    expect(why("Kawarau Bridge Bungy", {}, 0)).toBeUndefined();
    expect(why("Kawarau Bridge Bungy", {}, 2, ["x"])).toBeUndefined();
    expect(why("Skyline Luge")).toBeUndefined();
  });

  it("is where one goes for a drink for children, unless it is asked for", () => {
    const why = (change: Partial<PlaceSource>, children = 1, wanted: string[] = []) =>
      whyNotUnasked(townPlace("x", change), { children, wanted, locked: [] });
    const lane: Partial<PlaceSource> = { kind: "street", bestTime: "night", tags: ["bars"], weight: 2 };
    expect(why(lane)).toBe("People go there for a drink; add it if that suits your children.");
    expect(why(lane, 0)).toBeUndefined();
    expect(why(lane, 1, ["x"])).toBeUndefined();
    expect(why({ ...lane, bestTime: "afternoon" })).toBeUndefined();
    expect(why({ ...lane, weight: 4 })).toBeUndefined();
    expect(why({ kind: "winery", tags: ["palenque", "mezcal"], weight: 4 })).toBeDefined();
    expect(why({ kind: "winery", tags: ["vineyard", "cellar"] })).toBeUndefined();
    expect(why({ kind: "music", tags: ["jazz cellar"] })).toBeDefined();
    expect(why({ kind: "music", bestTime: "night", tags: ["courtyard"] })).toBeDefined();
    expect(why({ kind: "music", tags: ["organ concerts"] })).toBeUndefined();
    expect(why({ kind: "music", bestTime: "evening", tags: ["symphony", "jazz"] })).toBeUndefined();
    expect(why({ kind: "cafe", tags: ["black balsam"] })).toBeDefined();
    expect(why({ kind: "cafe", name: "Espresso Bar", tags: ["coffee"] })).toBeUndefined();
    expect(why({ kind: "museum", name: "Brewery Museum", weight: 2 })).toBeDefined();
    expect(why({ kind: "park", tags: ["beer garden"] })).toBeUndefined();
    expect(why({ kind: "spa", name: "Thai Massage" })).toContain("grown-ups");
    expect(why({ kind: "spa", tags: ["thermal pools"] })).toBeUndefined();
  });

  it("is where people were killed for children, unless it is asked for", () => {
    const memorial = townPlace("memorial", { isGrim: true, weight: 5 });
    const days = (change: Partial<DayRequest>) => {
      const { itinerary } = planDays(townRequest([memorial], change), townSun, "2027-01-01T00:00:00.000Z");
      const isIn = itinerary.days.some(({ items }) => items.some(({ placeId }) => placeId === "memorial"));
      return isIn ? "in" : itinerary.leftOut.find(({ placeId }) => placeId === "memorial");
    };
    expect(days({})).toBe("in");
    const left = days({ children: 1 });
    expect(left).toMatchObject({ why: "It can be hard on children; add it if you think yours are old enough." });
    expect(left).not.toHaveProperty("isFixed");
    expect(days({ children: 1, wanted: ["memorial"] })).toBe("in");
    // A place that the traveller once asked for stays through later changes.
    expect(days({ children: 1, keep: [[], ["memorial"]] })).toBe("in");
  });

  it("is a small museum of war, unless it was asked for", () => {
    const museum = sight({
      id: "war",
      name: "War Museum",
      kind: "museum",
      weight: 2,
      note: "Good on the riflemen of 1918.",
    });
    const asked = (change: Partial<Pick<DayRequest, "children" | "wanted">>): string | undefined =>
      whyNotUnasked(museum, { children: 1, wanted: [], locked: [], ...change });
    expect(asked({})).toMatch(/^It is about war/);
    expect(asked({ children: 0 })).toBeUndefined();
    expect(asked({ wanted: ["war"] })).toBeUndefined();
  });

  it("is left out for the reason that weighs most: the season, then what is eaten, then how one gets about", () => {
    const everything = { accessNeeds: ["step-free" as const], diets: ["vegan" as const], children: 1 };
    const serves = table({ vegan: "no" }).serves;
    const bar = sight({ kind: "bar", effort: 2, serves, months: [6, 7] });
    expect(whyNotForParty(bar, everything, dates)).toBe("Out of season on your days: it is open in June and July.");
    expect(whyNotForParty({ ...bar, months: [5] }, everything, dates)).toBe("It has next to nothing vegan.");
    expect(whyNotForParty({ ...bar, months: [5], serves: undefined }, everything, dates)).toBe(
      ACCESS_RULES["step-free"].why,
    );
    expect(whyNotForParty({ ...bar, months: undefined, serves: undefined, effort: 0 }, everything, dates)).toBe(
      "It is no place for children.",
    );
  });

  it("is in season when one of the days is", () => {
    expect(whyNotForParty(sight({ months: [6] }), nobody, ["2027-05-31", "2027-06-01"])).toBeUndefined();
    expect(whyNotForParty(sight({ months: [6] }), nobody, ["2027-05-30", "2027-05-31"])).toMatch(/^Out of season/);
  });
});

describe("season", () => {
  const lisbon = destinationFixture("lisbon");
  const [sight, other] = lisbon.places.filter(({ dayTrip, serves }) => !dayTrip && !serves);

  it("is asked of each day, not of the first alone", () => {
    expect(isInSeason({ months: [5] }, "2027-05-31")).toBe(true);
    expect(isInSeason({ months: [5] }, "2027-06-01")).toBe(false);
    expect(isInSeason({}, "2027-06-01")).toBe(true);
    // From 30 May to 2 June: what is open in June only is seen in June, what is open in May only in May.
    const places = [
      townPlace("in-june", { hours: "24/7", months: [6] }),
      townPlace("in-may", { hours: "24/7", months: [5] }),
    ];
    const request = townRequest(places, { firstDate: "2027-05-30", lastDate: "2027-06-02" });
    const { days } = planDays(request, townSun, "2026-11-21T00:00:00Z").itinerary;
    const seen = (id: string): string[] =>
      days.filter(({ items }) => items.some(({ placeId }) => placeId === id)).map(({ date }) => date.slice(0, 7));
    expect(seen("in-june")).toEqual(["2027-06"]);
    expect(seen("in-may")).toEqual(["2027-05"]);
  });

  it("keeps a lock from holding a place outside it", () => {
    const places = [{ ...sight!, hours: "24/7", months: [6] }, other!];
    const request = requestFor(lisbon, { places, locked: [{ placeId: sight!.id, date: "2027-05-12" }] });
    const { itinerary } = planDays(request, sunCalculatorFor(lisbon), "2026-11-21T00:00:00Z");
    expect(itemsOf(itinerary).map(({ placeId }) => placeId)).not.toContain(sight!.id);
    expect(itinerary.leftOut[0]).toEqual({
      placeId: sight!.id,
      name: sight!.name,
      why: "Out of season on your days: it is open in June.",
      isFixed: true,
    });
  });

  it.each(sampleOfDay(listDestinations(), slugOf, A_DAY))(
    "holds at the turn of every month in $slug",
    (destination) => {
      for (let month = 1; month <= 12; month++) {
        const lastDate = `2027-${String(month).padStart(2, "0")}-01`;
        const request = requestFor(destination, { firstDate: addDays(lastDate, -1), lastDate });
        const { places, dates, windows, excluded } = placesFor(request, sunCalculatorFor(destination));
        const open = places.flatMap((place, index) =>
          dates.filter((date, day) => !isInSeason(place, date) && windows[index]![day]!.length > 0),
        );
        expect(open).toEqual([]);
        for (const { place } of excluded.filter(({ isFixed }) => isFixed))
          expect(dates.some((date) => isInSeason(place, date))).toBe(false);
      }
    },
  );
});
