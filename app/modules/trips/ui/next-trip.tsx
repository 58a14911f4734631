import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Pieces } from "#app/components/ui/pieces";
import { Poster } from "#app/components/ui/poster";
import type { PosterProps } from "#app/components/ui/poster";
import { formatCount, formatDate, formatDateRange, formatLength } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import type { NextTrip } from "../shown/next-trip";

/**
 * The trip that comes next: how long it is until then, and the one thing to do for it.
 * @param title "p" where it stands above the heading of its page
 */
export function NextTripCard({
  trip,
  title: Title,
  children,
}: {
  trip: NextTrip & { picture: PosterProps | null };
  title: "h2" | "p";
  /** More to do with it, beside the button. */
  children?: ReactNode;
}) {
  const heading = `name-${trip.id}`;
  return (
    <section className="next-trip" aria-labelledby={heading}>
      {trip.picture && (
        <Link to={trip.path} tabIndex={-1} aria-hidden>
          <Poster {...trip.picture} isFirst />
        </Link>
      )}
      <div className="stack">
        <p className="eyebrow num">
          {trip.countdown} · {formatDateRange(trip.startDate, trip.endDate)}
        </p>
        <Title className="step-2" id={heading}>
          <Link to={trip.path}>{trip.name}</Link>
        </Title>
        <p className="facts">
          <span>{trip.destination}</span>
          <span className={`badge ${trip.badge.look}`}>{trip.badge.label}</span>
        </p>
        <p className="meta num">
          <Pieces
            of={[
              formatLength(trip.startDate, trip.endDate),
              trip.travellers > 1 ? formatCount(trip.travellers, "traveller") : undefined,
              `${formatMoney(trip.budgetMinor, trip.currency)} each`,
              `Updated ${formatDate(trip.updatedAt.slice(0, 10))}`,
            ]}
          />
        </p>
        <p className="row">
          <Link className="button primary" to={trip.todo.to}>
            {trip.todo.words}
          </Link>
          {children}
        </p>
      </div>
    </section>
  );
}
