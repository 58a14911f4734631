import { Link, useLocation } from "@remix-run/react";
import { StandIn } from "#app/components/layout/stand-in";

/** Stands in for a trip that is not there, or not for this traveller (CHECKLIST TRIP-23 to TRIP-25). */
export function TripMissing({
  message,
  mayComeBack = false,
}: {
  message?: string;
  /** Whether it may be there after all: it only failed to load. */
  mayComeBack?: boolean;
}) {
  const location = useLocation();
  return (
    <StandIn>
      <h1 className="step-3">{mayComeBack ? "Failed to load trip" : "Trip Not Found"}</h1>
      <p>
        {mayComeBack
          ? "Something went wrong on our side. Your trip is safe; please try again in a moment."
          : message ||
            "We couldn't find the trip you're looking for. It may have been deleted or you don't have permission to view it."}
      </p>
      <p className="row">
        {mayComeBack && (
          <a className="button primary" href={location.pathname + location.search}>
            Try Again
          </a>
        )}
        <Link className={mayComeBack ? "button" : "button primary"} to="/profile">
          View My Trips
        </Link>
        <Link className="button" to="/planner">
          Plan New Trip
        </Link>
      </p>
    </StandIn>
  );
}
