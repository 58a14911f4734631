import { apiData, apiRoute, requireApiUser } from "#app/http/api/api.server";
import { ctxOf } from "#app/http/route/context.server";
import { tripIdOf } from "#app/http/route/own-trip.server";
import { tilesOfTrip } from "#app/modules/maps/maps.server";
import { OWNER_HEADER } from "#app/modules/offline/kept-pages";
import { ownerName } from "#app/modules/offline/owner-name.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";

/** The ground of a trip's map, which its owner's and companions' devices keep; the service worker asks for it. */
export const loader = apiRoute({
  GET: async (args) => {
    const user = await requireApiUser(args);
    const { trip } = await getTripOfParty(ctxOf(args), tripIdOf(args.params), user.id);
    return apiData({ tiles: await tilesOfTrip(mappedTrip(trip)) }, 200, { [OWNER_HEADER]: ownerName(user.id) });
  },
});
