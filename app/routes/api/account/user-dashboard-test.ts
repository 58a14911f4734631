import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";

const knownReply = z.object({
  authenticated: z.literal(true),
  userId: z.string(),
  quizCompleted: z.boolean(),
  at: z.iso.datetime(),
});

/** Whether the caller is known, and by which account; the diagnostics call it (CHECKLIST API-29). */
const answer = apiPath("/api/v1/user/dashboard/test", {
  GET: operation(
    {
      id: "testSignIn",
      group: "Traveller",
      summary: "Whether we know the caller, and by which account",
      access: "account",
      replies: { 200: data("We know the caller", knownReply) },
      example: {},
    },
    async ({ ctx, user: { id, quizCompleted } }) =>
      give(200, { authenticated: true, userId: id, quizCompleted, at: ctx.now.toISOString() }),
  ),
});

export { answer };
