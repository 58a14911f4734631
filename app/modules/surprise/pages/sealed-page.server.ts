import { real } from "#app/config/env.server";
import { TRIP_LIMITS } from "#app/config/product";
import { sellsSealedTrips, sellsTrips } from "#app/config/what-is-real";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { freshSealedValues } from "../sealed-form";
import { SEALED_DAYS_AHEAD } from "../sealed-terms";
import { usualRequest } from "../surprise";
import { freshValues } from "../surprise-form";
import { usualOrigin } from "../where-from.server";

/** A sealed trip is best wondered about for a while: the form proposes six weeks ahead. */
const USUAL_DAYS_LATER = 28;

/** The form of a sealed trip with what is usual for the traveller, and whether such trips are sold. */
export async function sealedPage(ctx: Ctx, user: CurrentUser) {
  const today = todayOf(ctx);
  const usual = usualRequest(today, ctx.now);
  const later = {
    startDate: addDays(usual.startDate, USUAL_DAYS_LATER),
    endDate: addDays(usual.endDate, USUAL_DAYS_LATER),
  };
  return {
    values: freshSealedValues(freshValues({ ...usual, ...later }, (await usualOrigin(ctx, user))?.label ?? "")),
    earliest: addDays(today, SEALED_DAYS_AHEAD),
    latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
    hasQuiz: user.quizCompleted,
    isSold: sellsSealedTrips(real()),
    sellsTrips: sellsTrips(real()),
  };
}

export type SealedPage = Awaited<ReturnType<typeof sealedPage>>;
