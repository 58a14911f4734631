import { formatCount } from "#app/shared/format";
import { STAY_KINDS } from "../offers/hotel";
import type { HotelOffer } from "../offers/hotel";
import { highestPrice } from "./offer-listing";
import type { ListingRules, SortOrder } from "./offer-listing";

/** Choices beside price, class and place, each of which has to be met. */
const TERMS: Readonly<Record<string, { label: string; has: (stay: HotelOffer) => boolean }>> = {
  cancel: { label: "Free to cancel", has: ({ cancellation }) => cancellation.freeUntil !== undefined },
  breakfast: { label: "Breakfast included", has: ({ board }) => board !== undefined && board !== "room only" },
};

const byPrice = (a: HotelOffer, b: HotelOffer): number => a.totalMinor - b.totalMinor;
const starsOf = ({ stars }: HotelOffer): string => (stars === undefined ? "none" : String(stars));

const SORTS: readonly SortOrder<HotelOffer>[] = [
  { value: "best", label: "Best match" },
  { value: "price", label: "Lowest price", compare: byPrice },
  { value: "stars", label: "Most stars", compare: (a, b) => (b.stars ?? 0) - (a.stars ?? 0) || byPrice(a, b) },
  {
    value: "middle",
    label: "Closest to the centre",
    compare: (a, b) => a.walkToCentreMinutes - b.walkToCentreMinutes || byPrice(a, b),
  },
];

/** An order of its own only where guests have rated a stay. */
const BY_RATING: SortOrder<HotelOffer> = {
  value: "rating",
  label: "Best rated",
  compare: (a, b) => (b.rating ?? -1) - (a.rating ?? -1) || byPrice(a, b),
};

/** The filters and orders of a list of stays. @param stays all of them */
export function stayListing(stays: readonly Pick<HotelOffer, "rating">[]): ListingRules<HotelOffer> {
  return {
    facets: [
      highestPrice("Highest price", " a night", (stay) => stay.perNightMinor),
      {
        name: "stars",
        legend: "Stars",
        mode: "any",
        choices(offers) {
          const found = new Set(offers.map(starsOf));
          return ["5", "4", "3", "2", "1", "none"].flatMap((value) =>
            found.has(value)
              ? [{ value, label: value === "none" ? "No stars" : formatCount(Number(value), "star") }]
              : [],
          );
        },
        passes: (stay, value) => starsOf(stay) === value,
      },
      {
        name: "area",
        legend: "Part of town",
        mode: "any",
        choices: (offers) =>
          [...new Set(offers.flatMap(({ neighbourhood }) => neighbourhood ?? []))]
            .sort()
            .map((value) => ({ value, label: value })),
        passes: ({ neighbourhood }, value) => neighbourhood === value,
      },
      {
        name: "kind",
        legend: "Kind of place",
        mode: "any",
        choices(offers) {
          const found = new Set(offers.map(({ kind }) => kind));
          return STAY_KINDS.filter((kind) => found.has(kind)).map((kind) => ({
            value: kind,
            label: kind.charAt(0).toUpperCase() + kind.slice(1),
          }));
        },
        passes: ({ kind }, value) => kind === value,
      },
      {
        name: "terms",
        legend: "Good to have",
        mode: "all",
        choices: (offers) =>
          Object.entries(TERMS).flatMap(([value, { label, has }]) => (offers.some(has) ? [{ value, label }] : [])),
        passes: (stay, value) => TERMS[value]?.has(stay) === true,
      },
    ],
    sorts: stays.some(({ rating }) => rating !== null) ? [...SORTS, BY_RATING] : SORTS,
  };
}
