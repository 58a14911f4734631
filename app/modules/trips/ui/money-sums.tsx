import type { ReactNode } from "react";
import { AxisLabels } from "#app/components/plot/axis-labels";
import { ColumnPlot } from "#app/components/plot/column-plot";
import { formatAmount } from "#app/shared/amounts";
import { formatDate, formatShortDate } from "#app/shared/format";
import { formatMoney, formatMoneyExact, formatRounded } from "#app/shared/money";
import { dateLabels } from "../shown/date-labels";
import { dearestOf, moneyBar, moneyColumns } from "../trip/money-parts";
import type { DayPart, KindPart, MoneyPart } from "../trip/money-parts";
import type { OwnCost } from "../trip/own-costs";

export interface MoneySumsProps {
  /** The owner's; null for every other reader. */
  budgetMinor: number | null;
  kinds: KindPart[];
  days: DayPart[];
  /** Costs booked elsewhere, as far as their prices are told. */
  elsewhere: OwnCost[];
  /** Whether flights and stay that were chosen here are paid. */
  isPaidHere: boolean;
}

/** The width of the bar in its own units. */
const BAR = 1000;

const KINDS: Readonly<Record<KindPart["kind"], string>> = {
  flights: "Flights",
  stay: "Stay",
  trip: "On the trip",
};

/** Planned costs are estimates, which "about" says; nothing is said of none. */
const about = (minor: number): string => (minor > 0 ? `about ${formatRounded(minor)}` : formatMoney(0));

/** The bar without its figures: these stand beside it as text. @param whole the length of the bar, in US cents */
function Bar({ part, whole, isSlim }: { part: MoneyPart; whole: number | null; isSlim?: boolean }) {
  const bar = moneyBar(part, whole, BAR);
  if (!bar) return null;
  return (
    <svg
      className={isSlim ? "money-bar slim" : "money-bar"}
      viewBox={`0 0 ${BAR} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="left" width={BAR} height="40" />
      <rect className="planned" x={bar.paid + bar.spent} width={bar.planned} height="40" />
      <rect className="spent" x={bar.paid} width={bar.spent} height="40" />
      <rect className="paid" width={bar.paid} height="40" />
      {bar.budget !== undefined && <rect className="budget" x={Math.max(0, bar.budget - 3)} width="6" height="40" />}
    </svg>
  );
}

function Line({
  name,
  look,
  children,
}: {
  name: string;
  look?: "paid" | "spent" | "planned" | "left";
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        {look && <span className={`money-key ${look}`} aria-hidden="true" />}
        {name}
      </dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

/** A sum under its name; where the row is a list, on a phone, the list leaves nothings out. */
function Cell({ name, minor, words }: { name: string; minor: number; words: (minor: number) => string }) {
  return (
    <td data-label={name} className={minor === 0 ? "nothing" : undefined}>
      {words(minor)}
    </td>
  );
}

/** Paid, spent and planned by kind or by day, each part with its bar. Nothing is paid for a day. */
function Parts({
  caption,
  first,
  parts,
  hasPaid,
}: {
  caption: string;
  first: string;
  parts: readonly ({ name: string } & MoneyPart)[];
  hasPaid?: boolean;
}) {
  const whole = dearestOf(parts);
  return (
    <table className="facts-table num">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {hasPaid && <th scope="col">Paid</th>}
          <th scope="col">Spent</th>
          <th scope="col">Planned</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, ...part }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <Bar part={part} whole={whole} isSlim />
            </th>
            {hasPaid && <Cell name="Paid" minor={part.paidMinor} words={formatMoney} />}
            <Cell name="Spent" minor={part.spentMinor} words={formatMoney} />
            <Cell name="Planned" minor={part.plannedMinor} words={about} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayName = ({ on }: DayPart): string =>
  on === "before" ? "Before the trip" : on === "after" ? "After the trip" : formatShortDate(on);

/** The days of the trip as columns, over the dearest in words; each figure is in the table behind its fold. */
function DayColumns({ parts }: { parts: readonly DayPart[] }) {
  const columns = moneyColumns(parts);
  if (!columns) return null;
  const { days, dearest } = columns;
  return (
    <figure className="plot-figure">
      <ColumnPlot
        className="money-columns"
        columns={days.map(({ spent, planned }) => [
          { look: "spent", from: 0, to: spent },
          { look: "planned", from: spent, to: spent + planned },
        ])}
      />
      <AxisLabels labels={dateLabels(days.map(({ on }) => on))} />
      <figcaption className="meta num">
        {dearest
          ? `Dearest day: ${formatShortDate(dearest.on)}, ${dearest.isPlanned ? about(dearest.sumMinor) : formatMoney(dearest.sumMinor)}.`
          : "Every day costs the same."}
      </figcaption>
    </figure>
  );
}

const sumOf = (parts: readonly MoneyPart[], of: keyof MoneyPart): number =>
  parts.reduce((sum, part) => sum + part[of], 0);

/** The money of a trip as one bar: paid, spent, planned and left, by kind and by day. Every figure is text. */
export function MoneySums({ budgetMinor, kinds, days, elsewhere, isPaidHere }: MoneySumsProps) {
  const [paidMinor, spentMinor] = [sumOf(kinds, "paidMinor"), sumOf(kinds, "spentMinor")];
  const plannedMinor = sumOf(kinds, "plannedMinor");
  const leftMinor = budgetMinor === null ? null : budgetMinor - paidMinor - spentMinor - plannedMinor;
  return (
    <section className="stack" aria-labelledby="sums-heading">
      <h2 className="step-2" id="sums-heading">
        Paid, spent, planned and left
      </h2>
      {leftMinor !== null && plannedMinor > 0 && (
        <p className="num">
          {leftMinor >= 0
            ? `On plan, you’ll have ${formatRounded(leftMinor)} left.`
            : `On plan, you’ll be ${formatRounded(-leftMinor)} over your budget.`}
        </p>
      )}
      <Bar part={{ paidMinor, spentMinor, plannedMinor }} whole={budgetMinor} />
      <dl className="fact-lines">
        <Line name="Paid" look="paid">
          {formatMoney(paidMinor)}
        </Line>
        <Line name="Spent" look="spent">
          {formatMoney(spentMinor)}
        </Line>
        <Line name="Planned" look="planned">
          {about(plannedMinor)}
        </Line>
        {leftMinor !== null && (
          <Line name={leftMinor < 0 ? "Over budget" : "Left"} look={leftMinor < 0 ? undefined : "left"}>
            {plannedMinor > 0 ? about(Math.abs(leftMinor)) : formatMoney(Math.abs(leftMinor))}
          </Line>
        )}
        {budgetMinor !== null && <Line name="Your budget">{formatMoney(budgetMinor)}</Line>}
      </dl>
      {kinds.length > 0 && (
        <Parts
          caption="Paid, spent and planned, by kind"
          first="Kind"
          hasPaid
          parts={kinds.map((part) => ({ ...part, name: KINDS[part.kind] }))}
        />
      )}
      <DayColumns parts={days} />
      {days.length > 0 && (
        <details className="more">
          <summary>By day</summary>
          <Parts
            caption="Spent and planned on the trip, by day"
            first="Day"
            parts={days.map((part) => ({ ...part, name: dayName(part) }))}
          />
        </details>
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
      {(isPaidHere || elsewhere.length > 0) && (
        <p className="meta">
          {isPaidHere
            ? "This trip’s flights and stay are already counted, so don’t add them again."
            : "What you booked elsewhere is already counted, so don’t add it again."}
        </p>
      )}
    </section>
  );
}
