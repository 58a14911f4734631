import { formatMoney } from "#app/shared/money";
import { daysCostText } from "#app/modules/inventory/offers/days-cost-text";
import type { PartWhere } from "#app/modules/trips/trip/trip-parts";
import type { TripSummary } from "../trip-summary";
import { LongStay } from "./long-stay";

const NOT_BOUGHT: Record<PartWhere, string> = {
  here: "not chosen yet",
  open: "not chosen yet",
  elsewhere: "booked elsewhere",
  "not-needed": "not needed",
};

/**
 * The plan so far beside a step: place, dates, choices (also in the traveller's currency), and the sum against the
 * budget.
 */
export function TripAside({
  summary,
  about,
  basis,
  sells = true,
}: {
  summary: TripSummary;
  about: string | null;
  basis: { revision: number; formKey: string };
  /** Whether flights and stays are sold here. */
  sells?: boolean;
}) {
  const money = (minor: number): string => formatMoney(minor, summary.currency);
  const part = (where: PartWhere, minor: number | undefined): string =>
    minor !== undefined ? money(minor) : where === "open" && !sells ? "not added yet" : NOT_BOUGHT[where];
  const { soFarMinor, isAllKnown } = summary;
  const hasSum = sells || soFarMinor > 0;
  // While nothing has a price yet, the budget cannot be compared.
  const isOpen = isAllKnown || soFarMinor > 0;
  // A night on board is no night there: their number depends on the flight.
  const areNightsKnown = !sells || summary.where.flights !== "open";
  return (
    <aside className="panel stack trip-aside" aria-label="Your trip so far">
      <div>
        <h2 className="step-2">{summary.place}</h2>
        <p className="meta num">
          {summary.dates}
          {areNightsKnown && `, ${summary.nights}`}
          <br />
          {summary.party} from {summary.from}
        </p>
      </div>
      {summary.season && <p className="alert-box info">{summary.season}</p>}
      {summary.longStay && <LongStay stay={summary.longStay} basis={basis} />}
      <table className="ledger num">
        <tbody>
          <tr>
            <th scope="row">Flights</th>
            <td>
              {summary.flightsMinor === undefined && summary.where.flights === "not-needed" && summary.flightsOn
                ? summary.flightsOn
                : part(summary.where.flights, summary.flightsMinor)}
            </td>
          </tr>
          <tr>
            <th scope="row">Hotel</th>
            <td>{part(summary.where.stay, summary.hotelMinor)}</td>
          </tr>
          {hasSum && (
            <tr className="total">
              <th scope="row">{isAllKnown ? "So far" : "Known so far"}</th>
              <td>
                {money(soFarMinor)}
                {about && <span className="meta about">{about}</span>}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {hasSum && isOpen && <BudgetLeft summary={summary} />}
    </aside>
  );
}

/** The sum of flights and stay against the budget. */
function BudgetLeft({ summary }: { summary: TripSummary }) {
  const left = summary.budgetMinor - summary.soFarMinor;
  const { flightsMinor, hotelMinor, leastForDaysMinor = 0 } = summary;
  // Before both are chosen, the rest is for the other one too.
  const isForDays = flightsMinor !== undefined && hotelMinor !== undefined;
  return (
    <>
      <p className="meta num">
        {left >= 0
          ? `${formatMoney(left, summary.currency)} of ${formatMoney(summary.budgetMinor, summary.currency)} left for the days`
          : `${formatMoney(-left, summary.currency)} over your budget of ${formatMoney(summary.budgetMinor, summary.currency)}`}
      </p>
      {isForDays && left < leastForDaysMinor && <p className="alert-box info">{daysCostText(leastForDaysMinor)}</p>}
      <meter
        min={0}
        max={summary.budgetMinor}
        value={Math.min(summary.soFarMinor, summary.budgetMinor)}
        aria-label="Share of the budget used"
      />
    </>
  );
}
