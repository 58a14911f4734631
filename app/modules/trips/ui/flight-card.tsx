import { formatCount, formatDuration, formatStops } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import type { FlightView } from "../shown/trip-view";

/**
 * One direction of the flights, as a boarding pass; without a price where it was booked elsewhere or prices are hidden.
 */
export function FlightCard({
  flight,
  currency,
  travellers,
}: {
  flight: FlightView;
  currency: string;
  /** For how many the price is. */
  travellers: number;
}) {
  return (
    <article className="panel stack pass" aria-label={`${flight.title} flight`}>
      <p className="eyebrow">
        {flight.title} · <span className="num">{flight.date}</span>
      </p>
      <div className="times">
        <span>
          <span className="time num">{flight.departs}</span>
          <span className="port">{flight.from}</span>
        </span>
        <span className="leg num">
          {formatDuration(flight.durationMinutes)} · {formatStops(flight.stops)}
        </span>
        <span>
          <span className="time num">
            {flight.arrives}
            {flight.dayShift && (
              <sup>
                {flight.dayShift}
                <span className="visually-hidden"> day</span>
              </sup>
            )}
          </span>
          <span className="port">{flight.to}</span>
        </span>
      </div>
      {flight.operatedBy.length > 0 && <p className="meta">Operated by {flight.operatedBy.join(" and ")}</p>}
      <p className="row spread">
        <span>{[`${flight.airline} ${flight.flightNumber}`.trim(), flight.cabin].filter(Boolean).join(" · ")}</span>
        {flight.cabin === undefined && <span>{flight.ticket ?? "Booked elsewhere"}</span>}
        {flight.priceMinor !== undefined && (
          <span className="num">
            {formatMoney(flight.priceMinor, currency)}
            {travellers > 1 && <span className="meta">{` for ${formatCount(travellers, "traveller")}`}</span>}
          </span>
        )}
      </p>
    </article>
  );
}
