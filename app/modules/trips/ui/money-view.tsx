import type { ReactNode } from "react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { formatAmount } from "#app/shared/amounts";
import { listProblems, sentList, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { formatDate, formatShortDate } from "#app/shared/format";
import { formatMoney, formatMoneyExact, formatRounded } from "#app/shared/money";
import type { OwnCost } from "../trip/own-costs";
import { moneySums } from "../trip/spending";
import type { Expense, Payer, Payment } from "../trip/spending";

/** A form of the page that was refused. */
export interface MoneyProblem extends FormProblem {
  intent: string;
}

export interface MoneyProps {
  name: string;
  /** The page of the trip that its reader may open. */
  back: string;
  people: Payer[];
  expenses: Expense[];
  /** Noted expenses, in US cents, for the whole party. */
  notedMinor: number;
  /** The owner's; null for every other reader. */
  budgetMinor: number | null;
  /** Flights and stay as they were chosen. */
  offersMinor: number;
  /** Costs booked elsewhere, as far as their prices are told. */
  elsewhere: OwnCost[];
  isPaid: boolean;
  onTheSpotMinor: number;
  payments: Payment[];
  today: string;
  /** Shown first in the form. */
  currency: string;
  rateDate: string;
  currencies: { value: string; label: string }[];
  /** Hidden fields of every form that changes a trip. */
  basis: ReactNode;
  problem?: MoneyProblem;
}

/** "Spent so far": of which parts it is made, where there is more than one. */
function spentOn({ notedMinor, offersMinor, isPaid, elsewhere }: MoneyProps): string | undefined {
  const elsewhereMinor = elsewhere.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const booked = (isPaid ? offersMinor : 0) + elsewhereMinor;
  if (booked === 0) return undefined;
  const parts = [
    isPaid && offersMinor > 0 && `${formatMoney(offersMinor)} for flights and stay`,
    elsewhereMinor > 0 && `${formatMoney(elsewhereMinor)} booked elsewhere`,
    notedMinor > 0 && `${formatMoney(notedMinor)} added below`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** The planned and the spent money, each by itself, and the rest of the budget. */
function Sums(props: MoneyProps) {
  const { notedMinor, budgetMinor, offersMinor, elsewhere, isPaid, onTheSpotMinor } = props;
  const elsewhereMinor = elsewhere.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const { plannedMinor, spentMinor, leftMinor, freeMinor } = moneySums({
    budgetMinor: budgetMinor ?? 0,
    offersMinor,
    elsewhereMinor,
    isPaid,
    onTheSpotMinor,
    notedMinor,
  });
  const line = (name: string, text: string, of?: string) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd className="num">
        {text}
        {of && (
          <>
            <br />
            <span className="meta">{of}</span>
          </>
        )}
      </dd>
    </div>
  );
  const booked = offersMinor + elsewhereMinor;
  const planned = [
    booked > 0 && `${formatMoney(booked)} for flights and stay`,
    onTheSpotMinor > 0 && `about ${formatRounded(onTheSpotMinor)} on the trip`,
  ];
  return (
    <section className="stack" aria-labelledby="sums-heading">
      <h2 className="step-2" id="sums-heading">
        Planned and spent
      </h2>
      <dl className="fact-lines">
        {budgetMinor !== null && line("Your budget", formatMoney(budgetMinor))}
        {plannedMinor > 0 &&
          line("Planned", `about ${formatRounded(plannedMinor)}`, planned.filter(Boolean).join(", "))}
        {line("Spent so far", formatMoney(spentMinor), spentOn(props))}
        {budgetMinor !== null && line(leftMinor < 0 ? "Over budget" : "Left", formatMoney(Math.abs(leftMinor)))}
      </dl>
      {budgetMinor !== null && freeMinor !== leftMinor && (
        <p className="num">
          {freeMinor >= 0
            ? `On plan, you’ll have ${formatRounded(freeMinor)} left.`
            : `On plan, you’ll be ${formatRounded(-freeMinor)} over your budget.`}
        </p>
      )}
      {elsewhere.length > 0 && (
        <ul className="plain ruled">
          {elsewhere.map(({ label, amountMinor, currency, totalMinor, rateDate }) => (
            <li key={label} className="num">
              <b>{label}</b>
              <br />
              {formatAmount(amountMinor, currency)}
              {currency !== "USD" && ` (${formatMoneyExact(totalMinor)} at the rate of ${formatDate(rateDate)})`}
            </li>
          ))}
        </ul>
      )}
      {((isPaid && offersMinor > 0) || elsewhere.length > 0) && (
        <p className="meta">
          {isPaid && offersMinor > 0
            ? "This trip\u2019s flights and stay are already counted, so don\u2019t add them again."
            : "What you booked elsewhere is already counted, so don\u2019t add it again."}
        </p>
      )}
    </section>
  );
}

function Debts({ payments, people, expenses }: MoneyProps) {
  if (people.length < 2 && payments.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="debts-heading">
      <h2 className="step-2" id="debts-heading">
        Who owes whom
      </h2>
      {payments.length === 0 ? (
        <p>{expenses.length === 0 ? "Nothing yet." : "You're all settled up."}</p>
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

function ExpenseForm({ people, today, currency, currencies, rateDate, basis, problem }: MoneyProps) {
  const refused = problem?.intent === "note-spending" ? problem : undefined;
  const errors = refused?.fields ?? {};
  const shared = refused ? sentList(refused, "sharedBy") : people.map(({ id }) => id);
  const sharedErrors = errors.sharedBy;
  return (
    <form
      method="post"
      action="#note"
      className="panel stack no-print"
      id="note"
      aria-labelledby="note-heading"
      data-keep="expense"
    >
      {basis}
      <h2 className="step-1" id="note-heading">
        Add an expense
      </h2>
      <FormErrors message={refused?.message} fields={listProblems(errors)} />
      <Field
        label="What was it for?"
        name="what"
        defaultValue={sentText(refused, "what")}
        errors={errors.what}
        maxLength={80}
        required
        autoComplete="off"
      />
      <div className="fields">
        <Field
          label="Amount"
          name="amount"
          inputMode="decimal"
          defaultValue={sentText(refused, "amount")}
          errors={errors.amount}
          maxLength={20}
          required
          autoComplete="off"
        />
        <SelectField
          label="Currency"
          name="currency"
          options={currencies}
          defaultValue={sentText(refused, "currency") ?? currency}
          errors={errors.currency}
          hint={`Converted to dollars at the reference rate of ${formatDate(rateDate)}.`}
        />
      </div>
      <Field
        label="Date"
        name="on"
        type="date"
        defaultValue={sentText(refused, "on") ?? today}
        errors={errors.on}
        required
      />
      {people.length > 1 ? (
        <>
          <SelectField
            label="Paid by"
            name="paidBy"
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={sentText(refused, "paidBy")}
            errors={errors.paidBy}
          />
          <fieldset
            id="sharedBy"
            className={sharedErrors ? "field has-error" : "field"}
            aria-describedby={sharedErrors && "sharedBy-error"}
          >
            <legend>Shared by</legend>
            {people.map(({ id, name }) => (
              <label key={id} className="check">
                <input type="checkbox" name="sharedBy" value={id} defaultChecked={shared.includes(id)} />{" "}
                <span>{name}</span>
              </label>
            ))}
            {sharedErrors && (
              <p className="error" id="sharedBy-error">
                {sharedErrors.join(" ")}
              </p>
            )}
          </fieldset>
        </>
      ) : (
        people.map(({ id }) => (
          <span key={id}>
            <input type="hidden" name="paidBy" value={id} />
            <input type="hidden" name="sharedBy" value={id} />
          </span>
        ))
      )}
      <p>
        <button type="submit" className="button primary" name="intent" value="note-spending" data-busy="Saving">
          Add
        </button>
      </p>
    </form>
  );
}

function ExpenseList({ expenses, people, basis }: MoneyProps) {
  if (expenses.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="list-heading" id="list">
      <h2 className="step-2" id="list-heading">
        What you paid
      </h2>
      <ul className="plain ruled">
        {expenses.map(({ id, on, what, amountMinor, currency, usdMinor, rateDate, paidBy, sharedBy }) => (
          <li key={id} className="stack person">
            <div className="row spread">
              <span>
                <b>{what}</b>
                <br />
                <span className="num">
                  {formatAmount(amountMinor, currency)}
                  {currency !== "USD" && ` (${formatMoneyExact(usdMinor)} at the rate of ${formatDate(rateDate)})`}
                </span>
                <br />
                <span className="meta">
                  {`${formatShortDate(on)}${people.length > 1 || sharedBy.length > 1 ? `, paid by ${paidBy.name}, shared by ${sharedBy.map(({ name }) => name).join(", ")}` : ""}`}
                </span>
              </span>
              <form method="post" action="#list" className="no-print">
                {basis}
                <input type="hidden" name="expense" value={id} />
                <button type="submit" className="button" name="intent" value="remove-spending">
                  Remove<span className="visually-hidden">{`: ${what}`}</span>
                </button>
              </form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The money of a trip: spent against the budget, who owes whom, and every expense. */
export function MoneyView(page: MoneyProps) {
  const { back, name, problem } = page;
  return (
    <div className="wrap page stack narrow wide-gap">
      <header className="stack">
        <p className="no-print">
          <a className="target" href={back}>{`Back to ${name}`}</a>
        </p>
        <h1 className="step-3">Money</h1>
        <p>Keep track of what you spend. Everyone who comes along can see it and add to it.</p>
      </header>
      {problem && problem.intent !== "note-spending" && <FormErrors message={problem.message} />}
      <Sums {...page} />
      <Debts {...page} />
      <ExpenseForm {...page} />
      <ExpenseList {...page} />
    </div>
  );
}
