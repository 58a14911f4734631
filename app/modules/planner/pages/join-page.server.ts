import { real } from "#app/config/env.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { picturesOfStops } from "#app/modules/pictures/pictures.server";
import { daylightOn, holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { askedBy } from "#app/modules/travellers/traveller";
import { findInvitation } from "#app/modules/trips/party/companions.server";
import { saidBefore } from "#app/modules/trips/party/join-answers";
import { servesNow } from "#app/modules/trips/trip/companion";
import { isClosed } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import { readerOf } from "../price-display.server";

/**
 * The invitation to a trip, as the browser that has its link may see it.
 * @param token the secret of the link
 * @param address the address of the page, which may ask for a day
 * @throws AppError NOT_FOUND for a link that leads to no trip
 */
export async function joinPage(ctx: Ctx, user: CurrentUser | undefined, token: string, address: string) {
  const { companion, trip, ownerName, accountId, hasDna } = await findInvitation(ctx, token);
  // Answers given with an account are shown to that account alone; the link may have been passed on.
  const isAnothers = accountId !== null && accountId !== user?.id;
  const values = saidBefore(companion, !isAnothers);
  const isTheirs = companion.status === "joined" && accountId !== null && accountId === user?.id;
  return {
    /** The revision of the trip that is shown. */
    revision: trip.revision,
    // Only an account opens the pages of the party.
    tripId: isTheirs ? trip.id : null,
    details:
      askedBy(trip, real()) && companion.status === "joined" && !isAnothers && !isClosed(trip)
        ? `/join/${encodeURIComponent(token)}/details`
        : null,
    status: companion.status,
    ownerName,
    destination: trip.destination.name,
    dates: formatDateRange(trip.startDate, trip.endDate),
    isOver: isClosed(trip),
    signIn: isAnothers ? `/signin?redirect=${encodeURIComponent(`/join/${token}`)}` : null,
    hasDna: hasDna || Boolean(user?.quizCompleted && user.id !== trip.ownerId),
    hasPreferences: user !== undefined && user.id !== trip.ownerId,
    values,
    days: companion.status === "joined" ? (trip.itinerary?.days ?? null) : null,
    openDate: askedDate(address, trip.itinerary?.days),
    holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
    light: daylightOn(trip.destination.slug, trip.itinerary?.days),
    pictures: await picturesOfStops(ctx, trip.destination.slug, trip.itinerary?.days),
    group: companion.status === "joined" ? (trip.itinerary?.group ?? null) : null,
    isInPlan: trip.itinerary !== undefined && servesNow(trip.itinerary, companion),
    units: (await readerOf(user?.id)).units,
    picture: trip.destination.slug ? pictureOf(trip.destination.slug, "hero") : null,
  };
}

export type JoinPage = Awaited<ReturnType<typeof joinPage>>;
