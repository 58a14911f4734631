import { Pieces } from "#app/components/ui/pieces";
import { monthNames } from "#app/modules/catalogue/places/explore-item";
import type { RouteView as View } from "#app/modules/discover/routes-page.server";
import { RouteMap } from "#app/modules/maps/ui/route-map";
import { formatCount } from "#app/shared/format";
import { degreeSign } from "#app/shared/units";
import { PosterStrip, RouteGrid } from "./route-cards";

/** The places in their order, each with its nights and what one comes for. */
function Stays({ stays }: { stays: View["stays"] }) {
  return (
    <ol className="route-stays">
      {stays.map(({ slug, name, nights, why, onward }) => (
        <li key={slug}>
          <h3 className="step-1">
            <a href={`/destination/${slug}`}>{name}</a>
          </h3>
          <p className="meta num">{formatCount(nights, "night")}</p>
          <p>{why}</p>
          {onward.length > 0 && <p className="meta num onward">{onward.join(" ")}</p>}
        </li>
      ))}
    </ol>
  );
}

/** The usual weather at all places, month by month, and the best months. */
function When({ view: { stays, months, weather, units } }: { view: View }) {
  return (
    <section className="stack" id="when">
      <h2>When to go</h2>
      <p>The best months are {monthNames(months)}.</p>
      <section className="scroll" aria-label="Weather by month" tabIndex={0}>
        <table className="numbers num route-weather">
          <caption className="meta">Usual daily high in {degreeSign(units)}, and days with rain</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {stays.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weather.map(({ name, isBest, places }) => (
              <tr key={name} className={isBest ? "best" : undefined}>
                <th scope="row">
                  {name.slice(0, 3)}
                  {isBest && " (best)"}
                </th>
                {places.map(({ high, rainDays }, index) => (
                  <td key={index}>
                    {high}° <span className="meta">{formatCount(rainDays, "day")}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** The page of a route. */
export function RoutePage({ view }: { view: View }) {
  return (
    <article>
      <header className="route-hero">
        <div className="wrap stack">
          <p className="eyebrow">{view.countries.join(", ")}</p>
          <h1>{view.title}</h1>
          <p className="lede">{view.summary}</p>
          <p className="num">
            <Pieces of={view.facts} />
          </p>
          <p>
            <a className="button primary" href={view.plan}>
              Plan this trip
            </a>
          </p>
        </div>
        <div className="wrap">
          <PosterStrip pictures={view.stays.map(({ picture }) => picture)} isFirst />
        </div>
      </header>
      <div className="wrap page split destination-body">
        <section className="stack">
          <h2>The places in order</h2>
          <Stays stays={view.stays} />
          <p className="meta">The downsides: {view.drawback}</p>
        </section>
        <aside className="stack">
          <RouteMap map={view.map} title="Map of the route" />
          <ul className="tags" aria-label="What this route is good for">
            {view.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </aside>
        <When view={view} />
      </div>
      {view.like.length > 0 && (
        <section className="section sunk">
          <div className="wrap stack wide-gap">
            <div className="row spread">
              <h2>Routes like this one</h2>
              <a className="target" href="/explore/routes">
                All routes
              </a>
            </div>
            <div className="similar">
              <RouteGrid routes={view.like} />
            </div>
          </div>
        </section>
      )}
    </article>
  );
}
