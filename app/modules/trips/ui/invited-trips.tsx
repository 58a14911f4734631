import { formatDateRange } from "#app/shared/format";

interface InvitedTripView {
  path: string;
  status: "invited" | "joined" | "declined";
  tripName: string;
  ownerName: string;
  startDate: string;
  endDate: string;
}

/** Trips of others to which the user was invited. */
export function InvitedTrips({ trips }: { trips: readonly InvitedTripView[] }) {
  if (trips.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="invited-heading">
      <h2 className="step-1" id="invited-heading">
        You're invited
      </h2>
      <ul className="plain ruled">
        {trips.map((trip) => (
          <li key={trip.path} className="row spread">
            <span>
              <b>{trip.tripName}</b>
              <br />
              <span className="meta num">{`With ${trip.ownerName} · ${formatDateRange(trip.startDate, trip.endDate)}`}</span>
            </span>
            <a className="button" href={trip.path}>
              {trip.status === "invited" ? "Answer" : "Open"}
              <span className="visually-hidden">{`: ${trip.tripName}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
