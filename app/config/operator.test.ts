import { expect, it } from "vitest";
import { imprintOf, operatorOf } from "./operator";
import { startProblems } from "./start-rules";

const NAMED = {
  OPERATOR_NAME: "Voyage Works Ltd",
  OPERATOR_ADDRESS: "1 Harbour Street, Dublin",
  OPERATOR_COUNTRY: "Ireland",
};
const SANDBOX = { VOYANCE_MODE: "sandbox", INVENTORY: "sandbox", TEST_SWITCHES: false, AI_PROVIDER: "off" } as const;

it("is named with address and country", () => {
  expect(imprintOf(operatorOf(NAMED)!)).toBe("Operated by Voyage Works Ltd, 1 Harbour Street, Dublin, Ireland.");
  expect(startProblems({ ...SANDBOX, ...NAMED })).toEqual([]);
});

it("is nobody where nothing is set", () => {
  expect(operatorOf({})).toBeUndefined();
  expect(startProblems(SANDBOX)).toEqual([]);
});

it.each(["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_COUNTRY"] as const)("is not half named, without %s", (name) => {
  const half = { ...NAMED, [name]: undefined };
  expect(operatorOf(half)).toBeUndefined();
  expect(startProblems({ ...SANDBOX, ...half })).toEqual([
    "OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_COUNTRY go together: set all three or none",
  ]);
});
