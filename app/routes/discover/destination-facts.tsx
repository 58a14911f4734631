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
  place: { name: string; days: readonly [number, number] };
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
      </dl>
      <a className="button" href={`/planner?city=${encodeURIComponent(place.name)}`} data-plan={place.name}>
        Start Planning My Trip
      </a>
    </section>
  );
}

type Parts = readonly { name: string; character: string }[];
/** Parts of town that are told at once; the others on request. */
const FIRST_PARTS = 2;

function PartList({ list }: { list: Parts }) {
  return (
    <ul className="plain ruled">
      {list.map(({ name, character }) => (
        <li key={name}>
          <b>{name}.</b> {character}
        </li>
      ))}
    </ul>
  );
}

/** Parts of town to stay in, and the travellers they suit. */
export function Neighbourhoods({ list }: { list: Parts }) {
  const others = list.slice(FIRST_PARTS);
  return (
    <section className="stack" id="stay">
      <h2>Where to stay</h2>
      <PartList list={list.slice(0, FIRST_PARTS)} />
      {others.length > 0 && (
        <details className="more">
          <summary>{others.length === 1 ? "One more part of town" : `${others.length} more parts of town`}</summary>
          <PartList list={others} />
        </details>
      )}
    </section>
  );
}

/** Places that are most like this one. */
export function SimilarPlaces({ places }: { places: PlaceView[] }) {
  return (
    <section className="section sunk">
      <div className="wrap stack wide-gap">
        <div className="row spread">
          <h2>Similar places</h2>
          <a className="target" href="/destinations">
            All destinations
          </a>
        </div>
        <div className="similar">
          <PlaceGrid places={places} />
        </div>
      </div>
    </section>
  );
}
