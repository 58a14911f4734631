import { expect, it } from "vitest";
import { remindedOf } from "./companion";

it("speaks of company only where somebody else comes", () => {
  expect(remindedOf([])).toBe("one");
  expect(remindedOf([{ status: "joined" }, { status: "invited" }, { status: "declined" }])).toBe("one");
  expect(remindedOf([{ status: "joined" }, { status: "joined" }])).toBe("group");
});
