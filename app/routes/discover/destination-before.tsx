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

/** Entry, advice and health of the country: a traveller can settle them only at home. */
function OfCountry({ before }: { before: BeforeView }) {
  const { entry, advice, security, health, healthUrl, country } = before;
  return (
    <>
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
    </>
  );
}

/** The small things that stop a trip, and tips for the place; each part is closed until it is asked for. */
export function Before({ view: { before, place } }: { view: View }) {
  return (
    <section className="stack before" id="before-you-go">
      <h2>Before you go</h2>
      {before && <OfCountry before={before} />}
      <Part name="Day to day">
        <FactLines
          facts={[
            { name: "Getting around", text: place.gettingAround },
            ...(before?.practical ?? []),
            { name: "Languages", text: place.languages },
          ]}
        />
      </Part>
      <Part name={place.tips.length === 1 ? "One tip" : `${place.tips.length} tips`}>
        <ul className="plain ruled">
          {place.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Part>
      {before && (
        <p className="meta">
          As we knew it on {formatDate(before.asOf)}. Rules change and depend on your passport: the official pages have
          the last word.
        </p>
      )}
    </section>
  );
}
