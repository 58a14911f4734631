import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon";
import { mapAppLink } from "#app/modules/maps/map-links";
import { formatClock, formatCount, formatShortDate } from "#app/shared/format";
import type { TripNow } from "../shown/trip-now";
import { WhatIsNext, whenOf } from "./what-is-next";
import type { Today } from "./what-is-next";

const CHOICES = { flights: "Continue: choose flights", hotels: "Continue: choose a place to stay" } as const;

/** Where to be, and a way to see it on a map of the phone's own. */
function Coming({ now }: { now: Today }) {
  const stop = now.kind === "today" ? now.stop : undefined;
  return (
    <section className="panel next-stop" aria-labelledby="next-heading">
      <p className="eyebrow" id="next-heading">
        {whenOf(now)}
      </p>
      <WhatIsNext now={now} />
      {now.dayNumber !== undefined && (
        <p className="row">
          {stop && (
            <a href={mapAppLink(stop.location, stop.name)}>
              <Icon name="map-pin" />
              Show on a map
            </a>
          )}
          <a href={`#day-${now.dayNumber}`}>All of today</a>
        </p>
      )}
    </section>
  );
}

/**
 * The traveller's next need: the step that is missing, how long to wait, where to be. Nothing where the trip is ready
 * to be booked, which has a bar of its own, or over.
 */
export function TripNext({
  tripId,
  now,
  canBook,
  isPlanning,
  basis,
}: {
  tripId: string;
  now: TripNow;
  /** The page offers to book the trip, which comes before its days. */
  canBook: boolean;
  /** The days are being planned at this moment. */
  isPlanning: boolean;
  basis: ReactNode;
}) {
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
      if (isPlanning) return null;
      return (
        <p className="row">
          <Link className={canBook ? "button" : "button primary"} to={`/itinerary/${tripId}`}>
            Plan the days
          </Link>
        </p>
      );
    case "wait":
      return (
        <div>
          <p className="row spread countdown">
            <span>{now.days === 0 ? "You are on your way." : `Begins in ${formatCount(now.days, "day")}.`}</span>
            <Link className="target" to={`/trips/${tripId}/take-along`}>
              Take it along
            </Link>
          </p>
          {now.first && (
            <p className="num">
              First stop: <b>{now.first.name}</b>, {formatShortDate(now.first.date)} at {formatClock(now.first.start)}
            </p>
          )}
        </div>
      );
    case "fly":
    case "today":
      return <Coming now={now} />;
    case "ready":
    case "over":
      return null;
  }
}
