import { Poster } from "#app/components/ui/poster";
import type { DeviceDestination } from "#app/modules/catalogue/explore/discover-bundle";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { isGoodNow, monthNames } from "#app/modules/catalogue/places/explore-item";
import { quickFacts, sampleHighlights } from "#app/modules/catalogue/places/highlight-sets";
import { similarTo } from "#app/modules/catalogue/places/similar";
import { ClimateChart } from "#app/modules/catalogue/ui/climate-chart";
import { EventList } from "#app/modules/catalogue/ui/event-list";
import { toPlaceView } from "#app/modules/catalogue/places/place-view";
import { Neighbourhoods, QuickFacts, SimilarPlaces } from "./destination-facts";

const SIMILAR = 4;

/**
 * A place from the data that a device holds: its character and the best time to go. Sights with their hours, ways and
 * fares need a connection.
 */
export function DestinationShort({
  place,
  month,
  all,
}: {
  place: DeviceDestination;
  /** 1 to 12. */
  month: number;
  all: readonly DeviceDestination[];
}) {
  const { name, item, bestMonths } = place;
  const facts = quickFacts({
    bestTime: bestMonths.length === 12 ? [] : [monthNames(bestMonths)],
    perDay: item.averageCostPerDay,
    knownFor: place.knownFor,
  });
  const similar = similarTo(place, all, SIMILAR).map((one) => toPlaceView(one.item, one.picture));
  return (
    <article>
      <header className="destination-hero">
        <div className="wrap stack">
          <p className="eyebrow">{item.country}</p>
          <h1>{name}</h1>
          <p>{place.tagline}</p>
        </div>
      </header>
      <div className="wrap page split destination-body">
        <div className="stack sections-gap">
          <section className="stack">
            <h2>About</h2>
            <p>{place.description}</p>
          </section>
          <section className="stack">
            <h2>Sample Itinerary Highlights</h2>
            <ol className="highlights">
              {sampleHighlights(name, place.highlights).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
        </div>
        <aside className="stack">
          <Poster {...place.picture} isFirst />
          <QuickFacts facts={facts} isGoodNow={isGoodNow(item.best_time_to_visit, month)} place={place} />
        </aside>
        <div className="stack sections-gap">
          <section className="stack">
            <h2>Worth seeing</h2>
            <p>{place.sights.map(([sight]) => sight).join(", ")}.</p>
            <p className="meta">Opening hours, prices and how to get there are on this page when you are online.</p>
          </section>
          <section className="stack">
            <h2>When to go</h2>
            <ClimateChart place={name} months={climateByMonth(place)} best={bestMonths} />
          </section>
          <section className="stack">
            <h2>Festivals and events</h2>
            <EventList events={place.events} />
          </section>
          <Neighbourhoods list={place.neighbourhoods} />
          <p className="meta">The downsides: {place.drawback}</p>
        </div>
      </div>
      <SimilarPlaces places={similar} />
    </article>
  );
}
