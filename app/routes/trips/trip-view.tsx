import { FormErrors } from "#app/components/forms/form-errors";
import type { TripPage } from "#app/modules/booking/checkout/trip-page.server";
import { allStands } from "#app/modules/booking/orders/order-words";
import { AirlineChanges } from "#app/modules/booking/ui/airline-changes";
import { BookTrip } from "#app/modules/booking/ui/book-trip";
import { MoneyBackNotes } from "#app/modules/booking/ui/money-back-notes";
import { OrderedStatus } from "#app/modules/booking/ui/ordered-status";
import { InstallOffer } from "#app/modules/offline/ui/install-offer";
import { hasOffers } from "#app/modules/trips/shown/trip-view";
import { DaySteps } from "#app/modules/trips/ui/day-steps";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { TripChecksList } from "#app/modules/trips/ui/trip-checks-list";
import { TripDetails } from "#app/modules/trips/ui/trip-details";
import { TripNext } from "#app/modules/trips/ui/trip-next";
import { TripPanels } from "#app/modules/trips/ui/trip-panels";
import { TripParts } from "#app/modules/trips/ui/trip-parts-list";
import { formatMoney } from "#app/shared/money";
import { TripAlerts } from "./trip-alerts";
import { TripCosts } from "./trip-costs";
import { TripHead } from "./trip-head";

/** Notices that stand beside the booking buttons rather than at the head of the page. */
const BOOKING_INTENTS = ["book-trip", "hold-and-pay"];

/** The page of a trip. @param refused what came of a button that did nothing */
export function TripView({
  page,
  refused,
}: {
  page: TripPage & { basis: { revision: number; formKey: string } };
  refused: { intent: string; message: string | null; notice?: unknown } | undefined;
}) {
  const { trip, room, holidays, reader, sharing, held, priceConfidence, priceAlerts, canBook, reminds, now } = page;
  const isBooking = refused !== undefined && BOOKING_INTENTS.includes(refused.intent);
  const notice = refused?.notice;
  const isOver = now.kind === "over";
  const isAllBooked = page.ordered !== null && allStands(page.ordered);
  // The days come before orders that stand, and before alerts when it is not the time to watch.
  const isLater = page.watch !== undefined && (page.watch.isAhead || page.watch.isOver);
  const basis = <TripBasis {...page.basis} />;
  const parts = { bookings: page.bookings, mayChange: page.mayChangeParts, basis };
  // Under way today comes first, and what was paid for it after the days.
  const panels = <TripPanels {...{ trip, canBook, held, priceConfidence, priceAlerts }} />;
  const alerts = <TripAlerts tripId={trip.id} watch={page.watch} />;
  return (
    <div className="wrap page stack trip-page">
      <TripHead
        neighbours={page.neighbours}
        trip={trip}
        picture={page.picture}
        sharing={sharing}
        isJustShared={page.isJustShared}
        reminds={isOver ? null : reminds}
        isOver={isOver}
        bookings={page.bookings}
        memories={page.memories}
        basis={basis}
      />
      {refused && !(isBooking && canBook) && <FormErrors message={refused.message} />}
      <AirlineChanges changes={page.changes} tripId={trip.id} />
      <MoneyBackNotes notes={page.payment.moneyBack} />
      <div className="split">
        <div className="stack">
          {page.ordered && !isAllBooked && <OrderedStatus ordered={page.ordered} />}
          <TripNext tripId={trip.id} now={now} canBook={canBook} isPlanning={Boolean(page.planning)} basis={basis} />
          {page.watch?.isLive && alerts}
          {now.kind !== "today" && panels}
          {page.payment.protection && <p className="meta num">{page.payment.protection}</p>}
          <TripParts where={trip.where} {...parts} />
          <TripChecksList tripId={trip.id} checks={page.checks} {...parts} />
          {!isLater && !page.watch?.isLive && alerts}
          {!trip.itinerary && !isOver && (
            <p>
              Something fixed already, like a wedding or hours you work?{" "}
              <a href={`/trips/${trip.id}/times`}>Add it first</a>, and your days go around it.
            </p>
          )}
          <TripDetails
            trip={trip}
            units={reader.units}
            holidays={holidays}
            light={page.light}
            openDate={page.openDate}
            notes={page.notes}
            pictures={page.pictures}
            maps={`/trips/${trip.id}/map.svg`}
            planning={page.planning}
            current={now.kind === "today" ? now.stop?.id : undefined}
            codes={page.codes}
            makeRoom={{ tripId: trip.id, places: room, page: "trip", fields: basis }}
          />
          <DaySteps steps={page.steps} basis={basis} action={`/itinerary/${trip.id}/edit`} page="trip" />
          {isLater && alerts}
          {now.kind === "today" && panels}
        </div>
        <TripCosts page={page} />
      </div>
      {canBook && (
        <BookTrip
          total={formatMoney(page.payMinor, trip.currency)}
          holdPath={page.holdPath}
          canLock={hasOffers(trip)}
          isLocked={held !== null}
          needsLock={page.needsLock}
          next={now.kind === "choose" ? now.step : undefined}
          problem={isBooking ? (refused?.message ?? undefined) : undefined}
          notice={typeof notice === "string" ? notice : undefined}
        />
      )}
      {!isOver && trip.status !== "cancelled" && <InstallOffer />}
    </div>
  );
}
