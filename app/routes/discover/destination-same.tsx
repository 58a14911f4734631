import { WorldMap } from "#app/components/ui/world-map";
import { ClimateChart } from "#app/modules/catalogue/ui/climate-chart";
import { EventList } from "#app/modules/catalogue/ui/event-list";
import type { Units } from "#app/shared/units";
import { Holidays } from "./destination-before";
import type { DestinationView as View } from "#app/modules/discover/destination-page.server";
import { QuickFacts, SimilarPlaces } from "./destination-facts";
import { GoodToKnow } from "./destination-parts";
import { Sights, SightsMap } from "./destination-sights";

/** The character of the place and of its days. */
export function About({ view }: { view: View }) {
  return (
    <>
      <section className="stack">
        <h2>About</h2>
        <p>{view.place.description}</p>
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
      <div className="map-frame">
        <WorldMap label={`Map showing where ${place.name} is`} spots={map.spots} view={map.view} />
      </div>
      <p>
        <a className="target" href="/explore/map">
          See it on the map of all places
        </a>
      </p>
      <SightsMap view={view} />
    </>
  );
}

/** The sights, and the best time for them. */
export function SightsAndSeasons({ view, units }: { view: View; units?: Units }) {
  return (
    <>
      <Sights view={view} />
      <section className="stack" id="when">
        <h2>When to go</h2>
        <ClimateChart place={view.place.name} months={view.climate} best={view.place.bestMonths} units={units} />
      </section>
      <section className="stack">
        <h2>Festivals and events</h2>
        <EventList events={view.events} />
      </section>
    </>
  );
}

/** Holidays, parts of town and tips. */
export function HolidaysAndTips({ view }: { view: View }) {
  return (
    <>
      <Holidays holidays={view.holidays} country={view.place.country} />
      <GoodToKnow place={view.place} />
    </>
  );
}

/** Places that are most like this one. */
export function Similar({ view }: { view: View }) {
  return <SimilarPlaces places={view.similar} />;
}
