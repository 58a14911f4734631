import { formatMoney } from "#app/shared/money";
import { ONLY_A_BUDGET, onTheSpotLine } from "../shown/budget-lines";
import { costsItsBudget } from "../shown/trip-view";
import type { TripView } from "../shown/trip-view";

/** The same total in the traveller's own currency, and of which day its rate is. */
interface ApproximatePrice {
  total: string;
  note: string;
}

/**
 * The cost of the trip, by category and by person, and the cost of the days on the spot (CHECKLIST TRIP-42, TRIP-43).
 * While nothing is chosen the total is the budget, and says so.
 */
export function BudgetBreakdown({ trip, about }: { trip: TripView; about?: ApproximatePrice | null }) {
  const money = (minor: number): string => formatMoney(minor, trip.currency);
  const isBudget = costsItsBudget(trip);
  const onTheSpot = onTheSpotLine(trip);
  return (
    <section className="panel stack" aria-labelledby="budget-heading">
      <h2 className="step-2" id="budget-heading">
        Budget Breakdown
      </h2>
      <table className="ledger num">
        <tbody>
          {trip.cost.lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <td>{money(line.totalMinor)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">Total Trip Cost</th>
            <td>{money(trip.cost.totalMinor)}</td>
          </tr>
        </tbody>
      </table>
      {isBudget && <p className="meta">{ONLY_A_BUDGET}</p>}
      {about && (
        <p className="meta num">
          Total: {about.total}. {about.note}
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
            {trip.cost.lines.map((line) => (
              <tr key={line.label}>
                <th scope="row">{line.label}</th>
                <td>{money(line.perTravellerMinor)}</td>
              </tr>
            ))}
            <tr className="total">
              <th scope="row">Per person</th>
              <td>{money(trip.cost.perTravellerMinor)}</td>
            </tr>
          </tbody>
        </table>
      </details>
      {onTheSpot && <p className="meta num">{onTheSpot}</p>}
    </section>
  );
}
