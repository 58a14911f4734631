import { z } from "zod";
import { OPERATORS, TRIP_MODES } from "#app/modules/catalogue/schema/arrangement.schema";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { PLACE_KINDS, TASTES } from "#app/modules/catalogue/schema/vocabulary";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { storedShape } from "#app/shared/stored-shape";
import { ITEM_TYPES, LEG_MODES, MEALS, PACES, STOP_ROLES } from "./itinerary";
import type { Itinerary, ItineraryItem, MealName, StopRole } from "./itinerary";

const leg = z.object({
  mode: z.enum(LEG_MODES),
  minutes: z.number(),
  km: z.number(),
  priceMinor: z.number(),
  riseMetres: z.number().optional(),
});

const spot = z.object({ name: z.string(), lat: z.number(), lon: z.number() });
const location = spot.extend({ to: spot.optional() });

const item = z.object({
  id: z.string(),
  role: z.enum(STOP_ROLES),
  meal: z.enum(MEALS).optional(),
  type: z.enum(ITEM_TYPES),
  placeId: z.string().optional(),
  kind: z.enum(PLACE_KINDS).optional(),
  name: z.string(),
  localName: z.string().optional(),
  location,
  description: z.string(),
  start: z.number(),
  end: z.number(),
  priceMinor: z.number(),
  tags: z.array(z.string()),
  bookingUrl: z.string().optional(),
  why: z.string().optional(),
  fact: z.string().optional(),
  slackMinutes: z.number().optional(),
  locked: z.boolean().optional(),
  isOwn: z.literal(true).optional(),
  goes: z
    .object({
      memberIds: z.array(z.string()),
      names: z.array(z.string()),
      adults: z.number(),
      children: z.number(),
      others: z.number(),
    })
    .optional(),
  mode: z.enum(TRIP_MODES).optional(),
  isOnFoot: z.literal(true).optional(),
  paidWith: z.string().optional(),
  nearby: z
    .array(z.object({ placeId: z.string(), name: z.string(), km: z.number(), priceMinor: z.number() }))
    .optional(),
  offers: z
    .array(
      z.object({
        placeId: z.string(),
        name: z.string(),
        start: z.number(),
        minutes: z.number(),
        priceMinor: z.number(),
      }),
    )
    .optional(),
  isKeptFree: z.literal(true).optional(),
  walkId: z.string().optional(),
  legBefore: leg.optional(),
});

const day = z.object({
  date: z.string(),
  dayNumber: z.number(),
  theme: z.string(),
  items: z.array(item),
  wayHome: leg.extend({ leave: z.number(), arrive: z.number(), to: location }).optional(),
  walkKm: z.number(),
  costMinor: z.number(),
  notes: z.array(z.string()).optional(),
  split: z
    .object({
      memberIds: z.array(z.string()),
      names: z.array(z.string()),
      start: z.number(),
      end: z.number(),
      items: z.array(item),
      meetAt: z.string(),
    })
    .optional(),
  dayTrip: z.object({ id: z.string(), name: z.string(), way: z.string(), operator: z.enum(OPERATORS) }).optional(),
});

/** The days of a trip as they are kept. */
export const itinerarySchema: z.ZodType<Itinerary> = z.object({
  seed: z.number(),
  pace: z.enum(PACES),
  interests: z.array(z.enum(TASTES)),
  days: z.array(day),
  leftOut: z.array(
    z.object({ placeId: z.string(), name: z.string(), why: z.string(), isFixed: z.boolean().optional() }),
  ),
  note: z.string().optional(),
  group: z
    .array(
      z.object({
        memberId: z.string(),
        name: z.string(),
        share: z.number(),
        gets: z.array(z.string()),
        givesUp: z.array(z.string()),
      }),
    )
    .optional(),
  keepsTo: z.object({ diets: z.array(z.enum(DIETS)), accessNeeds: z.array(z.enum(ACCESS_NEEDS)) }).optional(),
  generatedAt: z.string(),
});

/** A stop as version 1 stored it: its role was hidden in the end of its id and in its type. */
const itemsOfVersion1 = z.array(z.looseObject({ id: z.string(), type: z.enum(ITEM_TYPES) }));
const daysOfVersion1 = z.looseObject({
  days: z.array(z.looseObject({ items: itemsOfVersion1, split: z.looseObject({ items: itemsOfVersion1 }).optional() })),
});

const ROLE_OF_TYPE: Record<ItineraryItem["type"], StopRole> = {
  attraction: "visit",
  experience: "visit",
  restaurant: "visit",
  transport: "transfer",
  hotel: "rest",
};

function withRole<T extends z.output<typeof itemsOfVersion1>[number]>(
  stop: T,
): T & { role: StopRole; meal?: MealName } {
  const meal = MEALS.find((name) => stop.id.endsWith(`-${name}`));
  return meal ? { ...stop, role: "meal", meal } : { ...stop, role: ROLE_OF_TYPE[stop.type] };
}

/** Version 2 says of every stop what it is in its day. */
function giveRoles(older: unknown): unknown {
  const plan = daysOfVersion1.parse(older);
  return {
    ...plan,
    days: plan.days.map((one) => ({
      ...one,
      items: one.items.map(withRole),
      ...(one.split && { split: { ...one.split, items: one.split.items.map(withRole) } }),
    })),
  };
}

/** How `trips.itinerary` is read and written. */
export const ITINERARY = storedShape("trips.itinerary", itinerarySchema, [giveRoles]);
