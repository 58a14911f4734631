import { AT_ONCE } from "#app/components/ui/poster";
import type { DestinationView } from "#app/modules/discover/destination-page.server";
import { MarkForms } from "#app/modules/matching/ui/mark-forms";
import { MatchPanel } from "#app/modules/matching/ui/match-panel";
import { Before } from "./destination-before";
import { Neighbourhoods } from "./destination-facts";
import { GettingThere, GuidesAbout, RoutesThrough } from "./destination-parts";
import { About, FactsAndMap, Similar } from "./destination-same";
import { Sights } from "./destination-sights";
import { When } from "./destination-when";

/** The parts of the page that are looked for most, by the id of their section. */
const PARTS = [
  ["see", "See"],
  ["eat", "Eat"],
  ["when", "When"],
  ["getting-there", "Get there"],
  ["before-you-go", "Before you go"],
  ["stay", "Stay"],
] as const;

/** The page of a destination. */
export function DestinationPage({ view }: { view: DestinationView }) {
  const { slug, personal, place, hero, way, guides, ready, perDay } = view;
  const marks = { slug, name: place.name, kinds: personal?.marks ?? [], returnTo: `/destination/${slug}` };
  return (
    <article>
      <header className="destination-hero">
        <img
          className="hero-picture"
          src={hero.src}
          alt={hero.alt}
          width={hero.width}
          height={hero.height}
          {...AT_ONCE}
        />
        <div className="wrap stack">
          <p className="eyebrow">{place.country}</p>
          <h1>{place.name}</h1>
          <p className="step-1">{`Discover the wonders of ${place.name}`}</p>
          <p>{place.tagline}</p>
        </div>
      </header>
      <div className="plan-bar">
        <div className="wrap row">
          <a
            className="button primary"
            href={`/planner?city=${encodeURIComponent(place.name)}`}
            data-plan={place.name}
          >{`Plan ${place.name} · from $${perDay} a day`}</a>
          <MarkForms {...marks} offered={["saved"]} />
        </div>
      </div>
      <nav className="contents-bar" aria-label="On this page">
        <ul className="wrap">
          {PARTS.map(([id, words]) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap page split destination-body">
        <div className="stack sections-gap">
          {personal && <MarkForms {...marks} offered={["dismissed", "visited"]} />}
          <About view={view} />
        </div>
        <aside className="stack">
          {personal?.match && <MatchPanel match={personal.match} month={way.month} />}
          <FactsAndMap view={view} />
        </aside>
        <div className="stack sections-gap">
          <Sights view={view} />
          <When view={view} way={way} units={personal?.units} />
          <GettingThere way={way} slug={slug} place={place} units={personal?.units} />
          <Before view={view} />
          <Neighbourhoods list={place.neighbourhoods} />
          <RoutesThrough view={view} />
          <GuidesAbout guides={guides} name={place.name} />
        </div>
      </div>
      <Similar view={view} />
      <section className="section wrap stack">
        <h2>Ready for {place.name}?</h2>
        <p>{ready}</p>
        <p className="row">
          <a className="button" href={`/planner?city=${encodeURIComponent(place.name)}`} data-plan={place.name}>
            Start Planning My Trip
          </a>
        </p>
      </section>
    </article>
  );
}
