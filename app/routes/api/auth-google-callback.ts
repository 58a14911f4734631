import { z } from "zod";
import { apiRoute, readJson } from "#app/http/api.server";
import { readSessionToken, sessionCookie } from "#app/http/cookies.server";
import { clearedGoogleAttemptCookie, readGoogleAttempt } from "#app/http/google-cookie.server";
import { findCookieUser } from "#app/http/guards.server";
import { toAuthAnswer } from "#app/modules/accounts/accounts.dto";
import { createApiTokens, createSession } from "#app/modules/accounts/accounts.server";
import { completeGoogleSignIn } from "#app/modules/accounts/google-sign-in.server";

/** The mode is taken for the caller's sake; what the sign-in is for was fixed when it began. */
const body = z.object({
  code: z.string().max(2_048).optional(),
  state: z.string().max(200).optional(),
  mode: z.enum(["login", "signup"]).optional(),
});

/** Completes a sign-in with Google for a caller that holds the cookie of its beginning (CHECKLIST API-09). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const given = await readJson(args.request, body);
    const signIn = await completeGoogleSignIn(
      ctx,
      await readGoogleAttempt(args.request),
      given,
      await findCookieUser(args),
    );
    const [tokens, session] = await Promise.all([
      createApiTokens(ctx, signIn.user.id),
      createSession(ctx, signIn.user.id, args.request.headers.get("User-Agent") ?? "", readSessionToken(args.request)),
    ]);
    const headers = new Headers({ "Cache-Control": "no-store" });
    headers.append("Set-Cookie", sessionCookie(session));
    headers.append("Set-Cookie", await clearedGoogleAttemptCookie());
    const message = signIn.isNew ? "Account created successfully" : "Signed in successfully";
    return Response.json({ ...toAuthAnswer(signIn.user, tokens), message, isNewUser: signIn.isNew }, { headers });
  },
});

export { answer as action, answer as loader };
