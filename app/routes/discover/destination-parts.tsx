import { useReality } from "#app/components/layout/use-reality";
import { Pieces } from "#app/components/ui/pieces";
import { usualFareNote } from "#app/config/reality-words";
import { GuideCard } from "#app/modules/content/ui/guide-card";
import { formatDistanceKm } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { DestinationView as View } from "#app/modules/discover/destination-page.server";

/** The way there: from some great cities, or from the airport the visitor names. */
export function GettingThere({
  way,
  slug,
  place,
  units = "metric",
}: {
  way: View["way"];
  slug: string;
  place: View["place"];
  units?: Units;
}) {
  const real = useReality();
  const hasFares = way.fares.some((fare) => fare.price !== undefined);
  return (
    <section className="stack" id="getting-there">
      <h2>Getting there</h2>
      <p>
        {place.airport}. From there: {place.transfer.by}, {place.transfer.minutes} minutes,{" "}
        {place.transfer.price === 0 ? "free" : `about $${place.transfer.price}`}.
      </p>
      <form action={`/destination/${slug}#getting-there`} method="get" className="row month-form">
        <div className="field">
          <label htmlFor="from">Flying from</label>
          <input
            id="from"
            type="text"
            name="from"
            defaultValue={way.asked}
            maxLength={60}
            placeholder="City or airport"
            data-suggest="/api/airports"
            list="from-choices"
            autoComplete="off"
          />
          <datalist id="from-choices" />
        </div>
        <button type="submit" className="button">
          {hasFares ? "Show the price" : "Show the way"}
        </button>
      </form>
      {way.isUnknown && (
        <p className="alert-box info">
          We could not find that airport. Try a city, such as London, or a code, such as JFK.
        </p>
      )}
      <table className="ledger">
        <caption className="visually-hidden">{hasFares ? "Usual return fare for one adult" : "The way"}</caption>
        <tbody>
          {way.fares.map((fare) => (
            <tr key={fare.from}>
              <th scope="row">
                From {fare.from}
                <span className="meta">
                  {" "}
                  · {fare.isDirect ? "non-stop" : "one stop or more"}, {formatDistanceKm(fare.km, units)}
                </span>
              </th>
              {fare.price !== undefined && <td className="num">${fare.price.toLocaleString("en-US")}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {hasFares && (
        <p className="meta">
          Usual return fare for one adult in {way.month}, booked two to four months ahead. {real && usualFareNote(real)}
        </p>
      )}
    </section>
  );
}

/** Guides that are shown with their pictures; the others by name, on request. */
const FIRST_GUIDES = 1;

/** Guides about the place; nothing where there are none. */
export function GuidesAbout({ guides, name }: { guides: View["guides"]; name: string }) {
  if (guides.length === 0) return null;
  const [shown, others] = [guides.slice(0, FIRST_GUIDES), guides.slice(FIRST_GUIDES)];
  return (
    <section className="stack">
      <h2>Guides for {name}</h2>
      <div className="guide-rows">
        {shown.map((guide) => (
          <GuideCard key={guide.slug} guide={guide} level="h3" />
        ))}
      </div>
      {others.length > 0 && (
        <details className="more">
          <summary>{others.length === 1 ? "One more guide" : `${others.length} more guides`}</summary>
          <ul className="plain before-links">
            {others.map(({ slug, title }) => (
              <li key={slug}>
                <a className="target" href={`/guides/${slug}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Routes that lead through the place, and the way to plan it with others. */
export function RoutesThrough({ view: { slug, place, routes } }: { view: Pick<View, "slug" | "place" | "routes"> }) {
  return (
    <section className="stack">
      <h2>{routes.length > 0 ? "Part of these routes" : "On a longer trip"}</h2>
      {routes.length > 0 && (
        <ul className="plain ruled">
          {routes.map((route) => (
            <li key={route.slug}>
              <a className="target" href={`/explore/routes/${route.slug}`}>
                {route.title}
              </a>
              <p className="meta num">
                <Pieces of={route.facts} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className="target" href={`/planner/route/add?place=${slug}`}>
          Add {place.name} to a trip
        </a>
      </p>
    </section>
  );
}
