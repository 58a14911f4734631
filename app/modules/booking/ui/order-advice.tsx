interface OrderAdviceProps {
  advice: { hangs: string; since: string; sweep: string; person?: string } | null;
  /** When it is gone on with; null when nothing more is done. */
  nextAt: string | null;
  /** How an instant is written at the desk. */
  instant: (at: string) => string;
}

/** The thing a trip that is ordered waits for, the work that happens by itself, and the task of a person. */
export function OrderAdvice({ advice, nextAt, instant }: OrderAdviceProps) {
  if (!advice) return <p>Nothing: it is settled.</p>;
  return (
    <>
      {advice.person ? (
        <p>
          <strong>{advice.person}</strong>
        </p>
      ) : (
        <p>Nothing.</p>
      )}
      <p>
        {advice.hangs} Since {instant(advice.since)}.
      </p>
      <p className="meta">
        Automatically: {advice.sweep}
        {nextAt && ` Next at ${instant(nextAt)}.`}
      </p>
    </>
  );
}
