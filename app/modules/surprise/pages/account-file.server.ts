import { toUserDto } from "#app/modules/accounts/account/accounts.dto";
import { personOf } from "#app/modules/accounts/account/email-address";
import { exportAccount } from "#app/modules/accounts/settings/settings.server";
import { findBooking } from "#app/modules/booking/checkout/booking.server";
import { getBilling } from "#app/modules/booking/checkout/memberships.server";
import { exportHolds } from "#app/modules/booking/checkout/holds.server";
import { exportProtections } from "#app/modules/booking/orders/protection.server";
import { exportSent } from "#app/modules/desk/inbox.server";
import { exportWatching } from "#app/modules/disruption/disruption.server";
import { findCalendarFeed } from "#app/modules/documents/calendar-feed.server";
import { exportPictures } from "#app/modules/memories/own-pictures.server";
import { getPushSettings } from "#app/modules/offline/push.server";
import { exportTraveller } from "#app/modules/profile/traveller-export.server";
import { toTripDetailDto } from "#app/modules/trips/shown/trip.dto";
import { exportCompany } from "#app/modules/trips/party/companions.server";
import { exportTravellers, hasTold } from "#app/modules/travellers/saved-travellers.server";
import { listTrips } from "#app/modules/trips/store/trips.server";
import { exportSealed } from "../sealed.server";
import { exportSurprises } from "../surprise.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";

const MOST_TRIPS = 10_000;

/** A trip with what its traveller has noted and told of it. */
function fileOfTrip(trip: Trip, booking: Awaited<ReturnType<typeof findBooking>>) {
  return {
    ...toTripDetailDto(trip),
    // With the booking codes, which are the traveller's alone.
    bookedElsewhere: trip.elsewhere ?? null,
    // With its references and the numbers of its tickets.
    orders: trip.orders ?? null,
    ticked: trip.ticked ?? [],
    notes: trip.notes ?? "",
    notesAtStops: trip.preferences.notes ?? {},
    unwanted: trip.preferences.unwanted ?? [],
    ownPlaces: trip.preferences.ownPlaces ?? [],
    stays: trip.preferences.stays ?? {},
    meals: trip.preferences.meals ?? [],
    spending: trip.spending ?? [],
    booking: booking ?? null,
  };
}

/** Everything that is kept about an account, for its own file of data. */
export async function accountFile(ctx: Ctx, user: CurrentUser) {
  const [account, traveller, company, trips, billing, calendarAddress, alerts, disruption, protections, sent] =
    await Promise.all([
      exportAccount(ctx, user.id),
      exportTraveller(user.id),
      exportCompany(user.id),
      listTrips(ctx, user.id, MOST_TRIPS),
      getBilling(user),
      findCalendarFeed(user.id),
      getPushSettings(user.id),
      exportWatching(user.id),
      exportProtections(user.id),
      exportSent(personOf(user)),
    ]);
  const [surprises, sealedTrips, heldPrices, travellers, pictures] = await Promise.all([
    exportSurprises(user.id),
    exportSealed(user.id),
    exportHolds(user.id),
    exportTravellers(user.id),
    exportPictures(user.id),
  ]);
  const bookings = await Promise.all(trips.map((trip) => findBooking(user.id, trip.id)));
  return {
    exportedAt: ctx.now.toISOString(),
    profile: toUserDto(user),
    account,
    traveller,
    company,
    trips: trips.map((trip, index) => fileOfTrip(trip, bookings[index])),
    billing,
    watchedPrices: protections,
    heldPrices,
    ...(hasTold(travellers) && { travellers }),
    ...(pictures.length > 0 && { pictures }),
    // The address itself is a secret that only its hash is kept of.
    calendarAddress: calendarAddress ?? null,
    disruption,
    surprises,
    // Where they go is left out until their envelopes open, as their traveller asked: pressing "Open it now" tells all.
    sealedTrips,
    sentToUs: sent,
    alertsOn: alerts.devices.map(({ name, since }) => ({ name, since })),
  };
}
