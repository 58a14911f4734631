import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { findDeparture } from "#app/modules/catalogue/places/airports.server";
import { beforeYouGo } from "#app/modules/catalogue/country/before-you-go";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { getCountry } from "#app/modules/catalogue/country/countries";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { findNeighboursOfParty, getTripOfParty, tickThings } from "#app/modules/trips/party/party.server";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import { memoriesLink } from "#app/modules/trips/shown/in-time";
import { isClosed, nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isSure } from "#app/modules/trips/trip/trip-orders";
import { standingOf } from "#app/modules/trips/use/trip-standing.server";
import type { Ctx } from "#app/shared/context";
import type { Units } from "#app/shared/units";
import { findCalendarFeed } from "./calendar-feed.server";
import { departureChecklist } from "./departure-checklist";
import { packingList } from "./packing-list";

/** The lists of things to pack and to settle, for a trip to a place of the catalogue; empty for any other trip. */
function listsOf(trip: Trip, units: Units) {
  const place = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!place) return { packing: [], before: [], asOf: null };
  const country = getCountry(place.country);
  const facts = findCountryFacts(place.country);
  const homeCountry = findDeparture(trip.origin.code)?.country;
  const before = facts && beforeYouGo(facts, country, place.slug, homeCountry);
  return {
    packing: packingList({
      trip,
      place,
      countryName: country.name,
      facts,
      home: homeCountry === undefined ? undefined : findCountryFacts(homeCountry),
      isAbroad: homeCountry !== place.country,
      units,
    }),
    before: before && homeCountry !== place.country ? departureChecklist(before) : [],
    asOf: before?.asOf ?? null,
  };
}

/** Everything that the page "Take it along" shows of a trip. @throws AppError NOT_FOUND */
export async function takeAlongView(ctx: Ctx, user: Pick<CurrentUser, "id">, tripId: string) {
  const [party, feed, { units }] = await Promise.all([
    getTripOfParty(ctx, tripId, user.id),
    findCalendarFeed(user.id),
    getPreferences(user.id),
  ]);
  const { trip, isOwner } = party;
  return {
    tripId: trip.id,
    neighbours: await findNeighboursOfParty(ctx, party, user.id),
    name: nameOfTrip(trip),
    destination: trip.destination.name,
    startDate: trip.startDate,
    endDate: trip.endDate,
    revision: trip.revision,
    isOwner,
    seal: isOwner ? trip.seal : undefined,
    isBooked: isSure(trip),
    isOver: isClosed(trip),
    days: (trip.itinerary?.days ?? []).map(({ dayNumber, date, theme }) => ({ number: dayNumber, date, theme })),
    feedSince: feed?.since ?? null,
    memories: memoriesLink(trip.id, standingOf(trip, ctx.now)),
    ticked: [...(trip.ticked ?? [])],
    ...listsOf(trip, units),
  };
}

/**
 * Stores the ticks of a page: only the difference to the ticks that it showed, so that ticks of another traveller at
 * the same time are not lost. Lines that the trip's lists do not have are passed over.
 * @param had the lines that the page showed as ticked
 * @param has the lines that are ticked on it now
 * @throws AppError NOT_FOUND, CONFLICT when the trip is over
 */
export async function keepTicks(
  ctx: Ctx,
  user: Pick<CurrentUser, "id">,
  tripId: string,
  { had, has }: { had: readonly string[]; has: readonly string[] },
  basis?: Basis,
): Promise<void> {
  const party = await getTripOfParty(ctx, tripId, user.id);
  const { packing, before } = listsOf(party.trip, "metric");
  const known = new Set([...packing.flatMap(({ lines }) => lines), ...before].map(({ id }) => id));
  const among = (ids: readonly string[], others: readonly string[]): string[] =>
    [...new Set(ids)].filter((id) => known.has(id) && !others.includes(id));
  await tickThings(ctx, party, user.id, { ticked: among(has, had), unticked: among(had, has) }, basis);
}
