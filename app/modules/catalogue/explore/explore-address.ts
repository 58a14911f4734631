import { writeFilters } from "../search/explore-filters";
import type { ExploreFilters } from "../search/explore-filters";
import type { Sort } from "./explore-sort";

/** The search in an address of the explore page. */
export interface ExploreSearch {
  query: string;
  filters: ExploreFilters;
  sort: Sort;
}

/** The address of a search; it leads to the results. */
export function exploreAddress({ query, filters, sort }: ExploreSearch, page = 1): string {
  const params = writeFilters(filters);
  if (query) params.set("q", query);
  if (sort !== "fit") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  const asked = params.toString();
  return `/explore${asked && `?${asked}`}#destinations`;
}

/** Every choice that is active, in the order of the panel, with the address of the same search without it. */
export function chosenFilters(search: ExploreSearch): { value: string; without: string }[] {
  return Object.entries(search.filters).flatMap(([group, values]: [string, readonly string[]]) =>
    values.map((value) => ({
      value,
      without: exploreAddress({
        ...search,
        filters: { ...search.filters, [group]: values.filter((one) => one !== value) },
      }),
    })),
  );
}
