import type { LocalDate } from "#app/shared/calendar";

/** The owner among the people of an expense, with or without companions. */
export const OWNER = "owner";
/** Expenses of one trip. */
export const MOST_EXPENSES = 500;
/** Beyond so many people with a balance the fewest payments are not looked for, only few ones. */
const MOST_SEARCHED = 12;

/** The money of a trip in US cents, for the whole party: what is meant, what has gone, and what that leaves. */
export interface MoneySums {
  /** Flights and stay, and what the days come to there. */
  plannedMinor: number;
  /** Money spent so far: flights and stay once they are paid, here or elsewhere, and the noted expenses. */
  spentMinor: number;
  /** Money still to be spent, if the rest goes as planned. */
  aheadMinor: number;
  /** Of the budget, after what has gone; below nought when it is overspent. */
  leftMinor: number;
  /** Of the budget, if the rest goes as planned. */
  freeMinor: number;
}

/** The planned and the spent money, kept apart. Noted expenses count against the cost of the days. */
export function moneySums({
  budgetMinor,
  offersMinor,
  elsewhereMinor,
  isPaid,
  onTheSpotMinor,
  notedMinor,
}: {
  budgetMinor: number;
  /** Flights and stay as they were chosen. */
  offersMinor: number;
  /** Flights and stays that were booked elsewhere, as far as their prices are told. */
  elsewhereMinor: number;
  isPaid: boolean;
  onTheSpotMinor: number;
  notedMinor: number;
}): MoneySums {
  const spentMinor = (isPaid ? offersMinor : 0) + elsewhereMinor + notedMinor;
  const leftMinor = budgetMinor - spentMinor;
  const aheadMinor = (isPaid ? 0 : offersMinor) + Math.max(0, onTheSpotMinor - notedMinor);
  return {
    plannedMinor: offersMinor + elsewhereMinor + onTheSpotMinor,
    spentMinor,
    aheadMinor,
    leftMinor,
    freeMinor: leftMinor - aheadMinor,
  };
}

/** A person as an expense knows them: the name stays when they leave the trip. */
export interface Payer {
  id: string;
  name: string;
}

/** Something that was paid, as it was noted. */
export interface Expense {
  id: string;
  on: LocalDate;
  what: string;
  /** In the smallest unit of its currency: yen, or cents. */
  amountMinor: number;
  currency: string;
  /** The same in US cents, at the reference rate of `rateDate`, whatever the day of the expense. */
  usdMinor: number;
  rateDate: LocalDate;
  paidBy: Payer;
  /** At least one; the payer need not be among them. */
  sharedBy: readonly Payer[];
}

/** One payment that settles debts. US cents. */
export interface Payment {
  from: Payer;
  to: Payer;
  usdMinor: number;
}

/** An amount in equal shares to the cent: the cents that are left over go to the first of them, one each. */
export function inShares(usdMinor: number, count: number): number[] {
  const least = Math.floor(usdMinor / count);
  const over = usdMinor - least * count;
  return Array.from({ length: count }, (_, index) => least + (index < over ? 1 : 0));
}

/**
 * The amount that each person has paid beyond their share (above nought), or owes (below), in US cents. The sum is
 * nought. A person who is even is not in it.
 */
export function balancesOf(expenses: readonly Expense[]): { person: Payer; usdMinor: number }[] {
  const sums = new Map<string, { person: Payer; usdMinor: number }>();
  const add = (person: Payer, usdMinor: number): void => {
    const known = sums.get(person.id)?.usdMinor ?? 0;
    sums.set(person.id, { person, usdMinor: known + usdMinor });
  };
  expenses.forEach(({ usdMinor, paidBy, sharedBy }, turn) => {
    add(paidBy, usdMinor);
    // The odd cents go round, so that no person pays them every time.
    const shares = inShares(usdMinor, sharedBy.length);
    shares.forEach((share, index) => add(sharedBy[(index + turn) % sharedBy.length]!, -share));
  });
  return [...sums.values()].filter(({ usdMinor }) => usdMinor !== 0);
}

/**
 * The payments within a group whose balances come to nought: the greatest debtor pays the greatest creditor, again and
 * again.
 */
function payWithin(group: readonly { person: Payer; usdMinor: number }[]): Payment[] {
  const open = group.map((one) => ({ ...one }));
  const payments: Payment[] = [];
  for (;;) {
    open.sort((a, b) => a.usdMinor - b.usdMinor || (a.person.id < b.person.id ? -1 : 1));
    const [debtor, creditor] = [open[0], open.at(-1)];
    if (!debtor || !creditor || debtor.usdMinor >= 0) return payments;
    const usdMinor = Math.min(-debtor.usdMinor, creditor.usdMinor);
    payments.push({ from: debtor.person, to: creditor.person, usdMinor });
    debtor.usdMinor += usdMinor;
    creditor.usdMinor -= usdMinor;
  }
}

/** Balances as the most groups that are each even among themselves: each group saves one payment. */
function evenGroups<B extends { usdMinor: number }>(balances: readonly B[]): B[][] {
  if (balances.length > MOST_SEARCHED) return [[...balances]];
  const all = (1 << balances.length) - 1;
  const sums = new Array<number>(all + 1).fill(0);
  /** The most even groups that a set falls into, and the set before its last member came to it on the way there. */
  const most = new Array<number>(all + 1).fill(0);
  const before = new Array<number>(all + 1).fill(0);
  for (let set = 1; set <= all; set++) {
    let best = -1;
    balances.forEach(({ usdMinor }, one) => {
      const rest = set & ~(1 << one);
      if (rest === set) return;
      sums[set] = sums[rest]! + usdMinor;
      if (most[rest]! <= best) return;
      best = most[rest]!;
      before[set] = rest;
    });
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  const groups: B[][] = [[]];
  for (let set = all; set > 0; set = before[set]!) {
    if (sums[set] === 0) groups.push([]);
    const taken = Math.log2(set ^ before[set]!);
    groups.at(-1)!.push(balances[taken]!);
  }
  return groups.filter((group) => group.length > 0);
}

/** The fewest payments after which all balances are nought. */
export function settle(expenses: readonly Expense[]): Payment[] {
  return evenGroups(balancesOf(expenses)).flatMap(payWithin);
}
