import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { mealHoursOf } from "#app/modules/catalogue/hours/meal-hours";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { MISERY_FLOOR, NO_WISHES, breaksADeal, fitFor } from "#app/modules/matching/group";
import type { Wishes } from "#app/modules/matching/group";
import { travelDnaOf } from "#app/modules/profile/dna";
import type { Answers } from "#app/modules/profile/quiz";
import { ACCESS_RULES } from "../travel/access-rules";
import type { DayRequest } from "../day/day-request";
import { planGroupDays } from "./group-days";
import type { MemberFit } from "../day/member-fit";
import { isVisit } from "../day/itinerary";
import { planDays } from "./plan-days";
import { townPlace, townRequest, townSun } from "../day/town.fixture";
import { personWith, placeAt, requestAmong } from "../day/small-city.fixture";
import { legBetween, travelWays } from "../travel/travel-model";

const city = findDestination("barcelona")!;
/** Enough for two days, with hills, boats and museums among them. */
const places = city.places.filter(({ dayTrip }) => !dayTrip).slice(0, 24);
const sun = sunCalculatorFor(city);
const ways = travelWays({ destination: city, places: city.places, children: 0 });
const AT = "2027-01-01T00:00:00.000Z";
const request: DayRequest = {
  destination: city,
  places,
  firstDate: "2027-05-12",
  lastDate: "2027-05-13",
  base: { name: "the centre of Barcelona", address: "Barcelona", lat: city.lat, lon: city.lon },
  children: 0,
  accessNeeds: [],
  diets: [],
  pace: "moderate",
  interests: [],
  spend: 400,
  mealHours: mealHoursOf(findCountryFacts(city.country)),
  mealCap: 60,
  locked: [],
  wanted: [],
  unwanted: [],
  seed: 5,
};

function person(id: string, answers: Answers, wishes: Wishes = NO_WISHES): MemberFit {
  const dna = travelDnaOf(answers);
  return {
    id,
    name: id,
    fits: Object.fromEntries(places.map((place) => [place.id, fitFor(place, { dna, wishes })])),
  };
}

const ann = person("ann", {
  view: ["old-town"],
  afternoon: ["museum", "market"],
  dinner: ["reason"],
  company: ["few"],
});
const bo = person("bo", {
  view: ["lagoon", "peaks"],
  afternoon: ["swim", "hike", "thrill"],
  dinner: ["fuel"],
  weather: ["hot"],
});
const together = planGroupDays(request, [ann, bo], sun, AT).itinerary;

describe("days for a group", () => {
  it("leave nobody miserable and say for each what they get and what they give up", () => {
    expect(together.group?.map(({ memberId }) => memberId)).toEqual(["ann", "bo"]);
    for (const share of together.group!) {
      expect(share.share).toBeGreaterThanOrEqual(MISERY_FLOOR);
      expect(share.share).toBeLessThanOrEqual(1);
      expect(share.gets.length).toBeGreaterThan(0);
      for (const name of share.givesUp) expect(share.gets).not.toContain(name);
    }
  });

  it("are the same whatever order the people come in", () => {
    expect(planGroupDays(request, [bo, ann], sun, AT).itinerary).toEqual(together);
  });

  it("part for half a day at most, and meet again for dinner", () => {
    const kinds = ["monument", "museum", "church", "park", "market", "viewpoint"] as const;
    const sights = Array.from({ length: 16 }, (_, index) =>
      townPlace(`sight-${index}`, {
        kind: kinds[index % kinds.length],
        north: (index % 8) * 0.2 - 0.8,
        east: Math.floor(index / 8) * 0.2 - 0.8,
      }),
    );
    const taste = (id: string, rest: number): MemberFit => ({
      id,
      name: id,
      fits: Object.fromEntries(sights.map((place, index) => [place.id, Math.floor(index / 4) % 2 === rest ? 1 : 0])),
    });
    const town = townRequest(sights, { lastDate: "2027-05-03" });
    const days = planGroupDays(town, [taste("cleo", 0), taste("dan", 1)], townSun, AT).itinerary.days;
    const parted = days.filter((day) => day.split);
    expect(parted).toHaveLength(1);
    for (const { split, items } of parted) {
      const dinner = items.find((item) => item.meal === "dinner")!;
      const lunch = items.find((item) => item.meal === "lunch")!;
      expect(split!.memberIds).toHaveLength(1);
      expect(split!.items.length).toBeGreaterThan(0);
      let [here, free] = [lunch.location, lunch.end];
      for (const item of split!.items) {
        expect(item.start).toBeGreaterThanOrEqual(free + legBetween(here, item.location, ways).minutes);
        [here, free] = [item.location, item.end];
      }
      expect(free + legBetween(here, dinner.location, ways).minutes).toBeLessThanOrEqual(dinner.start);
      const main = new Set(items.map(({ placeId }) => placeId));
      for (const item of split!.items) expect(main).not.toContain(item.placeId);
    }
  });

  it("stay together when tastes are alike", () => {
    const twins = planGroupDays(request, [ann, { ...ann, id: "amy", name: "amy" }], sun, AT).itinerary;
    expect(twins.days.some((day) => day.split)).toBe(false);
    for (const { share } of twins.group!) expect(share).toBeGreaterThan(0.95);
  });

  it("never hold what breaks a deal, in the common plan or apart", () => {
    const wishes: Wishes = { likes: [], never: ["steep-walks", "boats"] };
    const banned = places.filter((place) => breaksADeal(place, [{ wishes }])).map(({ id }) => id);
    expect(banned.length).toBeGreaterThan(0);
    const careful = planGroupDays({ ...request, unwanted: banned }, [ann, bo], sun, AT).itinerary;
    const planned = careful.days
      .flatMap((day) => [...day.items, ...(day.split?.items ?? [])])
      .map(({ placeId }) => placeId);
    for (const id of banned) expect(planned).not.toContain(id);
  });
});

describe("what is told of a plan for a group", () => {
  const MUSEUMS = ["m1", "m2", "m3", "m4", "m5"];
  const BATHS = ["b1", "b2", "b3", "b4", "b5"];
  const small = requestAmong([...MUSEUMS, ...BATHS].map((id, index) => placeAt(id, index)));
  const likes = (ids: string[], fit: number) => Object.fromEntries(ids.map((id) => [id, fit]));
  const eve = personWith("eve", { ...likes(MUSEUMS, 1), ...likes(BATHS, 0.1) });
  const max = personWith("max", { ...likes(MUSEUMS, 0.1), ...likes(BATHS, 1) });
  const plan = planGroupDays(small, [max, eve], townSun, AT).itinerary;

  it("is what each of them gets and misses, three things at most, and none of another's", () => {
    const [ofEve, ofMax] = plan.group!;
    expect([ofEve!.name, ofMax!.name]).toEqual(["Eve", "Max"]);
    for (const [share, own] of [
      [ofEve!, MUSEUMS],
      [ofMax!, BATHS],
    ] as const) {
      expect(share.gets.length).toBeLessThanOrEqual(3);
      expect(share.givesUp.length).toBeLessThanOrEqual(3);
      // The best place for them is named first, in the order of the alphabet where places suit alike.
      expect(own).toContain(share.gets[0]!.toLowerCase());
      const favourites = share.gets.filter((name) => own.includes(name.toLowerCase()));
      expect(favourites).toEqual([...favourites].sort());
      for (const name of share.givesUp) expect(share.gets).not.toContain(name);
      expect(share.share).toBe(Math.round(share.share * 100) / 100);
    }
  });

  it("counts for those who part what they do apart and nothing that the others do meanwhile", () => {
    const day = plan.days.find(({ split }) => split)!;
    expect(day.split!.memberIds).toHaveLength(1);
    const apart = plan.group!.find(({ memberId }) => day.split!.memberIds.includes(memberId))!;
    const meanwhile = day.items.filter(
      (item) => isVisit(item) && item.start >= day.split!.start && item.end <= day.split!.end,
    );
    expect(meanwhile.length).toBeGreaterThan(0);
    for (const { name } of meanwhile) expect(apart.gets).not.toContain(name);
    const theirs = day.split!.items.map(({ name }) => name);
    expect(apart.gets.some((name) => theirs.includes(name))).toBe(true);
  });

  it("is a whole share for somebody who gets the plan of their own", () => {
    const [only] = planGroupDays(small, [eve, { ...eve, id: "eva" }], townSun, AT).itinerary.group!;
    expect(only).toMatchObject({ share: 1, givesUp: [] });
  });

  it("of somebody whom nothing suits is no share of nothing, and no reason to fail", () => {
    const shares = planGroupDays(small, [eve, personWith("zed", {})], townSun, AT).itinerary.group!;
    expect(shares.map(({ share }) => share >= 0 && share <= 1)).toEqual([true, true]);
  });

  it("stays close to a plan that is kept, whoever gets less of it", () => {
    const kept = ["m1", "m2", "m3"];
    const again = planGroupDays({ ...small, keep: [kept] }, [eve, max], townSun, AT).itinerary;
    const visits = again.days[0]!.items.filter(isVisit).map(({ placeId }) => placeId);
    expect(visits.filter((id) => kept.includes(id)).length).toBeGreaterThanOrEqual(2);
  });
});

describe("what a body needs", () => {
  it("keeps hills and stairs out, walks short and the pace calm", () => {
    const days = planDays(
      { ...request, pace: "packed", accessNeeds: ["step-free", "short-walks", "rest-breaks"] },
      sun,
      AT,
    ).itinerary.days;
    const visits = days.flatMap((day) => day.items.filter(isVisit));
    expect(visits.length).toBeGreaterThan(3);
    for (const item of visits)
      expect(ACCESS_RULES["step-free"].excludes(city.places.find(({ id }) => id === item.placeId)!)).toBe(false);
    for (const day of days) expect(day.walkKm).toBeLessThanOrEqual(4.5);
    const packed = planDays({ ...request, pace: "packed" }, sun, AT).itinerary.days.flatMap((day) =>
      day.items.filter(isVisit),
    );
    expect(visits.length).toBeLessThan(packed.length);
  });
});
