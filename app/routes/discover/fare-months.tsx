import { MONTHS } from "#app/shared/months";

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

/**
 * The usual return fare of each month as bars, from the departure that is named first; folded, with the cheapest months
 * said.
 */
export function FareMonths({ from, months }: { from: string; months: readonly number[] }) {
  const [least, most] = [Math.min(...months), Math.max(...months)];
  if (least === most) return null;
  const cheapest = MONTHS.filter((_, index) => months[index] === least);
  return (
    <details className="more fare-months">
      <summary>
        From {from} by month: cheapest in {new Intl.ListFormat("en-GB").format(cheapest)}, {dollars(least)}
      </summary>
      <table className="ledger">
        <caption className="visually-hidden">Usual return fare from {from} for one adult, by month</caption>
        <tbody>
          {months.map((fare, index) => (
            <tr key={MONTHS[index]}>
              <th scope="row">{MONTHS[index]}</th>
              <td aria-hidden="true">
                <meter min={0} max={most} value={fare} />
              </td>
              <td className="num">{dollars(fare)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
