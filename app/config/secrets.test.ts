import { expect, test } from "vitest";
import { secretsIn } from "./secrets";

test("a setting holds one secret, or the one in use and former ones", () => {
  expect(secretsIn("one")).toEqual(["one"]);
  expect(secretsIn(" new , old,older ")).toEqual(["new", "old", "older"]);
  expect(secretsIn("new,")).toEqual(["new"]);
  expect(secretsIn(" , ")).toBeUndefined();
  expect(secretsIn("")).toBeUndefined();
});
