import type { ReactNode } from "react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { formatAmount } from "#app/shared/amounts";
import { listProblems, sentList, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { formatDate, formatShortDate } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";
import type { Expense, Payer, Payment } from "../trip/spending";
import { Debts } from "./debts";
import { MoneySums } from "./money-sums";
import type { MoneySumsProps } from "./money-sums";

/** A form of the page that was refused. */
export interface MoneyProblem extends FormProblem {
  intent: string;
}

export interface MoneyProps extends MoneySumsProps {
  name: string;
  /** The page of the trip that its reader may open. */
  back: string;
  people: Payer[];
  expenses: Expense[];
  /** The reader, among the people: what they note they have paid, unless they say otherwise. */
  reader: string;
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

function ExpenseForm({ people, reader, today, currency, currencies, rateDate, basis, problem }: MoneyProps) {
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
            defaultValue={sentText(refused, "paidBy") ?? reader}
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
      <MoneySums {...page} />
      <Debts {...page} hasExpenses={page.expenses.length > 0} />
      <ExpenseForm {...page} />
      <ExpenseList {...page} />
    </div>
  );
}
