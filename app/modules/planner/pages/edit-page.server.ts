import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { daylightOn, holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import {
  listAddablePlaces,
  listDistricts,
  listOthers,
  listOwnPlaces,
  listSeen,
} from "#app/modules/trips/days/days.server";
import { partyFrom } from "#app/modules/trips/party/companions.server";
import { toTripView } from "#app/modules/trips/shown/trip-view";
import { isBookable } from "#app/modules/trips/trip/trip";
import { getTripWithSteps } from "#app/modules/trips/use/edit-days.server";
import type { Ctx } from "#app/shared/context";
import { continuePlanning } from "../planner.server";

const NO_DAYS = "There are no days to change yet. Plan them first.";

/** Another page in place of the one that was asked for, with what is said there. */
interface Elsewhere {
  leadsTo: string;
  why?: string;
}

/**
 * Everything that the page for changing the days of a trip shows, or the page that a trip without days, or a sealed
 * one, leads to.
 * @param address the address of the page, which may ask for a day
 * @throws AppError NOT_FOUND for a trip of others
 */
export async function editPage(ctx: Ctx, user: CurrentUser, tripId: string, address: string) {
  const { trip, people, steps } = await getTripWithSteps(ctx, tripId, user);
  const elsewhere = (leadsTo: string, why?: string): Elsewhere => ({ leadsTo, why });
  if (trip.seal) return elsewhere(`/trips/${trip.id}/sealed`);
  // A draft without days is changed in its own steps.
  if (!trip.itinerary && isBookable(trip))
    return elsewhere(await continuePlanning(ctx, { userId: user.id }, trip), NO_DAYS);
  // The sender of a change to days that another choice has taken away hears that it was not made.
  if (!trip.itinerary) return elsewhere(`/itinerary/${trip.id}`, NO_DAYS);
  const party = await partyFrom({ trip, people });
  const addable = await listAddablePlaces(trip, party);
  return {
    trip: toTripView(trip),
    /** The revision of the trip that is shown. */
    revision: trip.revision,
    holidays: holidayLines(trip.destination.slug, trip.itinerary.days),
    light: daylightOn(trip.destination.slug, trip.itinerary.days),
    preferences: trip.preferences,
    units: (party.told.get(user.id)?.preferences() ?? DEFAULT_PREFERENCES).units,
    openDate: askedDate(address, trip.itinerary.days),
    ideas: addable.map(({ name, district }) => `${name}, ${district}`),
    districts: listDistricts(trip),
    ...(await listOthers(trip, addable, party)),
    ownPlaces: listOwnPlaces(trip),
    seen: listSeen(trip),
    steps,
  };
}

export type EditPage = Exclude<Awaited<ReturnType<typeof editPage>>, Elsewhere>;
