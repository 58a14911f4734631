import { z } from "zod";
import { DIETS } from "#app/modules/catalogue/diets";
import { VIBES } from "#app/modules/catalogue/vocabulary";
import { DEAL_BREAKERS } from "#app/modules/matching/group";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { hasWebAddress, oneLine } from "#app/shared/one-line";

const name = z
  .string({ error: "Say who it is" })
  .transform(oneLine)
  .pipe(z.string({ error: "Say who it is" }).min(1, "Say who it is").max(60, "A name has at most 60 letters"))
  .refine((text) => !hasWebAddress(text), "A name has no web address in it");

/** Asking somebody along. */
export const inviteSchema = z.object({
  name,
  email: z
    .union([z.literal(""), z.email("Enter an email address such as name@example.com, or leave it empty").max(254)])
    .default(""),
});

/** What one of the group wishes for; more than half of all moods is no wish any more. */
export const wishesSchema = z.object({
  likes: z
    .array(z.enum(VIBES))
    .max(VIBES.length / 2, `Choose at most ${VIBES.length / 2}`)
    .default([]),
  never: z.array(z.enum(DEAL_BREAKERS)).max(DEAL_BREAKERS.length).default([]),
});

/** An invitation's answer: the name one goes by, wishes and needs; the short form is read question by question. */
export const joinSchema = wishesSchema.extend({
  name,
  accessNeeds: z.array(z.enum(ACCESS_NEEDS)).max(ACCESS_NEEDS.length).default([]),
  diets: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
});

export type InviteForm = z.output<typeof inviteSchema>;
export type JoinForm = z.output<typeof joinSchema>;
export type WishesForm = z.output<typeof wishesSchema>;
