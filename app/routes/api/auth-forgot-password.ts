import { apiRoute, readJson } from "#app/http/api.server";
import { forgotPasswordSchema } from "#app/modules/accounts/accounts.schema";
import { requestPasswordReset } from "#app/modules/accounts/password-reset.server";

/** Asks for a reset link; the same answer whether or not there is an account (CHECKLIST API-15). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const { email } = await readJson(args.request, forgotPasswordSchema);
    await requestPasswordReset(ctx, email);
    return Response.json(
      { success: true, message: "If there is an account for this address, a reset link is on its way." },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
});

export { answer as action, answer as loader };
