import { Field } from "#app/components/forms/field";
import { MOST_NIGHTS_IN_ALL, MOST_PLACES } from "../route-form";
import type { RouteAreaView, RoutePage } from "../route-page";
import { press } from "./press";

/** Lets us choose the places: those of a country or region that is named, or of one that is drawn. */
export function SuggestPlaces({ page }: { page: RoutePage }) {
  const { area, areaRefused, draw, nights } = page;
  return (
    <section className="stack suggest-places" aria-labelledby="suggest-places">
      <h2 className="step-1" id="suggest-places">
        {area ? "Another country, or another length?" : "Or let us choose the places"}
      </h2>
      <div className="fields">
        <Field
          label="Country or region"
          name="through"
          autoComplete="off"
          placeholder="Japan"
          defaultValue={areaRefused?.value ?? area?.name}
          errors={areaRefused ? [areaRefused.message] : undefined}
        />
        <Field
          label="Nights in all"
          name="inAll"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_NIGHTS_IN_ALL}
          defaultValue={nights > 0 ? nights : 10}
        />
      </div>
      {areaRefused && areaRefused.choices.length > 0 && (
        <p className="row">
          {areaRefused.choices.map(({ label, href }) => (
            <a key={href} className="button" href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      <p className="row">
        <button {...press} className="button" value="suggest">
          Suggest a route
        </button>
        <button {...press} className="button" value="surprise">
          {draw === null ? "Surprise me with a route" : "Surprise me again"}
        </button>
      </p>
    </section>
  );
}

/** Our other places of the country, each one press away. */
export function OtherPlaces({ area: { name: areaName, others }, count }: { area: RouteAreaView; count: number }) {
  if (others.length === 0 || count >= MOST_PLACES) return null;
  return (
    <div className="stack">
      <p className="meta">Also in {areaName}:</p>
      <p className="row">
        {others.map(({ slug, name }) => (
          <button key={slug} {...press} className="button" value={`join-${slug}`}>
            Add {name}
          </button>
        ))}
      </p>
    </div>
  );
}

/** Routes there that many people take, beside the one that we chose. */
export function KnownRoutes({ known, area }: { known: RouteAreaView["known"]; area: string }) {
  if (known.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="known-routes">
      <h2 className="step-1" id="known-routes">
        Routes many people take through {area}
      </h2>
      <ul className="stack" role="list">
        {known.map(({ title, href, line }) => (
          <li key={href}>
            <a className="target" href={href}>
              {title}
            </a>
            <p className="meta">{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
