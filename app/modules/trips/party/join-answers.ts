import { SHORT_FORM } from "#app/modules/profile/quiz";
import type { Answers } from "#app/modules/profile/quiz";
import { sentList, sentText } from "#app/shared/form-problem";
import type { Companion } from "../trip/companion";
import type { FormProblem } from "#app/shared/form-problem";

/** The form of an invitation as it was filled in. */
export interface JoinValues {
  name: string;
  likes: string[];
  never: string[];
  accessNeeds: string[];
  diets: string[];
  answers: Answers;
}

/** The form of an invitation with what its person said before; empty for a reader who may not see it. */
export function saidBefore(companion: Companion, maySee: boolean): JoinValues {
  if (!maySee) return { name: "", likes: [], never: [], accessNeeds: [], diets: [], answers: {} };
  const { name, wishes, needs, answers } = companion;
  const { likes, never } = wishes;
  return {
    name,
    likes: [...likes],
    never: [...never],
    accessNeeds: [...needs.accessNeeds],
    diets: [...needs.diets],
    answers: answers ?? {},
  };
}

/** The form of an invitation as it was sent. */
export function sentAnswers(problem: FormProblem): JoinValues {
  return {
    name: sentText(problem, "personName") ?? "",
    likes: sentList(problem, "likes"),
    never: sentList(problem, "never"),
    accessNeeds: sentList(problem, "accessNeeds"),
    diets: sentList(problem, "diets"),
    answers: Object.fromEntries(SHORT_FORM.map((id) => [id, sentList(problem, id)])),
  };
}
