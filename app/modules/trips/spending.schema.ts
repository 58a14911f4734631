import { z } from "zod";
import { listDisplayCurrencies } from "#app/modules/catalogue/rates";
import { addDays, isLocalDate } from "#app/shared/calendar";
import { oneLine } from "#app/shared/one-line";
import { decimalsOf } from "./spending";
import type { Trip } from "./trip";

const MOST_WHAT = 80;
const MOST_AMOUNT = 10_000_000;
/** Before the decimals: with three of these, still a number that is kept exactly. */
const MOST_DIGITS = 12;
const HOW_MUCH = "Enter an amount such as 12.50";

const TWO_WAYS = "That could be read in two ways. Leave out the mark between thousands, as in 1250";

const tooFine = (currency: string): string => {
  const most = decimalsOf(currency);
  return most === 0
    ? `Amounts in ${currency} have no decimals`
    : `Amounts in ${currency} have at most ${most} decimals`;
};

/** Splits off the decimals: after the mark that comes once and last. Undefined for marks that stand in no such order. */
function splitAmount(plain: string): { whole: string; fraction: string } | undefined {
  const [, whole, fraction = ""] =
    /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(plain) ?? /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(plain) ?? [];
  return whole === undefined ? undefined : { whole: whole.replace(/\D/g, ""), fraction };
}

/**
 * "1,250.50", "1.250,50", "1250,5" and "1 250" in the smallest unit of a currency. A lone mark before three digits parts
 * thousands when it is the English one, and decimals in a currency that has three; else it is not guessed at.
 * @returns the amount, or why it is refused
 */
export function readAmount(text: string, currency: string): { minor: number } | { problem: string } {
  const plain = text.replace(/[\s']/g, "");
  const decimals = decimalsOf(currency);
  const isEitherWay = decimals === 3 ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/;
  if (isEitherWay.test(plain)) return { problem: TWO_WAYS };
  const read = /^0,\d{3}$/.test(plain) ? { whole: "0", fraction: plain.slice(2) } : splitAmount(plain);
  if (!read || read.whole.length > MOST_DIGITS) return { problem: HOW_MUCH };
  if (read.fraction.length > decimals) return { problem: tooFine(currency) };
  return { minor: Number(read.whole + read.fraction.padEnd(decimals, "0")) };
}

/**
 * Noting what was paid.
 * @param trip whose dates say which days make sense: from two years before it to one year after
 * @param people ids of those who may have paid
 */
export function expenseFormSchema(trip: Pick<Trip, "startDate" | "endDate">, people: readonly string[]) {
  const known = (id: string): boolean => people.includes(id);
  return z
    .object({
      what: z
        .string({ error: "Say what it was for" })
        .transform(oneLine)
        .refine((text) => text !== "", { error: "Say what it was for" })
        .refine((text) => text.length <= MOST_WHAT, { error: `Use ${MOST_WHAT} characters or fewer.` }),
      amount: z.string({ error: HOW_MUCH }),
      currency: z.enum(listDisplayCurrencies() as [string, ...string[]], { error: "Choose a currency from the list" }),
      on: z
        .string({ error: "Say on which day" })
        .refine(isLocalDate, { error: "Use a date such as 2027-05-14", abort: true })
        .refine((date) => date >= addDays(trip.startDate, -730) && date <= addDays(trip.endDate, 366), {
          error: "That day is too far from the trip",
        }),
      paidBy: z.string({ error: "Say who paid" }).refine(known, { error: "Choose somebody from the list" }),
      sharedBy: z
        .array(z.string())
        .default([])
        .refine((ids) => ids.length > 0, { error: "Tick at least one person", abort: true })
        .refine((ids) => ids.every(known), { error: "Choose people from the list" })
        .transform((ids) => people.filter((id) => ids.includes(id))),
    })
    .transform(({ amount: text, ...expense }, ctx) => {
      const read = readAmount(text, expense.currency);
      const refuse = (message: string): void => ctx.addIssue({ code: "custom", path: ["amount"], message });
      if ("problem" in read) {
        refuse(read.problem);
        return z.NEVER;
      }
      if (read.minor < 1) refuse(HOW_MUCH);
      if (read.minor > MOST_AMOUNT * 10 ** decimalsOf(expense.currency))
        refuse(`At most ${MOST_AMOUNT.toLocaleString("en")}`);
      return { ...expense, amountMinor: read.minor };
    });
}

export type ExpenseForm = z.output<ReturnType<typeof expenseFormSchema>>;
