import { TRIP_LIMITS } from "#app/config/product";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { refusalOf } from "../refusal";
import type { Refusal } from "../refusal";
import { toRunLine } from "../run-line";
import type { RunLine } from "../run-line";
import { usualRequest } from "../surprise";
import { freshValues, valuesFromAddress } from "../surprise-form";
import type { SurpriseValues } from "../surprise-form";
import type { SurpriseForm } from "../surprise.schema";
import { listRuns, previewSurprise } from "../surprise.server";
import { readOrigin, usualOrigin } from "../where-from.server";

/** The last draws of a traveller and how many there are; none when they cannot be had, since no page waits for them. */
export async function latestRuns(ctx: Ctx, userId: string, most: number): Promise<{ runs: RunLine[]; total: number }> {
  try {
    const { runs, total } = await listRuns(ctx, userId, { limit: most, offset: 0 });
    return { runs: runs.map(toRunLine), total };
  } catch (error) {
    ctx.log.error({ err: error }, "the surprises of a traveller could not be listed");
    return { runs: [], total: 0 };
  }
}

/** The values of the form: what its address says, else what is usual for the traveller. */
export async function surpriseValues(ctx: Ctx, user: CurrentUser, query: URLSearchParams): Promise<SurpriseValues> {
  const fresh = freshValues(usualRequest(todayOf(ctx), ctx.now), (await usualOrigin(ctx, user))?.label ?? "");
  return valuesFromAddress(query, fresh);
}

const RUNS_SHOWN = 3;

/** The view of the page beside the values of its form. */
export async function surprisePage(ctx: Ctx, user: CurrentUser) {
  const today = todayOf(ctx);
  return {
    earliest: addDays(today, 1),
    latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
    ...(await latestRuns(ctx, user.id, RUNS_SHOWN)),
    membership: user.membership,
    isOpen: user.capabilities.canUseSurprise,
    hasQuiz: user.quizCompleted,
  };
}

/** Draws three places for the values of the form. */
export async function drawSurprise(
  ctx: Ctx,
  user: CurrentUser,
  { departureCity, childCount, ...rest }: SurpriseForm,
): Promise<{ runId: string } | { refusal: Refusal }> {
  try {
    const origin = readOrigin(departureCity, "departureCity");
    const run = await previewSurprise(ctx, user, { ...rest, children: childCount, origin });
    return { runId: run.id };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}
