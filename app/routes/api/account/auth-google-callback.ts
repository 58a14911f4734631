import { z } from "zod";
import { readSessionToken, sessionCookie } from "#app/http/answer/cookies.server";
import { clearedGoogleAttemptCookie, readGoogleAttempt } from "#app/http/route/google-cookie.server";
import { findCookieUser } from "#app/http/route/guards.server";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { googleReply } from "#app/modules/accounts/account/account-replies.schema";
import { toAuthAnswer } from "#app/modules/accounts/account/accounts.dto";
import { cookieSeconds, endOfSession } from "#app/modules/accounts/account/session-life";
import { createApiTokens, createSession } from "#app/modules/accounts/account/accounts.server";
import { completeGoogleSignIn } from "#app/modules/accounts/sign-in/google-sign-in.server";

/** The mode is accepted for compatibility; the purpose of the sign-in was fixed when it began. */
const body = z.object({
  code: z.string().max(2_048).optional(),
  state: z.string().max(200).optional(),
  mode: z.enum(["login", "signup"]).optional(),
});

const answer = apiPath("/api/v1/auth/google/callback", {
  /** Completes a sign-in with Google for a caller that holds the cookie of its beginning (CHECKLIST API-09). */
  POST: operation(
    {
      id: "completeGoogleSignIn",
      group: "Accounts",
      summary: "Complete a sign-in with Google",
      note: "It starts in the browser at /auth/google; send the cookie that was set there. The browser is signed in too.",
      access: "open",
      body,
      replies: { 200: plain("Signed in", googleReply) },
      refusals: {
        UNAUTHENTICATED: "No sign-in was started here, or Google does not confirm it",
        CONFLICT: "The address belongs to an account that does not use Google yet",
        UNAVAILABLE: "Google is not configured, or is not answering",
      },
      example: { body: { code: "4/0AX4XfWh", state: "tqJ1b9", mode: "login" } },
    },
    async ({ ctx, args, request, body: given }) => {
      const begun = await readGoogleAttempt(request);
      const signIn = await completeGoogleSignIn(ctx, begun, given, await findCookieUser(args));
      const ends = endOfSession(ctx.now, signIn.isKept);
      const [tokens, session] = await Promise.all([
        createApiTokens(ctx, signIn.user.id),
        createSession(ctx, signIn.user.id, request.headers.get("User-Agent") ?? "", readSessionToken(request), ends),
      ]);
      const headers = new Headers();
      headers.append("Set-Cookie", sessionCookie(session, cookieSeconds(ends, ctx.now)));
      headers.append("Set-Cookie", await clearedGoogleAttemptCookie());
      const message = signIn.isNew ? "Account created successfully" : "Signed in successfully";
      return give(200, { ...toAuthAnswer(signIn.user, tokens), message, isNewUser: signIn.isNew }, headers);
    },
  ),
});

export { answer };
