import { Pieces } from "#app/components/ui/pieces";
import type { quickFacts } from "#app/modules/catalogue/places/highlight-sets";
import type { PlaceView } from "#app/modules/catalogue/places/place-view";
import { PlaceGrid } from "./sections";

/** Best time, budget and the fame of the place (CHECKLIST DEST-15 to DEST-18). */
export function QuickFacts({
  facts,
  isGoodNow,
  place,
}: {
  facts: ReturnType<typeof quickFacts>;
  isGoodNow: boolean;
  place: { name: string; days: readonly [number, number]; languages: string };
}) {
  return (
    <section className="panel stack" aria-labelledby="quick-facts">
      <h2 id="quick-facts" className="step-2">
        Quick Facts
      </h2>
      <dl className="quick-facts">
        <dt>Best Time to Visit</dt>
        <dd>
          {facts.bestTime}
          {isGoodNow && <strong className="good-now">Great time to visit now!</strong>}
        </dd>
        <dt>Budget Range</dt>
        <dd className="num">{facts.budgetRange}</dd>
        <dt>Known For</dt>
        <dd>
          <Pieces of={facts.knownFor} />
        </dd>
        <dt>Stay</dt>
        <dd>
          {place.days[0]} to {place.days[1]} days
        </dd>
        <dt>Languages</dt>
        <dd>{place.languages}</dd>
      </dl>
      <a className="button primary" href={`/planner?city=${encodeURIComponent(place.name)}`} data-plan={place.name}>
        Start Planning My Trip
      </a>
    </section>
  );
}

/** Parts of town to stay in, and the travellers they suit. */
export function Neighbourhoods({ list }: { list: readonly { name: string; character: string }[] }) {
  return (
    <section className="stack" id="stay">
      <h2>Where to stay</h2>
      {list.map(({ name, character }) => (
        <details key={name} className="more">
          <summary>{name}</summary>
          <p>{character}</p>
        </details>
      ))}
    </section>
  );
}

/** Places that are most like this one. */
export function SimilarPlaces({ places }: { places: PlaceView[] }) {
  return (
    <section className="section sunk">
      <div className="wrap stack wide-gap">
        <h2>Similar places</h2>
        <div className="similar">
          <PlaceGrid places={places} />
        </div>
      </div>
    </section>
  );
}
