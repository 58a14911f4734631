import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { signedInReply } from "#app/modules/accounts/account/account-replies.schema";
import { toAuthAnswer } from "#app/modules/accounts/account/accounts.dto";
import { createApiTokens, signUp } from "#app/modules/accounts/account/accounts.server";
import { apiSignUpSchema } from "#app/modules/accounts/account/accounts.schema";

const answer = apiPath("/api/v1/auth/signup", {
  /** Sign-up of an API caller (CHECKLIST API-13). */
  POST: operation(
    {
      id: "signUp",
      group: "Accounts",
      summary: "Open an account",
      access: "open",
      body: apiSignUpSchema,
      replies: { 201: plain("The account is open and signed in", signedInReply) },
      refusals: { CONFLICT: "This address already has an account" },
      example: {
        body: {
          firstName: "Grace",
          lastName: "Hopper",
          email: "grace@example.com",
          password: "Harbour-light-7",
          acceptedTerms: true,
        },
      },
    },
    async ({ ctx, body }) => {
      const user = await signUp(ctx, body);
      return give(201, toAuthAnswer(user, await createApiTokens(ctx, user.id)));
    },
  ),
});

export { answer };
