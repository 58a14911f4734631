import { describe, expect, it } from "vitest";
import { dueFacts, promisesIn } from "../../../../scripts/due-facts";
import type { DestinationSource } from "../schema/destination.schema";
import { parseOpeningHours, windowsOn } from "./opening-hours";
import { sunCalculatorFor } from "./sun";

/**
 * Dates and seasons in the authored facts: dates that pass, dates that drift from year to year, and closures in winter.
 */
const files = import.meta.glob<DestinationSource>("../destinations/*.yaml", { eager: true, import: "default" });
const all = Object.values(files);
const places = all.flatMap((destination) => destination.places.map((place) => ({ destination, place })));

/** Seasons that begin and end on the same days every year, by their keepers' own word. All others need open words. */
const FIXED_SEASONS: ReadonlySet<string> = new Set([
  "bergen fantoft-stave-church",
  "hiroshima shukkeien-garden",
  "kyoto sanjusangen-do",
  "kyoto heian-shrine",
  // Gravel without a gate: the closing hours follow the light, on fixed days.
  "lyon lyon-roman-theatres",
  // As long as nights are dark.
  "lofoten-tromso northern-lights-chase",
  "paris pere-lachaise",
  "reykjavik videy",
  "seville italica",
  "tokyo shinjuku-gyoen",
  // By order of the park.
  "banff moraine-lake",
]);
/** Yellowstone: the roads on which cars go all year lead to these alone. */
const OPEN_IN_WINTER: ReadonlySet<string> = new Set(["lamar-valley", "mammoth-hot-springs", "mammoth-dining-room"]);
/** Outside of the gate, in the town whose own roads are ploughed. */
const WEST_YELLOWSTONE: ReadonlySet<string> = new Set([
  "wild-west-pizzeria",
  "madison-crossing",
  "slippery-otter",
  "serenity-bistro",
  "running-bear-pancakes",
]);
/** Places that snow coaches reach while cars may not, as a day out. */
const BY_SNOW_COACH = [
  "old-faithful",
  "upper-geyser-basin",
  "fountain-paint-pot",
  "artist-point",
  "hayden-valley",
  "norris-geyser-basin",
  "observation-point",
  "black-sand-basin",
  "fern-cascades",
] as const;
/** In the Snow Lodge, to which the same coaches go. */
const SNOW_LODGE_TABLES = ["obsidian-dining-room", "geyser-grill"] as const;
const WINTER = [11, 12, 1, 2, 3, 4];
/** The months after the snow coaches stop, while the roads are ploughed, and before they start. */
const NOTHING_GOES = [11, 4];

/** Seasons written so narrowly that they hold in every year; the days at either end are left out on purpose. */
const NARROWED_SEASONS: Readonly<Record<string, string>> = {
  "amsterdam keukenhof": "Opens on a Thursday from 19 to 24 March and closes from 9 to 21 May",
  "copenhagen tivoli": "Four seasons whose dates are set each year",
  "interlaken ballenberg": "Mid April to late October, set each year",
  "interlaken brienz-rothorn": "When the snow is off the line, to the second half of October",
  "interlaken schynige-platte": "Mid June to the second half of October, set each year",
  "interlaken st-beatus-caves": "Mid March to mid November, set each year",
  "jaipur anokhi-museum-of-hand-printing": "Shut from May to mid July",
  "london buckingham-palace": "Second week of July to the last week of September",
  "yellowstone west-thumb-geyser-basin": "The roads to it open on the second Friday of May, from 8 to 14 May",
  "paris berthillon": "Shut from about 20 July to about 1 September; widened at both ends",
  ...Object.fromEntries(
    [...BY_SNOW_COACH, ...SNOW_LODGE_TABLES].map((id) => [
      `yellowstone ${id}`,
      "Snow coaches run from about 15 December to about 15 March",
    ]),
  ),
  "yellowstone mammoth-dining-room": "The hotel's winter is as long as that of the coaches",
  "rome appian-way": "The catacombs shut for four weeks within January and February",
};
/** Closed days round Christmas and the New Year. */
const YEAR_END = /^(Dec (2[0-9]|3[01])|Jan 0[1-9])$/;
const DATED_RANGE = /([A-Z][a-z]{2} \d\d)-([A-Z][a-z]{2} \d\d)/g;

/** Best months that are also the wettest, each for a reason. */
const WET_BUT_BEST: Readonly<Record<string, string>> = {
  salzburg: "The festival, and rain that mostly falls in the evening",
};
const MANY_MM = 100;
const FAR_ABOVE_MEAN = 1.55;
const TROPIC = 23.5;

/** Words by which a note says that a part of the year shuts a place. */
const SHUT_BY_SEASON =
  /\bsnow (covers|closes|may close|shuts)|\broads?( to it)? opens?\b|\bclosed (to jeeps )?in (the )?(monsoon|winter)|\bshut for bears|\bonly from \w+ to\b|\bclosed May to\b/i;
/** The note speaks of a part of the place; the rest is open all year. */
const SHUT_IN_PART: ReadonlySet<string> = new Set<string>([]);

const DAYS = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10));

function monthsOpen({ destination, place }: (typeof places)[number]): Set<number> {
  const hours = parseOpeningHours(place.hours);
  const sun = sunCalculatorFor({ ...place, timeZone: destination.timeZone });
  return new Set(
    DAYS.filter((date) => windowsOn(hours, date, sun).length > 0)
      .map((date) => Number(date.slice(5, 7)))
      .filter((month) => place.months?.includes(month) ?? true),
  );
}

describe("dates in the facts", () => {
  it("promise nothing that was over when they were looked over", () => {
    const broken = all.flatMap((destination) =>
      dueFacts(destination, destination.asOf).filter(
        ({ why }) => why.startsWith("promised") || why.startsWith("dated"),
      ),
    );
    expect(broken).toEqual([]);
  });

  it("are read: some promises are made, and all lie ahead", () => {
    const promised = places.flatMap(({ place }) => promisesIn(place.note));
    expect(promised.length).toBeGreaterThan(3);
  });

  it("code a season by days only where it is fixed, or narrow enough for every year", () => {
    const dated = places
      .filter(({ place }) =>
        [...place.hours.matchAll(DATED_RANGE)].some(
          ([, from = "", to = ""]) => !YEAR_END.test(from) || !YEAR_END.test(to),
        ),
      )
      .map(({ destination, place }) => `${destination.slug} ${place.id}`);
    const known = new Set([...FIXED_SEASONS, ...Object.keys(NARROWED_SEASONS)]);
    expect(dated.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !dated.includes(name))).toEqual([]);
  });
});

describe("seasons", () => {
  it("do not call the wettest month a best one", () => {
    const wet = all.filter(({ slug, lat, climate, bestMonths }) => {
      const rain = climate.rain.split(" ").map(Number);
      const most = Math.max(...rain);
      const mean = rain.reduce((sum, mm) => sum + mm, 0) / 12;
      const isWet = most >= MANY_MM && (Math.abs(lat) < TROPIC || most > mean * FAR_ABOVE_MEAN);
      return isWet && !(slug in WET_BUT_BEST) && bestMonths.some((month) => rain[month - 1] === most);
    });
    expect(wet.map(({ slug }) => slug)).toEqual([]);
  });

  it("bind every place that its own note says is shut for part of the year", () => {
    const unbound = places
      .filter(({ place }) => SHUT_BY_SEASON.test(place.note) && !SHUT_IN_PART.has(place.id))
      .filter((one) => monthsOpen(one).size === 12)
      .map(({ destination, place }) => `${destination.slug} ${place.id}`);
    expect(unbound).toEqual([]);
  });

  it("keep visitors off Yellowstone's roads while they are shut to cars", () => {
    const coaches = new Set<string>([...BY_SNOW_COACH, ...SNOW_LODGE_TABLES]);
    const open = places
      .filter(
        ({ destination, place }) =>
          destination.slug === "yellowstone" && !OPEN_IN_WINTER.has(place.id) && !WEST_YELLOWSTONE.has(place.id),
      )
      .filter((one) => (coaches.has(one.place.id) ? NOTHING_GOES : WINTER).some((month) => monthsOpen(one).has(month)))
      .map(({ place }) => place.id);
    expect(open).toEqual([]);
  });

  it("go into Yellowstone's snow by coach alone", () => {
    const { dayTrips } = all.find(({ slug }) => slug === "yellowstone")!;
    for (const id of BY_SNOW_COACH) {
      const trips = dayTrips.filter(
        (trip) => trip.places.includes(id) && trip.months?.some((month) => [12, 1, 2, 3].includes(month)),
      );
      expect(
        trips.map(({ operator }) => operator),
        id,
      ).toEqual(["tour"]);
    }
  });
});
