/** The person who invites, and the reader's answer so far. */
export function JoinHeader({
  status,
  ownerName,
  destination,
  dates,
  isInPlan,
  tripId,
  details,
}: {
  status: "invited" | "joined" | "declined";
  ownerName: string;
  destination: string;
  dates: string;
  isInPlan: boolean;
  /** Set for a reader who joined with the account that is signed in. */
  tripId: string | null;
  /** The page for the reader's own details, where the airline asks for them. */
  details: string | null;
}) {
  return (
    <header className="stack">
      <p className="eyebrow num">{dates}</p>
      <h1>{`${destination} with ${ownerName}`}</h1>
      {status === "invited" && (
        <p className="lede">{`${ownerName} would like you to come. Tell us what you like, and the days will suit you too. No account needed.`}</p>
      )}
      {status === "declined" && <p className="lede">You said you can't come. If that has changed, answer below.</p>}
      {status === "joined" && (
        <p className="lede">
          {isInPlan
            ? "The days below take you into account."
            : `You're in. When ${ownerName} plans the days again, they'll take you into account.`}
        </p>
      )}
      {details !== null && (
        <p>
          <a className="button primary" href={details}>
            Your details for the booking
          </a>
        </p>
      )}
      {tripId !== null && (
        <p className="row">
          <a className="button" href={`/trips/${tripId}/take-along`}>
            Take it along
          </a>
          <a className="button" href={`/trips/${tripId}/money`}>
            Money
          </a>
        </p>
      )}
    </header>
  );
}
