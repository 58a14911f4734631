import { describe, expect, it } from "vitest";
import { hasWebAddress, oneLine } from "./one-line";

describe("one line", () => {
  it.each([
    ["Ann\r\nBcc: x@y.z", "Ann Bcc: x@y.z"],
    ["\u0000", ""],
    ["a\u0000b\tc\u2028d", "a b c d"],
    ["\u202Ennoj", "nnoj"],
    ["  Zoë  d'Été  ", "Zoë d'Été"],
    ["नमस्ते", "नमस्ते"],
    ["An\u200bn\ufeff", "Ann"],
    ["\u3164\u200d", ""],
    ["👨‍👩‍👧", "👨‍👩‍👧"],
    ["می‌روم", "می‌روم"],
  ])("of %j is %j", (typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });
});

describe("a web address", () => {
  it.each(["win at https://evil.example", "www.evil.example", "HTTP://x"])("is found in %s", (text) =>
    expect(hasWebAddress(text)).toBe(true),
  );
  it.each(["Ann-Marie s/o Lee", "J. R. R. Tolkien", "Dr. No"])("is not found in %s", (text) =>
    expect(hasWebAddress(text)).toBe(false),
  );
});
