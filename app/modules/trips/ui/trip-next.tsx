import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon";
import { mapAppLink } from "#app/modules/maps/map-links";
import { formatClock, formatCount } from "#app/shared/format";
import type { ComingStop, TripNow } from "../trip-now";

const CHOICES = { flights: "Continue: choose flights", hotels: "Continue: choose a place to stay" } as const;

/** Where to be, and a way to see it on a map of the phone's own. */
function Coming({ stop, day }: { stop: ComingStop; day: number }) {
  return (
    <section className="panel next-stop" aria-labelledby="next-heading">
      <p className="eyebrow" id="next-heading">
        {stop.isNow ? "Now" : "Next"}
      </p>
      <p className="step-1">
        <span className="num">{formatClock(stop.start)}</span> {stop.name}
      </p>
      <p className="row">
        <span className="meta">
          {stop.location.name} · <span className="num">until {formatClock(stop.end)}</span>
        </span>
        <a href={mapAppLink(stop.location, stop.name)}>
          <Icon name="map-pin" />
          Show on a map
        </a>
        <a href={`#day-${day}`}>All of today</a>
      </p>
    </section>
  );
}

/**
 * What a traveller needs next: the step that is missing, how long to wait, where to be. Nothing where the trip is ready
 * to be booked, which has a bar of its own, or over.
 */
export function TripNext({ tripId, now, basis }: { tripId: string; now: TripNow; basis: ReactNode }) {
  switch (now.kind) {
    case "choose":
      return (
        <Form method="post" className="row">
          {basis}
          <button type="submit" className="button primary" name="intent" value="continue-planning">
            {CHOICES[now.step]}
          </button>
        </Form>
      );
    case "plan-days":
      return (
        <p className="row">
          <Link className="button primary" to={`/itinerary/${tripId}`}>
            Plan the days
          </Link>
        </p>
      );
    case "wait":
      return (
        <p className="countdown">
          {now.days === 0 ? "You are on your way." : `Begins in ${formatCount(now.days, "day")}.`}
        </p>
      );
    case "today":
      return now.stop ? <Coming stop={now.stop} day={now.dayNumber} /> : <p>Nothing more is planned for today.</p>;
    case "ready":
    case "over":
      return null;
  }
}
