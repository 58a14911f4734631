import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { daylightOn, listInSeason } from "#app/modules/catalogue/places/catalogue.server";
import { stopId } from "#app/modules/itinerary/day/stop-numbers";
import { getSample } from "#app/modules/itinerary/sample/sample.server";
import type { Ctx } from "#app/shared/context";

const SAMPLE = "tokyo";
/** The first day has its flight; the second is a whole one. */
const DAY = 1;
const PLACES = 4;

/** What the five steps show of the product itself: places of this month, and a day of a sample by its hours. */
export async function shownBySteps(ctx: Ctx) {
  const { itinerary, destination } = await getSample(ctx, SAMPLE);
  const day = itinerary.days[DAY]!;
  return {
    places: listInSeason(ctx.now.getUTCMonth() + 1, PLACES).map(({ slug, name }) => ({
      slug,
      name,
      picture: pictureOf(slug, "square"),
    })),
    day: {
      day,
      light: daylightOn(destination.slug, itinerary.days)?.[day.date],
      place: destination.name,
      address: `/sample-itinerary?destination=${SAMPLE}#${stopId(day.dayNumber, 1)}`,
    },
  };
}

export type ShownBySteps = Awaited<ReturnType<typeof shownBySteps>>;
