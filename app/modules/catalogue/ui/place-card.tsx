import { Pieces } from "#app/components/ui/pieces";
import { Poster } from "#app/components/ui/poster";
import { budgetRange } from "../places/explore-item";
import type { ExploreItem } from "../places/explore-item";

/** The content of a place's card. */
export interface PlaceView {
  id: string;
  name: string;
  country: string;
  tagline: string;
  perDay: number;
  tags: string[];
  picture: { src: string; alt: string; width: number; height: number };
  reasons?: string[];
}

/** Tags on a card (CHECKLIST EXPL-60). */
const CARD_TAGS = 3;

/** The cost of five to seven days (CHECKLIST EXPL-59). */
function budgetLine(perDay: number): string {
  const { min, max } = budgetRange(perDay);
  return `$${min.toLocaleString("en-US")} to $${max.toLocaleString("en-US")} for 5 to 7 days`;
}

/** A place as its card shows it. */
export function toPlaceView(item: ExploreItem, picture: PlaceView["picture"], reasons?: string[]): PlaceView {
  return {
    id: item.id,
    name: item.name,
    country: item.country,
    tagline: item.tagline,
    perDay: item.averageCostPerDay,
    tags: item.tags.slice(0, CARD_TAGS),
    picture,
    ...(reasons && { reasons }),
  };
}

/** A poster and the main facts of its place; the whole card is a link. */
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
