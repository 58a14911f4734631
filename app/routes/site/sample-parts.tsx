import { Link } from "@remix-run/react";
import { Pieces } from "#app/components/ui/pieces";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { DayMapFigure } from "#app/modules/maps/ui/day-map-figure";
import { SAMPLES } from "#app/modules/itinerary/sample/samples";
import type { SampleId } from "#app/modules/itinerary/sample/samples";
import { formatDateRange } from "#app/shared/format";

interface HeaderProps {
  id: SampleId;
  title: string;
  style: string;
  pace: string;
  startDate: string;
  endDate: string;
  travelers: number;
  overview: string;
  /** The page on which the sample becomes the reader's own trip: the planner, or the sign-in before it. */
  customise: string;
  isSignedIn: boolean;
}

/** The sample in short, how it becomes the reader's own, and the other samples. */
export function SampleHeader({ id, title, overview, customise, isSignedIn, ...terms }: HeaderProps) {
  const { style, pace, startDate, endDate, travelers } = terms;
  const intends = isSignedIn ? undefined : id;
  return (
    <header className="stack">
      <p className="eyebrow">
        <Pieces
          of={[
            "Sample itinerary",
            `5 days, ${formatDateRange(startDate, endDate)}`,
            `${travelers} travellers`,
            `${style} style`,
            `${pace} pace`,
          ]}
        />
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

/** When to go, money, language, and customs that guests should know. */
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

/** Whether the stops of a day are those of the sample. */
function isUnchanged(day: ItineraryDay, days: readonly ItineraryDay[]): boolean {
  const stops = (one: ItineraryDay | undefined): string =>
    JSON.stringify(one?.items.map(({ id, start }) => [id, start]));
  return stops(day) === stops(days.find(({ date }) => date === day.date));
}

/** The map of a day of the sample. The server draws the unchanged sample, so a day that was changed here has no map. */
export function SampleDayMap({ id, day, days }: { id: SampleId; day: ItineraryDay; days: readonly ItineraryDay[] }) {
  return isUnchanged(day, days) ? <DayMapFigure address={`/sample-itinerary/${id}/map.svg`} day={day} /> : null;
}
