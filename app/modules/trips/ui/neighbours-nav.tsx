import type { Neighbours } from "../shown/longer-trip";

/**
 * Leads from one place of a longer trip to the others, and to the whole.
 * @param isPlanning among the steps of one place: the others are reached by the page of the whole
 */
export function NeighboursNav({ neighbours, isPlanning }: { neighbours: Neighbours; isPlanning?: true }) {
  const { whole, places } = neighbours;
  const here = places.findIndex(({ isHere }) => isHere);
  if (isPlanning)
    return (
      <p className="meta">
        Place {here + 1} of {places.length}: {places[here]?.name}.{" "}
        <a className="target" href={whole}>
          All places of this trip
        </a>
      </p>
    );
  return (
    <nav className="tab-links" aria-label="Places of this trip">
      <a href={whole}>All places</a>
      {places.map(({ href, name, isHere }) => (
        <a key={href} href={href} aria-current={isHere ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
