import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { basisOfCall } from "#app/http/basis.server";
import { shareTrip, unshareTrip } from "#app/modules/trips/trips.server";

/** Opens a trip to whoever has the link, or takes the link back. */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const trip = await shareTrip(ctx, args.params.id ?? "", { userId: user.id }, basisOfCall(args.request));
    return apiData({ url: `${ctx.origin}/trips/${trip.id}/shared` });
  },
  DELETE: async (args, ctx) => {
    const user = await requireApiUser(args);
    await unshareTrip(ctx, args.params.id ?? "", { userId: user.id }, basisOfCall(args.request));
    return apiData({ shared: false });
  },
});

export { answer as action, answer as loader };
