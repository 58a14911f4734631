import { Link } from "@remix-run/react";
import { Poster } from "#app/components/ui/poster";
import { formatDateRange } from "#app/shared/format";
import type { NextTrip } from "../shown/next-trip";

interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** The trip that comes next: how long it is until then, and the one thing to do for it. */
export function NextTripCard({ trip, isFirst }: { trip: NextTrip & { picture: Picture | null }; isFirst?: boolean }) {
  return (
    <section className="next-trip" aria-labelledby="next-trip">
      {trip.picture && (
        <Link to={`/trips/${trip.id}`} tabIndex={-1} aria-hidden>
          <Poster {...trip.picture} isFirst={isFirst} />
        </Link>
      )}
      <div className="stack">
        <p className="eyebrow num">
          {trip.countdown} · {formatDateRange(trip.startDate, trip.endDate)}
        </p>
        <h2 className="step-2" id="next-trip">
          <Link to={`/trips/${trip.id}`}>{trip.name}</Link>
        </h2>
        <p>
          <span className={`badge ${trip.badge.look}`}>{trip.badge.label}</span>
        </p>
        <p className="row">
          <Link className="button primary" to={trip.todo.to}>
            {trip.todo.words}
          </Link>
        </p>
      </div>
    </section>
  );
}
