import { formatDateRange } from "#app/shared/format";

interface InvitedTripView {
  path: string;
  status: "invited" | "joined" | "declined";
  tripName: string;
  ownerName: string;
  startDate: string;
  endDate: string;
}

function TripsOfOthers({ id, heading, trips }: { id: string; heading: string; trips: readonly InvitedTripView[] }) {
  if (trips.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 className="step-1" id={id}>
        {heading}
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

/** Trips of others: those that the user comes along on, and invitations that wait for an answer or were declined. */
export function InvitedTrips({ trips }: { trips: readonly InvitedTripView[] }) {
  const joined = trips.filter(({ status }) => status === "joined");
  const others = trips.filter(({ status }) => status !== "joined");
  return (
    <>
      <TripsOfOthers id="together-heading" heading="You're coming along" trips={joined} />
      <TripsOfOthers id="invited-heading" heading="You're invited" trips={others} />
    </>
  );
}
