import { Form, Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { SubmitButton } from "#app/components/forms/submit-button";
import { tripPdfFileName } from "#app/modules/documents/pdf-file-name";
import { STATUS_LABELS } from "#app/modules/trips/dashboard";
import type { TripView } from "#app/modules/trips/trip-view";
import { ShareTripButton } from "#app/modules/trips/ui/share-trip-button";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { formatCount, formatDateRange } from "#app/shared/format";

/** The line above the trip: back, plan anew, change. A trip that is over stays as it was. */
export function TripToolbar({
  tripId,
  isOver,
  basis,
}: {
  tripId: string;
  isOver: boolean;
  basis: ComponentProps<typeof TripBasis>;
}) {
  return (
    <div className="row spread">
      <Link to="/profile">Back to My Trips</Link>
      <Form method="post" className="row">
        <TripBasis {...basis} />
        <SubmitButton busy="Planning again…" isPrimary={false} name="intent" value="regenerate-days" disabled={isOver}>
          Regenerate
        </SubmitButton>
        {isOver ? (
          <span className="button" aria-disabled="true">
            Modify Trip
          </span>
        ) : (
          <Link className="button" to={`/itinerary/${tripId}/edit`}>
            Modify Trip
          </Link>
        )}
      </Form>
    </div>
  );
}

/** What trip it is, and what may be taken from it: as a file, by its link, with others. */
export function TripHead({
  trip,
  isShared,
  reminds,
  isOver,
}: {
  trip: TripView;
  isShared: boolean;
  /** Who has to plan the days again, when they no longer suit those who come. */
  reminds: "group" | "one" | null;
  isOver: boolean;
}) {
  return (
    <header className="stack">
      <p className="row">
        <span className={`badge ${trip.status}`}>{STATUS_LABELS[trip.status]}</span>
        <span className="eyebrow num">
          {formatDateRange(trip.startDate, trip.endDate)} · {formatCount(trip.travellers, "traveller")}
        </span>
      </p>
      <h1>{trip.name}</h1>
      <p className="meta">{trip.destination}</p>
      <div className="row">
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
        {isShared ? (
          <>
            <a
              className="button"
              id="share"
              href={`/trips/${trip.id}/shared`}
              data-copy={`/trips/${trip.id}/shared`}
              data-copied="Trip link copied to clipboard!"
            >
              Share
            </a>
            <Form method="post">
              <button type="submit" className="button" name="intent" value="unshare-trip">
                Stop sharing
              </button>
            </Form>
          </>
        ) : (
          <ShareTripButton tripId={trip.id} />
        )}
        {!isOver && (
          <Link className="button" to={`/itinerary/${trip.id}/edit`}>
            Modify Trip
          </Link>
        )}
        {reminds === "one" && (
          <a className="button" href={`/trips/${trip.id}/companions`}>
            Your days are out of date: plan them again
          </a>
        )}
        <a className="button" href={`/trips/${trip.id}/companions`}>
          {reminds === "group" ? "Travelling together: plan the days again" : "Travelling together"}
        </a>
      </div>
    </header>
  );
}
