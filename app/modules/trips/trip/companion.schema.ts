import { z } from "zod";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { TASTES } from "#app/modules/catalogue/schema/vocabulary";
import { DEAL_BREAKERS } from "#app/modules/matching/group";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { SHORT_FORM, questionOf, readAnswer } from "#app/modules/profile/quiz";
import type { Answers, QuestionId } from "#app/modules/profile/quiz";
import { hasWebAddress, oneLine } from "#app/shared/one-line";

/** The name of a person among those they travel with. */
export const personNameSchema = z
  .string({ error: "Add a name" })
  .transform(oneLine)
  .pipe(z.string({ error: "Add a name" }).min(1, "Add a name").max(60, "Use 60 characters or fewer"))
  .refine((text) => !hasWebAddress(text), "Leave out the web address: this is for a name");

/** The fields of an invitation. One is `personName`: one named `name` would take the place of the form's own name. */
const inviteFields = z.object({
  personName: personNameSchema,
  email: z
    .union([z.literal(""), z.email("Enter an email address such as name@example.com, or leave it empty").max(254)])
    .default(""),
});

/** Inviting a companion. */
export const inviteSchema = inviteFields.transform(({ personName, email }) => ({ name: personName, email }));

const NO_PLACE = "Choose at least one place";

/** The trips of the chosen places of a longer trip. */
const placesSchema = z.array(z.string().max(64), { error: NO_PLACE }).min(1, NO_PLACE).max(20);

/** Inviting a companion to places of a longer trip. */
export const inviteToPlacesSchema = inviteFields
  .extend({ places: placesSchema })
  .transform(({ personName, email, places }) => ({ person: { name: personName, email }, places }));

const MOST_LIKES = Math.floor(TASTES.length / 2);

/** A companion's wishes; more than half of all tastes is no wish any more. */
export const wishesSchema = z.object({
  likes: z.array(z.enum(TASTES)).max(MOST_LIKES, `Choose at most ${MOST_LIKES}`).default([]),
  never: z.array(z.enum(DEAL_BREAKERS)).max(DEAL_BREAKERS.length).default([]),
});

/** One question of the short form; an answer that is left out does not matter. */
function questionSchema(id: QuestionId) {
  return z
    .array(z.string().max(80))
    .default([])
    .transform((chosen, ctx) => {
      const answer = chosen.length === 0 ? [] : readAnswer(id, chosen);
      if (answer) return answer;
      ctx.addIssue({ code: "custom", message: `Choose at most ${questionOf(id).most}` });
      return z.NEVER;
    });
}

/** The answers of the short form, a field a question. */
const shortFormSchema = z.object(
  Object.fromEntries(SHORT_FORM.map((id) => [id, questionSchema(id)])) as Record<
    (typeof SHORT_FORM)[number],
    ReturnType<typeof questionSchema>
  >,
);

const saidSchema = wishesSchema.extend({
  personName: personNameSchema,
  accessNeeds: z.array(z.enum(ACCESS_NEEDS)).max(ACCESS_NEEDS.length).default([]),
  diets: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
});

const joinFields = saidSchema.extend(shortFormSchema.shape);

function toAnswer({ personName, likes, never, accessNeeds, diets, ...answers }: z.output<typeof joinFields>) {
  return { said: { name: personName, likes, never, accessNeeds, diets }, answers: answers as Answers };
}

/** An invitation's answer: the person's name, wishes and needs, and the short form question by question. */
export const joinSchema = joinFields.transform(toAnswer);

/** The answer to an invitation to several places: the same, and the places for which the person joins. */
export const joinPlacesSchema = joinFields
  .extend({ places: placesSchema })
  .transform(({ places, ...said }) => ({ ...toAnswer(said), places }));

export type InviteToPlacesForm = z.output<typeof inviteToPlacesSchema>;
export type InviteForm = z.output<typeof inviteSchema>;
export type JoinForm = z.output<typeof joinSchema>["said"];
export type WishesForm = z.output<typeof wishesSchema>;
