import { formatMoney } from "#app/shared/money";
import type { TripView } from "../trip-view";

/** The same total in the traveller's own currency, and of which day its rate is. */
interface ApproximatePrice {
  total: string;
  note: string;
}

/** What the trip costs, by category and by person, and what the days add on the spot (CHECKLIST TRIP-42, TRIP-43). */
export function BudgetBreakdown({ trip, about }: { trip: TripView; about?: ApproximatePrice | null }) {
  const money = (minor: number): string => formatMoney(minor, trip.currency);
  const all = trip.price.totalMinor + trip.onTheSpotMinor;
  return (
    <section className="panel stack" aria-labelledby="budget-heading">
      <h2 className="step-2" id="budget-heading">
        Budget Breakdown
      </h2>
      <table className="ledger num">
        <tbody>
          {trip.price.lines.map((line) => (
            <tr key={line.category}>
              <th scope="row">{line.label}</th>
              <td>{money(line.totalMinor)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">Total Trip Cost</th>
            <td>{money(trip.price.totalMinor)}</td>
          </tr>
        </tbody>
      </table>
      {about && (
        <p className="meta num">
          In all {about.total}. {about.note}
        </p>
      )}
      <details className="more">
        <summary>View Details</summary>
        <table className="ledger num">
          <thead>
            <tr>
              <th scope="col">Per person</th>
              <td>of {trip.travellers}</td>
            </tr>
          </thead>
          <tbody>
            {trip.price.lines.map((line) => (
              <tr key={line.category}>
                <th scope="row">{line.label}</th>
                <td>{money(line.perTravellerMinor)}</td>
              </tr>
            ))}
            <tr className="total">
              <th scope="row">Per person</th>
              <td>{money(trip.price.perTravellerMinor)}</td>
            </tr>
          </tbody>
        </table>
      </details>
      {trip.onTheSpotMinor > 0 && (
        <p className="meta num">
          On the spot, about {money(trip.onTheSpotMinor)} more for entrances, meals and local transport: {money(all)} in
          all
          {trip.budgetMinor > 0 &&
            (all <= trip.budgetMinor
              ? `, inside your ${money(trip.budgetMinor)}.`
              : `, ${money(all - trip.budgetMinor)} over your ${money(trip.budgetMinor)}.`)}
        </p>
      )}
    </section>
  );
}
