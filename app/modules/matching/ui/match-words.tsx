import type { Reasoning } from "../score";
import { ReasonBars } from "./reason-bars";

/** The reasons for a match and its drawback, the change that would lift it, and on request all six reasons. */
export function MatchWords({
  because,
  drawback,
  change,
  reasoning,
}: {
  because: readonly string[];
  drawback: string;
  change: string | null;
  reasoning: Reasoning;
}) {
  return (
    <>
      <ul className="match-words" role="list">
        {because.map((line) => (
          <li key={line} className="for">
            {line}
          </li>
        ))}
        <li className="against">
          <span className="visually-hidden">But: </span>
          {drawback}
        </li>
      </ul>
      {change && <p className="meta">{`${change}.`}</p>}
      <details className="more">
        <summary>All six reasons</summary>
        <ReasonBars reasoning={reasoning} />
      </details>
    </>
  );
}
