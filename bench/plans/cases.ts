import type { AccessNeed } from "#app/modules/profile/preferences";
import type { Diet } from "#app/modules/catalogue/schema/diets";
import type { Pace } from "#app/modules/itinerary/day/itinerary";
import { HELD_OUT } from "./held-out";
import { CITIES } from "./knowledge";

/** One trip that is judged. Times are local at the destination. */
export interface Case {
  slug: string;
  start: string;
  nights: number;
  /** "HH:mm" of landing on the first day and of leaving on the last. */
  lands: string;
  leaves: string;
  isNightFlight: boolean;
  pace: Pace;
  tier: "budget-friendly" | "moderate" | "luxury";
  budget: number;
  children: number;
  diets: Diet[];
  accessNeeds: AccessNeed[];
  airport: number;
}

const STARTS = ["2027-04-13", "2027-07-05", "2027-10-19", "2027-02-09", "2027-05-28", "2027-09-03", "2027-01-18"];
const NIGHTS = [4, 2, 7, 5, 3, 10, 6, 1, 14, 8, 21];
export const LANDS = ["09:40", "14:25", "06:15", "20:50", "11:30", "17:05", "07:50"];
export const LEAVES = ["18:30", "11:05", "21:45", "13:20", "08:15"];
const PACES: Pace[] = ["moderate", "moderate", "relaxed", "packed"];

/** Days on which a calendar matters, by city. */
const SPECIAL: [string, string, number][] = [
  ["london", "2027-12-23", 4],
  ["seville", "2026-12-30", 4],
  ["rome", "2027-12-23", 5],
  ["cairo", "2027-02-15", 4],
  ["bali", "2027-03-06", 5],
  ["jerusalem", "2027-04-15", 4],
  ["athens", "2027-04-29", 5],
  ["yellowstone", "2027-01-16", 4],
];

type Odd = Pick<Case, "slug" | "start" | "nights"> & Partial<Case>;

/** Parties and dates that a plan for an average party on an average day gets wrong. */
const ODD: Odd[] = [
  { slug: "jerusalem", start: "2027-10-09", nights: 4, lands: "11:30" },
  { slug: "rio-de-janeiro", start: "2027-02-06", nights: 4, lands: "09:40" },
  { slug: "amsterdam", start: "2027-04-25", nights: 3, children: 1 },
  { slug: "barcelona", start: "2027-12-24", nights: 2, lands: "09:40", leaves: "21:45" },
  { slug: "hanoi", start: "2027-02-05", nights: 5, diets: ["vegetarian"] },
  { slug: "mexico-city", start: "2027-10-30", nights: 5, diets: ["vegan"] },
  { slug: "delhi", start: "2027-10-27", nights: 4 },
  { slug: "kyoto", start: "2027-08-12", nights: 4, accessNeeds: ["short-walks"] },
  { slug: "reykjavik", start: "2027-12-10", nights: 4, lands: "06:15", isNightFlight: true },
  { slug: "istanbul", start: "2027-03-07", nights: 4, diets: ["gluten-free"] },
  { slug: "paris", start: "2027-04-29", nights: 4, accessNeeds: ["step-free"] },
  { slug: "cairo", start: "2027-07-08", nights: 4, children: 2 },
  { slug: "vienna", start: "2027-12-23", nights: 4 },
  { slug: "tokyo", start: "2027-12-29", nights: 5, children: 2 },
];

const HELD_OUT_ODD: Odd[] = [
  { slug: "porto", start: "2027-06-08", nights: 9, diets: ["vegetarian"], children: 1 },
  { slug: "taipei", start: "2027-02-04", nights: 5, diets: ["shellfish-allergy"] },
  { slug: "edinburgh", start: "2027-12-30", nights: 4, diets: ["gluten-free"] },
  { slug: "krakow", start: "2027-05-01", nights: 4, diets: ["halal"] },
  { slug: "muscat", start: "2027-02-14", nights: 5 },
  { slug: "dubai", start: "2027-07-10", nights: 4, children: 2 },
  { slug: "luxor", start: "2027-07-20", nights: 3 },
  { slug: "seoul", start: "2027-09-13", nights: 5 },
  { slug: "tallinn", start: "2027-01-15", nights: 3 },
  { slug: "dublin", start: "2027-12-24", nights: 3 },
  { slug: "florence", start: "2027-08-13", nights: 3, accessNeeds: ["step-free"] },
  { slug: "venice", start: "2027-02-06", nights: 3, accessNeeds: ["step-free"] },
  { slug: "budapest", start: "2027-12-24", nights: 4, children: 2 },
  { slug: "beijing", start: "2027-10-01", nights: 5, accessNeeds: ["short-walks"] },
  { slug: "jaipur", start: "2027-05-10", nights: 3, diets: ["vegan"] },
  { slug: "new-orleans", start: "2027-02-06", nights: 4 },
  { slug: "melbourne", start: "2027-03-25", nights: 4 },
  { slug: "madrid", start: "2027-12-31", nights: 4, diets: ["halal"] },
  { slug: "ho-chi-minh-city", start: "2027-02-05", nights: 4 },
  { slug: "fes", start: "2027-02-20", nights: 4, diets: ["nut-allergy"] },
];

function usual(slug: string, index: number): Case {
  return {
    slug,
    start: STARTS[index % STARTS.length]!,
    nights: NIGHTS[index % NIGHTS.length]!,
    lands: LANDS[index % LANDS.length]!,
    leaves: LEAVES[index % LEAVES.length]!,
    isNightFlight: ["06:15", "07:50"].includes(LANDS[index % LANDS.length]!),
    pace: PACES[index % PACES.length]!,
    tier: "moderate",
    budget: 4_000,
    children: 0,
    diets: [],
    accessNeeds: [],
    airport: 0,
  };
}

/** Two, four and seven nights in summer and winter, and a family: a town that the judge knows nothing of. */
const ofNewTown = (slug: string): Case[] => [
  { ...usual(slug, 1), nights: 2 },
  { ...usual(slug, 3), nights: 4 },
  { ...usual(slug, 2), nights: 7 },
  { ...usual(slug, 1), nights: 5, children: 2 },
];

/**
 * The cases: every city the judge knows, of different lengths, long and short stays, feasts and fasts, needs and
 * children.
 */
export function casesFor(only: string[]): Case[] {
  const slugs = [...CITIES.keys()];
  const all: Case[] = [
    ...slugs.map(usual),
    // The same cities with other lengths.
    ...slugs.map((slug, index) => ({ ...usual(slug, index + 4), airport: 1 })),
    ...["tokyo", "rome", "cusco", "maldives", "queenstown", "uyuni", "petra", "vienna"].flatMap((slug, index) =>
      [8, 14, 21].map((nights) => ({ ...usual(slug, index), nights })),
    ),
    ...SPECIAL.map(([slug, start, nights], index) => ({ ...usual(slug, index), start, nights })),
    ...["rome", "bangkok", "paris", "marrakech"].map((slug, index): Case => {
      return { ...usual(slug, index), nights: 4, diets: ["vegan", "nut-allergy"] };
    }),
    ...["rome", "athens", "lisbon", "kyoto"].map((slug, index): Case => {
      return { ...usual(slug, index), nights: 4, accessNeeds: index % 2 === 0 ? ["step-free"] : ["short-walks"] };
    }),
    ...["london", "singapore"].map((slug, index) => ({ ...usual(slug, index), nights: 5, children: 2 })),
    { ...usual("marrakech", 0), tier: "budget-friendly", budget: 500 },
    { ...usual("maldives", 0), tier: "luxury", budget: 60_000, nights: 6 },
    ...ODD.map((odd, index) => ({ ...usual(odd.slug, index), ...odd })),
  ];
  const isNew = (slug: string): boolean => !CITIES.has(slug) && !HELD_OUT.has(slug);
  return only.length > 0
    ? [...all.filter(({ slug }) => only.includes(slug)), ...only.filter(isNew).flatMap(ofNewTown)]
    : all;
}

/** The cases of the cities that are held out: each at two lengths, and odd parties on odd dates. */
export function heldOutCases(only: string[]): Case[] {
  const slugs = [...HELD_OUT.keys()];
  const all: Case[] = [
    ...slugs.map(usual),
    ...slugs.map((slug, index) => ({ ...usual(slug, index + 3), airport: 1 })),
    ...HELD_OUT_ODD.map((odd, index) => ({ ...usual(odd.slug, index), ...odd })),
  ];
  return only.length > 0 ? all.filter(({ slug }) => only.includes(slug)) : all;
}
