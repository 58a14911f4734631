import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { EventName } from "#app/modules/measuring/measuring";
import type { Ctx } from "#app/shared/context";
import { chooseSurprise } from "./choose.server";
import { shareRun, unshareRun } from "./share-run.server";
import type { RunPress } from "./surprise.schema";
import { getRun, regenerateSurprise } from "./surprise.server";

/** Notes what was pressed, for a traveller who agreed to that. */
type NoteEvent = (name: EventName, details: Record<string, string | number>) => void;

/** Where a press leads, and what is said there. */
interface Pressed {
  to: string;
  said?: string;
}

/**
 * Does what a button of the results asks for (CHECKLIST SURP-20 to SURP-24).
 * @throws AppError and PortFailure of the use case behind the button, which `refusalOf` reads
 */
export async function pressOnRun(ctx: Ctx, user: CurrentUser, press: RunPress, note: NoteEvent): Promise<Pressed> {
  switch (press.intent) {
    case "candidate-choose": {
      const run = await getRun(user, press.runId);
      const rank = run.candidates.findIndex((one) => one.id === press.candidateId) + 1;
      const candidate = run.candidates[rank - 1];
      if (candidate)
        note("surprise_candidate_selected", {
          run_id: run.id,
          candidate_id: candidate.id,
          destination: candidate.city,
          rank,
          score: candidate.final,
        });
      const trip = await chooseSurprise(ctx, user, press.runId, press.candidateId);
      return { to: `/itinerary/view?${new URLSearchParams({ trip: trip.id, isNew: "true", fromSurpriseMe: "true" })}` };
    }
    case "surprise-regenerate": {
      const run = await regenerateSurprise(ctx, user, press.runId, press.seed);
      note("surprise_regenerate_clicked", { run_id: run.id, regeneration_count: run.generation });
      return { to: `/surprise/select?run_id=${run.id}`, said: "Here are some fresh destinations for you!" };
    }
    case "surprise-share":
    case "surprise-unshare": {
      const isShared = press.intent === "surprise-share";
      await (isShared ? shareRun : unshareRun)(ctx, user, press.runId);
      return {
        to: `/surprise/select?${new URLSearchParams({ run_id: press.runId })}#share`,
        said: isShared ? "Here's the link. Send it to anyone you like." : "The link no longer works.",
      };
    }
  }
}
