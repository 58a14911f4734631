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

/**
 * The trip that the traveller is on: what is next today, and the way to the day's plan.
 * @param title "p" where it stands above the heading of its page
 */
export function UnderWay({
  trip: { id, name, path, now },
  title: Title = "h2",
}: {
  trip: TripUnderWayView;
  title?: "h2" | "p";
}) {
  const heading = `under-way-${id}`;
  const stop = now.kind === "today" ? now.stop : undefined;
  return (
    <section className="panel next-stop" aria-labelledby={heading}>
      <Title className="eyebrow" id={heading}>
        {`${whenOf(now)} · ${name}`}
      </Title>
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
