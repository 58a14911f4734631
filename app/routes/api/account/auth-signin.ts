import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { signedInReply } from "#app/modules/accounts/account/account-replies.schema";
import { toAuthAnswer } from "#app/modules/accounts/account/accounts.dto";
import { createApiTokens, signIn } from "#app/modules/accounts/account/accounts.server";
import { signInSchema } from "#app/modules/accounts/account/accounts.schema";
import { signInErrorData } from "#app/modules/accounts/sign-in/sign-in-error";
import { AppError, isAppError } from "#app/shared/app-error";

/** A refusal with the hints that the page shows beside its message (CHECKLIST API-12, ENT-37). */
function withHints(error: unknown): unknown {
  if (!isAppError(error)) return error;
  const { code, message, details, status } = error;
  return new AppError(code, message, { ...details, errorData: signInErrorData(message) }, status);
}

const answer = apiPath("/api/v1/auth/signin", {
  /** Sign-in of an API caller (CHECKLIST API-12). */
  POST: operation(
    {
      id: "signIn",
      group: "Accounts",
      summary: "Sign in and get a pair of tokens",
      note: "Send the token as Authorization: Bearer. It lasts 15 minutes; its refresh token lasts 24 hours.",
      access: "open",
      body: signInSchema,
      replies: { 200: plain("Signed in", signedInReply) },
      refusals: { UNAUTHENTICATED: "The address and password don't match; errorData suggests what to do" },
      example: { body: { email: "ada@example.com", password: "Harbour-light-7" } },
    },
    async ({ ctx, body: { email, password } }) => {
      const user = await signIn(ctx, email, password).catch((error: unknown) => {
        throw withHints(error);
      });
      return give(200, toAuthAnswer(user, await createApiTokens(ctx, user.id)));
    },
  ),
});

export { answer };
