import { apiRoute, readJson } from "#app/http/api.server";
import { apiResetPasswordSchema } from "#app/modules/accounts/accounts.schema";
import { resetPassword } from "#app/modules/accounts/password-reset.server";

/** Sets a new password by the link of the mail (CHECKLIST API-14). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    await resetPassword(ctx, await readJson(args.request, apiResetPasswordSchema));
    return Response.json(
      { success: true, message: "Password reset successful! Please sign in with your new password." },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
});

export { answer as action, answer as loader };
