import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import type { Ctx } from "#app/shared/context";
import { sharedPath } from "../share-run.server";
import { addressOf, valuesOfRequest } from "../surprise-form";
import { getRun } from "../surprise.server";

/** The three places of a draw, to choose from. @throws AppError NOT_FOUND for a draw of others */
export async function selectPage(ctx: Ctx, user: CurrentUser, runId: string) {
  const { request, candidates, ...run } = await getRun(user, runId);
  const shared = sharedPath(run);
  return {
    runId: run.id,
    generation: run.generation,
    isAgain: run.isAgain,
    chosenId: run.tripId ? run.chosenId : null,
    /** The whole address, to be copied. */
    shared: shared === undefined ? null : ctx.origin + shared,
    seed: ctx.now.getTime(),
    request,
    back: addressOf({ ...valuesOfRequest(request), seed: String(ctx.now.getTime()) }),
    candidates: candidates.map(({ price, ...candidate }) => ({
      ...candidate,
      band: price?.band ?? null,
      picture: pictureOf(candidate.id, "card"),
    })),
  };
}

export type SelectPage = Awaited<ReturnType<typeof selectPage>>;
