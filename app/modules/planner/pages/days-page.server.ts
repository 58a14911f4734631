import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { picturesOfStops } from "#app/modules/pictures/pictures.server";
import { daylightOn, holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { beginDays, beginPreview } from "#app/modules/trips/days/days-ahead.server";
import { listRoomFor } from "#app/modules/trips/days/days.server";
import { toTripView } from "#app/modules/trips/shown/trip-view";
import { mayPlanDays } from "#app/modules/trips/days/may-plan.server";
import { findNeighbours } from "#app/modules/trips/store/longer-trip.server";
import { isBookable, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { legsOf, mappedTrip, partsOf } from "#app/modules/trips/trip/trip-parts";
import type { Ctx } from "#app/shared/context";
import { stepsHere } from "../planner.server";

/**
 * What a visitor sees of the days before there is an account: the first day whole, and the others by name.
 * @param visitorId the visitor that the draft belongs to
 */
export async function firstDayPage(ctx: Ctx, trip: Trip, visitorId: string) {
  const [first, ...others] = trip.itinerary?.days ?? [];
  const { id, destination, startDate, endDate } = trip;
  return {
    trip: { id, destination: destination.name, startDate, endDate, travellers: travellersOf(trip) },
    around: {
      hasFlights: trip.flight !== undefined || legsOf(trip).outbound !== undefined,
      hasStay: partsOf(trip).stay !== "open",
    },
    first,
    others: others.map(({ date, dayNumber, theme }) => ({ date, dayNumber, theme })),
    holidays: holidayLines(destination.slug, first && [first]),
    light: daylightOn(destination.slug, first && [first]),
    pictures: await picturesOfStops(ctx, destination.slug, first && [first]),
    planning: await beginPreview(ctx, trip, visitorId),
    steps: stepsHere(trip),
  };
}

/** What the map of that first day is drawn from. @throws AppError NOT_FOUND for a draft of others */
export async function firstDayMap(ctx: Ctx, tripId: string, visitorId: string) {
  const trip = await getTrip(ctx, tripId, { visitorId });
  const days = trip.itinerary?.days.slice(0, 1);
  return mappedTrip({ ...trip, itinerary: trip.itinerary && { ...trip.itinerary, days: days ?? [] } });
}

export type FirstDayPage = Awaited<ReturnType<typeof firstDayPage>>;

/**
 * The days of a trip on a page of their own; days that are still to be planned begin now, or wait for a press.
 * @param address the address of the page, which may ask for a day
 */
export async function daysPage(ctx: Ctx, user: CurrentUser, trip: Trip, address: string) {
  const { units } = await getPreferences(user.id);
  return {
    trip: toTripView(trip),
    neighbours: await findNeighbours(ctx, trip, { userId: user.id }),
    room: await listRoomFor(trip),
    holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
    light: daylightOn(trip.destination.slug, trip.itinerary?.days),
    units,
    openDate: askedDate(address, trip.itinerary?.days),
    step: isBookable(trip) ? trip.plannerStep : null,
    steps: stepsHere(trip),
    /** The step that the days have come to, where they are being planned: the page looks again by itself. */
    planning: await beginDays(trip, user),
    mayGenerate: await mayPlanDays(user, trip),
  };
}

export type DaysPage = Awaited<ReturnType<typeof daysPage>>;
