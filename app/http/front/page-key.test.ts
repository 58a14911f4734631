import { expect, it } from "vitest";
import { pageKeys } from "./page-key";

const route = (id: string, path: string | undefined, handle?: unknown, parentId = "root") => ({
  [id]: { id, path, parentId, module: { handle } },
});
const keyOf = pageKeys({
  routes: {
    root: { id: "root", module: {} },
    ...route("home", undefined, { scripts: "none", sharedBy: [] }),
    ...route("explore", "explore", { sharedBy: ["q", "place"] }),
    ...route("destination", "destination/:slug", { sharedBy: ["from"] }),
    ...route("signin", "signin", { scripts: "none" }),
    ...route("trip", "trip/:id"),
  },
});

it("knows shared pages by their handles, in any case and with a slash at the end", () => {
  expect(["/", "/explore", "/Explore/", "/destination/kyoto"].map(keyOf)).toEqual([
    "/",
    "/explore",
    "/Explore/",
    "/destination/kyoto",
  ]);
  expect(["/signin", "/trip/1", "/explore.data", "/destination/", "/destination/a/b", "//"].map(keyOf)).toEqual(
    Array(6).fill(undefined),
  );
});

it("keeps the names that the page reads, and passes over all others", () => {
  expect(keyOf("/?utm_source=mail&gclid=1")).toBe("/");
  expect(keyOf("/explore?x=1&q=warm+sea&X=2")).toBe("/explore?q=warm+sea");
  expect(keyOf("/explore?place=b&q=1&place=a")).toBe("/explore?q=1&place=b&place=a");
  expect(keyOf("/explore?place=b&place=a&q=1&y")).toBe("/explore?q=1&place=b&place=a");
  expect(keyOf("/destination/kyoto?from=a%26b&q=1")).toBe("/destination/kyoto?from=a%26b");
  expect(keyOf("/explore?__proto__=1&%71=2")).toBe("/explore?q=2");
});
