import { formatMoney } from "#app/shared/money";
import { formatDuration } from "#app/shared/format";
import type { ItineraryDay } from "../itinerary";

const WALK_KMH = 4.6;

interface SampleCostsProps {
  days: readonly ItineraryDay[];
  weather: { high: number; low: number; condition: string; description: string };
  /** Whole US dollars for all travellers. */
  flightCost: number;
  hotelCost: number;
  travellers: number;
}

/** Flight, hotel and each day add up to the total (CHECKLIST SAMP-21, SAMP-23); with the walking of each day and the usual weather. */
export function SampleCosts({ days, weather, flightCost, hotelCost, travellers }: SampleCostsProps) {
  const daysMinor = days.reduce((sum, day) => sum + day.costMinor * travellers, 0);
  return (
    <section className="panel stack" aria-label="What it costs">
      <h2 className="step-2">What it costs</h2>
      <table className="ledger num">
        <tbody>
          <tr>
            <th scope="row">Flights</th>
            <td>{formatMoney(flightCost * 100)}</td>
          </tr>
          <tr>
            <th scope="row">Hotel</th>
            <td>{formatMoney(hotelCost * 100)}</td>
          </tr>
          {days.map((day) => {
            const km = Math.round(day.items.reduce((sum, item) => sum + (item.legBefore?.km ?? 0), 0));
            return (
              <tr key={day.date}>
                <th scope="row">
                  Day {day.dayNumber}
                  <br />
                  <span className="meta">
                    {weather.condition}, {weather.high}° / {weather.low}° · {formatDuration(Math.round((day.walkKm / WALK_KMH) * 60))} walking · {km} km in all
                  </span>
                </th>
                <td>{formatMoney(day.costMinor * travellers)}</td>
              </tr>
            );
          })}
          <tr className="total">
            <th scope="row">Total</th>
            <td>{formatMoney(flightCost * 100 + hotelCost * 100 + daysMinor)}</td>
          </tr>
        </tbody>
      </table>
      <p className="meta">
        For two travellers; the days beside show prices for one. Flights and hotel are sample figures; opening hours and prices on the spot are usual ones. Weather is what is usual in April: {weather.description}.
      </p>
    </section>
  );
}
