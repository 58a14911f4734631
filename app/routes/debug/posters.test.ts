import { afterEach, describe, expect, it, vi } from "vitest";
import type * as Settings from "#app/config/env.server";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { loader } from "./posters";

const settings = vi.hoisted(() => ({ areDebugPagesOn: true }));
vi.mock("#app/config/env.server", async (original) => {
  const actual = await original<typeof Settings>();
  return { ...actual, env: () => ({ ...actual.env(), DEBUG_PAGES: settings.areDebugPagesOn }) };
});

afterEach(() => {
  settings.areDebugPagesOn = true;
});

describe("the contact sheet", () => {
  it("shows every destination once, with its weight", async () => {
    const { posters } = await loader();
    expect(posters.map(({ slug }) => slug).sort()).toEqual(
      listDestinations()
        .map(({ slug }) => slug)
        .sort(),
    );
    for (const { slug, picture, rawBytes, gzipBytes } of posters) {
      expect(picture.src).toContain(`/art/${slug}.svg?view=poster&v=`);
      expect(gzipBytes).toBeLessThan(rawBytes);
    }
  });

  it("sends to the home page while debug pages are off", async () => {
    settings.areDebugPagesOn = false;
    await expect(loader()).rejects.toMatchObject({ status: 302 });
  });
});
