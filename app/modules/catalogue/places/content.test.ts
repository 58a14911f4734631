import tzLookup from "@photostructure/tz-lookup";
import { describe, expect, it } from "vitest";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import { sampleOfDay } from "#tests/setup/day-sample";
import { destinationSchema, type DestinationSource, type PlaceSource } from "../schema/destination.schema";
import { findAirport } from "./airports.server";
import { getCountry } from "../country/countries";
import { REGIONS, type PlaceKind } from "../schema/vocabulary";
import { describeHours } from "../hours/hours-in-words";
import { parseOpeningHours, windowsOn } from "../hours/opening-hours";
import { parseStartTimes, startTimesOn } from "../hours/start-times";
import { sunCalculatorFor } from "../hours/sun";

/** Facts about the world the authored content has to agree with; a slip in one of 150 files shows here. */
const files = import.meta.glob<DestinationSource>("../destinations/*.yaml", { eager: true, import: "default" });

const FIRST_ISSUE = new Set([
  "kyoto",
  "santorini",
  "patagonia",
  "marrakech",
  "bali",
  "tokyo",
  "reykjavik",
  "paris",
  "barcelona",
  "lisbon",
  "new-york",
  "cape-town",
  "istanbul",
  "mexico-city",
  "queenstown",
  "hanoi",
]);
/** Destinations that are a stretch of country, not a town: their bases may lie far apart. */
const WIDE_REGIONS = new Set(["patagonia"]);
/** Places whose warmest month is not the usual one, each for a reason. */
const WARMEST_MONTH_EXCEPTIONS: Readonly<Record<string, readonly number[]>> = {
  // Summer fog cools the bay; it clears in September.
  "san-francisco": [9, 10],
};
/** Places whose zone the lookup gets wrong: its coarse borders put southern Jordan west of the Jordan valley. */
const ZONE_LOOKUP_EXCEPTIONS: Readonly<Record<string, string>> = { petra: "Asia/Amman", amman: "Asia/Amman" };
/** Places where it rains so seldom that the year's mean is next to nothing. */
const RAINLESS: ReadonlySet<string> = new Set(["luxor"]);
const LEAST_RAIN_MM = 5;

/** As far as one walks to a table from the middle of the quarter one sleeps in. */
const TABLE_OF_A_QUARTER_KM = 3;

/** The journey from any of its airports to a destination is part of a day. */
const FARTHEST_AIRPORT_KM = 200;
/** A point is in town, not on the runway. */
const NEAREST_AIRPORT_KM = 1;

/** Desert evenings begin with the ride out. */
const EARLIEST_EVENING = 14 * 60;

const FOOD_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["restaurant", "cafe", "bar", "food-hall"]);
const BANNED_WORDS = /\b(vibrant|nestled|hidden gems?|bustling|must-see|breathtaking|picturesque|charming)\b/i;
const DAYS_OF_2027 = Array.from({ length: 365 }, (_, day) => utcDateOf(new Date(Date.UTC(2027, 0, 1 + day))));

const sources = Object.entries(files).map(([path, destination]) => ({
  fileSlug: path.slice(path.lastIndexOf("/") + 1, -".yaml".length),
  destination,
}));

function numbers(byMonth: string): number[] {
  return byMonth.split(" ").map(Number);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function meansOf(destination: DestinationSource): number[] {
  const low = numbers(destination.climate.low);
  return numbers(destination.climate.high).map((high, month) => (high + (low[month] ?? high)) / 2);
}

/**
 * Koeppen's main groups the numbers allow. Published classes rest on other decades and other
 * stations, so a value close to a limit allows the groups on both sides of it.
 */
function koeppenGroups(destination: DestinationSource): string {
  const means = meansOf(destination);
  const rain = numbers(destination.climate.rain);
  const annual = sum(rain);
  const warmHalf = destination.lat >= 0 ? [3, 4, 5, 6, 7, 8] : [0, 1, 2, 9, 10, 11];
  const warmShare = sum(warmHalf.map((month) => rain[month] ?? 0)) / annual;
  const warmRainBonus = warmShare >= 0.7 ? 280 : warmShare >= 0.3 ? 140 : 0;
  const dryLimit = 20 * (sum(means) / 12) + warmRainBonus;
  const coldest = Math.min(...means);
  const warmest = Math.max(...means);
  const groups: string[] = [];
  if (warmest < 10.7) groups.push("E");
  if (annual < dryLimit * 1.15) groups.push("B");
  if (annual > dryLimit * 0.85 && warmest > 9.3) {
    if (coldest > 17.3) groups.push("A");
    if (coldest < 18.7 && coldest > -3.7) groups.push("C");
    if (coldest < 0.7) groups.push("D");
  }
  return groups.join("");
}

function expectedWarmestMonths({ slug, lat }: DestinationSource): readonly number[] {
  const exception = WARMEST_MONTH_EXCEPTIONS[slug];
  if (exception) return exception;
  if (lat > 23) return [6, 7, 8];
  if (lat < -23) return [12, 1, 2];
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
}

/** UTC offset such as `GMT+2` of a zone on a date. */
function offsetOf(timeZone: string, isoDate: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    new Date(isoDate),
  );
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}

/** Whether people who sleep in one of its quarters, which may lie farther out than its sights, have it near. */
function isOfAQuarter(place: PlaceSource, { neighbourhoods }: DestinationSource): boolean {
  return neighbourhoods.some((part) => distanceKm(part, place) < TABLE_OF_A_QUARTER_KM);
}

/** Every window of the year in which the place can be visited, in minutes. */
function windowLengths(place: PlaceSource, destination: DestinationSource): number[] {
  const hours = parseOpeningHours(place.hours);
  const sun = sunCalculatorFor({ ...place, timeZone: destination.timeZone });
  return DAYS_OF_2027.filter((date) => place.months?.includes(Number(date.slice(5, 7))) ?? true).flatMap((date) =>
    windowsOn(hours, date, sun).map(({ open, close }) => close - open),
  );
}

describe("the catalogue", () => {
  const all = sources.map(({ destination }) => destination);

  it("has 150 places to go to, 60 of them with enough to see for a week", () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(all.filter(({ places }) => places.length >= 20).length).toBeGreaterThanOrEqual(60);
  });

  it("leaves no inhabited continent and no region out", () => {
    expect(new Set(all.map(({ country }) => getCountry(country).continent))).toEqual(
      new Set(["Africa", "Asia", "Europe", "North America", "Oceania", "South America"]),
    );
    expect(new Set(all.map(({ region }) => region))).toEqual(new Set(REGIONS));
  });
});

describe.each(sampleOfDay(sources, ({ fileSlug }) => fileSlug, 24))(
  "$fileSlug",
  ({ fileSlug, destination: source }) => {
    const parsed = destinationSchema.safeParse(source);

    it("is one destination under the name of its file", () => {
      expect(parsed.error?.issues ?? []).toEqual([]);
      expect(source.slug).toBe(fileSlug);
    });

    if (!parsed.success) return;
    const destination = parsed.data;
    const { places } = destination;

    it("has enough places of each sort", () => {
      expect(places.length).toBeGreaterThanOrEqual(FIRST_ISSUE.has(fileSlug) ? 24 : 8);
      expect(places.filter((place) => FOOD_KINDS.has(place.kind)).length).toBeGreaterThanOrEqual(1);
      expect(places.filter((place) => place.indoor).length).toBeGreaterThanOrEqual(places.length >= 20 ? 3 : 1);
      expect(places.filter((place) => place.price === 0).length).toBeGreaterThanOrEqual(places.length >= 20 ? 2 : 1);
    });

    it("names every place once and puts each on its own spot", () => {
      expect(duplicates(places.map((place) => place.id))).toEqual([]);
      expect(duplicates(places.map((place) => place.name.toLowerCase()))).toEqual([]);
      expect(duplicates(places.map((place) => `${place.lat.toFixed(4)},${place.lon.toFixed(4)}`))).toEqual([]);
      expect(duplicates(destination.neighbourhoods.map((part) => part.name))).toEqual([]);
      expect(
        duplicates(destination.neighbourhoods.map((part) => `${part.lat.toFixed(3)},${part.lon.toFixed(3)}`)),
      ).toEqual([]);
    });

    it("keeps places within 40 km, day trips within 150 km, or 200 where a known trip goes there", () => {
      const known = new Set(destination.dayTrips.flatMap((trip) => trip.places));
      const astray = places
        .filter((place) => !place.meals || !isOfAQuarter(place, destination))
        .map((place) => ({
          id: place.id,
          km: Math.round(distanceKm(destination, place)),
          limit: place.dayTrip ? (known.has(place.id) ? 200 : 150) : 40,
        }))
        .filter(({ km, limit }) => km > limit);
      expect(astray).toEqual([]);
    });

    it("is served by airports with flights, in reach but not on the runway", () => {
      const problems = destination.airports.filter((code) => {
        const airport = findAirport(code);
        const km = airport && distanceKm(destination, airport);
        return km === undefined || km > FARTHEST_AIRPORT_KM || km < NEAREST_AIRPORT_KM;
      });
      expect(problems).toEqual([]);
    });

    it("keeps neighbourhoods near the centre", () => {
      const limit = WIDE_REGIONS.has(fileSlug) ? 150 : 60;
      const astray = destination.neighbourhoods
        .filter((part) => distanceKm(destination, part) > limit)
        .map((part) => part.name);
      expect(astray).toEqual([]);
    });

    it("has hours that parse, open at some time of the year and leave room for a visit", () => {
      const problems = places.flatMap((place) => {
        try {
          const lengths = windowLengths(place, destination);
          if (describeHours(parseOpeningHours(place.hours)).length === 0)
            return [`${place.id}: no words for its hours`];
          if (lengths.length === 0) return [`${place.id}: never open`];
          const longest = Math.max(...lengths);
          if (longest < place.minutes) return [`${place.id}: ${place.minutes} min visit, open ${longest} min at most`];
          if (place.lastEntry !== undefined && place.lastEntry >= longest)
            return [`${place.id}: last entry before opening`];
          return [];
        } catch (error) {
          return [`${place.id}: ${error instanceof Error ? error.message : String(error)}`];
        }
      });
      expect(problems).toEqual([]);
    });

    it("is open when something is said to begin there", () => {
      const dates = Array.from({ length: 12 * 28 }, (_, day) => addDays("2027-01-04", day));
      const sun = sunCalculatorFor(destination);
      const shut = places.flatMap(({ id, hours, starts }) => {
        if (!starts) return [];
        const times = parseStartTimes(starts.at);
        const open = parseOpeningHours(hours);
        const seen = new Set(
          dates.flatMap((date) =>
            startTimesOn(times, date).filter((start) =>
              windowsOn(open, date, sun).some((window) => start >= window.open && start < window.close),
            ),
          ),
        );
        return [...new Set(dates.flatMap((date) => startTimesOn(times, date)))].flatMap((start) =>
          seen.has(start) ? [] : [`${id}: ${formatClock(start)}`],
        );
      });
      expect(shut).toEqual([]);
    });

    it("opens what is named for the evening or the night when that comes", () => {
      const named = /\b(by night|at night|after dark|night sky|light show|sound and light|evening|lit)\b/i;
      const opensByDay = ({ hours, lat, lon }: PlaceSource): boolean => {
        const sun = sunCalculatorFor({ lat, lon, timeZone: destination.timeZone });
        return DAYS_OF_2027.some((date) =>
          windowsOn(parseOpeningHours(hours), date, sun).some(({ open }) => open < EARLIEST_EVENING),
        );
      };
      const byDay = destination.places.filter((place) => named.test(place.name) && opensByDay(place));
      expect(byDay.map(({ id }) => id)).toEqual([]);
    });

    it("has a climate that its latitude, its nights and its Koeppen class allow", () => {
      const { climate } = destination;
      const low = numbers(climate.low);
      const ranges = numbers(climate.high).map((high, month) => high - (low[month] ?? high));
      expect(Math.min(...ranges)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...ranges)).toBeLessThanOrEqual(20);
      const annualRain = sum(numbers(climate.rain));
      expect(annualRain).toBeGreaterThanOrEqual(RAINLESS.has(fileSlug) ? 0 : LEAST_RAIN_MM);
      expect(annualRain).toBeLessThanOrEqual(5000);
      expect(Math.max(...numbers(climate.rainDays))).toBeLessThanOrEqual(31);
      const means = meansOf(destination);
      const warmest = means.flatMap((mean, month) => (mean >= Math.max(...means) - 0.3 ? [month + 1] : []));
      const expected = expectedWarmestMonths(destination);
      expect(
        warmest.some((month) => expected.includes(month)),
        `warmest months ${warmest.join(", ")}`,
      ).toBe(true);
      if (Math.abs(destination.lat) <= 12) expect(Math.max(...means) - Math.min(...means)).toBeLessThan(6);
      expect(koeppenGroups(destination)).toContain(climate.koeppen.charAt(0));
    });

    it("has costs that rise from budget to luxury", () => {
      const { budget, moderate, luxury, season } = destination.costs;
      for (const ratio of [sum(moderate) / sum(budget), sum(luxury) / sum(moderate)]) {
        expect(ratio).toBeGreaterThanOrEqual(1.3);
        expect(ratio).toBeLessThanOrEqual(5);
      }
      const months = numbers(season);
      expect(Math.min(...months)).toBeGreaterThanOrEqual(50);
      expect(Math.max(...months)).toBeLessThanOrEqual(200);
      expect(sum(months) / 12).toBeGreaterThan(90);
      expect(sum(months) / 12).toBeLessThan(110);
    });

    it("names months once and only where they make sense", () => {
      expect(duplicates(destination.bestMonths.map(String))).toEqual([]);
      expect(destination.days[0]).toBeLessThanOrEqual(destination.days[1]);
      for (const event of destination.events) expect(duplicates(event.months.map(String))).toEqual([]);
      for (const place of places) expect(duplicates((place.months ?? []).map(String))).toEqual([]);
    });

    it("lies in a known country and keeps its clock", () => {
      expect(new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(destination.country)).toBeDefined();
      const expectedZone = ZONE_LOOKUP_EXCEPTIONS[fileSlug] ?? tzLookup(destination.lat, destination.lon);
      for (const date of ["2027-01-15T12:00:00Z", "2027-07-15T12:00:00Z"]) {
        expect(offsetOf(destination.timeZone, date)).toBe(offsetOf(expectedZone, date));
      }
    });

    it("writes plainly and names no hotel", () => {
      const prose = [
        destination.tagline,
        destination.description,
        destination.drawback,
        destination.gettingAround,
        ...destination.highlights,
        ...destination.knownFor,
        ...destination.tips,
        ...destination.neighbourhoods.map((part) => part.character),
        ...destination.events.map((event) => event.note),
        ...places.map((place) => place.note),
      ];
      expect(prose.filter((text) => BANNED_WORDS.test(text) || text.includes("!"))).toEqual([]);
      expect(places.filter((place) => /\bhotel\b/i.test(place.name)).map((place) => place.name)).toEqual([]);
      expect(places.filter((place) => !place.note.endsWith(".")).map((place) => place.id)).toEqual([]);
    });
  },
);
