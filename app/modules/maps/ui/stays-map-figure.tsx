import type { Point } from "#app/shared/geo";
import { MapFigure } from "./map-figure";

const PRECISION = 5;
/** A dot has no name; a hundred metres are near enough. */
const DOT_PRECISION = 3;

/**
 * The map of some stays: each with the number of its card, the rest of a long list as dots, and the centre of town.
 * Empty for a place without a map.
 */
export function StaysMapFigure({
  slug,
  place,
  stays,
  others = [],
}: {
  slug: string | undefined;
  place: string;
  stays: readonly (Point & { name: string })[];
  /** The stays of the list's other pages. */
  others?: readonly Point[];
}) {
  if (slug === undefined || stays.length === 0) return null;
  const inAddress = (points: readonly Point[], precision: number): string =>
    points.map(({ lat, lon }) => `${lat.toFixed(precision)},${lon.toFixed(precision)}`).join(";");
  const dots = others.length > 0 ? `&others=${inAddress(others, DOT_PRECISION)}` : "";
  const marked = stays.map(({ name, lat, lon }, k) => ({ mark: String(k + 1), name, lat, lon }));
  return (
    <MapFigure
      src={`/destination/${slug}/map.svg?stays=${inAddress(stays, PRECISION)}${dots}`}
      alt={`Map of the stays and the centre of ${place}: ${marked.map(({ mark, name }) => `${mark} ${name}`).join(", ")}.`}
      stops={marked}
      legend={others.length > 0 ? "Dots are the stays on the other pages of this list." : undefined}
    />
  );
}
