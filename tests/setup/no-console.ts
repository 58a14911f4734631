import { afterEach, vi } from "vitest";

const complaints: unknown[][] = [];
vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void complaints.push(args));
vi.spyOn(console, "warn").mockImplementation((...args: unknown[]) => void complaints.push(args));

/** Any complaint on the console fails the test that caused it. */
afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`The console was used: ${JSON.stringify(found[0])}`);
});
