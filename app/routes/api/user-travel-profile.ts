import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import type { DestinationMark } from "#app/modules/profile/marks.server";
import { listMarks } from "#app/modules/profile/marks.server";
import { toTravelDnaDto } from "#app/modules/profile/profile.dto";
import type { TravelProfile } from "#app/modules/profile/quiz.server";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { callWithFaults } from "#app/shared/context";

/** The travel profile: null until the quiz was taken (CHECKLIST API-42, PROF-03). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    const [profile, marks] = await callWithFaults<[TravelProfile | undefined, DestinationMark[]]>(
      ctx,
      "profile",
      () => Promise.all([findTravelProfile(user.id), listMarks(user.id)]),
      [undefined, []],
    );
    const saved = marks.filter(({ kind }) => kind === "saved").map(({ slug }) => slug);
    return apiData({
      quizCompleted: user.quizCompleted,
      travelDNA: profile ? toTravelDnaDto(profile.dna, saved) : null,
      updatedAt: profile?.updatedAt ?? null,
    });
  },
});

export { answer as action, answer as loader };
