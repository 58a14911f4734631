import { z } from "zod";
import { addDays, isLocalDate } from "#app/shared/calendar";
import { amountIn } from "./sealed-texts";
import { SEALED_DAYS_AHEAD } from "./sealed-terms";
import { surpriseFormSchema } from "./surprise.schema";

const MOST_TEXT = 300;

/** The form of /surprise/sealed: the fields of /surprise, and facts about travellers who will not be asked again. */
export function sealedFormSchema(today: string) {
  const soonest = addDays(today, SEALED_DAYS_AHEAD);
  return surpriseFormSchema(today)
    .and(
      z.object({
        passports: z
          .string({ error: "Say which countries issued your passports" })
          .trim()
          .min(1, "Say which countries issued your passports")
          .max(MOST_TEXT, `Use ${MOST_TEXT} characters or fewer`),
        validUntil: z
          .string({ error: "Enter the date the first of your passports expires" })
          .trim()
          .refine(isLocalDate, { error: "Use a real date, such as 2031-05-14", abort: true }),
        refused: z.string().trim().max(MOST_TEXT, `Use ${MOST_TEXT} characters or fewer`).default(""),
        limit: z
          .string({ error: "Enter the most you want to pay" })
          .trim()
          .transform((text, ctx) => {
            const minor = amountIn(text);
            if (minor !== undefined) return minor;
            ctx.addIssue({ code: "custom", message: "Enter an amount in dollars, such as 1500" });
            return z.NEVER;
          }),
      }),
    )
    .superRefine(({ startDate, endDate, validUntil }, ctx) => {
      if (startDate < soonest)
        ctx.addIssue({
          code: "custom",
          path: ["startDate"],
          message: `A sealed trip starts at least ${SEALED_DAYS_AHEAD} days from now, so you have time to wonder`,
        });
      if (isLocalDate(validUntil) && validUntil < endDate)
        ctx.addIssue({ code: "custom", path: ["validUntil"], message: "This passport expires before you're back" });
    });
}
