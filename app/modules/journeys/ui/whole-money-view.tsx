import { Debts } from "#app/modules/trips/ui/debts";
import { MoneySums } from "#app/modules/trips/ui/money-sums";
import { formatMoney } from "#app/shared/money";
import type { WholeMoney } from "../together/whole-money";

/** The money of a longer trip: all places together, who owes whom, and where expenses are added. */
export function WholeMoneyView({ page }: { page: WholeMoney }) {
  const { back, name, places, people } = page;
  return (
    <div className="wrap page stack narrow wide-gap">
      <header className="stack">
        <p className="no-print">
          <a className="target" href={back}>{`Back to ${name}`}</a>
        </p>
        <h1 className="step-3">Money</h1>
        <p>
          {people.length > 1
            ? "All places together. What someone paid in one place counts against what they owe in another."
            : "All places together."}
        </p>
      </header>
      <MoneySums {...page} />
      <Debts {...page} />
      <section className="stack" aria-labelledby="places-heading">
        <h2 className="step-2" id="places-heading">
          Expenses by place
        </h2>
        <ul className="plain ruled">
          {places.map((place) => (
            <li key={place.href} className="row spread">
              <span>
                <b>{place.name}</b>
                <br />
                <span className="meta num">{`${formatMoney(place.spentMinor)} spent so far`}</span>
              </span>
              <a className="button" href={place.href}>
                Open<span className="visually-hidden">{` the money of ${place.name}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
