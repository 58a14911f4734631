import { Form, Link } from "@remix-run/react";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { STEP_PATHS } from "../steps";
import type { LongStay } from "../trip-summary";

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });

/**
 * Says that fewer nights would do, sets the shorter dates with one button, and names nearby places for the rest of the
 * days.
 */
export function LongStayNote({ stay, basis }: { stay: LongStay; basis: { revision: number; formKey: string } }) {
  const bySlug = new Map(stay.sideTrips.map((trip) => [trip.name, trip.slug]));
  return (
    <section className="alert-box info stack long-stay" aria-label="Length of your stay">
      <p>{stay.line}</p>
      <Form method="post" action={STEP_PATHS.flights} reloadDocument>
        <TripBasis {...basis} />
        <p className="row">
          <button className="button" name="intent" value="shorten-stay">
            Stay {stay.shorter}
          </button>
          <Link to={STEP_PATHS.start}>Choose other dates</Link>
        </p>
      </Form>
      {stay.choosesAnew && <p className="meta">If you change your dates, you choose your flights and stay again.</p>}
      {stay.sideTrips.length > 0 && (
        <p>
          Or spend some of the days on a side trip;{" "}
          {AND.formatToParts(bySlug.keys()).map(({ type, value }, index) =>
            type === "element" ? (
              <Link key={value} to={`/destination/${bySlug.get(value)}`}>
                {value}
              </Link>
            ) : (
              <span key={index}>{value}</span>
            ),
          )}{" "}
          {stay.sideTrips.length === 1 ? "is" : "are"} nearest.
        </p>
      )}
    </section>
  );
}
