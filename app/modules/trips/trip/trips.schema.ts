import { z } from "zod";
import { childAgesSchema } from "./stored-trip";
import { TRIP_LIMITS } from "#app/config/product";
import { BUDGETS, TASTES } from "#app/modules/catalogue/schema/vocabulary";
import { PACES } from "#app/modules/itinerary/day/itinerary";
import { addDays, daysBetween, isLocalDate } from "#app/shared/calendar";

const text = z.string().trim().min(1).max(80);
/** A day, or an instant of which the day counts. A value that is no day fails here, and later rules do not see it. */
const day = z
  .string()
  .transform((value) => value.slice(0, 10))
  .refine(isLocalDate, { error: "Use a date such as 2027-05-14", abort: true })
  .describe("A day, such as 2027-05-14");
const dollars = z
  .number()
  .min(TRIP_LIMITS.minBudgetMinor / 100)
  .max(TRIP_LIMITS.maxBudgetMinor / 100);

/** The part of an address that names a trip. */
export const tripParams = z.object({ id: z.string().trim().min(1).max(64).describe("The id of a trip") });

/** Creating a trip by the API (CHECKLIST API-21). Budget in US dollars per traveller; today is a local date. */
export function createTripSchema(today: string) {
  return z
    .object({
      name: text.optional(),
      destination: text,
      departureCity: text,
      startDate: day
        .refine((date) => date > today, "Tomorrow is the earliest you can leave")
        .refine((date) => date <= addDays(today, TRIP_LIMITS.maxDaysAhead), "That is too far ahead"),
      endDate: day,
      travelers: z
        .union([
          z.number().int().min(1).max(TRIP_LIMITS.maxAdults),
          z.object({
            adults: z.number().int().min(1).max(TRIP_LIMITS.maxAdults),
            children: z.number().int().min(0).max(TRIP_LIMITS.maxChildren).default(0),
            childAges: childAgesSchema
              .optional()
              .describe(
                "How old each child is on the last day: days are planned to suit them; needed where real flights are sold",
              ),
          }),
        ])
        .default(1),
      budget: z.object({ total: dollars.describe("Per traveller, in US dollars") }),
    })
    .superRefine((trip, ctx) => {
      const nights = daysBetween(trip.startDate, trip.endDate);
      if (nights < 0 || nights > TRIP_LIMITS.maxNights)
        ctx.addIssue({
          code: "custom",
          path: ["endDate"],
          message: `A trip can last a day without a night, or up to ${TRIP_LIMITS.maxNights} nights`,
        });
      const { travelers } = trip;
      if (typeof travelers === "object" && travelers.adults + travelers.children > TRIP_LIMITS.maxTravellers)
        ctx.addIssue({
          code: "custom",
          path: ["travelers"],
          message: `At most ${TRIP_LIMITS.maxTravellers} travellers in one trip`,
        });
      if (typeof travelers === "object" && travelers.childAges && travelers.childAges.length !== travelers.children)
        ctx.addIssue({ code: "custom", path: ["travelers"], message: "Give one age for each child" });
    });
}

/**
 * Changing a trip by the API (CHECKLIST API-22). A status is not written: "booked" asks whether it was paid. A field
 * that cannot be changed is refused by name: a caller who is told 200 believes that it was.
 */
export const updateTripSchema = z.strictObject({
  name: text.optional(),
  budget: z.strictObject({ total: dollars }).optional(),
  status: z.enum(["booked"]).optional(),
});

/** Wishes for new days (CHECKLIST API-24). Unknown interests are passed over. */
export const regenerateSchema = z.object({
  preferences: z
    .object({
      focusAreas: z
        .array(z.string().max(40))
        .max(20)
        .default([])
        .transform((areas) => TASTES.filter((taste) => areas.includes(taste))),
      budgetLevel: z.enum(BUDGETS).default("moderate"),
      pacePreference: z.enum(PACES).default("moderate"),
    })
    .optional(),
});
