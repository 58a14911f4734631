import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { itemOf, listOrBuiltIn } from "#app/modules/catalogue/explore/explore.server";
import { onMap } from "#app/modules/catalogue/explore/map-view";
import { warmAndDryIn } from "#app/modules/catalogue/places/explore-climate";
import { readMonth } from "#app/modules/catalogue/places/explore-item";
import { toPlaceView } from "#app/modules/catalogue/places/place-view";
import { getPreferences } from "#app/modules/profile/preferences.server";
import type { Ctx } from "#app/shared/context";
import { formatCount } from "#app/shared/format";
import { MONTHS } from "#app/shared/months";
import { degreeSign, degreesIn, formatTemperature } from "#app/shared/units";

const SHOWN = 24;
/** Degrees Celsius by day between which a place counts as warm. */
const WARM = { least: 22, most: 33 };

/** Where it is warm and dry. @param asked the month of the address; the current one where it names none */
export async function warmPage(ctx: Ctx, user: CurrentUser | undefined, asked: string | null) {
  const month = readMonth(asked) ?? ctx.now.getUTCMonth() + 1;
  const all = await listOrBuiltIn(ctx);
  const found = warmAndDryIn(all, month);
  const units = user ? (await getPreferences(user.id)).units : "metric";
  const isFound = new Set(found.map(({ place }) => place.slug));
  return {
    month,
    warm: `${Math.round(degreesIn(WARM.least, units))} to ${Math.round(degreesIn(WARM.most, units))} ${degreeSign(units)}`,
    name: MONTHS[month - 1] ?? "",
    count: found.length,
    spots: all.map((place) => ({
      slug: place.slug,
      name: place.name,
      ...onMap(place),
      isStrong: isFound.has(place.slug),
    })),
    places: found
      .slice(0, SHOWN)
      .map(({ place, climate }) =>
        toPlaceView(itemOf(place), pictureOf(place.slug), [
          `${formatTemperature(climate.high, units)} by day`,
          climate.rainDays === 0 ? "no rain" : `${formatCount(climate.rainDays, "day")} of rain`,
          ...(climate.sea !== undefined ? [`sea ${formatTemperature(climate.sea, units)}`] : []),
        ]),
      ),
  };
}
