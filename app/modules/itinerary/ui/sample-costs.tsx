import { Pieces } from "#app/components/ui/pieces";
import { approximateMoney, formatMoney, formatRounded } from "#app/shared/money";
import { formatDuration } from "#app/shared/format";
import { degreeSign, degreesIn, formatDistanceKm } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import { estimateOfDay } from "../day/itinerary";
import type { ItineraryDay } from "../day/itinerary";
import { sumsOfSampleDay } from "../sample/sample.dto";
import type { SampleWeather } from "../sample/sample.dto";

interface SampleCostsProps {
  days: readonly ItineraryDay[];
  weather: SampleWeather;
  /** Whole US dollars for all travellers; null where flights and stays are not offered. */
  flightCost: number | null;
  hotelCost: number | null;
  travellers: number;
  units: Units;
  /** The reader's own currency and of which day its rate is; null where dollars are enough. */
  own: { currency: string; perDollar: number; note: string } | null;
}

/**
 * Flight, hotel and each day add up to the total (CHECKLIST SAMP-21, SAMP-23); with the walking of each day and the
 * usual weather.
 */
export function SampleCosts({ days, weather, flightCost, hotelCost, travellers, units, own }: SampleCostsProps) {
  const daysMinor = days.reduce((sum, day) => sum + estimateOfDay(day) * travellers, 0);
  const totalMinor = ((flightCost ?? 0) + (hotelCost ?? 0)) * 100 + daysMinor;
  const degrees = (celsius: number): number => Math.round(degreesIn(celsius, units)) || 0;
  return (
    <section className="panel stack" aria-label="What it costs">
      <h2 className="step-2">What it costs</h2>
      <table className="ledger num">
        <tbody>
          {flightCost !== null && (
            <tr>
              <th scope="row">Flights</th>
              <td>{formatMoney(flightCost * 100)}</td>
            </tr>
          )}
          {hotelCost !== null && (
            <tr>
              <th scope="row">Hotel</th>
              <td>{formatMoney(hotelCost * 100)}</td>
            </tr>
          )}
          {days.map((day) => {
            const { walkingMinutes, distanceKm } = sumsOfSampleDay(day, travellers);
            return (
              <tr key={day.date}>
                <th scope="row">
                  Day {day.dayNumber}
                  <br />
                  <span className="meta">
                    <Pieces
                      of={[
                        `${weather.condition}, ${degrees(weather.high)} / ${degrees(weather.low)} ${degreeSign(units)}`,
                        walkingMinutes > 0 ? `${formatDuration(walkingMinutes)} walking` : undefined,
                        `${formatDistanceKm(distanceKm, units)} in all`,
                      ]}
                    />
                  </span>
                </th>
                <td>{formatRounded(estimateOfDay(day) * travellers)}</td>
              </tr>
            );
          })}
          <tr className="total">
            <th scope="row">Total</th>
            <td>{formatMoney(totalMinor)}</td>
          </tr>
        </tbody>
      </table>
      {own && (
        <p className="meta num">
          In all about {approximateMoney(totalMinor, own.currency, own.perDollar).text}. {own.note}
        </p>
      )}
      <p className="meta">
        For two travellers; the days show prices for one. Flights and hotel are sample figures; opening hours and prices
        there are typical, so check before you go. April weather: {weather.description}.
      </p>
    </section>
  );
}
