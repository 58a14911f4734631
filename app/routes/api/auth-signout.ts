import { apiRoute, requireApiUser } from "#app/http/api.server";
import { clearedSessionCookie, readSessionToken } from "#app/http/cookies.server";
import { revokeApiTokens, signOut } from "#app/modules/accounts/accounts.server";

/** Ends the caller's sign-in: the token's and the browser's, whichever of them came along. */
const answer = apiRoute({
  POST: async (args, ctx) => {
    await requireApiUser(args);
    const bearer = /^Bearer (.+)$/i.exec(args.request.headers.get("Authorization") ?? "")?.[1];
    if (bearer) await revokeApiTokens(ctx, bearer);
    const cookie = readSessionToken(args.request);
    if (cookie) await signOut(ctx, cookie);
    const headers = new Headers({ "Cache-Control": "no-store" });
    if (cookie) headers.append("Set-Cookie", clearedSessionCookie());
    return Response.json({ success: true }, { headers });
  },
});

export { answer as action, answer as loader };
