import type { LocalDate } from "#app/shared/calendar";
import { addDays } from "#app/shared/calendar";
import type { PriceLine } from "./trip";
import type { Expense } from "./spending";

/** Money of a part of a trip, in US cents, for the whole party: what has gone, and what is still to come. */
export interface MoneyPart {
  paidMinor: number;
  plannedMinor: number;
}

/** The money of one kind: flights, the stay, and what is bought on the trip. */
export interface KindPart extends MoneyPart {
  kind: "flights" | "stay" | "trip";
}

/** The money of one day of the trip, or of all days before or after it. */
export interface DayPart extends MoneyPart {
  on: LocalDate | "before" | "after";
}

/** What a trip costs, as far as it is known. US cents, for the whole party. */
export interface KnownCosts {
  /** Flights and stay as they were chosen here. */
  offers: readonly Pick<PriceLine, "category" | "totalMinor">[];
  /** Flights and stays that were booked elsewhere, as far as their prices are told. */
  elsewhere: readonly Pick<PriceLine, "category" | "totalMinor">[];
  /** Whether what was chosen here is paid. */
  isPaid: boolean;
  /** The days' meals, tickets and local transport. */
  onTheSpotMinor: number;
  notedMinor: number;
}

function sumOf(lines: KnownCosts["offers"], category: PriceLine["category"]): number {
  return lines.reduce((sum, line) => sum + (line.category === category ? line.totalMinor : 0), 0);
}

/**
 * The money by kind; kinds without any are left out. All together they are what `moneySums` says was spent and is still
 * to come.
 */
export function moneyByKind({ offers, elsewhere, isPaid, onTheSpotMinor, notedMinor }: KnownCosts): KindPart[] {
  const booked = (kind: KindPart["kind"], category: PriceLine["category"]): KindPart => {
    const here = sumOf(offers, category);
    return {
      kind,
      paidMinor: (isPaid ? here : 0) + sumOf(elsewhere, category),
      plannedMinor: isPaid ? 0 : here,
    };
  };
  const parts: KindPart[] = [
    booked("flights", "flights"),
    booked("stay", "hotel"),
    { kind: "trip", paidMinor: notedMinor, plannedMinor: Math.max(0, onTheSpotMinor - notedMinor) },
  ];
  return parts.filter(({ paidMinor, plannedMinor }) => paidMinor + plannedMinor > 0);
}

/**
 * The money by day: what each day is planned to cost on the spot, and what was noted for it. What was noted before the
 * first day or after the last is one line each.
 */
export function moneyByDay(
  trip: { startDate: LocalDate; endDate: LocalDate },
  planned: ReadonlyMap<LocalDate, number>,
  expenses: readonly Pick<Expense, "on" | "usdMinor">[],
): DayPart[] {
  const paid = (isIt: (on: LocalDate) => boolean): number =>
    expenses.reduce((sum, { on, usdMinor }) => sum + (isIt(on) ? usdMinor : 0), 0);
  const parts: DayPart[] = [{ on: "before", paidMinor: paid((on) => on < trip.startDate), plannedMinor: 0 }];
  for (let on = trip.startDate; on <= trip.endDate; on = addDays(on, 1))
    parts.push({ on, paidMinor: paid((date) => date === on), plannedMinor: planned.get(on) ?? 0 });
  parts.push({ on: "after", paidMinor: paid((on) => on > trip.endDate), plannedMinor: 0 });
  return parts.filter(({ paidMinor, plannedMinor }) => paidMinor + plannedMinor > 0);
}

/** The parts of the bar, each from 0 to `all`; what is left comes last. */
interface MoneyBar {
  paid: number;
  planned: number;
  left: number;
  /** Where the budget ends in a bar that is longer than it; none within the budget. */
  budget?: number;
}

/**
 * The bar of a trip's money, whose whole is the budget or, beyond it, what is paid and planned.
 * @param all the length of the bar
 * @param budgetMinor null for readers who do not see it
 * @returns undefined where there is nothing to draw
 */
export function moneyBar(
  { paidMinor, plannedMinor }: MoneyPart,
  budgetMinor: number | null,
  all: number,
): MoneyBar | undefined {
  const spent = Math.max(0, paidMinor) + Math.max(0, plannedMinor);
  const whole = Math.max(budgetMinor ?? 0, spent);
  if (whole === 0) return undefined;
  const share = (minor: number): number => Math.round((Math.max(0, minor) / whole) * all);
  const [paid, both] = [share(paidMinor), share(spent)];
  const bar: MoneyBar = { paid, planned: both - paid, left: all - both };
  return budgetMinor !== null && budgetMinor < spent ? { ...bar, budget: share(budgetMinor) } : bar;
}
