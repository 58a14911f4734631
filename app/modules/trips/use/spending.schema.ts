import { z } from "zod";
import { listDisplayCurrencies } from "#app/modules/catalogue/country/rates";
import { readPaid } from "#app/shared/amounts";
import { addDays, isLocalDate } from "#app/shared/calendar";
import { oneLine } from "#app/shared/one-line";
import type { Trip } from "../trip/trip";

const MOST_WHAT = 80;
const HOW_MUCH = "Enter an amount such as 12.50";

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
        .string({ error: "Enter the day" })
        .refine(isLocalDate, { error: "Use a date such as 2027-05-14", abort: true })
        .refine((date) => date >= addDays(trip.startDate, -730) && date <= addDays(trip.endDate, 366), {
          error: "That day is too far from the trip",
        }),
      paidBy: z.string({ error: "Say who paid" }).refine(known, { error: "Choose someone from the list" }),
      sharedBy: z
        .array(z.string())
        .default([])
        .refine((ids) => ids.length > 0, { error: "Tick at least one person", abort: true })
        .refine((ids) => ids.every(known), { error: "Choose people from the list" })
        .transform((ids) => people.filter((id) => ids.includes(id))),
    })
    .transform(({ amount: text, ...expense }, ctx) => {
      const read = readPaid(text, expense.currency);
      if ("problem" in read) {
        ctx.addIssue({ code: "custom", path: ["amount"], message: read.problem });
        return z.NEVER;
      }
      return { ...expense, amountMinor: read.minor };
    });
}

export type ExpenseForm = z.output<ReturnType<typeof expenseFormSchema>>;
