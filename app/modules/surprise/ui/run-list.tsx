import { formatCount, formatDateRange } from "#app/shared/format";
import type { RunLine } from "../run-line";
import { TIER_WORDS } from "../surprise";

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
