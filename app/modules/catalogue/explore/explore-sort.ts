/** The orders of a list; the first is the default. */
export const SORTS = ["fit", "price", "price-high", "name", "sights"] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  fit: "Best fit",
  price: "Lowest price a day",
  "price-high": "Highest price a day",
  name: "Name",
  sights: "Most to see",
};

/** The order that an address names; the default when it names none. */
export function readSort(text: string | null): Sort {
  return SORTS.find((sort) => sort === text) ?? "fit";
}

/** Puts a list in an order; "fit" leaves it as it is. */
export function sortItems<T extends { name: string; averageCostPerDay: number; vibe_score: number }>(
  items: readonly T[],
  sort: Sort,
): T[] {
  const byName = (a: T, b: T): number => a.name.localeCompare(b.name, "en");
  const orders: Record<Sort, (a: T, b: T) => number> = {
    fit: () => 0,
    price: (a, b) => a.averageCostPerDay - b.averageCostPerDay || byName(a, b),
    "price-high": (a, b) => b.averageCostPerDay - a.averageCostPerDay || byName(a, b),
    name: byName,
    sights: (a, b) => b.vibe_score - a.vibe_score || byName(a, b),
  };
  return [...items].sort(orders[sort]);
}
