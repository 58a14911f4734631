import type { Point } from "#app/shared/geo";
import { MapFigure } from "./map-figure";

const PRECISION = 5;

/** The map of some stays: each with the number of its card, and the centre of town. Empty for a place without a map. */
export function StaysMapFigure({
  slug,
  place,
  stays,
}: {
  slug: string | undefined;
  place: string;
  stays: readonly (Point & { name: string })[];
}) {
  if (slug === undefined || stays.length === 0) return null;
  const at = stays.map(({ lat, lon }) => `${lat.toFixed(PRECISION)},${lon.toFixed(PRECISION)}`).join(";");
  const marked = stays.map(({ name, lat, lon }, k) => ({ mark: String(k + 1), name, lat, lon }));
  return (
    <MapFigure
      src={`/destination/${slug}/map.svg?stays=${at}`}
      alt={`Map of the stays and the centre of ${place}: ${marked.map(({ mark, name }) => `${mark} ${name}`).join(", ")}.`}
      stops={marked}
    />
  );
}
