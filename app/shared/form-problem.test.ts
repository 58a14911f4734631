import { expect, it } from "vitest";
import { listProblems } from "./form-problem";

it("lists problems in the order of the fields, and what is said of two fields once", () => {
  const both = "Please enter both first and last name";
  const fields = { terms: ["Accept the terms"], firstName: [both], lastName: [both], age: ["Say how old"] };
  expect(listProblems(fields, ["firstName", "lastName", "terms"])).toEqual([
    { id: "firstName", text: both },
    { id: "terms", text: "Accept the terms" },
    { id: "age", text: "Say how old" },
  ]);
  expect(listProblems(fields).map(({ id }) => id)).toEqual(["terms", "firstName", "age"]);
});
