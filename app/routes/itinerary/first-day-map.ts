import { apiRoute } from "#app/http/api/api.server";
import { mapFile } from "#app/http/api/map-file.server";
import { findHolder } from "#app/http/route/guards.server";
import { firstDayMap } from "#app/modules/planner/pages/days-page.server";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import { AppError } from "#app/shared/app-error";

/** The map of the first day of a visitor's own draft. */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const { visitorId } = await findHolder(args);
    if (!visitorId) throw new AppError("UNAUTHENTICATED", "Please sign in to continue");
    return mapFile(args.request, await firstDayMap(ctx, args.params.id ?? "", visitorId), DEFAULT_PREFERENCES.units);
  },
});

export { answer as action, answer as loader };
