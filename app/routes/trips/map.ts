import { apiRoute, requireApiUser } from "#app/http/api/api.server";
import { mapFile } from "#app/http/api/map-file.server";
import { readerOf } from "#app/modules/planner/price-display.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";

/** The map of a trip or of one of its days, for its owner and companions. */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { trip } = await getTripOfParty(ctx, args.params.tripId ?? "", user.id);
    const { units } = await readerOf(user.id);
    return mapFile(args.request, mappedTrip(trip), units);
  },
});

export { answer as action, answer as loader };
