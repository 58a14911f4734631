import { expect, it } from "vitest";
import { deskSlug } from "./desk-slug";

it("is made of the letters of the title", () => {
  expect(deskSlug("  São Tomé: 3 days! ", "guide")).toBe("sao-tome-3-days");
  expect(deskSlug(`${"a".repeat(59)} b`, "guide")).toBe("a".repeat(59));
  for (const title of ["", "!!!", "東京", "New"]) expect(deskSlug(title, "guide")).toBe("guide");
});
