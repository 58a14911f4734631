import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { listMarks } from "#app/modules/profile/marks.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { toTravelDnaDto } from "#app/modules/profile/profile.dto";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { callWithFaults } from "#app/shared/context";

/** The Travel DNA beside what the user has set for every trip (CHECKLIST API-29). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    const [profile, preferences, marks] = await callWithFaults(ctx, "profile", () =>
      Promise.all([findTravelProfile(user.id), getPreferences(user.id), listMarks(user.id)]),
    );
    const saved = marks.filter(({ kind }) => kind === "saved").map(({ slug }) => slug);
    return apiData({ travelDNA: profile ? toTravelDnaDto(profile.dna, saved) : null, preferences });
  },
});

export { answer as action, answer as loader };
