import { describe, expect, it } from "vitest";
import { SHORT_FORM, questionOf } from "#app/modules/profile/quiz";
import { readJoinAnswer } from "./join-answers";

function formOf(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe("the answer to an invitation", () => {
  it("needs a name and nothing else; questions left empty do not matter", () => {
    const read = readJoinAnswer(formOf([["name", "  Ann "]]));
    expect(read).toMatchObject({ form: { name: "Ann", likes: [], never: [], diets: [], accessNeeds: [] } });
    expect(Object.keys(read.values.answers)).toEqual(SHORT_FORM);
    expect(readJoinAnswer(formOf([]))).toMatchObject({ fields: { name: [expect.any(String)] } });
  });

  it("keeps what was chosen, also when something else is wrong", () => {
    const question = questionOf(SHORT_FORM[0]!);
    const [option] = question.options;
    const read = readJoinAnswer(
      formOf([
        ["name", ""],
        ["diets", "vegan"],
        ["never", "boats"],
        [question.id, option!.id],
      ]),
    );
    expect(read.values).toMatchObject({ diets: ["vegan"], never: ["boats"], answers: { [question.id]: [option!.id] } });
    expect(read).toHaveProperty("fields.name");
  });

  it("says how many a question takes", () => {
    const question = SHORT_FORM.map(questionOf).find(({ most, options }) => most < options.length)!;
    const all = question.options.map(({ id }): [string, string] => [question.id, id]);
    expect(readJoinAnswer(formOf([["name", "Ann"], ...all]))).toMatchObject({
      fields: { [question.id]: [`Choose at most ${question.most}`] },
    });
  });

  it("does not take a diet that nobody knows", () => {
    expect(
      readJoinAnswer(
        formOf([
          ["name", "Ann"],
          ["diets", "moonlight"],
        ]),
      ),
    ).toHaveProperty("fields");
  });
});
