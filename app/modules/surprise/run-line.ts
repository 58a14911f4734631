import type { SurpriseRequest } from "./surprise";

/** A draw as a list shows it. */
export interface RunLine {
  id: string;
  cities: string[];
  request: Pick<SurpriseRequest, "startDate" | "endDate" | "tier" | "adults" | "children">;
  /** The place that was chosen of them, and its trip while there is one. */
  chosen: { city: string; tripId: string | null } | null;
  isShared: boolean;
}

/** A draw of the list, from what is kept of it. */
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
