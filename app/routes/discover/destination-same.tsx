import { WorldMap } from "#app/components/ui/world-map";
import type { DestinationView as View } from "#app/modules/discover/destination-page.server";
import { QuickFacts, SimilarPlaces } from "./destination-facts";
import { SightsMap } from "./destination-sights";

/** The character of the place and of its days. */
export function About({ view }: { view: View }) {
  return (
    <>
      <section className="stack">
        <h2>About</h2>
        <p>{view.place.description}</p>
        <p className="meta">The downsides: {view.place.drawback}</p>
      </section>
      <section className="stack">
        <h2>Sample Itinerary Highlights</h2>
        <ol className="highlights">
          {view.highlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The facts in short, and the place on the map. */
export function FactsAndMap({ view }: { view: View }) {
  const { place, facts, isGoodNow, map } = view;
  return (
    <>
      <QuickFacts facts={facts} isGoodNow={isGoodNow} place={place} />
      <details className="more">
        <summary>Where {place.name} is in the world</summary>
        <div className="map-frame">
          <WorldMap label={`Map showing where ${place.name} is`} spots={map.spots} view={map.view} />
        </div>
        <p>
          <a className="target" href="/explore/map">
            See it on the map of all places
          </a>
        </p>
      </details>
      <SightsMap view={view} />
    </>
  );
}

/** Places that are most like this one. */
export function Similar({ view }: { view: View }) {
  return <SimilarPlaces places={view.similar} />;
}
