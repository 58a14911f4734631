import { SHORT_FORM } from "#app/modules/profile/quiz";
import type { Answers } from "#app/modules/profile/quiz";
import { sentList, sentText } from "#app/shared/form-problem";
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
