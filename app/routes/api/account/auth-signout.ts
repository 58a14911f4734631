import { z } from "zod";
import { clearedSessionCookie, readSessionToken } from "#app/http/answer/cookies.server";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { revokeApiTokens, signOut } from "#app/modules/accounts/account/accounts.server";

const answer = apiPath("/api/v1/auth/signout", {
  /** Ends the caller's sign-in: that of the token and that of the browser, whichever was sent. */
  POST: operation(
    {
      id: "signOut",
      group: "Accounts",
      summary: "Sign out",
      note: "The token and its refresh token end, and so does the browser's session if you send its cookie.",
      access: "account",
      replies: { 200: plain("Signed out", z.object({ success: z.literal(true) })) },
      example: {},
    },
    async ({ ctx, request }) => {
      const bearer = /^Bearer (.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
      if (bearer) await revokeApiTokens(ctx, bearer);
      const cookie = readSessionToken(request);
      if (cookie) await signOut(ctx, cookie);
      return give(200, { success: true }, cookie ? { "Set-Cookie": clearedSessionCookie() } : {});
    },
  ),
});

export { answer };
