import { apiData, apiRoute, requireApiUser } from "#app/http/api/api.server";
import { ctxOf } from "#app/http/route/context.server";
import { OWNER_HEADER } from "#app/modules/offline/kept-pages";
import { listOfflineTrips } from "#app/modules/offline/offline-trips.server";
import { ownerName } from "#app/modules/offline/owner-name.server";

/** The trips that a device keeps for its traveller; the service worker asks for them in the background. */
export const loader = apiRoute({
  GET: async (args) => {
    const user = await requireApiUser(args);
    const trips = await listOfflineTrips(ctxOf(args), user.id);
    return apiData({ trips }, 200, { [OWNER_HEADER]: ownerName(user.id) });
  },
});
