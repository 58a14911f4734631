import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect";

describe("safeRedirect", () => {
  it.each(["/", "/trips/1/confirmation?session_id=x", "/explore#map", "/a%20b"])("keeps the own path %s", (path) => {
    expect(safeRedirect(path, "/profile")).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "evil",
    "",
    "/a\nb",
    "/a\u0000",
    `/${"a".repeat(2000)}`,
    "/..//evil.example",
    undefined,
    null,
    7,
    ["/a"],
  ])("refuses %j", (target) => {
    expect(safeRedirect(target, "/profile")).toBe("/profile");
  });
});
