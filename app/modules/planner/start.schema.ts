import { z } from "zod";
import { TRIP_LIMITS } from "#app/config/product";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { BUDGETS, TASTES } from "#app/modules/catalogue/schema/vocabulary";
import { PACES } from "#app/modules/itinerary/day/itinerary";
import { AGE_FIELDS } from "./child-ages";
import type { AgeField } from "./child-ages";
import { LONGEST_APPOINTMENTS, LONGEST_HOURS } from "./start-form";
import { readOwnHours } from "./wish/own-hours";
import { addDays, daysBetween, isLocalDate } from "#app/shared/calendar";

const L = TRIP_LIMITS;
const date = (missing: string) =>
  z.string({ error: missing }).trim().refine(isLocalDate, "Use a real date, such as 2027-05-14");
const count = (label: "adults" | "children", min: number, max: number) =>
  z.coerce
    .number({ error: `Say how many ${label}` })
    .int(`Enter the number of ${label}`)
    .min(min, min === 1 ? "At least one adult has to travel" : `Enter ${min} or more ${label}`)
    .max(max, `At most ${max} ${label}`);

/** Money as people type it: "4,000", "$4000", "4000.50". In minor units. */
const amount = z
  .string({ error: "Enter your budget in US dollars" })
  .trim()
  .transform((text, ctx) => {
    const digits = text.replace(/^(us)?\$\s*/i, "").replace(/,(?=\d{3}\b)/g, "");
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(digits)) {
      ctx.addIssue({ code: "custom", message: "Enter an amount in US dollars, such as 2000" });
      return z.NEVER;
    }
    return Math.round(Number(digits) * 100);
  })
  .pipe(
    z
      .number()
      .min(L.minBudgetMinor, `The lowest budget is $${L.minBudgetMinor / 100} per traveller`)
      .max(
        L.maxBudgetMinor,
        `The highest budget is $${(L.maxBudgetMinor / 100).toLocaleString("en-US")} per traveller`,
      ),
  );

const age = z.preprocess(
  // The empty choice of a list says nothing.
  (sent) => (sent === "" ? undefined : sent),
  z.coerce
    .number({ error: "Enter an age in whole years" })
    .int("Enter an age in whole years")
    .min(0, "Enter 0 for a baby")
    .max(L.maxChildAge, `From ${L.maxChildAge + 1} years on, count them as adults`)
    .optional(),
);
const AGES = Object.fromEntries(AGE_FIELDS.map((name) => [name, age])) as Record<AgeField, typeof age>;

/** What somebody of the party does not eat, or cannot do. */
const NEEDS = {
  diets: z.array(z.enum(DIETS, "Choose from the list")).max(DIETS.length).default([]),
  accessNeeds: z.array(z.enum(ACCESS_NEEDS, "Choose from the list")).max(ACCESS_NEEDS.length).default([]),
};

/** Hours that are not free, in words that the reader of sentences knows. */
const hoursField = z
  .string()
  .max(LONGEST_HOURS, `Use ${LONGEST_HOURS} characters or fewer.`)
  .transform((text, ctx) => {
    const busy = readOwnHours(text);
    if (busy) return busy.length > 0 ? busy : undefined;
    ctx.addIssue({ code: "custom", message: "Write it like “work 9:00 to 17:00 on weekdays” or “nap 13:00 to 15:00”" });
    return z.NEVER;
  })
  .optional();

/** What stands at a fixed time; it is read with the dates of each place, see times/start-times.ts. */
const appointmentsField = z
  .string()
  .max(LONGEST_APPOINTMENTS, `Use ${LONGEST_APPOINTMENTS} characters or fewer.`)
  .transform((text) => text.trim() || undefined)
  .optional();

const dates = z.object({ startDate: z.string().refine(isLocalDate), endDate: z.string().refine(isLocalDate) });

/** Whether there are two dates to compare: problems with dates are reported in the first answer, beside all others. */
function hasDates({ value }: { value: unknown }): boolean {
  return dates.safeParse(value).success;
}

/**
 * The fault in the party of a trip: too many, or a child whose age is not said where the inventory asks for it, or where
 * that of another is.
 */
function partyProblems(
  party: { adults: number; childCount: number } & Partial<Record<(typeof AGE_FIELDS)[number], number>>,
  asksAges: boolean,
): { path: string; message: string }[] {
  const { adults, childCount } = party;
  const tooMany =
    adults + childCount > L.maxTravellers
      ? `At most ${L.maxTravellers} travellers in one trip`
      : asksAges && adults + childCount > L.maxOrdered
        ? `Airlines take at most ${L.maxOrdered} travellers in one order`
        : undefined;
  const fields = AGE_FIELDS.slice(0, childCount);
  const areDue = asksAges || fields.some((name) => party[name] !== undefined);
  return [
    ...(tooMany === undefined ? [] : [{ path: "childCount", message: tooMany }]),
    ...fields.flatMap((name) =>
      areDue && party[name] === undefined ? [{ path: name, message: "Say how old this child is on the last day" }] : [],
    ),
  ];
}

/**
 * The fields of the start step (CHECKLIST PLAN-13). Today is the traveller's day; dates are local. The fields are
 * `tripName` and `childCount`, since a field named `name` or `children` replaces the form's own property of that name;
 * the trip has `name` and `children`.
 * @param asksAges whether the inventory has to know the children's ages; else a trip may go without them
 */
export function startSchema(today: string, asksAges = false) {
  return z
    .object({
      tripName: z.string().trim().max(80, "Use 80 characters or fewer.").default(""),
      destination: z
        .string({ error: "Tell us where you want to go" })
        .trim()
        .min(1, "Tell us where you want to go")
        .max(80, "That is too long for a place"),
      departureCity: z
        .string({ error: "Tell us where you're leaving from" })
        .trim()
        .min(1, "Tell us where you're leaving from")
        .max(80, "That is too long for a city"),
      startDate: date("Choose the day you leave")
        .refine((day) => !isLocalDate(day) || day > today, "Tomorrow is the earliest you can leave")
        .refine(
          (day) => !isLocalDate(day) || day <= addDays(today, L.maxDaysAhead),
          `Flights go on sale about ${L.maxDaysAhead} days ahead. Choose an earlier day`,
        ),
      endDate: date("Choose the day you come back"),
      adults: count("adults", 1, L.maxAdults).default(1),
      childCount: count("children", 0, L.maxChildren).default(0),
      budgetTotal: amount,
      pace: z.enum(PACES, "Choose a pace from the list").default("moderate"),
      budgetTier: z.enum(BUDGETS, "Choose a level of comfort from the list").default("moderate"),
      interests: z.array(z.enum(TASTES, "Choose from the list")).max(TASTES.length).default([]),
      beenBefore: z.literal(["yes", ""], "Tick the box or leave it").optional(),
      hours: hoursField,
      appointments: appointmentsField,
      ...NEEDS,
      ...AGES,
    })
    .refine((trip) => trip.startDate <= trip.endDate, {
      path: ["endDate"],
      message: "Come back on the day you leave, or later",
      when: hasDates,
    })
    .refine((trip) => daysBetween(trip.startDate, trip.endDate) <= L.maxNights, {
      path: ["endDate"],
      message: `A trip can last up to ${L.maxNights} nights`,
      when: hasDates,
    })
    .superRefine((trip, ctx) => {
      for (const { path, message } of partyProblems(trip, asksAges))
        ctx.addIssue({ code: "custom", path: [path], message });
    })
    .transform(({ tripName, childCount, diets, accessNeeds, ...trip }) => ({
      ...trip,
      ...(diets.length + accessNeeds.length > 0 && { needs: { diets, accessNeeds } }),
      name: tripName,
      children: childCount,
      ...(childCount > 0 &&
        trip[AGE_FIELDS[0]] !== undefined && {
          childAges: AGE_FIELDS.slice(0, childCount).flatMap((name) => trip[name] ?? []),
        }),
    }));
}

export type StartForm = z.output<ReturnType<typeof startSchema>>;
