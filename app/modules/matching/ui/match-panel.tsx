import type { Reasoning } from "../score";
import { MatchScoreBadge } from "./match-card";
import { MatchWords } from "./match-words";
import { ReasonBars } from "./reason-bars";

/** The fit of one place for the traveller in a month: the figure, its reasons and drawback, and the six reasons. */
export function MatchPanel({
  match,
  month,
}: {
  match: {
    score: number;
    confidence: number;
    because: string[];
    drawback: string;
    change: string | null;
    reasoning: Reasoning;
  };
  month: string;
}) {
  return (
    <section className="panel stack" aria-labelledby="match-heading">
      <h2 className="step-1" id="match-heading">
        For you, in {month}
      </h2>
      <p>
        <MatchScoreBadge score={match.score} confidence={match.confidence} />
      </p>
      <MatchWords {...match} />
      <ReasonBars reasoning={match.reasoning} />
    </section>
  );
}
