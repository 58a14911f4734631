import type { LeftOut } from "../itinerary";

/** Notable places that are not in the plan, each with the reason: an honest plan says what it leaves out. */
export function LeftOutList({ places }: { places: LeftOut[] }) {
  if (places.length === 0) return null;
  return (
    <details className="more">
      <summary>What we left out, and why</summary>
      <ul className="plain">
        {places.map((place) => (
          <li key={place.placeId}>
            <b>{place.name}.</b> {place.why}
          </li>
        ))}
      </ul>
    </details>
  );
}
