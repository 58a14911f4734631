import { stopIdOf } from "./itinerary";
import type { Itinerary, ItineraryItem } from "./itinerary";

/** The id of the menu of a line of the days, to which a page goes after that line was changed. */
export function menuId({ id }: Pick<ItineraryItem, "id">): string {
  return `change-${id}`;
}

/**
 * Whether an edit speaks of a line: by its place; a meal by its day and name, or by its table where that is the
 * traveller's own; a free while by its day and start.
 */
export function isAbout(item: ItineraryItem, date: string, about: readonly string[]): boolean {
  if (item.role === "meal" && about.includes(`${date} ${item.meal}`)) return true;
  if (item.role === "free" || item.role === "rest") return about.includes(`${date} at ${item.start}`);
  const id = stopIdOf(item);
  return (item.role !== "meal" || item.isOwn === true) && id !== undefined && about.includes(id);
}

/**
 * Where a page shows a line: its day open, and the page at its menu where it has menus; of a line that is gone, the day
 * it was in.
 * @param plans the newest first
 * @param of the lines, or the day, that are looked for
 */
export function lineAnchor(
  plans: readonly (Itinerary | undefined)[],
  { about, date }: { about: readonly string[]; date?: string },
  hasMenus: boolean,
): string {
  const [newest] = plans;
  for (const plan of plans) {
    for (const day of plan?.days ?? []) {
      const line = day.items.find((item) => isAbout(item, day.date, about));
      if (line) return `?day=${day.dayNumber}#${hasMenus && plan === newest ? menuId(line) : `day-${day.dayNumber}`}`;
      if (day.date === date) return `?day=${day.dayNumber}#day-${day.dayNumber}`;
    }
  }
  return "";
}
