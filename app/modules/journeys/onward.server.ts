import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { findAirport, resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { nameOfMeans } from "#app/modules/catalogue/ways/way";
import type { Means, WayToChoose, WayWish } from "#app/modules/catalogue/ways/way";
import { nightBetween, waysToChoose } from "#app/modules/catalogue/ways/ways.server";
import { meansOf, placeWayLine } from "#app/modules/trips/trip/between";
import type { PlaceWay } from "#app/modules/trips/trip/between";
import { monthOf } from "#app/shared/calendar";
import { countryName } from "#app/shared/display-names";
import { durationInWords } from "#app/shared/format";
import { hiresInWords } from "./car-hire";
import type { HirePlace } from "./car-hire";
import { LONG_DRIVE, stopInWords } from "./drive-plan";
import { NO_STOP, drivesWithStop, keyOfStop } from "./drives.server";
import type { RouteEntry } from "./route-form";
import type { RouteOnward } from "./route-page";

/** The means of a way and the stop on it as they were chosen; nothing for the usual means. */
export function chosenBefore(from: string, way: PlaceWay | undefined): Pick<RouteEntry, "by" | "stop"> {
  if (!way) return {};
  const [usual, ...others] = waysToChoose(from, way.place.slug, monthOf(way.date));
  const isIt = ({ by, isOvernight }: WayToChoose): boolean =>
    by === way.by && isOvernight === (way.isOvernight ?? false);
  const by = !usual || isIt(usual) ? undefined : others.find(isIt)?.means;
  return { ...(by && { by }), ...(way.by === "car" && { stop: stopOf(way) }) };
}

function stopOf({ drive }: PlaceWay): string {
  return drive?.stop ? keyOfStop(drive.stop) : NO_STOP;
}

/** The stops of a drive to choose from, and the one that is planned; none of other ways. */
function stopsOf(from: string, way: PlaceWay, minutes: number): Pick<RouteOnward, "stops" | "stop"> {
  if (way.by !== "car") return { stops: [], stop: "" };
  const offers = drivesWithStop({ from, to: way.place.slug, date: way.date, minutes });
  if (offers.length === 0) return { stops: [], stop: "" };
  const stops = offers.map(({ stop }) => ({ value: keyOfStop(stop), label: stopInWords(stop) }));
  return { stops: [{ value: NO_STOP, label: "No stop" }, ...stops], stop: stopOf(way) };
}

/** That a drive is long, and the place of ours where a night breaks it. */
function longDrive(
  from: string,
  { by, minutes, place }: PlaceWay,
  addressWith: (slug: string) => string | undefined,
): RouteOnward["long"] {
  if (by !== "car" || minutes <= LONG_DRIVE) return null;
  const line = "That's a long day at the wheel.";
  const halfway = nightBetween(from, place.slug);
  const href = halfway && addressWith(halfway.slug);
  return { line, add: halfway && href ? { label: `Stay a night in ${halfway.name}`, href } : null };
}

/**
 * The way on from a place in words, the ways to choose from and the stops of a drive.
 * @param addressWith the address of the page with one more place behind this one; undefined where it can't join
 */
export function onwardView(
  from: string,
  way: PlaceWay,
  by: Means | undefined,
  {
    isDated,
    goBy,
    addressWith,
  }: { isDated: boolean; goBy?: WayWish; addressWith: (slug: string) => string | undefined },
): RouteOnward {
  const choices = waysToChoose(from, way.place.slug, monthOf(way.date), goBy);
  const chosen = choices.find(({ means }) => means === by) ?? choices[0];
  const about = way.isOvernight ? "a night on board" : `about ${durationInWords(way.minutes)}`;
  return {
    line: isDated ? placeWayLine(way, "back") : `On to ${way.place.name} by ${meansOf(way)}, ${about}`,
    note: chosen?.note ?? null,
    dollars: way.dollars,
    isEstimate: way.isEstimate ?? false,
    to: way.place.name,
    choices: choices.map((choice, at) => ({
      value: at === 0 ? "" : choice.means,
      label: choice.isOvernight
        ? `${nameOfMeans(choice)}, a night on board`
        : `${nameOfMeans(choice)}, ${durationInWords(choice.minutes)}`,
    })),
    chosen: chosen === choices[0] ? "" : (chosen?.means ?? ""),
    ...stopsOf(from, way, chosen?.minutes ?? way.minutes),
    long: longDrive(from, way, addressWith),
  };
}

/** The country of the airport that a departure names, ISO 3166-1 alpha-2. */
export function homeCountry(departureCity: string): string | undefined {
  return findAirport(resolveDeparture(departureCity).found?.airports[0] ?? "")?.country;
}

/** The hired cars of a longer trip in words. @param home ISO 3166-1 alpha-2, where it is known */
export function hiresOnWay(
  places: readonly (Omit<HirePlace, "country" | "countryName" | "drives" | "needsCar"> & { slug?: string })[],
  home: string | undefined,
): string[] {
  const asked = places.map(({ slug = "", ...place }): HirePlace => {
    const { country = "", ways } = findDestination(slug) ?? {};
    const drives = findCountryFacts(country)?.drives;
    return {
      ...place,
      ...{ country, countryName: country && countryName(country), needsCar: ways?.needsCar ?? false },
      ...(drives && { drives }),
    };
  });
  return hiresInWords(asked, home === undefined ? undefined : findCountryFacts(home)?.drives);
}
