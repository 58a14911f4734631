import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { tokensReply } from "#app/modules/accounts/account/account-replies.schema";
import { refreshApiTokens } from "#app/modules/accounts/account/accounts.server";

const answer = apiPath("/api/v1/auth/refresh", {
  /** New tokens for a refresh token, never beyond 24 hours (CHECKLIST AUTH-82). */
  POST: operation(
    {
      id: "refreshTokens",
      group: "Accounts",
      summary: "New tokens for a refresh token",
      note: "A refresh token works once. If it is used twice, somebody else may have it, so all tokens of that sign-in end. 24 hours after signing in, you have to sign in again.",
      access: "open",
      body: z.object({ refreshToken: z.string().min(1).max(200) }),
      replies: { 200: plain("A new pair; the old refresh token is used up", tokensReply) },
      refusals: { UNAUTHENTICATED: "The refresh token has been used, has expired or never existed" },
      example: { body: { refreshToken: "{refreshToken}" } },
    },
    async ({ ctx, body }) => give(200, { success: true, ...(await refreshApiTokens(ctx, body.refreshToken)) }),
  ),
});

export { answer };
