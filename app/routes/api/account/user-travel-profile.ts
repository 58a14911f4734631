import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import type { DestinationMark } from "#app/modules/profile/marks.server";
import { listMarks } from "#app/modules/profile/marks.server";
import { travelDnaReply } from "#app/modules/profile/profile-replies.schema";
import { toTravelDnaDto } from "#app/modules/profile/profile.dto";
import type { TravelProfile } from "#app/modules/profile/quiz.server";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { callWithFaults } from "#app/shared/context";

const profileReply = z.object({
  quizCompleted: z.boolean(),
  travelDNA: travelDnaReply.nullable().describe("Null until the quiz has been taken"),
  updatedAt: z.iso.datetime().nullable(),
});

/** The travel profile: null until the quiz was taken (CHECKLIST API-42, PROF-03). */
const answer = apiPath("/api/v1/user/travel-profile", {
  GET: operation(
    {
      id: "readTravelProfile",
      group: "Traveller",
      summary: "The caller's travel profile",
      access: "account",
      replies: { 200: data("The profile", profileReply) },
      example: {},
    },
    async ({ ctx, user }) => {
      const [profile, marks] = await callWithFaults<[TravelProfile | undefined, DestinationMark[]]>(
        ctx,
        "profile",
        () => Promise.all([findTravelProfile(user.id), listMarks(user.id)]),
        [undefined, []],
      );
      const saved = marks.filter(({ kind }) => kind === "saved").map(({ slug }) => slug);
      return give(200, {
        quizCompleted: user.quizCompleted,
        travelDNA: profile ? toTravelDnaDto(profile.dna, saved) : null,
        updatedAt: profile?.updatedAt ?? null,
      });
    },
  ),
});

export { answer };
