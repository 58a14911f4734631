import { Poster } from "#app/components/ui/poster";

/** A destination that fits the traveller. */
export interface MatchView {
  id: string;
  name: string;
  country: string;
  /** 0 to 1. */
  score: number;
  /** 0 to 1. */
  confidence: number;
  recommendations: string[];
  picture: { src: string; alt: string; width: number; height: number };
}

const SHOWN = 3;

/** The colour of a score (CHECKLIST EXPL-36). */
export function scoreColour(score: number): "green" | "yellow" | "orange" | "red" {
  if (score >= 0.8) return "green";
  if (score >= 0.6) return "yellow";
  return score >= 0.4 ? "orange" : "red";
}

/** The places that fit best, for travellers who may see them; the first three of those asked for (CHECKLIST EXPL-33 to EXPL-38). */
export function BestMatches({ matches }: { matches: MatchView[] | "failed" }) {
  return (
    <section className="section sunk">
      <div className="wrap stack wide-gap">
        <div className="row spread">
          <h2>Your Best Matches</h2>
          {matches !== "failed" && matches.length > SHOWN && <a href="/explore?sort=fit#destinations">{`View All ${matches.length} Matches`}</a>}
        </div>
        {matches === "failed" ? (
          <p className="alert-box info">Personalized recommendations temporarily unavailable</p>
        ) : (
          <ul className="grid three" role="list">
            {matches.slice(0, SHOWN).map((match) => (
              <li key={match.id}>
                <a className="place" href={`/destination/${match.id}`}>
                  <Poster {...match.picture} />
                  <span className="name">{match.name}</span>
                  <span className="facts">
                    <span>{match.country}</span>
                    <span className={`match-score ${scoreColour(match.score)}`}>
                      {Math.round(match.score * 100)}% match{match.confidence >= 0.8 && <span title="Sure of it"> ✓</span>}
                    </span>
                  </span>
                  {match.recommendations.slice(0, SHOWN).map((line) => (
                    <span key={line} className="why">
                      {line}
                    </span>
                  ))}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
