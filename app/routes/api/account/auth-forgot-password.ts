import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { messageReply } from "#app/modules/accounts/account/account-replies.schema";
import { forgotPasswordSchema } from "#app/modules/accounts/account/accounts.schema";
import { requestPasswordReset } from "#app/modules/accounts/sign-in/password-reset.server";

const answer = apiPath("/api/v1/auth/forgot-password", {
  /** The same answer whether or not there is an account (CHECKLIST API-15). */
  POST: operation(
    {
      id: "askForPasswordReset",
      group: "Accounts",
      summary: "Ask for a link that sets a new password",
      note: "The answer is the same whether or not there is an account for the address.",
      access: "open",
      body: forgotPasswordSchema,
      replies: { 200: plain("An email is on its way if there is an account", messageReply) },
      example: { body: { email: "ada@example.com" } },
    },
    async ({ ctx, body }) => {
      await requestPasswordReset(ctx, body.email);
      return give(200, {
        success: true,
        message: "If there is an account for this address, a reset link is on its way.",
      });
    },
  ),
});

export { answer };
