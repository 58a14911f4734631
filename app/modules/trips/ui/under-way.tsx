import { Icon } from "#app/components/ui/icon";
import { mapAppLink } from "#app/modules/maps/map-links";
import { WhatIsNext, whenOf } from "./what-is-next";
import type { Today } from "./what-is-next";

interface TripUnderWayView {
  id: string;
  name: string;
  path: string;
  now: Today;
}

/** The trip that the traveller is on: what is next today, and the way to the day's plan. */
export function UnderWay({ trip: { id, name, path, now } }: { trip: TripUnderWayView }) {
  const heading = `under-way-${id}`;
  const stop = now.kind === "today" ? now.stop : undefined;
  return (
    <section className="panel next-stop" aria-labelledby={heading}>
      <h2 className="eyebrow" id={heading}>
        {`${whenOf(now)} · ${name}`}
      </h2>
      <WhatIsNext now={now} />
      <p className="row">
        <a href={path}>
          {now.dayNumber === undefined ? "Open the trip" : "All of today"}
          <span className="visually-hidden">{`: ${name}`}</span>
        </a>
        {stop && (
          <a href={mapAppLink(stop.location, stop.name)}>
            <Icon name="map-pin" />
            Show on a map
          </a>
        )}
      </p>
    </section>
  );
}
