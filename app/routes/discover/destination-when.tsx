import { ClimateChart } from "#app/modules/catalogue/ui/climate-chart";
import { EventList } from "#app/modules/catalogue/ui/event-list";
import type { DestinationView as View } from "#app/modules/discover/destination-page.server";
import type { Units } from "#app/shared/units";
import { YearPrices } from "./year-prices";

/** Events and holidays that are told at once; the others on request. */
const NEXT_EVENTS = 2;
const NEXT_HOLIDAYS = 3;

function Events({ events }: { events: View["events"] }) {
  const later = events.slice(NEXT_EVENTS);
  return (
    <div className="stack">
      <h3 className="step-1">Festivals and events</h3>
      <EventList events={events.slice(0, NEXT_EVENTS)} />
      {later.length > 0 && (
        <details className="more">
          <summary>{later.length === 1 ? "One more in the year" : `${later.length} more in the year`}</summary>
          <EventList events={later} />
        </details>
      )}
    </div>
  );
}

/** The public holidays of the next twelve months: the next three, and the rest on request. */
function Holidays({ holidays, country }: { holidays: View["holidays"]; country: string }) {
  if (holidays.length === 0) return null;
  const later = holidays.slice(NEXT_HOLIDAYS);
  return (
    <div className="stack">
      <h3 className="step-1">Next public holidays</h3>
      <p>
        {holidays
          .slice(0, NEXT_HOLIDAYS)
          .map(({ days, name }) => `${name}, ${days}`)
          .join("; ")}
        . Many places in {country} close or open for shorter hours.
      </p>
      {later.length > 0 && (
        <details className="more">
          <summary>
            {later.length === 1
              ? "One more in the next twelve months"
              : `${later.length} more in the next twelve months`}
          </summary>
          <ul className="plain ruled">
            {later.map(({ days, name }) => (
              <li key={days + name} className="row spread">
                <span>{name}</span> <span className="meta num">{days}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The weather of the year over its prices, and the days that make a visit better or harder. */
export function When({ view, way, units }: { view: View; way: View["way"]; units?: Units }) {
  const [fare] = way.fares;
  return (
    <section className="stack" id="when">
      <h2>When to go</h2>
      <ClimateChart place={view.place.name} months={view.climate} best={view.place.bestMonths} units={units} />
      <YearPrices
        place={view.place.name}
        rows={[
          { name: "A day there", prices: view.dayCosts },
          ...(fare ? [{ name: `Return fare from ${fare.from}`, prices: fare.months }] : []),
        ]}
      />
      <Events events={view.events} />
      <Holidays holidays={view.holidays} country={view.place.country} />
    </section>
  );
}
