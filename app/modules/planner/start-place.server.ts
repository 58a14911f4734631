import { pictureOf } from "#app/modules/catalogue/art/art.server";
import {
  listInSeason,
  resolveExactDestination,
  resolvePlace,
  suggestPlaces,
} from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { itemOf } from "#app/modules/catalogue/explore/explore.server";
import { foldName, ownNames } from "#app/modules/catalogue/places/place-names";
import { MONTHS } from "#app/shared/months";
import type { Units } from "#app/shared/units";
import type { StartValues } from "./start-form";
import { lastNamed, routeChoices, staysIn } from "./named-places";
import { startPlace } from "./start-place";
import type { PlaceChoice, PlaceInSeason, ShownPlace } from "./start-place";

/** A place that the form names, with the weather of its dates. */
export function showStartPlace(
  place: Destination,
  dates: Pick<StartValues, "startDate" | "endDate">,
  units: Units,
): ShownPlace {
  return { ...startPlace(place, itemOf(place).country, dates, units), picture: pictureOf(place.slug) };
}

/** The place that a month suits more than any other month does. @param month 1 to 12 */
export function placeInSeason(month: number): PlaceInSeason | undefined {
  const [place] = listInSeason(month, 1);
  return (
    place && { slug: place.slug, name: place.name, month: MONTHS[month - 1] ?? "", picture: pictureOf(place.slug) }
  );
}

const LEAST_LETTERS = 2;
const MOST_CHOICES = 5;

/** A route through a country or region that is typed, as a choice before its single places. */
function routeChoice(typed: string): PlaceChoice[] {
  const answer = resolvePlace(typed);
  const [route] = routeChoices(answer);
  if (answer.kind !== "area" || !route) return [];
  const { src } = pictureOf(answer.places[0]!.slug);
  return [{ name: route.label, country: `some of ${answer.slugs.length} places`, src, text: route.value }];
}

/**
 * Places that an unfinished name may mean; none for a complete name. Of several names the last is the one that is being
 * typed.
 */
export function placeChoices(typed: string): PlaceChoice[] {
  const { before, last } = lastNamed(typed);
  // "Bosnia and H" begins one name, and "Rome and H" two.
  const isList = before !== "" && staysIn(before).every((stay) => resolveExactDestination(stay.name) !== undefined);
  const [head, name] = isList ? [before, last] : ["", typed];
  if (name.trim().length < LEAST_LETTERS) return [];
  const choices = suggestPlaces(name, MOST_CHOICES);
  if (choices.some((place) => ownNames(place).includes(foldName(name)))) return [];
  const routes = head === "" ? routeChoice(name) : [];
  const places = choices.map((place) => ({
    name: place.name,
    country: itemOf(place).country,
    src: pictureOf(place.slug).src,
    text: `${head}${place.name}`,
  }));
  return [...routes, ...places].slice(0, MOST_CHOICES);
}
