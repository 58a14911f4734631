import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { picturesOfStops } from "#app/modules/pictures/pictures.server";
import { daylightOn, holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { viewWatch } from "#app/modules/disruption/disruption.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { findNeighbours } from "#app/modules/trips/store/longer-trip.server";
import { tellsOfBookings } from "#app/modules/planner/bookings-page";
import { viewFor } from "#app/modules/planner/price-display.server";
import { closedBecause } from "#app/modules/trips/commands/trip-commands";
import { beginDays, watchDays } from "#app/modules/trips/days/days-ahead.server";
import { listRoomFor } from "#app/modules/trips/days/days.server";
import { companionsIn, needsIn, partyFrom } from "#app/modules/trips/party/companions.server";
import { memoriesLink } from "#app/modules/trips/shown/in-time";
import { tripNow } from "#app/modules/trips/shown/trip-now";
import { isOnlyBudget, toTripView } from "#app/modules/trips/shown/trip-view";
import { checksOf } from "#app/modules/trips/store/trips.server";
import { remindedOf, whyBehind } from "#app/modules/trips/trip/companion";
import { hasChosen, isBookable, knownConfidence } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { codesOf } from "#app/modules/trips/trip/trip-parts";
import { getTripWithSteps } from "#app/modules/trips/use/edit-days.server";
import { standingOf } from "#app/modules/trips/use/trip-standing.server";
import { zonesOf } from "#app/modules/trips/use/under-way.server";
import type { Ctx } from "#app/shared/context";
import type { AirlineChangeView } from "../rules/airline-change";
import { toChangeView } from "../orders/airline-changes.server";
import { amountDue, creditOf, findObstacle, isCovered, isForSale, itemKeyOf, priceAlertsOf } from "../rules/booking";
import type { PriceLock } from "../rules/booking";
import { heldInWords } from "../orders/hold-note.server";
import { BOOKED_AT_ONCE } from "../orders/order-words";
import type { OrderedView } from "../orders/order-words";
import { lastTry, toOrderedView } from "../orders/ordered-view.server";
import { selectAfterOrdering, selectBeforeBooking } from "../orders/orders-of-trip.repo.server";
import { paymentInWords } from "../money/payment-notes.server";
import type { PaymentNotes } from "../money/payment-notes.server";
import { findPayment } from "../orders/give-back.server";
import { refundNotesOf } from "../orders/trip-refunds.server";

/** The part of a trip's page that tells its owner about booking it. */
export interface BookingOfTrip {
  /** The lock that holds its price as it is now. */
  lock?: PriceLock;
  payment: PaymentNotes;
  /** How its orders stand; of one that is still to be booked, that the last try came to nothing. */
  ordered?: OrderedView;
  /** The airline's changes that the traveller has not answered yet. */
  changes: AirlineChangeView[];
}

const NOTHING: BookingOfTrip = { payment: { moneyBack: [] }, changes: [] };

/**
 * The part of a trip's page that tells its owner about booking it, with one look at the database: the hold of its price
 * before, the payment and orders after, and the refund once it is cancelled. Empty for any other reader.
 */
export async function bookingOf(ctx: Pick<Ctx, "now">, trip: Trip, userId: string): Promise<BookingOfTrip> {
  const of = { tripId: trip.id, userId };
  if (isBookable(trip)) {
    const asked = { ...of, itemKey: itemKeyOf(trip) };
    const { lock, ordering } = await selectBeforeBooking(db(), asked, ctx.now.toISOString());
    return { ...NOTHING, lock: isCovered(trip, lock, ctx.now) ? lock : undefined, ordered: lastTry(ctx, ordering) };
  }
  if (trip.status === "cancelled") return { ...NOTHING, payment: { moneyBack: await refundNotesOf(trip.id, userId) } };
  if (trip.status !== "booked") return NOTHING;
  if (!trip.orders) return { ...NOTHING, payment: paymentInWords(ctx, await findPayment(trip.id, userId)) };
  const { payment, ordering, changes } = await selectAfterOrdering(db(), of);
  return {
    payment: paymentInWords(ctx, payment),
    ordered: toOrderedView(ordering),
    changes: changes.map(toChangeView),
  };
}

/**
 * The parts of a trip that may be bought, and the hold of its price.
 * @param lock the lock that holds its price as it is now
 */
function sellingOf(ctx: Ctx, trip: Trip, lock: PriceLock | undefined) {
  return {
    canBook: isBookable(trip) && isForSale(trip, real()),
    held: lock ? heldInWords(ctx, trip, lock) : null,
    payMinor: amountDue(trip, lock, ctx.now) - creditOf(trip, lock, ctx.now),
    holdPath: lock || (hasChosen(trip) && isForSale(trip, real())) ? `/trips/${trip.id}/hold` : undefined,
    priceAlerts: priceAlertsOf(trip, lock, ctx.now, real()),
    needsLock: findObstacle(trip, lock, ctx.now, real()) === "needs_lock",
  };
}

/**
 * Everything that the page of a trip shows its owner.
 * @param address the address of the page, which may ask for a day and tell that the trip was shared just now
 * @returns undefined for a trip that is sealed: its envelope is shown instead
 * @throws AppError NOT_FOUND for a trip of others
 */
export async function tripPage(ctx: Ctx, user: CurrentUser, tripId: string, address: string) {
  const { trip, people: all, steps } = await getTripWithSteps(ctx, tripId, user);
  if (trip.seal) return undefined;
  const { lock, payment, ordered, changes } = await bookingOf(ctx, trip, user.id);
  const view = toTripView(trip);
  const neighbours = await findNeighbours(ctx, trip, { userId: user.id });
  const party = await partyFrom({ trip, people: all });
  const people = companionsIn(party);
  const isBehind = trip.itinerary !== undefined && whyBehind(trip.itinerary, people, needsIn(party)) !== null;
  const selling = sellingOf(ctx, trip, lock);
  const now = tripNow(trip, ctx.now, zonesOf(trip), sellsTrips(real()));
  return {
    trip: view,
    neighbours,
    /** The revision of the trip that is shown. */
    revision: trip.revision,
    room: await listRoomFor(trip, party),
    holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
    light: daylightOn(trip.destination.slug, trip.itinerary?.days),
    pictures: await picturesOfStops(ctx, trip.destination.slug, trip.itinerary?.days),
    reader: viewFor(party.told.get(user.id)?.preferences(), view.cost.totalMinor, !isOnlyBudget(view, selling.canBook)),
    checks: now.kind === "over" ? [] : checksOf(trip, "date" in now ? now.date : undefined),
    notes: trip.preferences.notes,
    /** The step of days that are being planned, which those that were paid for are now: the page looks again by itself. */
    planning: await (trip.status === "booked" ? beginDays(trip, user) : watchDays(trip)),
    steps: closedBecause({ kind: "restoreDays", side: "undo", wishes: {} }, trip.status) ? {} : steps,
    sharing: {
      link: `${ctx.origin}/trips/${trip.id}/shared`,
      isShared: trip.sharedAt !== undefined,
      showsPrices: trip.sharesPrices ?? false,
    },
    isJustShared: new URL(address).searchParams.get("shared") === "now",
    ...selling,
    priceConfidence: knownConfidence(trip),
    codes: codesOf(trip),
    bookings: tellsOfBookings(trip) && now.kind !== "over" ? `/trips/${trip.id}/bookings` : undefined,
    mayChangeParts: isBookable(trip) && trip.destination.slug !== undefined,
    reminds: isBehind ? remindedOf(people) : null,
    picture: trip.destination.slug ? pictureOf(trip.destination.slug, "hero") : null,
    now,
    watch: await viewWatch(ctx, trip, user.id),
    payment,
    ordered: ordered ?? (trip.status === "booked" ? BOOKED_AT_ONCE : null),
    changes,
    memories: memoriesLink(trip.id, standingOf(trip, ctx.now)),
    openDate: askedDate(address, trip.itinerary?.days) ?? ("date" in now ? now.date : undefined),
  };
}

export type TripPage = NonNullable<Awaited<ReturnType<typeof tripPage>>>;
