import { describe, expect, it } from "vitest";
import { SHORT_FORM, questionOf } from "#app/modules/profile/quiz";
import { fieldErrors } from "#app/shared/field-errors";
import { joinSchema } from "../trip/companion.schema";
import { sentAnswers } from "./join-answers";

function problemsOf(form: Record<string, unknown>): Record<string, string[]> {
  const { error } = joinSchema.safeParse(form);
  return error ? fieldErrors(error) : {};
}

describe("the answer to an invitation", () => {
  it("needs a name and nothing else; questions left empty do not matter", () => {
    const { said, answers } = joinSchema.parse({ personName: "  Ann " });
    expect(said).toEqual({ name: "Ann", likes: [], never: [], diets: [], accessNeeds: [] });
    expect(Object.keys(answers)).toEqual(SHORT_FORM);
    expect(problemsOf({})).toEqual({ personName: ["Add a name"] });
    expect(problemsOf({ personName: " " })).toEqual({ personName: ["Add a name"] });
  });

  it("keeps what was chosen, also when something else is wrong", () => {
    const question = questionOf(SHORT_FORM[0]!);
    const values = { diets: "vegan", never: ["boats", "heights"], [question.id]: question.options[0]!.id };
    expect(sentAnswers({ fields: {}, message: null, values })).toMatchObject({
      name: "",
      diets: ["vegan"],
      never: ["boats", "heights"],
      likes: [],
      answers: { [question.id]: [question.options[0]!.id] },
    });
  });

  it("says how many a question takes", () => {
    const question = SHORT_FORM.map(questionOf).find(({ most, options }) => most < options.length)!;
    const all = question.options.map(({ id }) => id);
    expect(problemsOf({ personName: "Ann", [question.id]: all })).toEqual({
      [question.id]: [`Choose at most ${question.most}`],
    });
  });

  it("does not take a diet that nobody knows", () => {
    expect(problemsOf({ personName: "Ann", diets: ["moonlight"] })).not.toEqual({});
  });
});
