import { expect, it, vi } from "vitest";
import type { Ctx } from "#app/shared/context";
import { normaliseGuide } from "./guide.schema";
import { findGuide, listGuides } from "./guides.server";

vi.mock("./guide-shelf", () => {
  const content =
    '<h2 onclick="steal()">Trains</h2><script>steal()</script><p style="position:fixed">Ride <a href="javascript:steal()">here</a><img src="x" onerror="steal()"><iframe src="https://example.org"></iframe></p>';
  const hostile = normaliseGuide({ title: "Hostile", content });
  return { ALL_GUIDES: [hostile], BUILT_IN_GUIDES: [] };
});

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const ctx: Ctx = {
  now: new Date("2026-11-21T12:00:00Z"),
  traceId: "test",
  signal: new AbortController().signal,
  address: "127.0.0.1",
  origin: "http://localhost",
  faults: {},
  log,
};

it("hands a body out only after scripts, handlers, styles and frames are gone (CHECKLIST GUIDE-17)", async () => {
  const clean = '<h2>Trains</h2><p>Ride <a rel="noopener">here</a></p>';
  expect((await findGuide(ctx, "hostile"))?.content).toBe(clean);
  expect((await listGuides(ctx)).guides.map(({ content }) => content)).toEqual([clean]);
});

it("shows the default picture over a guide that concerns no place (CHECKLIST GUIDE-30)", async () => {
  expect((await findGuide(ctx, "hostile"))?.imageUrl).toBe("/icons/icon-512.png");
});
