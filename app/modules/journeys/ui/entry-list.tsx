import type { RoutePage } from "../route-page";

/** Visas, permits and forms of the countries of a trip; what a passport needs its official page says. */
export function EntryList({ entries }: Pick<RoutePage, "entries">) {
  if (entries.length === 0) return null;
  return (
    <details className="more">
      <summary>Passport and entry: {entries.map(({ country }) => country).join(", ")}</summary>
      {entries.map(({ country, text, url, form }) => (
        <div key={country}>
          <p>
            <strong>{country}.</strong> {text}
          </p>
          <p className="row">
            <a className="target" href={url} rel="noopener noreferrer">
              Official page for {country}
            </a>
            {form && (
              <a className="target" href={form} rel="noopener noreferrer">
                Form for entering {country}
              </a>
            )}
          </p>
        </div>
      ))}
    </details>
  );
}
