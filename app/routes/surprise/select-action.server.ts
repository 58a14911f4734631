import { data } from "@remix-run/node";
import { z } from "zod";
import type { RouteArgs } from "#app/http/route/context.server";
import { ctxOf } from "#app/http/route/context.server";
import { quizReturnCookie } from "#app/http/answer/cookies.server";
import { noteEvent } from "#app/http/route/events.server";
import { parseForm } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { chooseSurprise } from "#app/modules/surprise/choose.server";
import { refusalOf } from "#app/modules/surprise/refusal";
import { shareRun, unshareRun } from "#app/modules/surprise/share-run.server";
import { getRun, regenerateSurprise } from "#app/modules/surprise/surprise.server";

const id = z.string().min(1).max(80);
const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("candidate-choose"), runId: id, candidateId: id }),
  z.object({ intent: z.enum(["surprise-share", "surprise-unshare"]), runId: id }),
  z.object({
    intent: z.literal("surprise-regenerate"),
    runId: id,
    seed: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
]);
type SelectForm = z.output<typeof formSchema>;

async function choose(args: RouteArgs, user: CurrentUser, runId: string, candidateId: string): Promise<Response> {
  const run = await getRun(user, runId);
  const rank = run.candidates.findIndex((one) => one.id === candidateId) + 1;
  const candidate = run.candidates[rank - 1];
  if (candidate)
    noteEvent(args, "surprise_candidate_selected", {
      run_id: run.id,
      candidate_id: candidate.id,
      destination: candidate.city,
      rank,
      score: candidate.final,
    });
  const trip = await chooseSurprise(ctxOf(args), user, runId, candidateId);
  return seeOther(`/itinerary/view?${new URLSearchParams({ trip: trip.id, isNew: "true", fromSurpriseMe: "true" })}`);
}

async function drawAgain(args: RouteArgs, user: CurrentUser, runId: string, seed: number): Promise<Response> {
  const run = await regenerateSurprise(ctxOf(args), user, runId, seed);
  noteEvent(args, "surprise_regenerate_clicked", { run_id: run.id, regeneration_count: run.generation });
  return redirectWithToast(`/surprise/select?run_id=${run.id}`, {
    kind: "success",
    text: "Here are some fresh destinations for you!",
  });
}

async function share(args: RouteArgs, user: CurrentUser, runId: string, isShared: boolean): Promise<Response> {
  await (isShared ? shareRun : unshareRun)(ctxOf(args), user, runId);
  return redirectWithToast(`/surprise/select?${new URLSearchParams({ run_id: runId })}#share`, {
    kind: "success",
    text: isShared ? "Here's the link. Send it to anyone you like." : "The link no longer works.",
  });
}

/** Does what a button of the results asks for (CHECKLIST SURP-20 to SURP-24). */
async function answer(args: RouteArgs, user: CurrentUser, form: SelectForm): Promise<Response> {
  switch (form.intent) {
    case "candidate-choose":
      return choose(args, user, form.runId, form.candidateId);
    case "surprise-regenerate":
      return drawAgain(args, user, form.runId, form.seed);
    case "surprise-share":
    case "surprise-unshare":
      return share(args, user, form.runId, form.intent === "surprise-share");
  }
}

/** What the results do about a form that was sent, whatever becomes of it. */
export async function selectAction(args: RouteArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const sent = await parseForm(args.request, formSchema);
  if (sent.status === "error")
    return data({ problem: "We don't know that button. Reload the page and try again." }, { status: 422 });
  const here = `/surprise/select?${new URLSearchParams({ run_id: sent.value.runId })}`;
  try {
    return await answer(args, user, sent.value);
  } catch (error) {
    const refusal = refusalOf(error);
    switch (refusal.kind) {
      case "paywall":
        noteEvent(args, "surprise_paywall_shown");
        return seeOther(`/billing/upgrade?${new URLSearchParams({ feature: "surprise_me", returnTo: here })}`);
      case "profile":
        return redirectWithToast("/quiz", { kind: "info", text: refusal.message }, [await quizReturnCookie(here)]);
      case "gone":
        return redirectWithToast("/surprise", { kind: "info", text: refusal.message });
      case "fields":
      case "said":
        return data(
          { problem: refusal.kind === "said" ? refusal.message : Object.values(refusal.fields).flat().join(" ") },
          { status: refusal.kind === "said" ? refusal.status : 422 },
        );
      case "silent":
        // Too many tries are passed over; a failure is for the log (CHECKLIST SURP-24). The page stays usable.
        if (refusal.status !== 429) ctx.log.error({ err: refusal.error, userId: user.id }, "a surprise went wrong");
        return data({ problem: null }, { status: refusal.status });
    }
  }
}
