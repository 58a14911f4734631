import { apiError, apiRoute, readJson } from "#app/http/api.server";
import { toAuthAnswer } from "#app/modules/accounts/accounts.dto";
import { createApiTokens, signIn } from "#app/modules/accounts/accounts.server";
import { signInSchema } from "#app/modules/accounts/accounts.schema";
import { signInErrorData } from "#app/modules/accounts/sign-in-error";
import type { Ctx } from "#app/shared/context";
import { isAppError } from "#app/shared/app-error";

/** A refusal with what the page shows beside its message (CHECKLIST API-12, ENT-37). */
async function refuse(error: Error, ctx: Ctx): Promise<Response> {
  const plain = apiError(error, ctx);
  const { error: shown } = (await plain.json()) as { error: object };
  return Response.json(
    { success: false, error: { ...shown, errorData: signInErrorData(error.message) } },
    { status: plain.status, headers: plain.headers },
  );
}

/** Sign-in of an API caller (CHECKLIST API-12). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const { email, password } = await readJson(args.request, signInSchema);
    try {
      const user = await signIn(ctx, email, password);
      return Response.json(toAuthAnswer(user, await createApiTokens(ctx, user.id)), {
        headers: { "Cache-Control": "no-store" },
      });
    } catch (error) {
      if (!isAppError(error)) throw error;
      return refuse(error, ctx);
    }
  },
});

export { answer as action, answer as loader };
