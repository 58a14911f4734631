import { apiRoute } from "#app/http/api/api.server";
import { tripIdOf } from "#app/http/route/own-trip.server";
import { pictureFile } from "#app/http/route/picture-file.server";
import { openPicture } from "#app/modules/memories/memories.server";

/** A picture that the owner shows on the page of a shared trip. */
const answer = apiRoute({
  GET: async (args) => {
    const { content, etag } = await openPicture(tripIdOf(args.params), args.params, "everybody");
    return pictureFile(args.request, content, etag);
  },
});

export { answer as action, answer as loader };
