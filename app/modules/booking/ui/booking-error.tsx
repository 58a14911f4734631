import { Link } from "@remix-run/react";

/** The end of a booking that did not happen (CHECKLIST BOOK-30). */
export function BookingError({ message, mayTryAgain = false }: { message: string; mayTryAgain?: boolean }) {
  return (
    <section className="wrap section stack narrow">
      <h1 className="step-3">Booking Error</h1>
      <p role="alert">{message}</p>
      <p className="row">
        <Link className="button primary" to="/profile">
          View My Trips
        </Link>
        <Link className="button" to="/planner">
          Plan New Trip
        </Link>
        {mayTryAgain && (
          <Link className="button" to="/planner/booking">
            Back to checkout
          </Link>
        )}
      </p>
    </section>
  );
}
