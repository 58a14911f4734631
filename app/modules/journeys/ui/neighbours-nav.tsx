import type { Neighbours } from "../whole-trip";

/** Leads from one place of a longer trip to the others, and to the whole. */
export function NeighboursNav({ neighbours, paths }: { neighbours: Neighbours; paths?: "trips" }) {
  return (
    <nav className="tab-links neighbours" aria-label="Places of this trip">
      <a href={neighbours.whole}>All places</a>
      {neighbours.places.map(({ tripId, name, isHere }) =>
        paths ? (
          <a key={tripId} href={`/trips/${tripId}`} aria-current={isHere ? "page" : undefined}>
            {name}
          </a>
        ) : (
          <span key={tripId} aria-current={isHere ? "step" : undefined}>
            {name}
          </span>
        ),
      )}
    </nav>
  );
}
