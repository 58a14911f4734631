import { expect, it } from "vitest";
import { formatDuration } from "./format";

it("writes minutes out where a letter alone would mislead", () => {
  expect(formatDuration(50)).toBe("50 min");
  expect(formatDuration(0)).toBe("0 min");
  expect(formatDuration(135)).toBe("2h 15m");
  expect(formatDuration(120)).toBe("2h");
});
