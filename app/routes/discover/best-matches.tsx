import { MatchCard } from "#app/modules/matching/ui/match-card";
import type { MatchView } from "#app/modules/matching/ui/match-card";

/** Matches on the explore page, of those asked for (CHECKLIST EXPL-34). */
const MATCHES_SHOWN = 3;

/** The places that fit best, for travellers who may see them (CHECKLIST EXPL-33 to EXPL-38). */
export function BestMatches({ matches, month, hasDna }: { matches: MatchView[]; month: string; hasDna: boolean }) {
  return (
    <section className="section sunk" id="matches">
      <div className="wrap stack wide-gap">
        <div className="row spread">
          <h2>Your Best Matches</h2>
          {matches.length > MATCHES_SHOWN && (
            <a className="target" href="/explore/matches">
              {`View All ${matches.length} Matches`}
            </a>
          )}
        </div>
        <p className="meta">
          {`For ${month}. `}
          {hasDna ? "Each comes with its pros and cons." : <a href="/quiz">Take the quiz</a>}
          {!hasDna && " to make them yours."}
        </p>
        <div className="grid three">
          {matches.slice(0, MATCHES_SHOWN).map((match) => (
            <MatchCard key={match.slug} match={match} returnTo="/explore#matches" />
          ))}
        </div>
      </div>
    </section>
  );
}
