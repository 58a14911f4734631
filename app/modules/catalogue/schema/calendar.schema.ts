import { z } from "zod";

/**
 * A day of every year: "12-25"; "easter", "easter-2", "orthodox+1", counted from Easter Sunday; "mon>07-16", the first
 * Monday after 16 July, or "mon>07-16+7", counted from it; "2027-01-22", in that year alone, of a feast that no rule here
 * finds; or a public holiday by its name, all of its days ("Nyepi"), its first or second ("Eid al-Fitr:1", "Tet:2"), or one counted from it ("Spring Festival-1").
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
  /** Museums, palaces and whatever else has a gate are shut, unless a place says otherwise. */
  sights: days.optional(),
  /** Shops and markets. */
  shops: days.optional(),
  /** Most restaurants, cafés and bars. */
  tables: days.optional(),
  /** The same, but for dinner alone. */
  evenings: days.optional(),
  /** Days on which what is open keeps other hours: from noon on, or only until the early afternoon. */
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
  /** One walks in town: streets are shut to cars and trams for much of the day, or nobody drives. */
  onFoot: days.optional(),
  /** No trains from town to town, though buses and metros run. */
  trains: days.optional(),
  /** Everybody stays indoors, and the airport is shut. */
  indoors: days.optional(),
  /** What happens on a feast, where and when: bonfires, processions, what is eaten. */
  feasts: z.array(z.strictObject({ day: dayOfYear, say: z.string().min(30).max(260) })).optional(),
  /** When it is fuller or emptier than usual, and what that means, in one sentence. */
  busy: z
    .array(
      z.strictObject({
        from: dayOfYear,
        to: dayOfYear,
        say: z.string().min(30).max(220),
        /** Everybody travels: seats on trains, long buses and boats are gone weeks ahead. */
        seats: z.literal("gone").optional(),
      }),
    )
    .optional(),
};

/** What the days of the year do to a visit of a country: what is shut by custom where a place does not say. */
export const calendarSchema = z.strictObject({
  ...shutDays,
  /** Transport and shops rest from Friday afternoon to Saturday night. */
  sabbath: z.boolean().optional(),
  /** Markets and shops open late on Fridays, or shut after the morning. */
  friday: z.enum(["late", "short"]).optional(),
  /** In Ramadan nearly nobody serves food by day; many do not; or most do as ever. */
  ramadan: z.enum(["strict", "quiet", "open"]).optional(),
  /** Where the fast is broken: at tables, which fill at sunset, or at home, so that kitchens serve an hour and more later. */
  iftar: z.enum(["out", "home"]).optional(),
  /** A museum whose weekly closing day is a holiday opens, and shuts the next working day instead. */
  closingMoves: z.boolean().optional(),
  /** What holds in one destination only, by slug. */
  places: z.record(z.string(), z.strictObject(shutDays)).optional(),
});

export type CountryCalendar = z.infer<typeof calendarSchema>;
