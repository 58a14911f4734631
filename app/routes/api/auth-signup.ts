import { apiRoute, readJson } from "#app/http/api.server";
import { toAuthAnswer } from "#app/modules/accounts/accounts.dto";
import { createApiTokens, signUp } from "#app/modules/accounts/accounts.server";
import { apiSignUpSchema } from "#app/modules/accounts/accounts.schema";

/** Sign-up of an API caller (CHECKLIST API-13). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await signUp(ctx, await readJson(args.request, apiSignUpSchema));
    return Response.json(toAuthAnswer(user, await createApiTokens(ctx, user.id)), {
      status: 201,
      headers: { "Cache-Control": "no-store" },
    });
  },
});

export { answer as action, answer as loader };
