import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PartWhere } from "../trip/trip-parts";
import { whereInWords } from "../shown/trip-view";
import type { TripView } from "../shown/trip-view";

const BUTTONS = {
  flights: { step: "flights", add: "Add flights you've booked", change: "Change your flights" },
  stay: { step: "hotels", add: "Add a stay you've booked", change: "Change your stay" },
} as const;

/** A button for a part that is not bought here; what is bought here is changed where it was chosen. */
function labelOf(part: keyof typeof BUTTONS, where: PartWhere): string | undefined {
  if (where === "here") return undefined;
  return where === "elsewhere" ? BUTTONS[part].change : BUTTONS[part].add;
}

/**
 * Which part of a trip is booked here and which elsewhere, and where that is told: on a page of its own once days are
 * planned, in the planner before.
 */
export function TripParts({
  where,
  bookings,
  mayChange,
  basis,
}: {
  where: TripView["where"];
  /** The page of the bookings of a trip whose days are planned and may change. */
  bookings?: string;
  mayChange: boolean;
  /** Fields that say which state of the trip the page has shown. */
  basis: ReactNode;
}) {
  const words = whereInWords(where);
  const buttons = (["flights", "stay"] as const).flatMap((part) => {
    const label = mayChange ? labelOf(part, where[part]) : undefined;
    return label ? [{ label, step: BUTTONS[part].step }] : [];
  });
  // Of a trip that is bought here whole it stands in the menu of the page.
  if (bookings && where.flights === "here" && where.stay === "here") return null;
  if (bookings)
    return (
      <section className="row" aria-label="What's booked where">
        {words && <p>{words}</p>}
        <Link className="button" to={bookings}>
          {words ? "Booked elsewhere" : "Add flights or a place you've booked"}
        </Link>
      </section>
    );
  if (!words && buttons.length === 0) return null;
  return (
    <section className="stack" aria-label="What's booked where">
      {words && <p>{words}</p>}
      {buttons.length > 0 && (
        <div className="row">
          {buttons.map(({ label, step }) => (
            <Form key={step} method="post">
              {basis}
              <input type="hidden" name="step" value={step} />
              <input type="hidden" name="own" value="yes" />
              <SubmitButton isPrimary={false} busy="One moment…" name="intent" value="continue-planning">
                {label}
              </SubmitButton>
            </Form>
          ))}
        </div>
      )}
    </section>
  );
}
