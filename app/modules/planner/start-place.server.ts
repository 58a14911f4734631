import { pictureOf } from "#app/modules/catalogue/art.server";
import { listInSeason, resolveDestination } from "#app/modules/catalogue/catalogue.server";
import { itemOf } from "#app/modules/catalogue/explore.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { MONTHS } from "#app/shared/months";
import type { StartValues } from "./start-form";
import { startPlace } from "./start-place";
import type { PlaceInSeason, ShownPlace } from "./start-place";

const LONGEST_NAME = 80;

/** The place that is named in the form, with the weather of its dates in the traveller's units; undefined for none of ours. */
export async function showStartPlace(
  { destination, ...dates }: Pick<StartValues, "destination" | "startDate" | "endDate">,
  userId: string | undefined,
): Promise<ShownPlace | undefined> {
  const place = resolveDestination(destination.slice(0, LONGEST_NAME)).found;
  if (!place) return undefined;
  const units = userId === undefined ? "metric" : (await getPreferences(userId)).units;
  return { ...startPlace(place, itemOf(place).country, dates, units), picture: pictureOf(place.slug) };
}

/** The place whose season a month is more than any other's. @param month 1 to 12 */
export function placeInSeason(month: number): PlaceInSeason | undefined {
  const [place] = listInSeason(month, 1);
  return (
    place && { slug: place.slug, name: place.name, month: MONTHS[month - 1] ?? "", picture: pictureOf(place.slug) }
  );
}
