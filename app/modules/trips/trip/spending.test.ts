import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balancesOf, inShares, moneySums, settle } from "./spending";
import type { Expense, Payer } from "./spending";

const person = (id: string): Payer => ({ id, name: id.toUpperCase() });

function paid(by: string, usdMinor: number, among: string): Expense {
  return {
    id: `${by}${usdMinor}${among}`,
    on: "2027-04-16",
    what: "Dinner",
    amountMinor: usdMinor,
    currency: "USD",
    usdMinor,
    rateDate: "2026-09-29",
    paidBy: person(by),
    sharedBy: [...among].map(person),
  };
}

const told = (expenses: Expense[]): string[] =>
  settle(expenses).map(({ from, to, usdMinor }) => `${from.id} ${to.id} ${usdMinor}`);

/** Expenses of up to seven people, as they may come. */
const expenses = fc.array(
  fc
    .tuple(
      fc.constantFrom(..."abcdefg"),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.subarray([..."abcdefg"], { minLength: 1 }),
    )
    .map(([by, usdMinor, among]) => paid(by, usdMinor, among.join(""))),
  { maxLength: 25 },
);

describe("amounts", () => {
  it("are shared to the cent", () => {
    expect(inShares(10_000, 3)).toEqual([3_334, 3_333, 3_333]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 12 }), (amount, count) => {
        const shares = inShares(amount, count);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(2);
      }),
    );
  });
});

describe("who owes whom", () => {
  it("is nobody while nobody paid for another", () => {
    expect(told([])).toEqual([]);
    expect(told([paid("a", 900, "a")])).toEqual([]);
    expect(told([paid("a", 900, "ab"), paid("b", 900, "ab")])).toEqual([]);
  });

  it("is each the share of what another paid, also of who did not share", () => {
    expect(told([paid("a", 9_000, "abc")])).toEqual(["b a 3000", "c a 3000"]);
    expect(told([paid("a", 1_000, "b")])).toEqual(["b a 1000"]);
  });

  it("lets the odd cent go round", () => {
    expect(balancesOf([paid("a", 1, "ab"), paid("a", 1, "ab")])).toEqual([
      { person: person("a"), usdMinor: 1 },
      { person: person("b"), usdMinor: -1 },
    ]);
  });

  it("finds those who are even among themselves: three payments where paying down the list takes four", () => {
    const list = [paid("a", 600, "d"), paid("b", 300, "e"), paid("c", 300, "e"), paid("f", 0, "a")];
    expect(told(list).sort()).toEqual(["d a 600", "e b 300", "e c 300"]);
    // Owed 5, 4 and 2; owing 6 and 5: the debtor of 5 pays the creditor of 5, and no payment is made in vain.
    const five = [paid("a", 500, "d"), paid("b", 400, "e"), paid("c", 200, "e")];
    expect(told(five).sort()).toEqual(["d a 500", "e b 400", "e c 200"]);
  });

  it("sums to nought, leaves nobody owing, and takes fewer payments than there are people", () => {
    fc.assert(
      fc.property(expenses, (list) => {
        const balances = balancesOf(list);
        expect(balances.reduce((sum, { usdMinor }) => sum + usdMinor, 0)).toBe(0);
        const after = new Map(balances.map(({ person: one, usdMinor }) => [one.id, usdMinor]));
        const payments = settle(list);
        for (const { from, to, usdMinor } of payments) {
          expect(usdMinor).toBeGreaterThan(0);
          expect(Number.isInteger(usdMinor)).toBe(true);
          after.set(from.id, after.get(from.id)! + usdMinor);
          after.set(to.id, after.get(to.id)! - usdMinor);
        }
        expect([...after.values()].every((left) => left === 0)).toBe(true);
        expect(payments.length).toBeLessThanOrEqual(Math.max(0, balances.length - 1));
      }),
      { numRuns: 300 },
    );
  });

  it("takes as few payments as there can be", () => {
    /** The fewest payments, by trying each way to pair the greatest debtor left with every creditor. */
    const fewest = (open: number[]): number => {
      const at = open.findIndex((one) => one !== 0);
      if (at < 0) return 0;
      let best = Infinity;
      for (let other = at + 1; other < open.length; other++) {
        if (open[at]! * open[other]! >= 0) continue;
        const next = open.with(other, open[other]! + open[at]!).with(at, 0);
        best = Math.min(best, 1 + fewest(next));
      }
      return best;
    };
    const small = fc.array(
      fc
        .tuple(fc.constantFrom(..."abcdef"), fc.integer({ min: 1, max: 4 }), fc.constantFrom(..."abcdef"))
        .map(([by, amount, other]) => paid(by, amount, other)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(small, (list) => {
        expect(settle(list).length).toBe(fewest(balancesOf(list).map(({ usdMinor }) => usdMinor)));
      }),
      { numRuns: 300 },
    );
  });
});

describe("what is planned, spent and left", () => {
  const trip = {
    budgetMinor: 390_000,
    offersMinor: 185_000,
    elsewhereMinor: 0,
    isPaid: true,
    onTheSpotMinor: 196_500,
    notedMinor: 0,
  };

  it("counts flights and stay as spent once they are paid, and the days as planned", () => {
    expect(moneySums(trip)).toEqual({
      plannedMinor: 381_500,
      spentMinor: 185_000,
      aheadMinor: 196_500,
      leftMinor: 205_000,
      freeMinor: 8_500,
    });
    expect(moneySums({ ...trip, isPaid: false })).toMatchObject({
      spentMinor: 0,
      leftMinor: 390_000,
      freeMinor: 8_500,
    });
  });

  it("counts what was booked elsewhere as spent, paid here or not", () => {
    const own = { ...trip, offersMinor: 0, elsewhereMinor: 185_000 };
    expect(moneySums(own)).toEqual(moneySums(trip));
    expect(moneySums({ ...own, isPaid: false })).toEqual(moneySums(trip));
  });

  it("takes what was noted from what the days come to, and nothing twice", () => {
    expect(moneySums({ ...trip, notedMinor: 50_000 })).toMatchObject({ leftMinor: 155_000, freeMinor: 8_500 });
    expect(moneySums({ ...trip, notedMinor: 200_000 })).toMatchObject({ leftMinor: 5_000, freeMinor: 5_000 });
    expect(moneySums({ ...trip, notedMinor: 300_000 })).toMatchObject({ leftMinor: -95_000, freeMinor: -95_000 });
  });
});
