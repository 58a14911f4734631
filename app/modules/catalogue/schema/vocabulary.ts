/** Filter groups of the explore page (CHECKLIST EXPL-17 to EXPL-20). */
export const VIBES = ["adventure", "culture", "nature", "urban", "beach", "wellness", "romantic", "nightlife"] as const;
/**
 * What a traveller may like on a trip: the moods of the explore page, and food, for which the fixed list of moods has
 * no word. Places say their moods in their files; which of them are about food follows from kind, name and labels
 * (food-places.ts).
 */
export const TASTES = [...VIBES, "food"] as const;
export const STYLES = ["luxury", "adventure", "culture", "beach", "urban", "nature"] as const;
export const BUDGETS = ["luxury", "moderate", "budget-friendly"] as const;
export const REGIONS = [
  "europe",
  "asia",
  "north-america",
  "south-america",
  "africa",
  "oceania",
  "middle-east",
] as const;

/** The kind of a place; decides its symbol, its category and how the day planner treats it. */
export const PLACE_KINDS = [
  "museum",
  "gallery",
  "temple",
  "church",
  "mosque",
  "palace",
  "castle",
  "ruin",
  "monument",
  "tower",
  "bridge",
  "square",
  "street",
  "neighbourhood",
  "library",
  "cemetery",
  "park",
  "garden",
  "beach",
  "lake",
  "waterfall",
  "mountain",
  "trail",
  "island",
  "cave",
  "wildlife",
  "viewpoint",
  "market",
  "restaurant",
  "cafe",
  "bar",
  "food-hall",
  "winery",
  "theatre",
  "music",
  "spa",
  "hot-spring",
  "boat-trip",
  "workshop",
  "tour",
  "sport",
  "theme-park",
  "zoo",
  "aquarium",
  "shop",
] as const;

/** They run to a timetable and sell tickets; on some days none of them run. */
export const PUBLIC_MODES = ["metro", "tram", "bus", "train", "ferry", "boat"] as const;
/** They wait for the traveller who hires them: a driver comes with the car, a jeep goes where there is no road. */
export const HIRED_MODES = ["taxi", "tuk-tuk", "driver", "jeep", "car"] as const;

export type Vibe = (typeof VIBES)[number];
export type Taste = (typeof TASTES)[number];
export type Style = (typeof STYLES)[number];
export type BudgetLevel = (typeof BUDGETS)[number];
export type Region = (typeof REGIONS)[number];
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Kinds of open nature that cannot be seen in the dark. */
export const OPEN_NATURE = [
  "park",
  "garden",
  "beach",
  "lake",
  "waterfall",
  "mountain",
  "trail",
  "island",
  "wildlife",
] as const satisfies readonly PlaceKind[];

/** Kinds of place that are visited for nature or the open air. */
export const NATURAL_KINDS = [
  ...OPEN_NATURE,
  "cave",
  "viewpoint",
  "hot-spring",
  "boat-trip",
] as const satisfies readonly PlaceKind[];
