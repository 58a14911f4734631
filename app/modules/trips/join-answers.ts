import { SHORT_FORM, questionOf, readAnswer } from "#app/modules/profile/quiz";
import type { Answers } from "#app/modules/profile/quiz";
import { fieldErrors } from "#app/shared/field-errors";
import { joinSchema } from "./companion.schema";
import type { JoinForm } from "./companion.schema";

/** The form of an invitation as it was filled in. */
export interface JoinValues {
  name: string;
  likes: string[];
  never: string[];
  accessNeeds: string[];
  diets: string[];
  answers: Answers;
}

/** An answer to an invitation, or what is wrong with it by field; what was typed is kept either way. */
export type JoinAnswer =
  { values: JoinValues; form: JoinForm } | { values: JoinValues; fields: Record<string, string[]> };

/** More boxes than any list of the form has are not read. */
const MOST_BOXES = 20;
const LONGEST_NAME = 100;

/** The answers of the short form, and what is wrong with them by question. An empty question does not matter. */
function readShortForm(form: FormData): { answers: Answers; problems: Record<string, string[]> } {
  const answers: Answers = {};
  const problems: Record<string, string[]> = {};
  for (const id of SHORT_FORM) {
    const chosen = form.getAll(id).map(String).slice(0, MOST_BOXES);
    const read = chosen.length === 0 ? [] : readAnswer(id, chosen);
    if (read) answers[id] = read;
    else problems[id] = [`Choose at most ${questionOf(id).most}`];
  }
  return { answers, problems };
}

/** Reads the form of an invitation. */
export function readJoinAnswer(form: FormData): JoinAnswer {
  const boxes = (name: string): string[] => form.getAll(name).map(String).slice(0, MOST_BOXES);
  const { answers, problems } = readShortForm(form);
  const name = form.get("name");
  const values: JoinValues = {
    name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
    likes: boxes("likes"),
    never: boxes("never"),
    accessNeeds: boxes("accessNeeds"),
    diets: boxes("diets"),
    answers,
  };
  const parsed = joinSchema.safeParse(values);
  const fields = { ...problems, ...(parsed.success ? {} : fieldErrors(parsed.error)) };
  return parsed.success && Object.keys(fields).length === 0 ? { values, form: parsed.data } : { values, fields };
}
