import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
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
import { getPushSettings } from "#app/modules/offline/push.server";
import { exportTraveller } from "#app/modules/profile/traveller-export.server";
import { toTripDetailDto } from "#app/modules/trips/shown/trip.dto";
import { exportSealed } from "#app/modules/surprise/sealed.server";
import { exportSurprises } from "#app/modules/surprise/surprise.server";
import { exportCompany } from "#app/modules/trips/party/companions.server";
import { exportTravellers, hasTold } from "#app/modules/travellers/saved-travellers.server";
import { listTrips } from "#app/modules/trips/store/trips.server";
import { todayOf } from "#app/shared/context";

const MOST_TRIPS = 10_000;

/** All stored data of the signed-in user, as one JSON file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
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
  const [surprises, sealedTrips, heldPrices, travellers] = await Promise.all([
    exportSurprises(user.id),
    exportSealed(user.id),
    exportHolds(user.id),
    exportTravellers(user.id),
  ]);
  const bookings = await Promise.all(trips.map((trip) => findBooking(user.id, trip.id)));
  const file = {
    exportedAt: ctx.now.toISOString(),
    profile: toUserDto(user),
    account,
    traveller,
    company,
    trips: trips.map((trip, index) => ({
      ...toTripDetailDto(trip, undefined),
      // Includes the booking codes, which are the traveller's alone.
      bookedElsewhere: trip.elsewhere ?? null,
      // Includes references and ticket numbers.
      orders: trip.orders ?? null,
      ticked: trip.ticked ?? [],
      notes: trip.notes ?? "",
      notesAtStops: trip.preferences.notes ?? {},
      unwanted: trip.preferences.unwanted ?? [],
      ownPlaces: trip.preferences.ownPlaces ?? [],
      stays: trip.preferences.stays ?? {},
      meals: trip.preferences.meals ?? [],
      spending: trip.spending ?? [],
      booking: bookings[index] ?? null,
    })),
    billing,
    watchedPrices: protections,
    heldPrices,
    ...(hasTold(travellers) && { travellers }),
    // The address itself is a secret of which only the hash is kept.
    calendarAddress: calendarAddress ?? null,
    disruption,
    surprises,
    // Their destinations are left out until the envelopes open, as their traveller asked: pressing "Open it now" tells
    // all.
    sealedTrips,
    sentToUs: sent,
    alertsOn: alerts.devices.map(({ name, since }) => ({ name, since })),
  };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="voyance-data-${todayOf(ctx)}.json"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
