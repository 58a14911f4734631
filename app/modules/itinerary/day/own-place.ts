import { z } from "zod";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { RequestedPlace } from "./day-request";
import { LONGEST_APPOINTMENT, MOST_OWN_NAME, STAY_MINUTES } from "./own-place-limits";
import type { SomeOfParty } from "./some-of-party";
import { roundUp } from "./visit-length";

/** Places that a traveller may add to one trip. */
export const MOST_OWN_PLACES = 40;
export const MOST_OWN_ADDRESS = 160;
/** Farthest that a traveller's own place may lie from the middle of the destination, in kilometres. */
export const OWN_PLACE_KM = 60;

const clock = z.number().int().min(0).max(1439);

/** Some of a party, as it is kept. */
const someOfPartySchema: z.ZodType<SomeOfParty> = z
  .object({
    memberIds: z.array(z.string()),
    names: z.array(z.string()),
    adults: z.number().int().min(0),
    children: z.number().int().min(0),
  })
  .refine(({ memberIds, names }) => memberIds.length === names.length);

/** A place that a traveller has added to their trip, with what they know of it. */
export const ownPlaceSchema = z.object({
  id: z.string().regex(/^own-[\w-]{1,60}$/),
  name: z.string().min(1).max(MOST_OWN_NAME),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** The part of town it is in, as the day names it. */
  district: z.string().min(1),
  address: z.string().max(MOST_OWN_ADDRESS).optional(),
  /** Only the part of town is known: its pin stands in the middle of that. */
  isRough: z.literal(true).optional(),
  minutes: z.number().int().min(STAY_MINUTES.least).max(LONGEST_APPOINTMENT),
  /** The day and the minute since local midnight at which the traveller has to be there: it is an appointment. */
  at: z.object({ date: z.iso.date(), start: clock }).optional(),
  /** Those of the party who go to the appointment; everybody without it. */
  goes: someOfPartySchema.optional(),
  /** When it opens and closes, in minutes since local midnight, on every day; not known without them. */
  hours: z.object({ opens: clock, closes: clock }).optional(),
  /** Somewhere to eat, so that it may be a lunch or a dinner. */
  isTable: z.literal(true).optional(),
});
export type OwnPlace = z.output<typeof ownPlaceSchema>;
/** A place at which the traveller has to be at a day and an hour. */
export type Appointment = OwnPlace & { at: NonNullable<OwnPlace["at"]> };

/** The nearest part of town to a point; the town itself where it has none. */
export function districtAt(
  point: Point,
  { name, neighbourhoods = [] }: { name: string; neighbourhoods?: readonly (Point & { name: string })[] },
): string {
  const nearest = neighbourhoods.toSorted((a, b) => distanceKm(a, point) - distanceKm(b, point))[0];
  return nearest?.name ?? name;
}

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function noteOf({ address, district, isRough, at }: OwnPlace): string {
  const added = at ? "Your appointment" : "Added by hand";
  const where = address ? `${added}: ${address.replace(/[.,;\s]+$/, "")}.` : `${added}.`;
  return isRough ? `${where} Its pin is in the middle of ${district}, so travel times there are a guess.` : where;
}

/**
 * A traveller's own place as the planner takes it: it is there for as long as they said, in the hours they gave, and
 * what is not known of it is taken to be no hindrance.
 */
export function placeOfOwn(own: OwnPlace): RequestedPlace {
  const { id, name, lat, lon, district, minutes, hours, isTable, at, goes } = own;
  return {
    id,
    name,
    lat,
    lon,
    district,
    kind: "square",
    minutes: roundUp(minutes),
    stayMinutes: roundUp(minutes),
    isOwn: true,
    hasNoHours: (hours === undefined && !at) || undefined,
    ...(at && { isAppointment: true, goes }),
    price: 0,
    ...(isTable && { meals: ["lunch", "dinner"] }),
    hours: hours ? `Mo-Su ${clockOf(hours.opens)}-${clockOf(hours.closes)}` : "24/7",
    bestTime: "any",
    indoor: true,
    effort: 0,
    vibes: ["urban"],
    tags: [],
    weight: 3,
    holidays: "always",
    note: noteOf(own),
  };
}

/** A traveller's own place as a table, for a meal in place of a visit. */
export function tableOfOwn(own: OwnPlace): RequestedPlace {
  return { ...placeOfOwn(own), kind: "restaurant" };
}
