import { describe, expect, it } from "vitest";
import { firstSegment, routesUnder } from "./route-subset";

const build = {
  mode: "test",
  routes: {
    root: { id: "root", path: "" },
    home: { id: "home", parentId: "root", path: undefined },
    trip: { id: "trip", parentId: "root", path: "trip/:tripId" },
    layout: { id: "layout", parentId: "root" },
    start: { id: "start", parentId: "layout", path: "planner/start" },
    unknown: { id: "unknown", parentId: "root", path: "*" },
  },
  assets: { url: "/assets/manifest.js", routes: { root: {}, home: {}, trip: {}, layout: {}, start: {}, unknown: {} } },
};

describe("the first segment", () => {
  it.each([
    ["/", ""],
    ["/trip/7", "trip"],
    ["/Trip", "trip"],
    ["/trip.data", "trip"],
    ["/_root.data", ""],
    ["/%74rip", "trip"],
    ["/a%20b/c", "a b"],
  ])("of %s is %j", (path, segment) => {
    expect(firstSegment(path)).toBe(segment);
  });

  it.each(["//trip", "/%E0%A4%A", "trip", "/__manifest"])("is not judged for %s", (path) => {
    expect(firstSegment(path)).toBeUndefined();
  });
});

describe("the routes under a segment", () => {
  const idsUnder = (segment: string) => Object.keys(routesUnder(build, segment).routes);

  it("are those that begin so, with their layouts and those that take anything", () => {
    expect(idsUnder("planner")).toEqual(["root", "layout", "start", "unknown"]);
    expect(idsUnder("trip")).toEqual(["root", "trip", "unknown"]);
    expect(idsUnder("")).toEqual(["root", "home", "layout", "unknown"]);
    expect(idsUnder("nowhere")).toEqual(["root", "unknown"]);
  });

  it("leave the rest of the build as it is", () => {
    const { mode, assets } = routesUnder(build, "trip");
    expect([mode, assets.url, Object.keys(assets.routes)]).toEqual([
      "test",
      "/assets/manifest.js",
      ["root", "trip", "unknown"],
    ]);
  });
});
