import { distanceKm } from "#app/shared/geo";
import type { Searchable } from "./searchable";

/** How alike two places are: shared vibes and best months, style, budget and region; near ones are worth more. */
function likeness(a: Searchable, b: Searchable): number {
  const shared = a.vibes.filter((vibe) => b.vibes.includes(vibe)).length / Math.max(a.vibes.length, b.vibes.length);
  const months =
    a.bestMonths.filter((month) => b.bestMonths.includes(month)).length /
    Math.max(a.bestMonths.length, b.bestMonths.length);
  return (
    shared * 3 +
    months +
    Number(a.style === b.style) * 2 +
    Number(a.budget === b.budget) +
    Number(a.region === b.region) * 2 +
    Number(distanceKm(a, b) < 1500)
  );
}

/** The places most similar to one, without itself. */
export function similarTo<T extends Searchable>(place: Searchable, all: readonly T[], limit: number): T[] {
  return all
    .filter(({ slug }) => slug !== place.slug)
    .map((one) => ({ one, like: likeness(place, one) }))
    .sort((a, b) => b.like - a.like || a.one.name.localeCompare(b.one.name, "en"))
    .slice(0, limit)
    .map(({ one }) => one);
}
