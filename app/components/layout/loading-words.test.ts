import { expect, it } from "vitest";
import { loadingWords } from "./loading-words";

it("names what is on its way, and says nothing of other pages", () => {
  expect(loadingWords("/guides")).toBe("Loading guides...");
  expect(loadingWords("/guides/first-time-in-japan")).toBe("Loading guide...");
  expect(loadingWords("/trips/abc")).toBe("Loading your trip details...");
  expect(["/", "/explore", "/trip/dashboard", "/trip/abc/summary", "/guides/a/b"].map(loadingWords)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
