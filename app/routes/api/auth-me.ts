import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { toUserDto } from "#app/modules/accounts/accounts.dto";

/** The caller, with what the account may do (CHECKLIST API-11, ROLE-10). */
const answer = apiRoute({
  GET: async (args) => apiData(toUserDto(await requireApiUser(args))),
});

export { answer as action, answer as loader };
