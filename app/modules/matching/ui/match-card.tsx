import { Poster } from "#app/components/ui/poster";
import type { Match } from "../match.dto";
import { MarkForms } from "./mark-forms";
import { MatchWords } from "./match-words";
import { ReasonBars } from "./reason-bars";

/** A match with its picture, as its card shows it. */
export interface MatchView extends Match {
  picture: { src: string; alt: string; width: number; height: number };
}

/** The colour of a score (CHECKLIST EXPL-36). */
export function scoreColour(score: number): "green" | "yellow" | "orange" | "red" {
  if (score >= 0.8) return "green";
  if (score >= 0.6) return "yellow";
  return score >= 0.4 ? "orange" : "red";
}

/** From this confidence on a match is sure of itself (CHECKLIST EXPL-37). */
const SURE = 0.8;

/** The confidence of a match that comes without one of its own (CHECKLIST EXPL-44). */
const PLACEHOLDER_CONFIDENCE = 0.9;

/** The score in words and figures, with a check where it is sure of itself. */
export function MatchScoreBadge({
  score,
  confidence = PLACEHOLDER_CONFIDENCE,
}: {
  score: number;
  confidence?: number;
}) {
  return (
    <span className={`match-score ${scoreColour(score)}`}>
      {`${Math.round(score * 100)}% match`}
      {confidence >= SURE && (
        <span role="img" aria-label="Sure of it" title="Sure of it">
          {" ✓"}
        </span>
      )}
    </span>
  );
}

/**
 * A match: the percentage, all six reasons as bars beside its poster, two in words, one drawback; saving and dismissing teach at once.
 * The best one of its page can be planned from here.
 */
export function MatchCard({
  match,
  returnTo,
  isFirst,
  isBest,
}: {
  match: MatchView;
  returnTo: string;
  isFirst?: boolean;
  isBest?: boolean;
}) {
  return (
    <article className="match stack" id={`match-${match.slug}`}>
      <div className="match-top">
        <a className="place" href={`/destination/${match.slug}`}>
          <Poster {...match.picture} isFirst={isFirst} />
          <span className="name">{match.name}</span>
          <span className="facts">
            <span>{match.country}</span>
            <MatchScoreBadge score={match.score} confidence={match.confidence} />
          </span>
        </a>
        <ReasonBars reasoning={match.reasoning} />
      </div>
      <MatchWords {...match} />
      {isBest && (
        <p>
          <a className="button primary" href={`/planner?city=${encodeURIComponent(match.name)}`} data-plan={match.name}>
            {`Plan a trip to ${match.name}`}
          </a>
        </p>
      )}
      <MarkForms slug={match.slug} name={match.name} kinds={match.isSaved ? ["saved"] : []} returnTo={returnTo} />
    </article>
  );
}
