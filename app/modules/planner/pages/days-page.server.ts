import { capabilitiesOn } from "#app/modules/accounts/account/plans";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { beginDays } from "#app/modules/trips/days/days-ahead.server";
import { listRoomFor } from "#app/modules/trips/days/days.server";
import { toTripView } from "#app/modules/trips/shown/trip-view";
import { isBookable, standingOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { stepsHere } from "../planner.server";

/** The days of a trip on a page of their own; days that are still to be planned begin now, or wait for a press. @param address the address of the page, which may ask for a day */
export async function daysPage(user: CurrentUser, trip: Trip, address: string) {
  const { units } = await getPreferences(user.id);
  return {
    trip: toTripView(trip),
    room: await listRoomFor(trip),
    holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
    units,
    openDate: askedDate(address, trip.itinerary?.days),
    step: isBookable(trip) ? trip.plannerStep : null,
    steps: stepsHere(trip),
    /** Whether the days are being planned at this moment: the page looks again by itself. */
    isPlanning: await beginDays(trip, user),
    mayGenerate: capabilitiesOn(user.capabilities, standingOfTrip(trip)).canGenerateTrip,
  };
}

export type DaysPage = Awaited<ReturnType<typeof daysPage>>;
