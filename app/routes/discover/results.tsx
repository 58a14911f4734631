import { EmptyState } from "#app/components/ui/empty-state";
import { exploreAddress } from "#app/modules/catalogue/explore/explore-address";
import { countFilters } from "#app/modules/catalogue/search/explore-filters";
import type { ExploreFilters } from "#app/modules/catalogue/search/explore-filters";
import { SORT_LABELS } from "#app/modules/catalogue/explore/explore-sort";
import type { Sort } from "#app/modules/catalogue/explore/explore-sort";
import { ROUTE_PATH } from "#app/modules/journeys/route-form";
import { PlaceCard } from "#app/modules/catalogue/ui/place-card";
import type { PlaceView } from "#app/modules/catalogue/places/place-view";
import { PlaceGrid } from "./sections";

const PAGE_SIZE = 24;
/** Example searches. */
const EXAMPLES = ["warm and dry in February", "street food under $100 a day", "a quiet island in May"];

interface ResultsProps {
  search: {
    query: string;
    filters: ExploreFilters;
    sort: Sort;
    places: PlaceView[];
    near: PlaceView[];
    givenUp: string[];
    missing: string[];
    told?: string;
    /** The poster beside an empty result. */
    idle: PlaceView["picture"];
  };
  /** A route through the country that was searched for. */
  route?: { label: string; href: string };
  page: number;
}

/** The places that were found, how many, and a way to compare up to three side by side (CHECKLIST EXPL-07). */
export function Results({ search, route, page: asked }: ResultsProps) {
  const { query, filters, sort, places, near, givenUp, missing, told, idle } = search;
  const count = `${places.length} ${places.length === 1 ? "destination" : "destinations"}`;
  const page = Math.max(1, Math.min(asked, Math.ceil(places.length / PAGE_SIZE)));
  const from = (page - 1) * PAGE_SIZE;
  const shown = places.slice(from, from + PAGE_SIZE);
  return (
    <section className="wrap section-tight stack wide-gap" aria-labelledby="found">
      <p id="found" className="step-1" role="status">
        {countFilters(filters) > 0
          ? `Showing ${count} matching your filters`
          : query
            ? `${count} for “${query}”`
            : `All ${count}, ${SORT_LABELS[sort].toLowerCase()} first`}
      </p>
      {route && (
        <p>
          <a className="button" href={route.href}>
            {route.label}
          </a>
        </p>
      )}
      {told && <p className="alert-box info">{told}</p>}
      {missing.length > 0 && (
        <p className="alert-box info">{`No matches for ${missing.map((word) => `“${word}”`).join(" or ")}${places.length > 0 ? "; these places fit the rest of your search" : ""}.`}</p>
      )}
      {givenUp.length > 0 && (
        <p className="alert-box info">
          Nothing fits your whole search. What these places are missing: {givenUp.join(", ")}.
        </p>
      )}
      {places.length === 0 && (
        <EmptyState picture={idle}>
          <p>
            Try fewer filters or other words, such as a month, a price or a country. <a href="/explore">Start over</a>
          </p>
          <ul className="row" role="list" aria-label="For example">
            {EXAMPLES.map((example) => (
              <li key={example}>
                <a className="target" href={`/explore?q=${encodeURIComponent(example)}#destinations`}>
                  {example}
                </a>
              </li>
            ))}
          </ul>
        </EmptyState>
      )}
      <form action="/explore/compare" method="get" className="stack wide-gap">
        <ul className="grid four place-grid" role="list">
          {shown.map((place, index) => (
            <li key={place.id}>
              <PlaceCard place={place} isFirst={index < 2} />
              <label className="check compare-check">
                <input type="checkbox" name="place" value={place.id} />
                <span>
                  Compare<span className="visually-hidden"> {place.name}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="row spread">
          {shown.length > 1 && (
            <span className="row">
              <button type="submit" className="button">
                Compare up to three
              </button>
              <button type="submit" className="button" formAction={ROUTE_PATH}>
                Plan as one trip
              </button>
            </span>
          )}
          <span className="row">
            {page > 1 && (
              <a className="button" href={exploreAddress(search, page - 1)}>
                Previous places
              </a>
            )}
            {from + PAGE_SIZE < places.length && (
              <a className="button" href={exploreAddress(search, page + 1)}>
                More places
              </a>
            )}
          </span>
        </p>
      </form>
      {near.length > 0 && page === 1 && (
        <section className="stack" aria-labelledby="near">
          <h2 id="near" className="step-1">
            Close matches
          </h2>
          <PlaceGrid places={near} />
        </section>
      )}
    </section>
  );
}
