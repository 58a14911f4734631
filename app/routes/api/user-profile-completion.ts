import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { profileCompletion } from "#app/modules/accounts/profile-completion";

/** How much of the profile is filled in (CHECKLIST API-29). */
const answer = apiRoute({
  GET: async (args) => apiData(profileCompletion(await requireApiUser(args))),
});

export { answer as action, answer as loader };
