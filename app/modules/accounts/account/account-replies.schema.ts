import { z } from "zod";
import { CAPABILITY_IDS } from "./plans";

/** A user as callers see it (CHECKLIST ENT-23, ROLE-10). */
export const userReply = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    handle: z.string().nullable(),
    avatar: z.string().nullable(),
    bio: z.string().nullable(),
    social_links: z.record(z.string(), z.string()),
    is_admin: z.boolean(),
    quiz_completed: z.boolean(),
    quizCompleted: z.boolean().describe("The same as quiz_completed"),
    onboarding_complete: z.boolean(),
    loyalty: z.object({
      points: z.number(),
      tier: z.string(),
      memberSince: z.iso.datetime(),
    }),
    plan: z.enum(["free", "trip_pass", "premium"]),
    capabilities: z
      .record(z.enum([...CAPABILITY_IDS, "canSeePriceLockTimer"]), z.boolean())
      .describe("What the account may do; canSeePriceLockTimer is canSeeMatches"),
    left: z
      .object({ freeItineraries: z.number().int(), tripPasses: z.number().int() })
      .describe("Trips that can still be planned for free, and passes not used yet"),
  })
  .meta({ id: "User" });

const tokens = {
  success: z.literal(true),
  token: z.string().describe("The bearer token"),
  refreshToken: z.string().describe("Works once, for a new pair of tokens"),
  expiresAt: z.iso.datetime().describe("When the bearer token expires"),
};

/** A pair of tokens (CHECKLIST API-11). */
export const tokensReply = z.object(tokens).meta({ id: "Tokens" });

const SAME = "userData is the same as data";

/** A sign-in or a sign-up (CHECKLIST API-12, API-13). */
export const signedInReply = z
  .object({ ...tokens, data: userReply, userData: userReply })
  .meta({ id: "SignedIn", description: SAME });

/** A sign-in with Google (CHECKLIST API-09). */
export const googleReply = z
  .object({
    ...signedInReply.shape,
    message: z.string(),
    isNewUser: z.boolean(),
  })
  .describe(SAME);

/** A call that answers with a sentence only. */
export const messageReply = z.object({ success: z.literal(true), message: z.string() });

/** How much of a profile is filled in (CHECKLIST API-29). */
export const completionReply = z.object({
  percentage: z.number().int().min(0).max(100),
  missing: z.array(z.string()),
});
