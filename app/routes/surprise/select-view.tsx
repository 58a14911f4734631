import { FormErrors } from "#app/components/forms/form-errors";
import { useReality } from "#app/components/layout/use-reality";
import { Pieces } from "#app/components/ui/pieces";
import { SIMULATED_FARES } from "#app/config/reality-words";
import { sellsTrips } from "#app/config/what-is-real";
import type { SelectPage } from "#app/modules/surprise/pages/select-page.server";
import { TIER_WORDS } from "#app/modules/surprise/surprise";
import { CandidateCard } from "#app/modules/surprise/ui/candidate-card";
import { RunSharing } from "#app/modules/surprise/ui/run-sharing";
import { formatCount, formatDateRange } from "#app/shared/format";

/** How often: "once", "twice", "3 times". */
function timesInWords(times: number): string {
  return times === 1 ? "once" : times === 2 ? "twice" : formatCount(times, "time");
}

/** The three places of a draw. @param problem what is wrong with the button that was pressed */
export function SelectView({ page, problem }: { page: SelectPage; problem: string | null | undefined }) {
  const { runId, generation, isAgain, chosenId, seed, request, back, candidates, shared } = page;
  const departure = request.origin.label.replace(" (all airports)", "");
  const real = useReality();
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack narrow">
        <p className="eyebrow num">
          <Pieces
            of={[
              formatDateRange(request.startDate, request.endDate),
              formatCount(request.adults + request.children, "traveller"),
              `from ${departure}`,
              TIER_WORDS[request.tier].name,
            ]}
          />
        </p>
        <h1 className="step-3">{generation === 0 ? "Three places for you" : "Three other places for you"}</h1>
        <p>
          {`Choose one, and we'll plan its days${real && sellsTrips(real) ? " around a flight and a stay within your budget" : ""}. You can change everything afterwards.`}
        </p>
        {generation > 0 && <p className="meta num">{`Drawn again ${timesInWords(generation)}.`}</p>}
        {isAgain && (
          <p className="alert-box info">
            You have seen every place that fits these dates and this budget, so some of them come again. Other dates or
            a higher budget bring new ones.
          </p>
        )}
        <FormErrors message={problem} />
      </header>
      <div className="grid three surprise-cards">
        {candidates.map((candidate, index) => (
          <CandidateCard
            key={candidate.id}
            candidate={candidate}
            runId={runId}
            isFirst={index === 0}
            isChosen={candidate.id === chosenId}
          />
        ))}
      </div>
      <div className="row">
        <form method="post" action={`/surprise/select?run_id=${runId}`}>
          <input type="hidden" name="runId" value={runId} />
          <input type="hidden" name="seed" value={seed} />
          <button
            type="submit"
            className="button"
            name="intent"
            value="surprise-regenerate"
            data-busy="Finding perfect matches..."
          >
            Show me different options
          </button>
        </form>
        <a className="button" href={back}>
          Back
        </a>
      </div>
      <RunSharing runId={runId} address={shared} />
      {real?.inventory === "sandbox" && <p className="meta">{SIMULATED_FARES}</p>}
    </div>
  );
}
