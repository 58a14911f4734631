import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Ctx, Fault } from "#app/shared/context";
import { useDatabase } from "#app/db/client.server";
import { closeTestDatabase, openEmptyDatabase, openTestDatabase } from "#tests/setup/database";
import { findGuide, listGuideCardsAbout, listGuides, surveyGuides } from "./guides.server";

beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);

const silent = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

function ctxWith(fault?: Fault): Ctx {
  return {
    now: new Date("2026-11-21T12:00:00Z"),
    traceId: "test",
    signal: new AbortController().signal,
    address: "127.0.0.1",
    origin: "http://localhost",
    faults: fault ? { guides: fault } : {},
    log: silent,
  };
}

const broken = ctxWith({ kind: "error" });

it("answers six built-in guides when the call fails, each of 5 to 12 minutes (CHECKLIST GUIDE-27, GUIDE-28)", async () => {
  expect((await listGuides(ctxWith())).guides).toHaveLength(12);
  const { guides: found } = await listGuides(broken);
  expect(found).toHaveLength(6);
  for (const { readTime } of found)
    expect(Number.parseInt(readTime, 10)).toSatisfy((minutes: number) => minutes >= 5 && minutes <= 12);
});

it("filters the built-in guides by type in any case, and takes the first few for featured (CHECKLIST GUIDE-25, GUIDE-26)", async () => {
  const { guides: byType } = await listGuides(broken, { category: "TIPS & tricks" });
  expect(byType.length).toBeGreaterThan(0);
  expect(new Set(byType.map(({ type }) => type))).toEqual(new Set(["Tips & Tricks"]));
  const { guides: all } = await listGuides(broken);
  expect((await listGuides(broken, { featured: true, limit: 3 })).guides.map(({ slug }) => slug)).toEqual(
    all.slice(0, 3).map(({ slug }) => slug),
  );
});

it("opens a built-in guide when the call fails, and throws for any other (CHECKLIST GUIDE-22, GUIDE-24)", async () => {
  expect((await findGuide(broken, "first-solo-trip"))?.title).toContain("solo");
  await expect(findGuide(broken, "first-time-in-japan")).rejects.toThrow("guides port failed");
  expect((await findGuide(ctxWith(), "first-time-in-japan"))?.title).toBe("First time in Japan");
  expect(await findGuide(ctxWith({ kind: "empty" }), "first-time-in-japan")).toBeUndefined();
  expect(await findGuide(ctxWith(), "nowhere")).toBeUndefined();
});

it("keeps every body whole through the sanitiser, tables included (CHECKLIST GUIDE-17)", async () => {
  const written = await surveyGuides(ctxWith());
  const { guides: shown } = await listGuides(ctxWith());
  const tags = (html: string) => html.match(/<\/?[a-z0-9]+/g);
  expect(shown.map(({ content }) => tags(content))).toEqual(written.map(({ content }) => tags(content)));
  expect(shown.filter(({ content }) => content.includes('<th scope="row">'))).not.toEqual([]);
});

it("gives every guide a poster of its own, and lists the guides of a place", async () => {
  const pictures = (await surveyGuides(ctxWith())).map(({ imageUrl }) => imageUrl);
  expect(new Set(pictures).size).toBe(pictures.length);
  const [japan] = await surveyGuides(ctxWith(), { q: "First time in Japan" });
  expect(japan?.imageUrl).toMatch(/^\/art\/tokyo\.svg\?view=card/);
  expect((await listGuideCardsAbout(ctxWith(), "osaka")).map(({ title }) => title)).toEqual(["First time in Japan"]);
  expect(await listGuideCardsAbout(ctxWith(), "nowhere")).toEqual([]);
});

it("shows what is in the product while the guides of the desk cannot be read, and says so of any other", async () => {
  await closeTestDatabase();
  const database = await openEmptyDatabase();
  useDatabase(database);
  expect(await surveyGuides(ctxWith())).toHaveLength(12);
  expect((await findGuide(ctxWith(), "first-time-in-japan"))?.title).toBe("First time in Japan");
  await expect(findGuide(ctxWith(), "of-the-desk")).rejects.toThrow();
});
