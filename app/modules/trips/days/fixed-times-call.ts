import { z } from "zod";
import { BUSY_KINDS, MOST_BUSY, MOST_BUSY_NAME, WEEKDAYS } from "#app/modules/itinerary/day/busy-hours";
import type { BusyPattern } from "#app/modules/itinerary/day/busy-hours";
import { MOST_OWN_ADDRESS, MOST_OWN_PLACES } from "#app/modules/itinerary/day/own-place";
import type { Appointment } from "#app/modules/itinerary/day/own-place";
import { MOST_OWN_NAME } from "#app/modules/itinerary/day/own-place-limits";
import { formatClock } from "#app/shared/format";
import { appointmentsOf } from "../commands/day-wishes";
import type { Trip } from "../trip/trip";
import { appointmentSent, readAppointment, readBusy } from "./fixed-times-form";
import type { Around } from "./own-place-form";

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use a time such as 15:00")
  .describe("Local time, such as 15:00");

const appointment = {
  name: z.string().min(1).max(MOST_OWN_NAME),
  date: z.iso.date().describe("A day of the trip"),
  from: clock,
  until: clock.describe("Local time; 00:00 for midnight"),
  hasFood: z.boolean().describe("Food is had there, so it may stand for lunch or dinner"),
};
const where = z
  .string()
  .max(2_000)
  .describe(`A map link, two numbers such as 38.7139, -9.1335, or an address of up to ${MOST_OWN_ADDRESS} letters`);
const district = z.string().max(80).describe("A part of town by its name, where no point is known");
const weekdays = z
  .array(z.literal([...WEEKDAYS]))
  .min(1)
  .max(WEEKDAYS.length)
  .describe("Monday 1 to Sunday 7");
const kind = z.enum(BUSY_KINDS).describe("Spent where the traveller stays");
const busyName = z.string().max(MOST_BUSY_NAME);

/** The fixed times of a trip as a call sets them: a list that is left out stays. */
export const fixedTimesBody = z.object({
  appointments: z
    .array(
      z.object({
        id: z.string().max(80).optional().describe("Of one that the trip has; left out for a new one"),
        ...appointment,
        hasFood: appointment.hasFood.default(false),
        where: where.default(""),
        district: district.default(""),
      }),
    )
    .max(MOST_OWN_PLACES)
    .optional(),
  busy: z
    .array(z.object({ kind, name: busyName.default(""), from: clock, until: clock, weekdays }))
    .max(MOST_BUSY)
    .optional()
    .describe("Hours that are not free on some days of every week"),
});
export type FixedTimesCall = z.output<typeof fixedTimesBody>;

/** The fixed times of a trip as a call reads them; sent back as they are, they change nothing. */
export const fixedTimesReply = z
  .object({
    appointments: z.array(z.object({ id: z.string(), ...appointment, where, district })),
    busy: z.array(z.object({ kind, name: busyName, from: clock, until: clock, weekdays: z.array(z.number().int()) })),
  })
  .meta({ id: "FixedTimes" });

/** The fixed times of a trip for a call. */
export function toFixedTimesDto({ preferences }: Pick<Trip, "preferences">): z.output<typeof fixedTimesReply> {
  return {
    appointments: appointmentsOf(preferences).map((one) => {
      const { on, table, ...sent } = appointmentSent(one);
      return { id: one.id, ...sent, date: on, hasFood: table !== "" };
    }),
    busy: (preferences.busy ?? []).map(({ start, end, ...hours }) => ({
      ...hours,
      from: formatClock(start),
      until: formatClock(end),
    })),
  };
}

type Errors = Record<string, string[]>;
type Kept = Omit<Appointment, "id"> & { id?: string };

/** The field of a call to which a problem with the field of a form belongs. */
const FIELDS: Readonly<Record<string, string>> = {
  on: "date",
  busyName: "name",
  busyFrom: "from",
  busyUntil: "until",
};

const within = (list: string, index: number, errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [`${list}.${index}.${FIELDS[field] ?? field}`, texts]),
  );

/**
 * Reads the fixed times of a call by the rules of their forms.
 * @param dates of the trip
 */
export function readTimesCall(
  call: FixedTimesCall,
  around: Around,
  dates: readonly string[],
): { appointments?: Kept[]; busy?: BusyPattern[] } | { errors: Errors } {
  const errors: Errors = {};
  const appointments = call.appointments?.flatMap(({ id, date, hasFood, ...sent }, index): Kept[] => {
    const read = readAppointment({ ...sent, on: date, table: hasFood ? "on" : "" }, around, dates);
    if ("appointment" in read) return [{ ...read.appointment, ...(id !== undefined && { id }) }];
    Object.assign(errors, within("appointments", index, read.errors));
    return [];
  });
  const busy = call.busy?.flatMap(({ kind: of, name, from, until, weekdays: days }, index): BusyPattern[] => {
    const read = readBusy({ kind: of, busyName: name, busyFrom: from, busyUntil: until, weekdays: days.map(String) });
    if ("busy" in read) return [read.busy];
    Object.assign(errors, within("busy", index, read.errors));
    return [];
  });
  return Object.keys(errors).length > 0 ? { errors } : { appointments, busy };
}
