import { expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import {
  GUIDE_TYPES,
  categoriesOf,
  coverPlaces,
  filterGuides,
  guidesAbout,
  publishedLine,
  readNext,
  readingMinutes,
} from "./guide";
import { ALL_GUIDES, BUILT_IN_GUIDES } from "./guide-shelf";
import { toGuideCard, toGuideCardView } from "./guide.dto";
import { normaliseGuide } from "./guide.schema";

it("fills the defaults and reads both spellings", () => {
  expect(normaliseGuide({ title: "Night Trains" })).toMatchObject({
    slug: "night-trains",
    type: "Tips & Tricks",
    readTime: "5 min",
  });
  expect(
    normaliseGuide({
      title: "A",
      image_url: "/a.png",
      author_name: "B",
      published_at: "2026-01-01",
      read_time: "7 min",
      description: "C",
    }),
  ).toMatchObject({ imageUrl: "/a.png", author: "B", publishedAt: "2026-01-01", readTime: "7 min", excerpt: "C" });
  expect(normaliseGuide({ slug: "no-title" })).toBeUndefined();
});

it("combines search, category, featured and limit", () => {
  expect(
    filterGuides(ALL_GUIDES, { q: "UNDERWEAR", category: "tips & tricks", featured: true, limit: 1 }).map(
      ({ slug }) => slug,
    ),
  ).toEqual(["packing-light-for-any-season"]);
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
  expect(
    ALL_GUIDES.map(({ readTime }) => Number.parseInt(readTime, 10)).filter((minutes) => minutes < 5 || minutes > 12),
  ).toEqual([]);
  expect(
    ALL_GUIDES.filter(({ excerpt, tags, related }) => !excerpt || tags.length === 0 || related.length === 0),
  ).toEqual([]);
  expect(BUILT_IN_GUIDES).toHaveLength(6);
});

it("lists the guides of a place: those about places in front, then those that name it early", () => {
  const guide = (slug: string, type: string, related: string[]) => normaliseGuide({ title: slug, type, related })!;
  const all = [
    guide("late", "Practical", ["rome", "oslo"]),
    guide("early", "Practical", ["oslo"]),
    guide("elsewhere", "Destination", ["rome"]),
    guide("place", "Destination", ["bergen", "rome", "oslo"]),
  ];
  expect(guidesAbout(all, "oslo").map(({ slug }) => slug)).toEqual(["place", "early", "late"]);
  expect(guidesAbout(ALL_GUIDES, "kyoto")[0]?.slug).toBe("first-time-in-japan");
  expect(guidesAbout(ALL_GUIDES, "nowhere")).toEqual([]);
});

it("suggests what to read next by places, then by type, and never the guide itself", () => {
  const guide = (slug: string, type: string, related: string[]) => normaliseGuide({ title: slug, type, related })!;
  const read = guide("read", "Practical", ["rome", "oslo"]);
  const all = [
    guide("stranger", "Destination", []),
    guide("same-type", "Practical", []),
    read,
    guide("one-place", "Destination", ["oslo"]),
    guide("two-places", "Destination", ["oslo", "rome"]),
  ];
  expect(readNext(all, read, 3).map(({ slug }) => slug)).toEqual(["two-places", "one-place", "same-type"]);
});

it("makes cards whose content is text and whose minutes are a number (CHECKLIST ENT-26)", () => {
  const guide = normaliseGuide({
    title: "Night Trains",
    content: "<h2>Beds</h2><p>Book  early.</p>",
    readTime: "7 min",
    featured: true,
    publishedAt: "2026-01-02",
  })!;
  expect(toGuideCard(guide)).toEqual({
    id: "night-trains",
    slug: "night-trains",
    title: "Night Trains",
    summary: "",
    content: "Beds Book early.",
    coverImage: "/icons/icon-512.png",
    category: "tips & tricks",
    tags: [],
    readTime: 7,
    datePublished: "2026-01-02",
    featured: true,
  });
  expect(toGuideCardView(guide)).toMatchObject({
    type: "Tips & Tricks",
    line: "January 2, 2026 · 7 min read",
    isFeatured: true,
  });
});

it("covers a guide to a place with that place, and the others with what is left", () => {
  const covers = coverPlaces([
    { slug: "tips", type: "Practical", related: ["lisbon", "kyoto"] },
    { slug: "portugal", type: "Destination", related: ["lisbon"] },
    { slug: "more-tips", type: "Practical", related: ["lisbon"] },
    { slug: "anywhere", type: "Practical", related: [] },
  ]);
  expect([...covers]).toEqual([
    ["portugal", "lisbon"],
    ["tips", "kyoto"],
    ["more-tips", "lisbon"],
  ]);
});
