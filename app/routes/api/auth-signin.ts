import { apiError, apiRoute, readJson } from "#app/http/api.server";
import { toAuthAnswer } from "#app/modules/accounts/accounts.dto";
import { createApiTokens, signIn } from "#app/modules/accounts/accounts.server";
import { signInSchema } from "#app/modules/accounts/accounts.schema";
import { signInErrorData } from "#app/modules/accounts/sign-in-error";
import { AppError, isAppError } from "#app/shared/app-error";

/** Sign-in of an API caller (CHECKLIST API-12). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const { email, password } = await readJson(args.request, signInSchema);
    try {
      const user = await signIn(ctx, email, password);
      return Response.json(toAuthAnswer(user, await createApiTokens(ctx, user.id)), { headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      if (!isAppError(error)) throw error;
      return apiError(new AppError(error.code, error.message, { ...error.details, extra: { success: false, errorData: signInErrorData(error.message) } }), ctx);
    }
  },
});

export { answer as action, answer as loader };
