import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/forms/submit-button";
import { formatWeekday } from "#app/shared/format";
import type { TripCheck } from "../shown/trip-checks";

const CHOOSE = { flights: "Choose other flights", hotels: "Choose another stay" } as const;
const CHOOSE_CHEAPER = { flights: "Choose cheaper flights", hotels: "Choose a cheaper stay" } as const;
const PUT_RIGHT = { flights: "Change your flights", stay: "Change your stay" } as const;

/** The faults of a trip, each with the button that mends it; nothing where all is in order. */
export function TripChecksList({
  tripId,
  checks,
  mayChange,
  bookings,
  basis,
}: {
  tripId: string;
  checks: readonly TripCheck[];
  /** Whether flights and stay may still be chosen. */
  mayChange: boolean;
  /** The page of what is booked elsewhere, where that may still be told. */
  bookings?: string;
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
                  Replan {formatWeekday(check.date)}
                </SubmitButton>
              </Form>
            )}
            {check.step && mayChange && (
              <Form method="post">
                {basis}
                <input type="hidden" name="step" value={check.step} />
                <SubmitButton isPrimary={false} busy="One moment…" name="intent" value="continue-planning">
                  {(check.kind === "budget" ? CHOOSE_CHEAPER : CHOOSE)[check.step]}
                </SubmitButton>
              </Form>
            )}
            {check.kind === "appointment" && (
              <Link className="button" to={`/trips/${tripId}/times`}>
                Change your fixed times
              </Link>
            )}
            {check.own && bookings && (
              <Link className="button" to={`${bookings}?part=${check.own}`}>
                {PUT_RIGHT[check.own]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
