import type { ReactNode } from "react";
import { formatDate } from "#app/shared/format";
import type { DestinationView as View } from "#app/modules/discover/destination-page.server";

type BeforeView = NonNullable<View["before"]>;

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

function FactLines({ facts }: { facts: BeforeView["practical"] }) {
  return (
    <dl className="fact-lines">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Advice({ advice, country }: { advice: BeforeView["advice"]; country: string }) {
  const [own] = advice.links;
  if (!own) return null;
  if (advice.isOwn)
    return (
      <p>
        <Out href={own.href}>{`What your own government advises about ${country}: ${own.label}`}</Out>
      </p>
    );
  return (
    <>
      <p>Check what your own government advises: it can decide whether your insurance pays.</p>
      <ul className="plain before-links">
        {advice.links.map(({ label, href }) => (
          <li key={href}>
            <a className="target" href={href} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A part of what to settle, closed until it is asked for. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="more">
      <summary>
        <h3>{name}</h3>
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

/** Entry, advice, health and the small things that stop a trip: a traveller can settle them only at home. */
export function Before({ before, languages }: { before: BeforeView; languages: string }) {
  const { entry, advice, security, health, healthUrl, practical, country, asOf } = before;
  return (
    <section className="stack before" id="before-you-go">
      <h2>Before you go</h2>
      <Part name="Getting in">
        <p>{entry.text}</p>
        <p className="before-links">
          <a className="target" href={entry.url} rel="noopener noreferrer">
            {`Official page on entering ${country}`}
          </a>
          {entry.form && (
            <a className="target" href={entry.form} rel="noopener noreferrer">
              The form to fill in
            </a>
          )}
        </p>
      </Part>
      <Part name="Safety">
        {security && <p>{security}</p>}
        <Advice advice={advice} country={country} />
      </Part>
      <Part name="Health">
        {health.length > 0 ? <FactLines facts={health} /> : <p>You don't need anything beyond the usual vaccines.</p>}
        <p>
          <Out href={healthUrl}>{`Health advice for ${country}, from the CDC in the US`}</Out>. A travel clinic knows
          what suits you; see one about six weeks before you go.
        </p>
      </Part>
      <Part name="Day to day">
        <FactLines facts={[...practical, { name: "Languages", text: languages }]} />
      </Part>
      <p className="meta">
        As we knew it on {formatDate(asOf)}. Rules change, and they depend on your passport: the official pages have the
        last word.
      </p>
    </section>
  );
}

/** Holidays that are listed at once; the others on request. */
const NEXT_HOLIDAYS = 3;

function HolidayList({ holidays }: { holidays: View["holidays"] }) {
  return (
    <ul className="plain ruled holidays">
      {holidays.map(({ days, name }) => (
        <li key={days + name} className="row spread">
          <span>{name}</span> <span className="meta num">{days}</span>
        </li>
      ))}
    </ul>
  );
}

/** The public holidays of the next twelve months: the next three, and the rest on request. */
export function Holidays({ holidays, country }: { holidays: View["holidays"]; country: string }) {
  if (holidays.length === 0) return null;
  const later = holidays.slice(NEXT_HOLIDAYS);
  return (
    <section className="stack">
      <h2>Next public holidays</h2>
      <p>Many places in {country} close or open for shorter hours on these days.</p>
      <HolidayList holidays={holidays.slice(0, NEXT_HOLIDAYS)} />
      {later.length > 0 && (
        <details className="more">
          <summary>
            {later.length === 1
              ? "One more in the next twelve months"
              : `${later.length} more in the next twelve months`}
          </summary>
          <HolidayList holidays={later} />
        </details>
      )}
    </section>
  );
}
