import { formatMoneyExact } from "#app/shared/money";
import type { Payer, Payment } from "../trip/spending";

/** The payments after which everybody is even; nothing for a traveller alone. */
export function Debts({
  payments,
  people,
  hasExpenses,
}: {
  payments: readonly Payment[];
  people: readonly Payer[];
  hasExpenses: boolean;
}) {
  if (people.length < 2 && payments.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="debts-heading">
      <h2 className="step-2" id="debts-heading">
        Who owes whom
      </h2>
      {payments.length === 0 ? (
        <p>{hasExpenses ? "You're all settled up." : "Nothing yet."}</p>
      ) : (
        <ul className="plain ruled">
          {payments.map(({ from, to, usdMinor }) => (
            <li key={`${from.id} ${to.id}`} className="num">
              <b>{from.name}</b> pays <b>{to.name}</b> {formatMoneyExact(usdMinor)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
