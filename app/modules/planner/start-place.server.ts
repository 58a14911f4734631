import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { listInSeason, suggestPlaces } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { itemOf } from "#app/modules/catalogue/explore/explore.server";
import { foldName, ownNames } from "#app/modules/catalogue/places/place-names";
import { MONTHS } from "#app/shared/months";
import type { Units } from "#app/shared/units";
import type { StartValues } from "./start-form";
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

/** Places that an unfinished name may mean; none for a complete name. */
export function placeChoices(typed: string): PlaceChoice[] {
  if (typed.trim().length < LEAST_LETTERS) return [];
  const choices = suggestPlaces(typed, MOST_CHOICES);
  if (choices.some((place) => ownNames(place).includes(foldName(typed)))) return [];
  return choices.map((place) => ({
    name: place.name,
    country: itemOf(place).country,
    src: pictureOf(place.slug).src,
  }));
}
