import { Poster } from "#app/components/ui/poster";
import type { Candidate } from "../candidate";
import { percentColour, percentOf } from "../surprise";

export interface CandidateView extends Omit<Candidate, "price"> {
  /** Flights and stay of these dates; null where nothing is sold. */
  band: string | null;
  picture: { src: string; alt: string; width: number; height: number };
}

/** Notes under a small heading; empty without notes. */
export function Notes({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="eyebrow">{title}</h3>
      <ul className="plain" role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * One of the three: its reasons, its drawbacks, its price, and the button that makes it a trip (CHECKLIST SURP-17 to
 * SURP-19).
 */
export function CandidateCard({
  candidate,
  runId,
  isFirst,
  isChosen,
}: {
  candidate: CandidateView;
  runId: string;
  isFirst: boolean;
  isChosen: boolean;
}) {
  const { id, city, country, final, picture, band, rationale, risks, events, bestWindows, entry } = candidate;
  const percent = percentOf(final);
  return (
    <article className="match surprise-card stack" aria-labelledby={`place-${id}`}>
      <Poster {...picture} isFirst={isFirst} />
      <div className="row spread">
        <h2 id={`place-${id}`} className="step-2">
          {city}
        </h2>
        <span className={`match-score ${percentColour(percent)}`}>{`${percent}% match`}</span>
      </div>
      <p className="meta">{country === candidate.region ? country : `${country}, ${candidate.region}`}</p>
      {band && <p className="surprise-price num">{band}</p>}
      <ul className="match-words" role="list">
        {rationale.map((line) => (
          <li key={line} className="for">
            {line}
          </li>
        ))}
        {risks.map((line) => (
          <li key={line} className="against">
            <span className="visually-hidden">But: </span>
            {line}
          </li>
        ))}
      </ul>
      <Notes title="What's on around then" lines={events} />
      <Notes title="At its best" lines={[bestWindows.join(", ")]} />
      {entry && (
        <details className="more">
          <summary>Passport and entry</summary>
          <p>{entry.text}</p>
          <p>
            <a className="target" href={entry.url} rel="noopener noreferrer">
              {`Official page for ${country}`}
            </a>
          </p>
        </details>
      )}
      <form method="post" action={`/surprise/select?run_id=${runId}`} className="surprise-choose">
        <input type="hidden" name="runId" value={runId} />
        <input type="hidden" name="candidateId" value={id} />
        <button
          type="submit"
          className={isFirst ? "button primary" : "button"}
          name="intent"
          value="candidate-choose"
          data-busy="Planning your days…"
        >
          {isChosen ? `Open the trip to ${city}` : `Choose ${city}`}
        </button>
      </form>
    </article>
  );
}
