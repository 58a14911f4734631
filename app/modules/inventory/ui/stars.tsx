import { formatCount } from "#app/shared/format";

/** The class of a house as stars, which read "3 stars". */
export function Stars({ count }: { count: number }) {
  return (
    <span className="stars" role="img" aria-label={formatCount(count, "star")}>
      {"★".repeat(count)}
    </span>
  );
}
