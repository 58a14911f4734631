import { Form } from "@remix-run/react";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { AirlineChangeView } from "../rules/airline-change";

/** The flights of one side, those that were otherwise before standing out. */
function FlightLines({ name, lines, before }: { name: string; lines: readonly string[]; before: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        <ul className="plain">
          {lines.map((line) => (
            <li key={line}>{before.includes(line) ? line : <strong>{line}</strong>}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function Answer({ change, tripId }: { change: AirlineChangeView; tripId: string }) {
  const { id, isGone, state } = change;
  return (
    <Form method="post" className="row no-print">
      <input type="hidden" name="changeId" value={id} />
      {!isGone && (
        <SubmitButton busy="Planning your days…" name="intent" value="accept-flights">
          Accept the new flights
        </SubmitButton>
      )}
      {state === "open" && (
        <SubmitButton busy="One moment…" name="intent" value="refuse-flights" isPrimary={isGone}>
          {isGone ? "Ask for another flight" : "These don't work for me"}
        </SubmitButton>
      )}
      <a className="target" href={`/trips/${tripId}/cancel`}>
        See what you&apos;d get back if you cancel
      </a>
    </Form>
  );
}

/** The airline's changes of a booked trip: the flights as they were and as they are, and the possible answers. */
export function AirlineChanges({ changes, tripId }: { changes: readonly AirlineChangeView[]; tripId: string }) {
  return changes.map((change) => (
    <section key={change.id} className="panel alert-box warning stack" aria-labelledby={`change-${change.id}`}>
      <h2 id={`change-${change.id}`} className="step-1">
        {change.isGone ? "The airline has cancelled a flight" : "The airline has changed your flights"}
      </h2>
      <dl className="fact-lines">
        <FlightLines name="Until now" lines={change.before} before={change.before} />
        <FlightLines
          name="From now on"
          lines={change.after.length > 0 ? change.after : ["The flight is cancelled"]}
          before={change.before}
        />
      </dl>
      <p className="meta">Times are local to each airport.</p>
      <p>
        {change.state === "asked"
          ? "We're asking the airline for another flight, and will write to you within a day. Until then nothing changes."
          : change.isGone
            ? "You can ask for another flight, or cancel the trip."
            : "If you accept them, we plan your days around the new times. Locked stops keep their times where that's still possible."}
      </p>
      <Answer change={change} tripId={tripId} />
    </section>
  ));
}
