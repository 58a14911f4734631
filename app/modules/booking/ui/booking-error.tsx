import { Link } from "@remix-run/react";
import { StandIn } from "#app/components/layout/stand-in";

/** The end of a booking that did not happen (CHECKLIST BOOK-30). */
export function BookingError({
  message,
  tryAgainAt,
}: {
  message: string;
  /** Where the trip can be booked, if it still can. */ tryAgainAt?: string;
}) {
  return (
    <StandIn>
      <h1 className="step-3">Booking Error</h1>
      <p role="alert">{message}</p>
      <p className="row">
        {tryAgainAt && (
          <Link className="button primary" to={tryAgainAt}>
            Try booking again
          </Link>
        )}
        <Link className={tryAgainAt ? "button" : "button primary"} to="/profile">
          View My Trips
        </Link>
        <Link className="button" to="/planner">
          Plan New Trip
        </Link>
      </p>
    </StandIn>
  );
}
