import { describe, expect, it } from "vitest";
import { destinationFixture } from "../schema/destination.fixture";
import type { DestinationSource } from "../schema/destination.schema";

const all = Object.values(
  import.meta.glob<DestinationSource>("../destinations/*.yaml", { eager: true, import: "default" }),
);
const MONTH = "January|February|March|April|May|June|July|August|September|October|November|December";
const SEASON = String.raw`(?:spring|summer|autumn|winter|season|the monsoon|${MONTH})`;

/** Words by which the sentence about a way speaks of a season. */
const SPEAKS_OF_SEASON = new RegExp(
  String.raw`\b(?:in|on|from|until|to|by) (?:early |mid |late |the )?${SEASON}\b|\b${SEASON} only\b|\ball year\b`,
  "i",
);
/** Words by which a note says that a boat, a road or a lift goes in a part of the year. */
const RUNS_IN_SEASON = new RegExp(
  String.raw`\b(?:boats?|ferry|ferries|catamaran|ship|shuttle|road|pass|lift|gondola|chairlift|cable car|railway|water taxi|jeeps)\b[^.;:]{0,45}\b(?:in|from|only|until|is closed|opens?|runs?|goes|sails?)\b[^.;,:]{0,12}\b${SEASON}\b`,
  "i",
);

/** Days out with a season in their words and none of their own, each for a reason. */
const ALL_YEAR_TRIPS: Readonly<Record<string, string>> = {
  "amman petra-day": "the coach only leaves earlier in winter",
  "athens sounion-sunset": "the last bus is later in summer",
  "athens hydra-day": "full in summer, and goes all year",
  "azores fogo-and-north": "a shuttle takes over from the car in summer",
  "bergen mostraumen-day": "goes all year, at other hours in winter",
  "bordeaux dune-and-oysters": "the dune is climbed without stairs in winter",
  "budapest szentendre-day": "the train goes all year",
  "grand-canyon bright-angel-day": "advice on the hour",
  "helsinki porvoo-day": "the coach goes all year",
  "interlaken jungfraujoch-day": "full in summer, and goes all year",
  "ljubljana-bled postojna-day": "the coach goes all year",
  "krakow zakopane-day": "the coach goes all year",
  "lofoten-tromso kvaloya": "the road is open all year",
  "lofoten-tromso lyngen-day": "on foot or on snowshoes",
  "london hampton-court-day": "the train goes all year",
  "madeira porto-santo-day": "some Tuesdays only",
  "maldives vaavu-day": "rough, and goes all the same",
  "mallorca formentor-day": "a shuttle takes over from the car in summer",
  "mallorca tramuntana-day": "full in summer, and goes all year",
  "mumbai karla-day": "the train goes all year",
  "muscat daymaniyat-day": "boats go all year, and land in none of the months of the turtles",
  "reykjavik south-coast": "the road is open all year",
  "split mostar-day": "the border is slow in August",
  "stockholm vaxholm-day": "boat and bus go all year",
};

/** Places of which the note names a boat, a road or a lift of a season, and that are open without it. */
const OPEN_WITHOUT: Readonly<Record<string, string>> = {
  "banff lake-minnewanka": "the boat is an extra on the lake",
  "beijing liangma-river-walk": "a walk",
  "chicago chicago-chinatown": "the train goes all year",
  "edinburgh forth-bridges": "the bridges are seen from the quay",
  "havana el-malecon": "some days only",
  "madeira porto-santo-beach": "rough, and goes all the same",
  "new-orleans swamp-boat": "alligators have the season",
  "nice port-lympia": "the harbour is walked round",
  "paris luxembourg": "toy boats",
  "san-francisco point-reyes": "whales have the season",
  "sydney north-head-manly": "whales have the season",
  "vancouver grouse-mountain": "the gondola goes all year",
  "vancouver whistler": "paths or slopes, one of them is open",
};

describe("boats, roads and lifts of a season", () => {
  it("have their months, where a day out goes by them", () => {
    const unbound = all.flatMap(({ slug, places, dayTrips }) =>
      dayTrips
        .filter((trip) => SPEAKS_OF_SEASON.test(trip.way) && !trip.months)
        .filter((trip) => !trip.places.some((id) => places.find((place) => place.id === id)?.months))
        .map(({ id }) => `${slug} ${id}`),
    );
    expect(unbound.filter((trip) => !(trip in ALL_YEAR_TRIPS))).toEqual([]);
    expect(Object.keys(ALL_YEAR_TRIPS).filter((trip) => !unbound.includes(trip))).toEqual([]);
  });

  it("have their months, where a note speaks of them", () => {
    const unbound = all.flatMap(({ slug, places, dayTrips }) =>
      places
        .filter(
          ({ note, months, hours }) =>
            RUNS_IN_SEASON.test(note) && !months && !new RegExp(MONTH.replace(/(\w{3})\w*/g, "$1")).test(hours),
        )
        .filter(({ id }) => !dayTrips.some((trip) => trip.places.includes(id) && trip.months))
        .map(({ id }) => `${slug} ${id}`),
    );
    expect(unbound.filter((place) => !(place in OPEN_WITHOUT))).toEqual([]);
    expect(Object.keys(OPEN_WITHOUT).filter((place) => !unbound.includes(place))).toEqual([]);
  });

  it("take the season of their places with them", () => {
    const open = (slug: string, id: string) => destinationFixture(slug).places.find((place) => place.id === id)?.months;
    expect(open("malta", "blue-lagoon")).toEqual([4, 5, 6, 7, 8, 9, 10]);
    for (const { slug, ways } of all)
      for (const { places, runs = [] } of ways.apart)
        if (runs.length > 0)
          for (const id of places)
            expect(
              open(slug, id)!.every((month) => runs.includes(month)),
              id,
            ).toBe(true);
  });

  it.each([
    ["split", "trogir"],
    ["oslo", "fram-museum"],
    ["stockholm", "drottningholm"],
  ])("leave %s another way to %s for the rest of the year", (slug, id) => {
    const trips = destinationFixture(slug).dayTrips.filter(({ places }) => places.includes(id));
    const goes = (month: number) => trips.filter(({ months }) => months?.includes(month)).map(({ by }) => by);
    expect(goes(12)).toHaveLength(1);
    expect(goes(7)).toHaveLength(1);
    expect(["boat", "ferry"]).toContain(goes(7)[0]);
    expect(["boat", "ferry"]).not.toContain(goes(12)[0]);
  });
});
