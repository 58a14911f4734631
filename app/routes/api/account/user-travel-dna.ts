import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { listMarks } from "#app/modules/profile/marks.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { preferencesReply, travelDnaReply } from "#app/modules/profile/profile-replies.schema";
import { toTravelDnaDto } from "#app/modules/profile/profile.dto";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { callWithFaults } from "#app/shared/context";

/** The Travel DNA beside the user's settings for every trip (CHECKLIST API-29). */
const answer = apiPath("/api/v1/user/preferences/travel-dna", {
  GET: operation(
    {
      id: "readTravelDna",
      group: "Traveller",
      summary: "The Travel DNA, and what is set for every trip",
      access: "account",
      replies: {
        200: data(
          "The Travel DNA is null until the quiz has been taken",
          z.object({ travelDNA: travelDnaReply.nullable(), preferences: preferencesReply }),
        ),
      },
      example: {},
    },
    async ({ ctx, user }) => {
      const [profile, preferences, marks] = await callWithFaults(ctx, "profile", () =>
        Promise.all([findTravelProfile(user.id), getPreferences(user.id), listMarks(user.id)]),
      );
      const saved = marks.filter(({ kind }) => kind === "saved").map(({ slug }) => slug);
      return give(200, { travelDNA: profile ? toTravelDnaDto(profile.dna, saved) : null, preferences });
    },
  ),
});

export { answer };
