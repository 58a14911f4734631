import type { LocalDate } from "#app/shared/calendar";
import { addDays, eachDay } from "#app/shared/calendar";
import type { PriceLine } from "./trip";
import type { Expense } from "./spending";

/** Money of a part of a trip, in US cents, for the whole party. */
export interface MoneyPart {
  /** Bookings that are paid, here or elsewhere. */
  paidMinor: number;
  /** Noted expenses. */
  spentMinor: number;
  /** Still to come, if the rest goes as planned. */
  plannedMinor: number;
}

const moneyOf = ({ paidMinor, spentMinor, plannedMinor }: MoneyPart): number => paidMinor + spentMinor + plannedMinor;

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
 * The money by kind; kinds without any are left out. All together they are what `moneySums` says has gone and is still
 * to come.
 */
export function moneyByKind({ offers, elsewhere, isPaid, onTheSpotMinor, notedMinor }: KnownCosts): KindPart[] {
  const booked = (kind: KindPart["kind"], category: PriceLine["category"]): KindPart => {
    const here = sumOf(offers, category);
    return {
      kind,
      paidMinor: (isPaid ? here : 0) + sumOf(elsewhere, category),
      spentMinor: 0,
      plannedMinor: isPaid ? 0 : here,
    };
  };
  const parts: KindPart[] = [
    booked("flights", "flights"),
    booked("stay", "hotel"),
    { kind: "trip", paidMinor: 0, spentMinor: notedMinor, plannedMinor: Math.max(0, onTheSpotMinor - notedMinor) },
  ];
  return parts.filter((part) => moneyOf(part) > 0);
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
  const part = (on: DayPart["on"], isIt: (date: LocalDate) => boolean, plannedMinor = 0): DayPart => ({
    on,
    paidMinor: 0,
    spentMinor: expenses.reduce((sum, expense) => sum + (isIt(expense.on) ? expense.usdMinor : 0), 0),
    plannedMinor,
  });
  const parts: DayPart[] = [part("before", (date) => date < trip.startDate)];
  for (let on = trip.startDate; on <= trip.endDate; on = addDays(on, 1))
    parts.push(part(on, (date) => date === on, planned.get(on)));
  parts.push(part("after", (date) => date > trip.endDate));
  return parts.filter((one) => moneyOf(one) > 0);
}

/** The money of several trips by day, from the first day of the first to the last day of the last. */
export function daysTogether(
  all: readonly {
    trip: { startDate: LocalDate; endDate: LocalDate };
    planned: ReadonlyMap<LocalDate, number>;
    expenses: readonly Pick<Expense, "on" | "usdMinor">[];
  }[],
): DayPart[] {
  const planned = new Map<LocalDate, number>();
  for (const one of all) for (const [on, minor] of one.planned) planned.set(on, (planned.get(on) ?? 0) + minor);
  const [startDate] = all.map(({ trip }) => trip.startDate).toSorted();
  const endDate = all
    .map(({ trip }) => trip.endDate)
    .toSorted()
    .at(-1);
  if (startDate === undefined || endDate === undefined) return [];
  return moneyByDay(
    { startDate, endDate },
    planned,
    all.flatMap(({ expenses }) => expenses),
  );
}

/** The dated parts of a trip as columns of one height: every day between the first and the last, and the dearest. */
export interface MoneyColumns {
  days: { on: LocalDate; spent: number; planned: number }[];
  /** The first of the days that cost most; none where all cost the same. */
  dearest?: { on: LocalDate; sumMinor: number; isPlanned: boolean };
}

/**
 * The money of each day as shares of the dearest day's, from 0 to 1.
 * @returns undefined where fewer than two days cost anything: there is nothing to compare
 */
export function moneyColumns(parts: readonly DayPart[]): MoneyColumns | undefined {
  const dated = new Map<LocalDate, DayPart>();
  for (const part of parts) if (part.on !== "before" && part.on !== "after") dated.set(part.on, part);
  const [dates, most] = [[...dated.keys()], dearestOf([...dated.values()])];
  const [first, last] = [dates[0], dates.at(-1)];
  if (dates.length < 2 || first === undefined || last === undefined) return undefined;
  const days = eachDay(first, last).map((on) => {
    const part = dated.get(on);
    const share = (minor = 0): number => Math.max(0, minor) / most;
    return { on, spent: share(part?.spentMinor), planned: share(part?.plannedMinor) };
  });
  const [dearest] = [...dated].filter(([, part]) => moneyOf(part) === most);
  if (!dearest || [...dated.values()].every((part) => moneyOf(part) === most)) return { days };
  return { days, dearest: { on: dearest[0], sumMinor: most, isPlanned: dearest[1].plannedMinor > 0 } };
}

/** The parts of the bar, each from 0 to `all`; what is left comes last. */
interface MoneyBar {
  paid: number;
  spent: number;
  planned: number;
  left: number;
  /** Where the budget ends in a bar that is longer than it; none within the budget. */
  budget?: number;
}

/**
 * The bar of a trip's money, whose whole is the budget or, beyond it, what is paid, spent and planned.
 * @param all the length of the bar
 * @param budgetMinor null for readers who do not see it
 * @returns undefined where there is nothing to draw
 */
export function moneyBar(part: MoneyPart, budgetMinor: number | null, all: number): MoneyBar | undefined {
  const [paidMinor, spentMinor] = [Math.max(0, part.paidMinor), Math.max(0, part.spentMinor)];
  const goneMinor = paidMinor + spentMinor;
  const sumMinor = goneMinor + Math.max(0, part.plannedMinor);
  const whole = Math.max(budgetMinor ?? 0, sumMinor);
  if (whole === 0) return undefined;
  const share = (minor: number): number => Math.round((Math.max(0, minor) / whole) * all);
  const [paid, gone, sum] = [share(paidMinor), share(goneMinor), share(sumMinor)];
  const bar: MoneyBar = { paid, spent: gone - paid, planned: sum - gone, left: all - sum };
  return budgetMinor !== null && budgetMinor < sumMinor ? { ...bar, budget: share(budgetMinor) } : bar;
}

/** The money of the part that costs most, in US cents: the length of the bars beside each other. */
export const dearestOf = (parts: readonly MoneyPart[]): number => Math.max(0, ...parts.map(moneyOf));

/** The money of several trips by kind, in the order of {@link moneyByKind}; kinds without any are left out. */
export function kindsTogether(all: readonly (readonly KindPart[])[]): KindPart[] {
  const kinds = ["flights", "stay", "trip"] as const satisfies readonly KindPart["kind"][];
  return kinds.flatMap((kind) => {
    const parts = all.flat().filter((part) => part.kind === kind);
    if (parts.length === 0) return [];
    const sum = (of: keyof MoneyPart): number => parts.reduce((minor, part) => minor + part[of], 0);
    return [{ kind, paidMinor: sum("paidMinor"), spentMinor: sum("spentMinor"), plannedMinor: sum("plannedMinor") }];
  });
}
