import { afterEach, describe, expect, it, vi } from "vitest";
import type * as Settings from "#app/config/env.server";
import { loader } from "./motifs";

const settings = vi.hoisted(() => ({ areDebugPagesOn: true }));
vi.mock("#app/config/env.server", async (original) => {
  const actual = await original<typeof Settings>();
  return { ...actual, env: () => ({ ...actual.env(), DEBUG_PAGES: settings.areDebugPagesOn }) };
});

afterEach(() => {
  settings.areDebugPagesOn = true;
});

describe("the contact sheet of motifs", () => {
  it("shows each motif once, with a place that it stands beside", async () => {
    const { motifs } = await loader();
    expect(new Set(motifs.map(({ motif }) => motif)).size).toBe(motifs.length);
    for (const { src, places } of motifs) {
      expect(src).toMatch(/^\/art\/sights\/.+\.svg\?v=/);
      expect(places).toBeGreaterThan(0);
    }
  }, 60_000);

  it("sends to the home page while debug pages are off", async () => {
    settings.areDebugPagesOn = false;
    await expect(loader()).rejects.toMatchObject({ status: 302 });
  });
});
