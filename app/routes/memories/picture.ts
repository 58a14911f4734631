import { apiRoute, requireApiUser } from "#app/http/api/api.server";
import { tripIdOf } from "#app/http/route/own-trip.server";
import { pictureFile } from "#app/http/route/picture-file.server";
import { openPicture } from "#app/modules/memories/memories.server";

/** A picture of a trip, for its owner and those who come along. */
const answer = apiRoute({
  GET: async (args) => {
    const { id } = await requireApiUser(args);
    const { content, etag } = await openPicture(tripIdOf(args.params), args.params, { party: id });
    return pictureFile(args.request, content, etag);
  },
});

export { answer as action, answer as loader };
