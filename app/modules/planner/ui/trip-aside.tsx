import { formatMoney } from "#app/shared/money";
import type { TripSummary } from "../trip-summary";
import { LongStayNote } from "./long-stay-note";

/** The plan so far beside a step: place, dates, what is chosen (also in the traveller's currency), and how it stands against the budget. */
export function TripAside({
  summary,
  about,
  basis,
}: {
  summary: TripSummary;
  about: string | null;
  basis: { revision: number; formKey: string };
}) {
  const money = (minor: number | undefined): string =>
    minor === undefined ? "not chosen yet" : formatMoney(minor, summary.currency);
  const left = summary.budgetMinor - summary.soFarMinor;
  return (
    <aside className="panel stack trip-aside" aria-label="Your trip so far">
      <div>
        <h2 className="step-2">{summary.place}</h2>
        <p className="meta num">
          {summary.dates}, {summary.nights}
          <br />
          {summary.party} from {summary.from}
        </p>
      </div>
      {summary.season && <p className="alert-box info">{summary.season}</p>}
      {summary.longStay && <LongStayNote stay={summary.longStay} basis={basis} />}
      <table className="ledger num">
        <tbody>
          <tr>
            <th scope="row">Flights</th>
            <td>{money(summary.flightsMinor)}</td>
          </tr>
          <tr>
            <th scope="row">Hotel</th>
            <td>{money(summary.hotelMinor)}</td>
          </tr>
          <tr className="total">
            <th scope="row">So far</th>
            <td>
              {money(summary.soFarMinor)}
              {about && <span className="meta about">{about}</span>}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="meta num">
        {left >= 0
          ? `${formatMoney(left, summary.currency)} of ${formatMoney(summary.budgetMinor, summary.currency)} left for the days`
          : `${formatMoney(-left, summary.currency)} over your budget of ${formatMoney(summary.budgetMinor, summary.currency)}`}
      </p>
      <meter
        min={0}
        max={summary.budgetMinor}
        value={Math.min(summary.soFarMinor, summary.budgetMinor)}
        aria-label="Share of the budget used"
      />
    </aside>
  );
}
