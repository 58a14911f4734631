import { z } from "zod";
import { apiRoute, readJson } from "#app/http/api.server";
import { refreshApiTokens } from "#app/modules/accounts/accounts.server";

const body = z.object({ refreshToken: z.string().min(1).max(200) });

/** New tokens for a refresh token, never beyond 24 hours (CHECKLIST AUTH-82). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const { refreshToken } = await readJson(args.request, body);
    return Response.json(
      { success: true, ...(await refreshApiTokens(ctx, refreshToken)) },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
});

export { answer as action, answer as loader };
