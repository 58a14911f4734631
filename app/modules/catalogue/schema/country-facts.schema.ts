import { z } from "zod";
import { calendarSchema } from "./calendar.schema";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const official = z.url({ protocol: /^https$/ });
const words = z.string().min(12).max(420);
/** Digits, as they are dialled. */
const number = z.string().regex(/^\d{2,5}$/);

/** Malaria: none; low, where bites are to be avoided and tablets are a question; risk, where tablets are usual. */
const MALARIA_LEVELS = ["none", "low", "risk"] as const;
/** Yellow fever: nothing; a certificate for travellers from a country with it; the vaccine recommended. */
const YELLOW_FEVER_LEVELS = ["none", "certificate", "recommended"] as const;
const DENGUE_LEVELS = ["none", "rare", "occurs"] as const;
/** Rabies: none in land animals; in bats and wild animals; in dogs too. */
const RABIES_LEVELS = ["none", "wild", "animals"] as const;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Two times of a day, the earlier first. */
const span = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => text.slice(0, 5) < text.slice(6), "ends before it begins");

function risk<const Levels extends readonly [string, ...string[]]>(levels: Levels) {
  return z.strictObject({
    level: z.enum(levels),
    /** Place, time or advice, where the level alone says too little. */
    note: words.optional(),
  });
}

const risks = z.strictObject({
  malaria: risk(MALARIA_LEVELS),
  yellowFever: risk(YELLOW_FEVER_LEVELS),
  dengue: risk(DENGUE_LEVELS),
  rabies: risk(RABIES_LEVELS),
  /** Other facts about health, in a sentence or two. */
  other: words.optional(),
});

/** The risks of one destination that the rest of its country does not have. */
const risksOfPlace = risks.partial().extend({
  altitude: z
    .strictObject({
      /** Height at which visitors sleep, in metres. */
      metres: z.number().int().min(1000).max(5000).optional(),
      note: words.optional(),
    })
    .refine(({ metres, note }) => metres !== undefined || note !== undefined, "says neither a height nor a note")
    .optional(),
});

export const countryFactsSchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  /** Day on which the facts were gone through; each stands as it was known then. */
  asOf: day,
  /** Plug shapes by their usual letters; C fits F and E sockets, and so on. */
  plugs: z.array(z.enum(["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"])).min(1),
  volts: z.array(z.number().int().min(100).max(240)).min(1),
  hertz: z.array(z.union([z.literal(50), z.literal(60)])).min(1),
  /** Side of the road. */
  drives: z.enum(["left", "right"]),
  /** One number for everything, or one each. */
  emergency: z.union([
    z.strictObject({ all: number }),
    z.strictObject({ police: number, ambulance: number, fire: number }),
  ]),
  /** Whether visitors drink from the tap: yes, filtered or with care, or bottled only. */
  water: z.enum(["safe", "filter", "bottled"]),
  /** The usual tip in restaurants: nothing, rounding up, or that many per cent. */
  tip: z.enum(["none", "round", "10", "15", "20"]),
  /** The meal times of the country, as visitors find tables: Spain dines from 20:30. */
  meals: z.strictObject({ breakfast: span.optional(), lunch: span, dinner: span }),
  /** Nearly all kitchens are halal: all over the country, or in these of its destinations. */
  halal: z.union([z.literal("usual"), z.array(slug).min(1)]).optional(),
  /** The hours of the afternoon in which many shops are shut, where the country has them. */
  rest: z.strictObject({ name: z.string().min(4).max(40), from: clock, to: clock, note: words }).optional(),
  /**
   * The effects of holidays, feasts and seasons on a visit; every country of the catalogue has this part, if only to
   * say "nothing".
   */
  calendar: calendarSchema.optional(),
  /** The languages that a visitor will hear, where the list of official languages says too little. */
  heard: z.string().min(4).max(120).optional(),
  /** One thing to know about water, tips or the way in. */
  note: words.optional(),
  /** The usual way to pay: by card nearly everywhere, both, or cash. */
  money: z.strictObject({ pay: z.enum(["cards", "mixed", "cash"]), note: words.optional() }).optional(),
  /** The kind of entry for visitors. It never answers for a single passport: the official page does that. */
  entry: z.strictObject({
    kind: z.enum(["schengen", "authorisation", "e-visa", "on-arrival", "visa-free", "permit"]),
    /** Name of the authorisation or area, where it has one. */
    name: z.string().min(3).max(60).optional(),
    /** The country's rules, where the kind says too little. */
    summary: words.optional(),
    /** Official page that answers for a passport. */
    url: official,
    /** Form that every visitor fills in before or on arrival. */
    form: official.optional(),
  }),
  health: risks
    .extend({
      /** Official page on the health of travellers to this country. */
      source: official,
      places: z.record(slug, risksOfPlace).optional(),
    })
    .optional(),
  /** The advice of governments, where it is more than the usual care; by destination where it differs. */
  security: z
    .strictObject({ text: words.optional(), places: z.record(slug, words).optional() })
    .refine(({ text, places }) => text !== undefined || places !== undefined, "says nothing")
    .optional(),
});

export type CountryFacts = z.infer<typeof countryFactsSchema>;
