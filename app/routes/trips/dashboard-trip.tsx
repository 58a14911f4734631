import { Link } from "@remix-run/react";
import { Pieces } from "#app/components/ui/pieces";
import { Poster } from "#app/components/ui/poster";
import type { PosterProps } from "#app/components/ui/poster";
import { tripPdfFileName } from "#app/modules/documents/pdf-file-name";
import type { TripCard } from "#app/modules/trips/shown/dashboard";
import type { MemoriesLink } from "#app/modules/trips/shown/in-time";
import type { EntryCard } from "#app/modules/trips/shown/whole-card";
import { formatCount, formatDate, formatDateRange, formatLength } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";

/** The trip as a document. */
export function TripDocument({ trip }: { trip: TripCard }) {
  return (
    <a
      className="target"
      href={`/api/v1/trips/${trip.id}/pdf`}
      aria-describedby={`name-${trip.id}`}
      download={tripPdfFileName(trip, "itinerary")}
      data-download=""
      data-downloaded="PDF downloaded successfully!"
      data-download-failed="Failed to generate PDF"
    >
      Save as PDF
    </a>
  );
}

/** A trip among all trips; a longer one with all its places. */
export function DashboardTrip({
  trip,
}: {
  trip: EntryCard & { picture: PosterProps | null; memories?: MemoriesLink };
}) {
  return (
    <div className="trip-slot">
      <Link className="place trip-card" to={trip.path}>
        {trip.picture && <Poster {...trip.picture} />}
        <span className="name" id={`name-${trip.id}`}>
          {trip.name}
        </span>
        <span className="facts">
          <span>{trip.destination}</span>
          <span className={`badge ${trip.badge.look}`}>{trip.badge.label}</span>
        </span>
        <span className="meta num">
          <Pieces
            of={[
              formatDateRange(trip.startDate, trip.endDate),
              formatLength(trip.startDate, trip.endDate),
              trip.travellers > 1 ? formatCount(trip.travellers, "traveller") : undefined,
            ]}
          />
        </span>
        <span className="meta num">
          <Pieces
            of={[
              `${formatMoney(trip.budgetMinor, trip.currency)} each`,
              `Updated ${formatDate(trip.updatedAt.slice(0, 10))}`,
            ]}
          />
        </span>
      </Link>
      {trip.memories && (
        <a className="target" href={trip.memories.href} aria-describedby={`name-${trip.id}`}>
          {trip.memories.words}
        </a>
      )}
      {trip.hasDocument && <TripDocument trip={trip} />}
    </div>
  );
}
