import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { namesInWords } from "#app/modules/trips/shown/longer-trip";
import { listPlannedAhead } from "#app/modules/trips/store/longer-trip.server";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { formatCount, formatDateRange } from "#app/shared/format";
import type { AddPage, TripToJoin } from "./add-page";
import { getJourney, mayChangePlaces } from "./journeys.server";
import { MOST_PLACES, ROUTE_PATH } from "./route-form";

/** More trips than these are no choice. */
const MOST_SHOWN = 8;

/** The trips of a holder that may still change, each with all its places. */
async function tripsToJoin(ctx: Ctx, holder: TripHolder): Promise<{ of: string; places: Trip[] }[]> {
  const ahead = await listPlannedAhead(ctx, holder);
  const alone = (trip: Trip): string => trip.journeyId ?? trip.id;
  const firsts = ahead.filter((trip, index) => ahead.findIndex((one) => alone(one) === alone(trip)) === index);
  const wholes = await Promise.all(
    firsts.slice(0, MOST_SHOWN).map(async (trip) => ({
      of: alone(trip),
      places: trip.journeyId === undefined ? [trip] : await getJourney(ctx, trip.journeyId, holder),
    })),
  );
  const isOurs = ({ destination }: Trip): boolean => findDestination(destination.slug ?? "") !== undefined;
  return wholes.filter(({ places }) => mayChangePlaces(places) && places.every(isOurs));
}

function showTrip(of: string, places: readonly Trip[], slug: string): TripToJoin {
  const [first, last] = [places[0]!, places.at(-1)!];
  const isThere = places.some(({ destination }) => destination.slug === slug);
  const why = isThere ? "Already on this trip" : places.length >= MOST_PLACES ? "This trip is full" : null;
  const query = new URLSearchParams({ of, do: `join-${slug}` });
  const count = places.length > 1 ? [formatCount(places.length, "place")] : [];
  return {
    name: places.length > 1 ? namesInWords(places.map(({ destination }) => destination)) : first.name,
    line: [formatDateRange(first.startDate, last.endDate), ...count].join(" · "),
    href: why ? null : `${ROUTE_PATH}?${query.toString()}`,
    why,
  };
}

/**
 * The trips that a place may join, each one press away, and a new one.
 * @returns where to go at once without a trip to choose; undefined for a place that is none of ours
 */
export async function addPage(
  ctx: Ctx,
  holder: TripHolder,
  slug: string,
): Promise<{ goTo: string } | { page: AddPage } | undefined> {
  const destination = findDestination(slug);
  if (!destination) return undefined;
  const fresh = `${ROUTE_PATH}?${new URLSearchParams({ place: slug }).toString()}`;
  const trips = await tripsToJoin(ctx, holder);
  if (trips.length === 0) return { goTo: fresh };
  return {
    page: {
      place: { slug, name: destination.name },
      trips: trips.map(({ of, places }) => showTrip(of, places, slug)),
      fresh,
    },
  };
}
