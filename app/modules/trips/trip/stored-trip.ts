import { z } from "zod";
import { TRIP_LIMITS } from "#app/config/product";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { BUDGETS, TASTES } from "#app/modules/catalogue/schema/vocabulary";
import { elsewhereSchema } from "#app/modules/elsewhere/elsewhere.schema";
import { flightOfferSchema, hotelOfferSchema } from "#app/modules/inventory/offers/offer.schema";
import { busyPatternsSchema } from "#app/modules/itinerary/day/busy-hours.schema";
import type { MealWish } from "#app/modules/itinerary/day/day-request";
import { MEALS, PACES } from "#app/modules/itinerary/day/itinerary";
import { ownPlaceSchema } from "#app/modules/itinerary/day/own-place";
import { DEAL_BREAKERS } from "#app/modules/matching/group";
import type { Wishes } from "#app/modules/matching/group";
import type { Needs } from "#app/modules/profile/needs";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { answersSchema } from "#app/modules/profile/stored-profile";
import { storedShape } from "#app/shared/stored-shape";
import { betweenSchema, flightHomeSchema, ticketHomeSchema } from "./between.schema";

/** Ages on the last day of a trip. */
export const childAgesSchema = z
  .array(z.number().int().min(0).max(TRIP_LIMITS.maxChildAge))
  .max(TRIP_LIMITS.maxChildren);

export const mealWishSchema: z.ZodType<MealWish> = z.object({
  date: z.iso.date(),
  meal: z.enum(MEALS),
  at: z.union([z.object({ table: z.string() }), z.enum(["elsewhere", "skipped", "planned"])]),
});

/** Rows of companions from before these questions were asked hold `{}`: nothing was said. */
export const needsSchema: z.ZodType<Needs> = z.object({
  diets: z.array(z.enum(DIETS)).default([]),
  accessNeeds: z.array(z.enum(ACCESS_NEEDS)).default([]),
});

export const preferencesSchema = z.object({
  interests: z.array(z.enum(TASTES)),
  budgetTier: z.enum(BUDGETS),
  pace: z.enum(PACES),
  unwanted: z.array(z.string()).optional(),
  seen: z.array(z.string()).optional(),
  notes: z.record(z.string(), z.string()).optional(),
  ownPlaces: z.array(ownPlaceSchema).optional(),
  stays: z.record(z.string(), z.number().int()).optional(),
  meals: z.array(mealWishSchema).optional(),
  busy: busyPatternsSchema.optional(),
  needs: needsSchema.optional(),
});

/** The wishes that come back with the days when an edit is undone. */
export const dayWishesSchema = preferencesSchema
  .pick({
    unwanted: true,
    seen: true,
    stays: true,
    meals: true,
    pace: true,
    interests: true,
    ownPlaces: true,
    busy: true,
    needs: true,
  })
  .extend({ ownNotes: z.record(z.string(), z.string()) })
  .partial();

export const chosenFlightSchema = z.object({
  offer: flightOfferSchema,
  reason: z.string(),
  home: ticketHomeSchema.optional(),
});
export const chosenHotelSchema = z.object({ offer: hotelOfferSchema, reason: z.string() });

/** Rows from before the wishes had names hold `{}`: nothing was wished for. */
export const companionWishesSchema: z.ZodType<Wishes> = z.object({
  likes: z.array(z.enum(TASTES)).default([]),
  never: z.array(z.enum(DEAL_BREAKERS)).default([]),
});

/** How the JSON columns of a trip and of its people are read and written. */
export { ITINERARY } from "#app/modules/itinerary/day/stored-itinerary";
export const PREFERENCES = storedShape("trips.preferences", preferencesSchema);
/**
 * The second version may say where an offer is ordered, and may lack what its source does not tell; the third of flights
 * may say from where they fly home.
 */
const asItWas = (older: unknown) => older;
export const FLIGHT = storedShape("trips.flight", chosenFlightSchema, [asItWas, asItWas]);
export const HOTEL = storedShape("trips.hotel", chosenHotelSchema, [asItWas]);
export const CHILD_AGES = storedShape("trips.child_ages", childAgesSchema);
const orderedPart = z.object({ reference: z.string().optional(), documents: z.array(z.string()).readonly() });
/** How the orders of a paid trip stand, see trip-orders.ts. */
export const tripOrdersSchema = z.object({
  state: z.enum(["ordering", "confirmed", "partly"]),
  flights: orderedPart.optional(),
  stay: orderedPart.optional(),
});

export const ORDERS = storedShape("trips.orders", tripOrdersSchema);
export const ELSEWHERE = storedShape("trips.elsewhere", elsewhereSchema);
const payerSchema = z.object({ id: z.string(), name: z.string() });
export const expenseSchema = z.object({
  id: z.string(),
  on: z.iso.date(),
  what: z.string(),
  amountMinor: z.number().int().min(1),
  currency: z.string().length(3),
  usdMinor: z.number().int().min(0),
  rateDate: z.iso.date(),
  paidBy: payerSchema,
  sharedBy: z.array(payerSchema).min(1),
});
export const BETWEEN = storedShape("trips.between_places", betweenSchema);
export const FLIGHT_HOME = storedShape("trips.flight_home", flightHomeSchema);
export const SPENDING = storedShape("trips.spending", z.array(expenseSchema));
export const TICKED = storedShape("trips.ticked", z.array(z.string()));
export const COMPANION_ANSWERS = storedShape("trip_companions.answers", answersSchema);
export const COMPANION_WISHES = storedShape("trip_companions.wishes", companionWishesSchema);
export const COMPANION_NEEDS = storedShape("trip_companions.needs", needsSchema);
/** Version 1 was the list of what was kept out. */
export const DAY_WISHES = storedShape("trip_day_versions.wishes", dayWishesSchema, [(unwanted) => ({ unwanted })]);
export const COMMAND_CHANGED = storedShape("trip_commands.changed", z.array(z.string()));
