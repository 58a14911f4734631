import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { messageReply } from "#app/modules/accounts/account/account-replies.schema";
import { apiResetPasswordSchema } from "#app/modules/accounts/account/accounts.schema";
import { resetPassword } from "#app/modules/accounts/sign-in/password-reset.server";

const answer = apiPath("/api/v1/auth/reset-password", {
  /** Sets a new password by the link of the mail (CHECKLIST API-14). */
  POST: operation(
    {
      id: "resetPassword",
      group: "Accounts",
      summary: "Set a new password with the link from the email",
      note: "Send the password as password or newPassword. Every sign-in of the account ends, tokens included.",
      access: "open",
      body: apiResetPasswordSchema,
      replies: { 200: plain("The password is set", messageReply) },
      refusals: { CONFLICT: "The link has been used, has expired or never existed" },
      example: { body: { userId: "{userId}", resetToken: "{resetToken}", password: "Maples-in-autumn-9" } },
    },
    async ({ ctx, body }) => {
      await resetPassword(ctx, body);
      return give(200, {
        success: true,
        message: "Password reset successful! Please sign in with your new password.",
      });
    },
  ),
});

export { answer };
