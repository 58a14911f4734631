import { formatClock } from "#app/shared/format";
import { atLineStart } from "#app/shared/text";
import { flightFacts, flightLine, homeLine } from "../shown/flight-lines";
import type { TripNow } from "../shown/trip-now";

/** A trip that is under way, as it stands today. */
export type Today = Extract<TripNow, { kind: "today" | "fly" }>;

/** "Now" for where the traveller is, "Next" for where they go. */
export function whenOf(now: Today): "Now" | "Next" {
  return (now.kind === "fly" ? now.flight.isInTheAir : now.stop?.isNow) ? "Now" : "Next";
}

/** The stop or the flight that comes next, and when to leave for the flight home. */
export function WhatIsNext({ now }: { now: Today }) {
  if (now.kind === "fly")
    return (
      <>
        <p className="step-1 num">{flightLine(now.flight)}</p>
        <p className="meta num">{flightFacts(now.flight)}</p>
      </>
    );
  const { stop, flight } = now;
  return (
    <>
      {stop ? (
        <>
          <p className="step-1">
            <span className="num">{formatClock(stop.start)}</span> {stop.name}
          </p>
          <p className="meta">
            {atLineStart(stop.location.name)} · <span className="num">until {formatClock(stop.end)}</span>, local time
          </p>
          {stop.then && (
            <p>
              Then <b className="num">{formatClock(stop.then.start)}</b> {stop.then.name}
              {stop.then.way && <span className="meta num">, {stop.then.way}</span>}
            </p>
          )}
        </>
      ) : (
        <p>Nothing more is planned for today.</p>
      )}
      {flight && <p className="meta num">{homeLine(flight)}</p>}
    </>
  );
}
