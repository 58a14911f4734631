import { expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { GUIDE_TYPES, categoriesOf, filterGuides, publishedLine, readingMinutes } from "./guide";
import { ALL_GUIDES, BUILT_IN_GUIDES } from "./guide-shelf";
import { normaliseGuide } from "./guide.schema";

it("fills the defaults and reads both spellings", () => {
  expect(normaliseGuide({ title: "Night Trains" })).toMatchObject({ slug: "night-trains", type: "Tips & Tricks", readTime: "5 min" });
  expect(normaliseGuide({ title: "A", image_url: "/a.png", author_name: "B", published_at: "2026-01-01", read_time: "7 min", description: "C" })).toMatchObject({ imageUrl: "/a.png", author: "B", publishedAt: "2026-01-01", readTime: "7 min", excerpt: "C" });
  expect(normaliseGuide({ slug: "no-title" })).toBeUndefined();
});

it("combines search, category, featured and limit", () => {
  expect(filterGuides(ALL_GUIDES, { q: "UNDERWEAR", category: "tips & tricks", featured: true, limit: 1 }).map(({ slug }) => slug)).toEqual(["packing-light-for-any-season"]);
  expect(filterGuides(ALL_GUIDES, { q: "zzz" })).toEqual([]);
  expect(filterGuides(ALL_GUIDES, { category: "All" })).toHaveLength(ALL_GUIDES.length);
});

it("writes long dates, or Recently", () => {
  expect(publishedLine("2025-03-05")).toBe("March 5, 2025");
  expect(publishedLine(undefined)).toBe("Recently");
});

it("counts started minutes of 200 words", () => {
  expect(readingMinutes(`<p>${"word ".repeat(200)}</p>`)).toBe(1);
  expect(readingMinutes(`<p>${"word ".repeat(201)}</p>`)).toBe(2);
});

it("states the packing rule and names only places of the catalogue", () => {
  expect(ALL_GUIDES[0]?.content).toContain("3 bottoms, 6 tops, 3 underwear, 3 socks");
  expect(ALL_GUIDES.flatMap(({ related }) => related).filter((slug) => !findDestination(slug))).toEqual([]);
});

it("keeps twelve guides of all five types, each worth a reading of 5 to 12 minutes and dated apart (CHECKLIST GUIDE-28, GUIDE-31)", () => {
  expect(ALL_GUIDES).toHaveLength(12);
  expect(categoriesOf(ALL_GUIDES)).toEqual([...GUIDE_TYPES]);
  expect(new Set(ALL_GUIDES.map(({ slug }) => slug)).size).toBe(12);
  expect(new Set(ALL_GUIDES.map(({ publishedAt }) => publishedAt)).size).toBe(12);
  expect(ALL_GUIDES.filter(({ publishedAt }) => !publishedAt?.startsWith("2026-"))).toEqual([]);
  expect(ALL_GUIDES.map(({ readTime }) => Number.parseInt(readTime, 10)).filter((minutes) => minutes < 5 || minutes > 12)).toEqual([]);
  expect(ALL_GUIDES.filter(({ excerpt, tags, related }) => !excerpt || tags.length === 0 || related.length === 0)).toEqual([]);
  expect(BUILT_IN_GUIDES).toHaveLength(6);
});
