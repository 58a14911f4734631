import { expect, it } from "vitest";
import { loadingWords, standInHtml } from "./loading-words";

it("shows cards to come in place of a page of cards, and says what is being looked for", () => {
  expect(standInHtml("/planner/flight")).toMatch(/<h1[^>]*>Looking for your flights<\/h1><p role="status">We go /);
  for (const path of ["/planner/flight", "/planner/hotel", "/trip/dashboard"])
    expect(standInHtml(path)?.match(/class="skeleton place"/g)).toHaveLength(3);
  expect(standInHtml("/planner/start")).toBeUndefined();
});

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
