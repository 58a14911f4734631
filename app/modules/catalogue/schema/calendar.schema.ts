import { z } from "zod";

/**
 * A day of every year: "12-25"; "easter", "easter-2", "orthodox+1", counted from Easter Sunday; "mon>07-16", the first
 * Monday after 16 July, or "mon>07-16+7", counted from it; "2027-01-22", in that year alone, for a feast that no rule
 * here calculates; or a public holiday by its name, all of its days ("Nyepi"), its first or second ("Eid al-Fitr:1",
 * "Tet:2"), or one counted from it ("Spring Festival-1").
 */
export const dayOfYear = z
  .string()
  .regex(
    /^((20\d{2}-)?\d{2}-\d{2}|(easter|orthodox)([+-]\d+)?|(mon|tue|wed|thu|fri|sat|sun)>\d{2}-\d{2}([+-]\d+)?|[A-Z][^:]*?(:[1-9]|[+-]\d+)?)$/,
  );
/** Days in a row, both ends included. */
export const daysInARow = z.strictObject({ from: dayOfYear, to: dayOfYear });
const days = z.array(dayOfYear).min(1);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const shutDays = {
  /** Museums, palaces and all other sights with a gate are shut, unless a place says otherwise. */
  sights: days.optional(),
  /** Shops and markets. */
  shops: days.optional(),
  /** Most restaurants, cafés and bars. */
  tables: days.optional(),
  /** Most restaurants, cafés and bars, but for dinner alone. */
  evenings: days.optional(),
  /** Days on which open places keep other hours: from noon on, or only until the early afternoon. */
  hours: z
    .array(
      z
        .strictObject({
          day: dayOfYear,
          of: z.enum(["sights", "shops"]),
          from: clock.optional(),
          until: clock.optional(),
        })
        .refine(({ from, until }) => from !== undefined || until !== undefined, "names no hour"),
    )
    .optional(),
  /** No trains, buses or boats. */
  still: days.optional(),
  /** Visitors walk in town: streets are shut to cars and trams for much of the day, or there is no traffic at all. */
  onFoot: days.optional(),
  /** No trains from town to town, though buses and metros run. */
  trains: days.optional(),
  /** The whole country stays indoors, and the airport is shut. */
  indoors: days.optional(),
  /** The events of a feast, with place and time: bonfires, processions, special food. */
  feasts: z.array(z.strictObject({ day: dayOfYear, say: z.string().min(30).max(260) })).optional(),
  /** A period that is fuller or emptier than usual, and its consequences, in one sentence. */
  busy: z
    .array(
      z.strictObject({
        from: dayOfYear,
        to: dayOfYear,
        say: z.string().min(30).max(220),
        /** The whole country travels: seats on trains, long buses and boats are gone weeks ahead. */
        seats: z.literal("gone").optional(),
      }),
    )
    .optional(),
};

/**
 * The effects of the days of the year on a visit to a country: customary closures where a place gives none of its own.
 */
export const calendarSchema = z.strictObject({
  ...shutDays,
  /** Transport and shops rest from Friday afternoon to Saturday night. */
  sabbath: z.boolean().optional(),
  /** Markets and shops open late on Fridays, or shut after the morning. */
  friday: z.enum(["late", "short"]).optional(),
  /** In Ramadan hardly any kitchen serves food by day; many do not; or most do as ever. */
  ramadan: z.enum(["strict", "quiet", "open"]).optional(),
  /**
   * The place where the fast is broken: at tables, which fill at sunset, or at home, so that kitchens serve an hour and
   * more later.
   */
  iftar: z.enum(["out", "home"]).optional(),
  /** A museum whose weekly closing day is a holiday opens, and shuts the next working day instead. */
  closingMoves: z.boolean().optional(),
  /** The days that apply to one destination only, by slug. */
  places: z.record(z.string(), z.strictObject(shutDays)).optional(),
});

export type CountryCalendar = z.infer<typeof calendarSchema>;
