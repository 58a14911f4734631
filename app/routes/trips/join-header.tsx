/** Who asks whom along, and how the answer stands. */
export function JoinHeader({
  status,
  ownerName,
  destination,
  dates,
  isInPlan,
}: {
  status: "invited" | "joined" | "declined";
  ownerName: string;
  destination: string;
  dates: string;
  isInPlan: boolean;
}) {
  return (
    <header className="stack">
      <p className="eyebrow num">{dates}</p>
      <h1>{`${destination} with ${ownerName}`}</h1>
      {status === "invited" && (
        <p className="lede">{`${ownerName} would like you to come. Say what you like, and the days suit you too. No account needed.`}</p>
      )}
      {status === "declined" && (
        <p className="lede">You said that you cannot come. If that has changed, answer below.</p>
      )}
      {status === "joined" && (
        <p className="lede">
          {isInPlan
            ? "The days below have you in mind."
            : `You are in. ${ownerName} plans the days again, and then they have you in mind.`}
        </p>
      )}
    </header>
  );
}
