import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { toUserDto } from "#app/modules/accounts/accounts.dto";

/** The profile after a sign-in (CHECKLIST API-10, ENT-23). */
const answer = apiRoute({
  GET: async (args) => apiData(toUserDto(await requireApiUser(args))),
});

export { answer as action, answer as loader };
