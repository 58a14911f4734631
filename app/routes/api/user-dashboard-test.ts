import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";

/** Whether the caller is known, and by which account; the diagnostics ask it (CHECKLIST API-29). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const { id, quizCompleted } = await requireApiUser(args);
    return apiData({ authenticated: true, userId: id, quizCompleted, at: ctx.now.toISOString() });
  },
});

export { answer as action, answer as loader };
