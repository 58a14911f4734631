import { formatCount, formatDateRange } from "#app/shared/format";
import { TIER_WORDS } from "../surprise";
import type { SurpriseRequest } from "../surprise";

/** A draw as a list shows it. */
export interface RunLine {
  id: string;
  cities: string[];
  request: Pick<SurpriseRequest, "startDate" | "endDate" | "tier" | "adults" | "children">;
  /** The candidate that was chosen, and its trip while there is one. */
  chosen: { city: string; tripId: string | null } | null;
  isShared: boolean;
}

/** A draw for the list, from its stored run. */
export function toRunLine(run: {
  id: string;
  request: SurpriseRequest;
  candidates: readonly { id: string; city: string }[];
  chosenId: string | null;
  tripId: string | null;
  sharedAs: string | null;
}): RunLine {
  const { startDate, endDate, tier, adults, children } = run.request;
  const chosen = run.candidates.find(({ id }) => id === run.chosenId);
  return {
    id: run.id,
    cities: run.candidates.map(({ city }) => city),
    request: { startDate, endDate, tier, adults, children },
    chosen: chosen ? { city: chosen.city, tripId: run.tripId } : null,
    isShared: run.sharedAs !== null,
  };
}

/** Earlier draws, each with a link to its three places (CHECKLIST API-35). */
export function RunList({ runs }: { runs: readonly RunLine[] }) {
  return (
    <ul className="plain ruled run-list" role="list">
      {runs.map(({ id, cities, request, chosen, isShared }) => (
        <li key={id}>
          <a className="target" href={`/surprise/select?run_id=${id}`}>
            {cities.join(", ")}
          </a>
          <span className="meta num">
            {`${formatDateRange(request.startDate, request.endDate)} · ${formatCount(request.adults + request.children, "traveller")} · ${TIER_WORDS[request.tier].name}`}
          </span>
          <a className="target" href={`/surprise/select?run_id=${id}#share`}>
            {isShared ? "Shared by link" : "Ask others"}
            <span className="visually-hidden">{`: ${cities.join(", ")}`}</span>
          </a>
          {chosen && (
            <span className="meta">
              {"You chose "}
              {chosen.tripId ? <a href={`/trips/${chosen.tripId}`}>{chosen.city}</a> : chosen.city}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
