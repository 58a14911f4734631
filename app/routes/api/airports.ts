import { z } from "zod";
import { apiRoute, publicData, readQuery } from "#app/http/api.server";
import { searchAirports } from "#app/modules/catalogue/airports.server";

const query = z.object({ q: z.string().trim().max(80).default("") });

/** Cities and airports to start from, for the suggestions of the start step. */
const answer = apiRoute({
  GET: (args) => {
    const { q } = readQuery(args.request, query);
    const choices = q.length < 2 ? [] : searchAirports(q);
    return Promise.resolve(publicData(args.request, { choices }, 86400));
  },
});

export { answer as action, answer as loader };
