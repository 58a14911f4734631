import type { z } from "zod";
import type { Candidate } from "./candidate";
import type { runReply } from "./surprise.schema";
import type { SurpriseRequest } from "./surprise";

/** A draw as the public calls show it (CHECKLIST ENT-38). @param pictureAddress of a place */
export function toRunDto(
  run: {
    id: string;
    generation: number;
    request: SurpriseRequest;
    candidates: readonly Candidate[];
    isAgain: boolean;
    chosenId: string | null;
    tripId: string | null;
    createdAt: string;
  },
  pictureAddress: (slug: string) => string,
): z.input<typeof runReply> {
  const { startDate, endDate, tier, adults, children, origin, seed } = run.request;
  return {
    run_id: run.id,
    candidates: run.candidates.map((candidate) => ({
      candidate_id: candidate.id,
      city: candidate.city,
      country: candidate.country,
      region: candidate.region,
      image_url: pictureAddress(candidate.id),
      est_price_band: candidate.price?.band ?? null,
      rationale_bullets: candidate.rationale,
      scores: { final: candidate.final },
      notes: { event_highlights: candidate.events, risk_flags: candidate.risks, best_windows: candidate.bestWindows },
    })),
    start_date: startDate,
    end_date: endDate,
    budget_tier: tier,
    adults,
    children,
    origin: origin.label,
    seed,
    regeneration_count: run.generation,
    shown_before: run.isAgain,
    chosen_candidate_id: run.chosenId,
    trip_id: run.tripId,
    created_at: run.createdAt,
  };
}
