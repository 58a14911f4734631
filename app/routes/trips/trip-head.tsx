import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/forms/submit-button";
import { Icon } from "#app/components/ui/icon";
import { AT_ONCE } from "#app/components/ui/poster";
import type { Picture } from "#app/modules/catalogue/art/poster-view";
import { tripPdfFileName } from "#app/modules/documents/pdf-file-name";
import type { MemoriesLink } from "#app/modules/trips/shown/in-time";
import type { TripView } from "#app/modules/trips/shown/trip-view";
import type { Neighbours } from "#app/modules/trips/shown/longer-trip";
import { NeighboursNav } from "#app/modules/trips/ui/neighbours-nav";
import { ShareTrip } from "#app/modules/trips/ui/share-trip";
import { SharingNote } from "#app/modules/trips/ui/sharing-note";
import { TripStrip } from "#app/modules/trips/ui/trip-strip";
import { formatCount, formatDateRange } from "#app/shared/format";

/** The cost of another plan, shown before it is made (CHECKLIST TRIP-20, TRIP-50). */
function Regenerate({ trip, basis, isOver }: { trip: TripView; basis: ReactNode; isOver: boolean }) {
  if (isOver)
    return (
      <button type="button" className="button" disabled>
        Regenerate
      </button>
    );
  const visits = (trip.itinerary?.days ?? []).flatMap(({ items }) => items).filter(({ role }) => role === "visit");
  const locked = visits.filter((stop) => stop.locked).length;
  return (
    <details className="ask">
      <summary className="button">Regenerate</summary>
      <Form method="post" className="stack">
        {basis}
        <p>
          {trip.itinerary
            ? `This plans all ${formatCount(trip.itinerary.days.length, "day")} again: ${formatCount(visits.length - locked, "stop")} may change${locked > 0 ? `, ${locked === 1 ? "the locked one stays" : `the ${locked} locked ones stay`}` : ". Lock a stop first to keep it"}.`
            : "This plans the days for the first time."}
        </p>
        <SubmitButton isPrimary={false} busy="Planning again…" name="intent" value="regenerate-days">
          {trip.itinerary ? "Plan again" : "Plan the days"}
        </SubmitButton>
      </Form>
    </details>
  );
}

/** How a trip is shared: the whole address that readers open, and what they see. */
interface Sharing {
  link: string;
  isShared: boolean;
  showsPrices: boolean;
}

/** The actions of a trip: one row, each action once (CHECKLIST TRIP-20, TRIP-21, TRIP-27). */
function TripActions({
  trip,
  sharing,
  reminds,
  isOver,
  bookings,
  basis,
}: {
  trip: TripView;
  sharing: Sharing;
  reminds: "group" | "one" | null;
  isOver: boolean;
  bookings: string | undefined;
  basis: ReactNode;
}) {
  // Among trips that are over, only a completed one shows these actions, as disabled (CHECKLIST TRIP-21).
  const mayChange = !isOver || trip.status === "completed";
  return (
    <div className="row trip-actions">
      <a
        className="button"
        href={`/api/v1/trips/${trip.id}/pdf`}
        download={tripPdfFileName(trip, "itinerary")}
        data-download=""
        data-downloaded="PDF downloaded successfully!"
        data-download-failed="Failed to generate PDF"
      >
        PDF
      </a>
      <ShareTrip tripId={trip.id} link={sharing.link} isShared={sharing.isShared} id="share">
        Share
      </ShareTrip>
      {mayChange &&
        (isOver ? (
          <button type="button" className="button" disabled>
            Modify Trip
          </button>
        ) : (
          <Link className="button" to={`/itinerary/${trip.id}/edit`}>
            Modify Trip
          </Link>
        ))}
      <details className="menu">
        <summary className="button">
          More
          <Icon name="caret-down" />
        </summary>
        <div className="panel">
          {mayChange && <Regenerate trip={trip} basis={basis} isOver={isOver} />}
          <a href={`/trips/${trip.id}/companions`}>
            {reminds === "group" ? "Travelling together: plan again" : "Travelling together"}
          </a>
          {!isOver && <a href={`/trips/${trip.id}/times`}>Fixed times</a>}
          <Link to={`/trips/${trip.id}/take-along`}>Take it along</Link>
          <Link to={`/trips/${trip.id}/money`}>Money</Link>
          {bookings && <Link to={bookings}>Booked elsewhere</Link>}
          <Link to={`/trips/${trip.id}/manage`}>Trip settings</Link>
          <Link to={`/trip/${trip.id}/summary`}>Summary on one page</Link>
        </div>
      </details>
    </div>
  );
}

/** The trip's title over a band of its poster, and its actions. */
export function TripHead({
  picture,
  neighbours,
  isJustShared,
  memories,
  ...actions
}: {
  picture: Picture | null;
  /** The other places of the longer trip of which this is one. */
  neighbours: Neighbours | undefined;
  trip: TripView;
  sharing: Sharing;
  /** Whether Share was pressed last: its effect is then explained at once. */
  isJustShared: boolean;
  /** The travellers who have to plan the days again, when the days no longer suit the party. */
  reminds: "group" | "one" | null;
  isOver: boolean;
  /** The page of bookings made elsewhere; undefined where there are none to enter. */
  bookings: string | undefined;
  /** Where the trip is relived, once it has begun. */
  memories: MemoriesLink | undefined;
  /** Hidden fields with the state of the trip that the page has shown. */
  basis: ReactNode;
}) {
  const { trip, sharing, reminds } = actions;
  return (
    <header className="trip-head">
      <p className="back">
        <Link to="/profile#trips">Back to My Trips</Link>
      </p>
      {neighbours && <NeighboursNav neighbours={neighbours} />}
      {picture && (
        <img
          className="band"
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          {...AT_ONCE}
        />
      )}
      <div className="stack title">
        <h1 className="step-3">{trip.name}</h1>
        <p className="meta num">
          {trip.destination} · {formatDateRange(trip.startDate, trip.endDate)} · {trip.party}
        </p>
      </div>
      {trip.strip && <TripStrip strip={trip.strip} />}
      {memories && (
        <p className="no-print">
          <a className="button" href={memories.href}>
            {memories.words}
          </a>
        </p>
      )}
      <TripActions {...actions} />
      {sharing.isShared && (
        <SharingNote link={sharing.link} showsPrices={sharing.showsPrices} isOpen={isJustShared}>
          <Form method="post">
            <button type="submit" className="button" name="intent" value="unshare-trip">
              Stop sharing
            </button>
          </Form>
        </SharingNote>
      )}
      {reminds && (
        <p className="alert-box">
          Your days no longer suit everyone.{" "}
          <a href={`/trips/${trip.id}/companions`}>
            {reminds === "one" ? "Plan your days again" : "Travelling together: plan again"}
          </a>
        </p>
      )}
    </header>
  );
}
