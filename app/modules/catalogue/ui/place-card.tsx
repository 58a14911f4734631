import { Pieces } from "#app/components/ui/pieces";
import { Poster } from "#app/components/ui/poster";
import { budgetRange } from "../places/explore-item";
import type { PlaceView } from "../places/place-view";

/** The cost of five to seven days (CHECKLIST EXPL-59). */
function budgetLine(perDay: number): string {
  const { min, max } = budgetRange(perDay);
  return `$${min.toLocaleString("en-US")} to $${max.toLocaleString("en-US")} for 5 to 7 days`;
}

/** A poster and what matters about its place; the whole card leads there. */
export function PlaceCard({
  place,
  isFirst,
  hasTags = false,
}: {
  place: PlaceView;
  isFirst?: boolean;
  hasTags?: boolean;
}) {
  const { name, country, perDay, tagline } = place;
  return (
    <article>
      <a className="place" href={`/destination/${place.id}`}>
        <Poster {...place.picture} isFirst={isFirst} />
        <span className="name">{name}</span>
        <span className="facts">
          <span>{country}</span>
          <span className="num">{`From $${perDay}/day`}</span>
        </span>
        <span className="meta">{tagline}</span>
        {hasTags && <span className="meta num">{budgetLine(perDay)}</span>}
        {place.reasons && place.reasons.length > 0 && (
          <span className="why">
            <Pieces of={place.reasons} />
          </span>
        )}
      </a>
      {hasTags && (
        <ul className="tags" aria-label={`What ${place.name} has`}>
          {place.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
