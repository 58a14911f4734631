import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { real as whatIsReal } from "#app/config/env.server";
import { basisForPage } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { amountDue, creditOf, findObstacle, isForSale } from "#app/modules/booking/rules/booking";
import { heldUntil } from "#app/modules/booking/orders/hold-note.server";
import { daysOfHold } from "#app/modules/booking/checkout/holds.server";
import { bookingOf } from "#app/modules/booking/checkout/trip-page.server";
import { allStands, BOOKED_AT_ONCE } from "#app/modules/booking/orders/order-words";
import { AirlineChanges } from "#app/modules/booking/ui/airline-changes";
import { BookTrip } from "#app/modules/booking/ui/book-trip";
import { MoneyBackNotes } from "#app/modules/booking/ui/money-back-notes";
import { OrderedStatus } from "#app/modules/booking/ui/ordered-status";
import { tellsOfBookings } from "#app/modules/planner/bookings-page";
import { viewFor } from "#app/modules/planner/price-display.server";
import { viewWatch } from "#app/modules/disruption/disruption.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { InstallOffer } from "#app/modules/offline/ui/install-offer";
import { remindedOf, whyBehind } from "#app/modules/trips/trip/companion";
import { companionsIn, needsIn, partyFrom } from "#app/modules/trips/party/companions.server";
import { listRoomFor } from "#app/modules/trips/days/days.server";
import { isBookable, knownConfidence } from "#app/modules/trips/trip/trip";
import { holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { hasOffers, isOnlyBudget, toTripView } from "#app/modules/trips/shown/trip-view";
import { getTripWithSteps } from "#app/modules/trips/use/edit-days.server";
import { checksOf } from "#app/modules/trips/store/trips.server";
import { closedBecause } from "#app/modules/trips/commands/trip-commands";
import { codesOf } from "#app/modules/trips/trip/trip-parts";
import { tripNow } from "#app/modules/trips/shown/trip-now";
import { zonesOf } from "#app/modules/trips/use/under-way.server";
import { BudgetBreakdown } from "#app/modules/trips/ui/budget-breakdown";
import { DaySteps } from "#app/modules/trips/ui/day-steps";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { TripDetails } from "#app/modules/trips/ui/trip-details";
import { TripMissing } from "#app/modules/trips/ui/trip-missing";
import { TripChecksList } from "#app/modules/trips/ui/trip-checks-list";
import { TripNext } from "#app/modules/trips/ui/trip-next";
import { TripParts } from "#app/modules/trips/ui/trip-parts-list";
import { TripPanels } from "#app/modules/trips/ui/trip-panels";
import { sellsTrips } from "#app/config/what-is-real";
import { formatMoney } from "#app/shared/money";
import { changeTripPage, tripIdOf } from "./trip-action.server";
import { TripAlerts } from "./trip-alerts";
import { TripHead } from "./trip-head";

export const handle: PageHandle = { scripts: "none", tab: "trips" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.trip.name ?? "Trip"} · Voyance` },
  { name: "description", content: "Your trip: flights, hotel, days and what it costs." },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const tripId = tripIdOf(args.params);
  try {
    const { trip, people: all, steps } = await getTripWithSteps(ctx, tripId, user);
    leadToEnvelope(trip);
    const { lock, payment, ordered, changes } = await bookingOf(ctx, trip, user.id);
    const view = toTripView(trip);
    const party = await partyFrom({ trip, people: all });
    const people = companionsIn(party);
    const isBehind = trip.itinerary !== undefined && whyBehind(trip.itinerary, people, needsIn(party)) !== null;
    const canBook = isBookable(trip) && isForSale(trip, whatIsReal());
    const now = tripNow(trip, ctx.now, zonesOf(trip), sellsTrips(whatIsReal()));
    return {
      trip: view,
      basis: basisForPage(trip),
      room: await listRoomFor(trip, party),
      holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
      reader: viewFor(party.told.get(user.id)?.preferences(), view.cost.totalMinor, !isOnlyBudget(view, canBook)),
      checks: now.kind === "over" ? [] : checksOf(trip, "date" in now ? now.date : undefined),
      notes: trip.preferences.notes,
      steps: closedBecause({ kind: "restoreDays", side: "undo", wishes: {} }, trip.status) ? {} : steps,
      isShared: trip.sharedAt !== undefined,
      isJustShared: queryOf(args.request).get("shared") === "now",
      lockedUntil: lock ? heldUntil(ctx, trip, lock) : null,
      priceConfidence: knownConfidence(trip),
      canBook,
      codes: codesOf(trip),
      bookings: tellsOfBookings(trip) && now.kind !== "over" ? `/trips/${trip.id}/bookings` : undefined,
      mayChangeParts: isBookable(trip) && trip.destination.slug !== undefined,
      payMinor: amountDue(trip, lock, ctx.now) - creditOf(trip, lock, ctx.now),
      holdPath: lock || daysOfHold(ctx, user, trip).until ? `/trips/${trip.id}/hold` : undefined,
      needsLock: findObstacle(trip, lock, ctx.now, whatIsReal()) === "needs_lock",
      reminds: isBehind ? remindedOf(people) : null,
      picture: trip.destination.slug ? pictureOf(trip.destination.slug, "hero") : null,
      now,
      watch: await viewWatch(ctx, trip, user.id),
      payment,
      ordered: ordered ?? (trip.status === "booked" ? BOOKED_AT_ONCE : null),
      changes,
      openDate: askedDate(args.request.url, trip.itinerary?.days) ?? ("date" in now ? now.date : undefined),
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export const action = changeTripPage;

/** Messages of these buttons stand beside the booking buttons rather than at the head of the page. */
const BOOKING_INTENTS = ["book-trip", "lock-prices"];

export default function TripRoute() {
  const page = useLoaderData<typeof loader>();
  const { trip, room, holidays, reader, isShared, lockedUntil, priceConfidence, canBook, reminds, now } = page;
  const refused = useActionData<typeof action>();
  const isBooking = refused !== undefined && BOOKING_INTENTS.includes(refused.intent);
  const notice = refused && "notice" in refused ? refused.notice : undefined;
  const isOver = now.kind === "over";
  const isAllBooked = page.ordered !== null && allStands(page.ordered);
  // The days come before standing orders, and before alerts while the trip is not being watched.
  const isLater = page.watch !== undefined && (page.watch.isAhead || page.watch.isOver);
  const basis = <TripBasis {...page.basis} />;
  const parts = { bookings: page.bookings, mayChange: page.mayChangeParts, basis };
  // The current day comes first, and payments after the days.
  const panels = (
    <TripPanels trip={trip} canBook={canBook} lockedUntil={lockedUntil} priceConfidence={priceConfidence} />
  );
  const alerts = <TripAlerts tripId={trip.id} watch={page.watch} />;
  return (
    <div className="wrap page stack trip-page">
      <TripHead
        trip={trip}
        picture={page.picture}
        isShared={isShared}
        isJustShared={page.isJustShared}
        reminds={isOver ? null : reminds}
        isOver={isOver}
        bookings={page.bookings}
        basis={basis}
      />
      {refused && !(isBooking && canBook) && <FormErrors message={refused.problem} />}
      <AirlineChanges changes={page.changes} tripId={trip.id} />
      <MoneyBackNotes notes={page.payment.moneyBack} />
      {page.ordered && !isAllBooked && <OrderedStatus ordered={page.ordered} />}
      <TripNext tripId={trip.id} now={now} canBook={canBook} basis={basis} />
      {page.watch?.isLive && alerts}
      {now.kind !== "today" && panels}
      {page.payment.protection && <p className="meta num">{page.payment.protection}</p>}
      <TripParts where={trip.where} {...parts} />
      <TripChecksList tripId={trip.id} checks={page.checks} {...parts} />
      {!isLater && !page.watch?.isLive && alerts}
      <TripDetails
        trip={trip}
        units={reader.units}
        holidays={holidays}
        openDate={page.openDate}
        notes={page.notes}
        maps={`/trips/${trip.id}/map.svg`}
        current={now.kind === "today" ? now.stop?.id : undefined}
        codes={page.codes}
        makeRoom={{ tripId: trip.id, places: room, page: "trip", fields: basis }}
      />
      <DaySteps steps={page.steps} basis={basis} action={`/itinerary/${trip.id}/edit`} page="trip" />
      {isLater && alerts}
      {now.kind === "today" && panels}
      <BudgetBreakdown trip={trip} about={reader.about} />
      {page.ordered && isAllBooked && <OrderedStatus ordered={page.ordered} />}
      {canBook && (
        <BookTrip
          total={formatMoney(page.payMinor, trip.currency)}
          holdPath={page.holdPath}
          canLock={hasOffers(trip)}
          isLocked={lockedUntil !== null}
          needsLock={page.needsLock}
          next={now.kind === "choose" ? now.step : undefined}
          problem={isBooking ? refused?.problem : undefined}
          notice={typeof notice === "string" ? notice : undefined}
        />
      )}
      {!isOver && trip.status !== "cancelled" && <InstallOffer />}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <TripMissing message={(error.data as { message?: string }).message} />;
  if (isRouteErrorResponse(error)) return <TripMissing mayComeBack />;
  return <ErrorPage error={error} />;
}
