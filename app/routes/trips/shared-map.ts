import { apiRoute } from "#app/http/api/api.server";
import { findUser } from "#app/http/route/guards.server";
import { mapFile } from "#app/http/api/map-file.server";
import { readerOf } from "#app/modules/planner/price-display.server";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";
import { getSharedTrip } from "#app/modules/trips/store/trips.server";

/** The map of a shared trip or of one of its days, for everybody with the link. */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const trip = await getSharedTrip(ctx, args.params.tripId ?? "");
    const { units } = await readerOf((await findUser(args).catch(() => undefined))?.id);
    return mapFile(args.request, mappedTrip(trip), units);
  },
});

export { answer as action, answer as loader };
