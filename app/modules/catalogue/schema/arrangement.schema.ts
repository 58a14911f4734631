import { z } from "zod";
import { checkedSchema } from "./checked.schema";
import { DIETS, SERVES, servesEach } from "./diets";
import { HIRED_MODES, PUBLIC_MODES } from "./vocabulary";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const MEAL_TIMES = ["breakfast", "lunch", "dinner"] as const;

/** A place to eat, in as few words as the planner needs. */
export const tableSchema = z.strictObject({
  id: slug,
  name: z.string().min(2),
  localName: z.string().optional(),
  kind: z.enum(["restaurant", "food-hall", "cafe"]).default("restaurant"),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  district: z.string().min(2),
  /** A usual meal with a drink for one adult, whole US dollars. */
  price: z.number().int().min(1).max(600),
  hours: z.string().min(4),
  meals: z.array(z.enum(MEAL_TIMES)).min(1),
  serves: z.partialRecord(z.enum(DIETS), z.enum(SERVES)).transform(servesEach),
  /** 1 to 3 short labels, lower-case but for names: the food of the place. */
  tags: z.array(z.string().min(2).max(28)).min(1).max(3),
  /** The motif of its picture, where its name and labels would mean another. */
  motif: slug.optional(),
  website: z.url({ protocol: /^https$/ }).optional(),
  source: z.url({ protocol: /^https$/ }).optional(),
  /** The page of the house itself, on the host of its website, that says that it serves a diet of health. */
  dietPage: z.url({ protocol: /^https$/ }).optional(),
  /** Groups of facts that were held against a page. */
  checked: checkedSchema.optional(),
  /** One specific, honest sentence. */
  note: z.string().min(30).max(220),
});

/** A table as a place: it is no reason to come to a town, and a meal there takes as long as meals do. */
export function placeOfTable(table: z.output<typeof tableSchema>) {
  return {
    ...table,
    minutes: table.kind === "restaurant" ? 75 : 45,
    bestTime: "any" as const,
    indoor: true,
    effort: 0 as const,
    vibes: ["urban" as const],
    weight: 1,
  };
}

/** One of the few sights that people come for. */
export const anchorSchema = z.strictObject({
  place: slug,
  /** A stay of this many nights or more should hold it. */
  nights: z.number().int().min(1).max(14),
});

/** The operator of a day out: none, a scheduled train, bus or ship, a hired driver, or a guided tour. */
export const OPERATORS = ["own", "public", "driver", "tour"] as const;
export const TRIP_MODES = [
  "walk",
  "bicycle",
  "train",
  "bus",
  "boat",
  "ferry",
  "car",
  "driver",
  "jeep",
  "tour-bus",
  "cable-car",
  "flight",
] as const;
export type TripMode = (typeof TRIP_MODES)[number];

/** A day that is one outing: with its own way, its own start, and lunch on the spot. */
export const dayTripSchema = z.strictObject({
  id: slug,
  /** As a local would call the day: "Machu Picchu by train", "A day on the outer reef". */
  name: z.string().min(4).max(60),
  /** Places visited, in order. */
  places: z.array(slug).min(1).max(6),
  by: z.enum(TRIP_MODES),
  operator: z.enum(OPERATORS),
  /** The way there, in one plain sentence: from where, changes, what to book. */
  way: z.string().min(20).max(220),
  /**
   * From the centre of town to the first place, waiting included; the way back takes as long unless another time is
   * given.
   */
  minutes: z.number().int().min(5).max(420),
  back: z.number().int().min(5).max(420).optional(),
  /** The way between two places of the outing, where its own sentence gives one; all others are local transport. */
  hops: z
    .array(z.strictObject({ from: slug, to: slug, by: z.enum(["walk", ...PUBLIC_MODES, ...HIRED_MODES]) }))
    .min(1)
    .optional(),
  /** The time of leaving. */
  leave: clock,
  /**
   * The way there and back, with a guide or a boat where the operator brings one, without entrances; whole US dollars.
   */
  price: z.number().int().min(0).max(900),
  lunch: z.union([
    z.strictObject({
      how: z.enum(["included", "bought", "packed"]),
      /** "On the boat", "At the buffet by the gate", "A picnic from the market in town". */
      where: z.string().min(4).max(90),
      /** For one adult in whole US dollars; 0 where it is included. */
      price: z.number().int().min(0).max(120),
    }),
    /** In town, before leaving in the afternoon. */
    z.strictObject({ how: z.literal("before") }),
  ]),
  /**
   * Dinner is part of the outing: at a camp or out of a bag, as its own sentence says, or at a table before its last
   * part. No other dinner is planned after it.
   */
  dinner: z
    .union([
      z.literal("there"),
      /** "On the Grote Markt", for one adult in whole US dollars. */
      z.strictObject({ where: z.string().min(4).max(90), price: z.number().int().min(0).max(120) }),
    ])
    .optional(),
  /** A stay of this many nights or more has room for it. */
  nights: z.number().int().min(2).max(14),
  /**
   * Only these months: the season of the day, and of the boat, the road or the lift that it goes by. Where another way
   * goes in the other months, it is a day trip of its own.
   */
  months: z.array(z.number().int().min(1).max(12)).min(1).optional(),
});

export const ticketSchema = z.strictObject({
  name: z.string().min(4).max(70),
  places: z.array(slug).min(2).max(8),
  /** For one adult in whole US dollars: all of its places together. */
  price: z.number().int().min(1).max(300),
});

export type Anchor = z.infer<typeof anchorSchema>;
export type DayTrip = z.infer<typeof dayTripSchema>;
export type Ticket = z.infer<typeof ticketSchema>;
