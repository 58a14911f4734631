import { afterEach, expect, it, vi } from "vitest";
import { sanitizeHtml } from "#app/integrations/sanitizer/sanitize-html.server";
import type { Ctx } from "#app/shared/context";
import { AppError } from "#app/shared/app-error";
import { findGuide, listGuides } from "./guides.server";

vi.mock("#app/integrations/sanitizer/sanitize-html.server", () => ({ sanitizeHtml: vi.fn() }));
const sanitize = vi.mocked(sanitizeHtml);
afterEach(() => void sanitize.mockReset());

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

it("answers a guide's words while the sanitiser does not answer, and the whole of it afterwards", async () => {
  sanitize.mockRejectedValue(new AppError("UNAVAILABLE", "We are very busy just now."));
  const poor = await findGuide(ctx, "first-time-in-japan");
  expect(poor?.content).toMatch(/^<p>[^<]+<\/p>/);
  expect(poor?.content).not.toMatch(/<(?!\/?p>)/);
  expect((await listGuides(ctx)).guides).toHaveLength(12);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ slug: "first-time-in-japan" }),
    "a guide could not be sanitised; its words alone are answered",
  );

  sanitize.mockResolvedValue("<h2>Clean</h2>");
  expect((await findGuide(ctx, "first-time-in-japan"))?.content).toBe("<h2>Clean</h2>");
});
