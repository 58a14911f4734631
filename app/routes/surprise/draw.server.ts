import type { RouteArgs } from "#app/http/route/context.server";
import { ctxOf } from "#app/http/route/context.server";
import { readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { refusalOf } from "#app/modules/surprise/refusal";
import type { Refusal } from "#app/modules/surprise/refusal";
import { surpriseFormSchema } from "#app/modules/surprise/surprise.schema";
import { previewSurprise } from "#app/modules/surprise/surprise.server";
import { readOrigin } from "#app/modules/surprise/where-from.server";
import { todayOf } from "#app/shared/context";
import type { FormProblem } from "#app/shared/form-problem";

export type Drawn =
  | { status: "drawn"; runId: string }
  | { status: "invalid"; problem: FormProblem }
  | { status: "refused"; problem: FormProblem; refusal: Refusal };

/** Draws three places for the values of the form. */
export async function drawFor(args: RouteArgs, form: FormData): Promise<Drawn> {
  const ctx = ctxOf(args);
  const user = await requireUser(args);
  const sent = readSubmission(form, surpriseFormSchema(todayOf(ctx)));
  if (sent.status === "error") return { status: "invalid", problem: sent.problem };
  const { departureCity, childCount, ...rest } = sent.value;
  try {
    const origin = readOrigin(departureCity, "departureCity");
    const run = await previewSurprise(ctx, user, { ...rest, children: childCount, origin });
    return { status: "drawn", runId: run.id };
  } catch (error) {
    return { status: "refused", problem: sent.problem, refusal: refusalOf(error) };
  }
}
