import type { Reasoning } from "../score";
import { MatchScoreBadge, ReasonBars } from "./match-card";

/** How one place suits the traveller in a month: the figure, what speaks for it and against, and the six reasons. */
export function MatchPanel({ match, month }: { match: { score: number; confidence: number; because: string[]; drawback: string; change: string | null; reasoning: Reasoning }; month: string }) {
  return (
    <section className="panel stack" aria-labelledby="match-heading">
      <h2 className="step-1" id="match-heading">
        For you, in {month}
      </h2>
      <p>
        <MatchScoreBadge score={match.score} confidence={match.confidence} />
      </p>
      <ul className="match-words" role="list">
        {match.because.map((line) => (
          <li key={line} className="for">
            {line}
          </li>
        ))}
        <li className="against">
          <span className="visually-hidden">But: </span>
          {match.drawback}
        </li>
      </ul>
      {match.change && <p className="meta">{`${match.change}.`}</p>}
      <details className="more">
        <summary>All six reasons</summary>
        <ReasonBars reasoning={match.reasoning} />
      </details>
    </section>
  );
}
