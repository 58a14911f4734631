import { z } from "zod";
import { anchorSchema, dayTripSchema, MEAL_TIMES, placeOfTable, tableSchema, ticketSchema } from "./arrangement.schema";
import { dayOfYear, daysInARow } from "./calendar.schema";
import { checkedSchema } from "./checked.schema";
import { transfersSchema } from "./transfers";
import { DIETS, SERVES, servesEach, unprovenDiets } from "./diets";
import { waysSchema } from "./ways.schema";
import { BUDGETS, PLACE_KINDS, REGIONS, STYLES, VIBES } from "./vocabulary";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const months = z.array(z.number().int().min(1).max(12)).min(1);
/** Twelve numbers, January first, separated by blanks. */
const byMonth = z.string().regex(/^-?\d+(\.\d+)?( -?\d+(\.\d+)?){11}$/);
/** US dollars a day for one adult: bed (half of a double room), food, local transport, activities. */
const dayCost = z.tuple([
  z.number().positive(),
  z.number().positive(),
  z.number().nonnegative(),
  z.number().nonnegative(),
]);

/** Metres above the low ground of the town: the river, the harbour, the square at the foot of the hill. */
const height = z.number().int().min(0).max(4000);

/** An end of a ride or of a one-way walk: its name as a traveller would look for it, and its position. */
const end = z.strictObject({ name: z.string().min(2).max(60), lat, lon, height: height.optional() });

const placeFields = z.strictObject({
  id: slug,
  name: z.string().min(2),
  /** The local name, if in another script or a different word. */
  localName: z.string().optional(),
  kind: z.enum(PLACE_KINDS),
  lat,
  lon,
  /**
   * Of a ride or a walk that ends elsewhere: where it begins and where it ends. The pin of such a place is its first
   * end.
   */
  from: end.optional(),
  to: end.optional(),
  /** Of such a ride or walk: it is as good from its end to its beginning. */
  bothWays: z.literal(true).optional(),
  /** Of a ride or a walk that could end elsewhere: the traveller is back where it began. */
  returns: z.literal(true).optional(),
  /** Part of town a local would name. */
  district: z.string().min(2),
  /** Where it lies high above its part of town, or the part does not lie as high as `ways.heights` says. */
  height: height.optional(),
  /** Usual length of a visit in minutes. */
  minutes: z.number().int().min(15).max(720),
  /** Usual adult price in whole US dollars: entrance, fare or a meal with a drink; 0 = free. */
  price: z.number().int().min(0).max(600),
  /** Usual opening hours, local time, in the strict subset of the OSM syntax that opening-hours.ts reads. */
  hours: z.string().min(4),
  /** Minutes before closing after which no visitor is let in. */
  lastEntry: z.number().int().min(5).max(180).optional(),
  /**
   * For an event with a fixed start, a show, a change of guard: its times, as start-times.ts reads them, and its name:
   * "The guard changes".
   */
  starts: z.strictObject({ at: z.string().min(5), what: z.string().min(6).max(45).optional() }).optional(),
  /** The best time of day for a visit. */
  bestTime: z.enum(["morning", "midday", "afternoon", "sunset", "evening", "night", "any"]),
  indoor: z.boolean(),
  /** Walking effort: 0 none, 1 easy, 2 hills or stairs, 3 a real hike. */
  effort: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** For a place with hills or stairs: whether its main part is reached without them, and how, or the alternative. */
  access: z.strictObject({ stepFree: z.enum(["partly", "none"]), note: z.string().min(30).max(200) }).optional(),
  vibes: z.array(z.enum(VIBES)).min(1).max(4),
  /**
   * The motif of its picture (motifs/motif-fit.ts), where its name and labels would mean another: it has to fit the
   * kind.
   */
  motif: slug.optional(),
  /** Its entry in Wikidata, which names a photograph of it: "Q243". */
  wikidata: z
    .string()
    .regex(/^Q[1-9]\d{0,9}$/)
    .optional(),
  /** 1 to 3 short labels, lower-case but for names, shown on the card, such as "zen garden". */
  tags: z.array(z.string().min(2).max(28)).min(1).max(3),
  /** The importance for a first-time visitor: 5 the reason people come, 1 a nice extra. */
  weight: z.number().int().min(1).max(5),
  /** Shows killing or cruelty plainly: with children under twelve it is in no plan unless it was asked for. */
  isGrim: z.literal(true).optional(),
  /** Made for children: without any it is in no plan unless it was asked for. */
  isForChildren: z.literal(true).optional(),
  /** Farther than 40 km from the centre; takes most of a day. */
  dayTrip: z.boolean().optional(),
  /** Only these months. */
  months: months.optional(),
  /**
   * Its opening on public holidays and other feasts that its hours and `shutOn` do not name: "always" is every day of
   * the year at its usual hours; "open" the same but for 24 and 31 December, whose hours are then not known; "closed"
   * is shut on public holidays. Without it, a door on a feast is not known: the plan says "check before you go".
   */
  holidays: z.enum(["always", "open", "closed"]).optional(),
  /** Movable feasts on which it is shut: "easter-2" is Good Friday; others by the name of the public holiday. */
  shutOn: z.array(dayOfYear).min(1).optional(),
  /**
   * For an event of a few days a year, a procession, a fair, the fireworks of a night: its days, when it comes first of
   * all sights. Its hours are those of these days.
   */
  onlyOn: z
    .array(z.union([dayOfYear, daysInARow]))
    .min(1)
    .optional(),
  /**
   * For an event of a few days a year: the place of the file where it is held, which is not visited for itself on these
   * days.
   */
  heldAt: slug.optional(),
  /** For a place to eat: its meals; its hours decide where the file does not say. */
  meals: z.array(z.enum(MEAL_TIMES)).min(1).optional(),
  /** Official site that sells tickets or takes bookings, if there is one. */
  website: z.url({ protocol: /^https$/ }).optional(),
  /**
   * An official page with its hours or tickets, or a public data set, where its facts can be confirmed. By itself it
   * makes nothing checked.
   */
  source: z.url({ protocol: /^https$/ }).optional(),
  /** Groups of facts that were held against a page. All others are the usual ones, not confirmed: the page says so. */
  checked: checkedSchema.optional(),
  /** For a place to eat or drink: the diets it can serve. The file names the known ones, the rest is "ask". */
  serves: z.partialRecord(z.enum(DIETS), z.enum(SERVES)).transform(servesEach).optional(),
  /** The page of the house itself, on the host of its website, that says that it serves a diet of health. */
  dietPage: z.url({ protocol: /^https$/ }).optional(),
  /** One specific, honest sentence: a description and advice. */
  note: z.string().min(30).max(220),
});

const isOneEnd = (a: { lat: number; lon: number }, b: { lat: number; lon: number }): boolean =>
  a.lat === b.lat && a.lon === b.lon;

const placeSchema = placeFields.superRefine((place, context) => {
  const { id, from, to, bothWays, returns } = place;
  const problem =
    Boolean(from) !== Boolean(to)
      ? "has one end: name both, or neither"
      : from && to && (returns || isOneEnd(from, to))
        ? "has two ends and returns: it is one or the other"
        : from && !isOneEnd(from, place)
          ? "has its pin elsewhere than at `from`"
          : bothWays && !to
            ? "goes both ways between no ends"
            : undefined;
  if (problem) context.addIssue({ code: "custom", message: `${id} ${problem}` });
  for (const diet of unprovenDiets(place))
    context.addIssue({ code: "custom", message: `${id} serves "${diet}" by no page of its own house: say "ask"` });
});

const destinationFile = z.strictObject({
  slug,
  name: z.string().min(2),
  /** The town in the middle of an island or a region. */
  town: z.string().min(2).optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  region: z.enum(REGIONS),
  lat,
  lon,
  timeZone: z.string().regex(/^[A-Z][A-Za-z_]+(\/[A-Za-z_-]+)+$/),
  /** IATA codes with scheduled flights, the usual one first. */
  airports: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .max(4),
  transfers: transfersSchema,
  tagline: z.string().min(12).max(70),
  description: z.string().min(160).max(620),
  /** A possible disappointment, in one sentence. */
  drawback: z.string().min(25).max(200),
  /** Days that a first visit needs: fewest, most. */
  days: z.tuple([z.number().int().min(1), z.number().int().max(21)]),
  bestMonths: months,
  climate: z.strictObject({
    station: z.string().min(2),
    /** Koeppen class, such as "Cfa". */
    koeppen: z.string().regex(/^(Af|Am|Aw|As|BWh|BWk|BSh|BSk|C[sfw][abc]|D[sfw][abcd]|ET|EF)$/),
    /** Mean daily high and low in degrees Celsius, rain in mm and in days, sea in degrees Celsius. */
    high: byMonth,
    low: byMonth,
    rain: byMonth,
    rainDays: byMonth,
    sea: byMonth.optional(),
  }),
  costs: z.strictObject({
    budget: dayCost,
    moderate: dayCost,
    luxury: dayCost,
    /** Price level by month in per cent of the year's mean. */
    season: byMonth,
  }),
  tags: z.array(z.string().min(2).max(28)).min(3).max(8),
  vibes: z.array(z.enum(VIBES)).min(2).max(5),
  style: z.enum(STYLES),
  budget: z.enum(BUDGETS),
  knownFor: z.array(z.string().min(3).max(60)).min(3).max(6),
  highlights: z.array(z.string().min(8).max(110)).min(3).max(6),
  events: z
    .array(
      z.strictObject({
        name: z.string().min(3),
        months,
        when: z.string().min(3).max(60),
        note: z.string().min(20).max(180),
      }),
    )
    .min(2)
    .max(6),
  neighbourhoods: z
    .array(
      z.strictObject({
        name: z.string().min(2),
        lat,
        lon,
        /** The travellers it suits, in one sentence. */
        character: z.string().min(20).max(160),
        /** Real streets of it, used for sandbox addresses. */
        streets: z.array(z.string().min(3)).min(2).max(4),
      }),
    )
    .min(4)
    .max(8),
  tips: z.array(z.string().min(20).max(220)).min(4).max(8),
  /** Languages a visitor will hear, in plain words. */
  languages: z.string().min(4).max(90),
  /** Getting around, in one or two sentences. */
  gettingAround: z.string().min(30).max(260),
  /** Getting around in figures: the input of the day planner. */
  ways: waysSchema,
  places: z.array(placeSchema).min(8),
  /** Places to eat, in few words; all other code sees them as places like the others. */
  tables: z
    .array(tableSchema)
    .transform((tables) => tables.map(placeOfTable))
    .default([]),
  /** The main reasons to come, the first first, with the nights from which a stay should hold each. */
  anchors: z.array(anchorSchema).max(16).default([]),
  /** Days that are one outing, from leaving the hotel to being back. */
  dayTrips: z.array(dayTripSchema).default([]),
  /**
   * Places that are one visit: a sight and its approach, two sights on one square, in the order in which they are
   * walked.
   */
  together: z.array(z.array(slug).min(2).max(5)).default([]),
  /** One ticket for several places. */
  tickets: z.array(ticketSchema).default([]),
  /** The day on which the file was last gone through, YYYY-MM-DD. It confirms no fact. */
  asOf: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
});

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A place behind a boat, a road or a lift that rests for a part of the year is open in the months of both. */
function inSeasonOf<T extends { id: string; months?: number[] }>(place: T, { apart }: z.infer<typeof waysSchema>): T {
  const runs = apart.find(({ places, runs: some }) => some && places.includes(place.id))?.runs;
  return runs ? { ...place, months: (place.months ?? ALL_YEAR).filter((month) => runs.includes(month)) } : place;
}

/** A destination as its file says it, with the tables among its places, each in the season of the way to it. */
export const destinationSchema = destinationFile.transform(({ tables, places, ...rest }) => ({
  ...rest,
  places: [...places, ...tables.map((table) => placeSchema.parse(table))].map((place) => inSeasonOf(place, rest.ways)),
}));

export type PlaceSource = z.infer<typeof placeSchema>;
export type DestinationSource = z.infer<typeof destinationSchema>;
