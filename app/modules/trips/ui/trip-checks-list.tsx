import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/forms/submit-button";
import { formatWeekday } from "#app/shared/format";
import type { TripCheck } from "../trip-checks";

const CHOOSE = { flights: "Choose other flights", hotels: "Choose another stay" } as const;

/** What does not work out in a trip, each with the press that mends it; nothing where all is in order. */
export function TripChecksList({
  tripId,
  checks,
  canChoose,
  basis,
}: {
  tripId: string;
  checks: readonly TripCheck[];
  /** Whether flights and stay may still be chosen. */
  canChoose: boolean;
  /** Fields that say which state of the trip the page has shown. */
  basis: ReactNode;
}) {
  if (checks.length === 0) return null;
  return (
    <section className="trip-checks" aria-labelledby="checks-heading">
      <h2 className="eyebrow" id="checks-heading">
        Worth a look
      </h2>
      <ul className="plain">
        {checks.map((check) => (
          <li key={check.text}>
            <span>{check.text}</span>
            {check.date && (
              <Form method="post" action={`/itinerary/${tripId}/edit`}>
                {basis}
                <input type="hidden" name="date" value={check.date} />
                <input type="hidden" name="page" value="trip" />
                <SubmitButton isPrimary={false} busy="Planning again…" name="intent" value="replan-day">
                  Plan {formatWeekday(check.date)} again
                </SubmitButton>
              </Form>
            )}
            {check.step && canChoose && (
              <Form method="post">
                {basis}
                <input type="hidden" name="step" value={check.step} />
                <SubmitButton isPrimary={false} busy="One moment…" name="intent" value="continue-planning">
                  {CHOOSE[check.step]}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
