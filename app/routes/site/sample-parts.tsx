import { Link } from "@remix-run/react";
import { SAMPLES, SAMPLE_TRAVELLERS } from "#app/modules/itinerary/samples";
import type { SampleId } from "#app/modules/itinerary/samples";

interface HeaderProps {
  id: SampleId;
  title: string;
  style: string;
  pace: string;
  overview: string;
  /** Where the sample becomes a trip of the reader's own: the planner, or what stands before it. */
  customise: string;
  isSignedIn: boolean;
}

/** What the sample is, how it becomes one's own, and the other samples. */
export function SampleHeader({ id, title, style, pace, overview, customise, isSignedIn }: HeaderProps) {
  const intends = isSignedIn ? undefined : id;
  return (
    <header className="stack">
      <p className="eyebrow">
        Sample itinerary · 5 days · {SAMPLE_TRAVELLERS} travellers · {style} · {pace}
      </p>
      <h1>{title}</h1>
      <p>{overview}</p>
      <p className="row">
        <Link className="button primary" to={customise} data-intends={intends}>
          {isSignedIn ? "Customize This Itinerary" : "Sign In to Customize"}
        </Link>
        <Link className="button" to={customise} data-intends={intends}>
          Save as a trip
        </Link>
      </p>
      <nav className="tab-links" aria-label="Samples">
        {Object.entries(SAMPLES).map(([other, sample]) => (
          <Link key={other} to={`?destination=${other}`} aria-current={other === id ? "page" : undefined}>
            {sample.title}
          </Link>
        ))}
      </nav>
    </header>
  );
}

interface GoodToKnowProps {
  bestTime: string;
  currency: string;
  language: string;
  culturalNotes: readonly string[];
  tips: readonly string[];
}

/** When to go, money, language, and what guests do well to know. */
export function SampleGoodToKnow({ bestTime, currency, language, culturalNotes, tips }: GoodToKnowProps) {
  return (
    <section className="panel stack" aria-label="Good to know">
      <h2 className="step-1">Good to know</h2>
      <p>
        Best time: {bestTime}. Money: {currency}. Language: {language}.
      </p>
      <ul className="plain">
        {[...culturalNotes, ...tips].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
