import { beforeEach, describe, expect, it, vi } from "vitest";

/** The route as a fresh process with these settings has it. */
async function freshLoader(debugPages: "on" | "off") {
  vi.stubEnv("DEBUG_PAGES", debugPages);
  return (await import("./posters")).loader;
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

describe("the contact sheet", () => {
  it("shows every destination once, with its weight", async () => {
    const loader = await freshLoader("on");
    const { listDestinations } = await import("#app/modules/catalogue/catalogue.server");
    const { posters } = loader();
    expect(posters.map(({ slug }) => slug).sort()).toEqual(listDestinations().map(({ slug }) => slug).sort());
    for (const { slug, picture, rawBytes, gzipBytes } of posters) {
      expect(picture.src).toContain(`/art/${slug}.svg?view=poster&v=`);
      expect(gzipBytes).toBeLessThan(rawBytes);
    }
  });

  it("sends to the home page while debug pages are off", async () => {
    const loader = await freshLoader("off");
    expect(loader).toThrow(expect.objectContaining({ status: 302 }));
  });
});
