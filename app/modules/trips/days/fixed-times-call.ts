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
import type { Travellers } from "../shown/fixed-times";

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
const going = z
  .object({
    people: z.array(z.string().max(80)).max(20).default([]).describe("Ids of people of the trip"),
    adults: z.number().int().min(0).max(99).default(0).describe("Adults beside them"),
    children: z.number().int().min(0).max(99).default(0),
  })
  .nullable()
  .describe("Those of the party who go; null for everybody");
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
        goes: going.default(null),
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
    appointments: z.array(z.object({ id: z.string(), ...appointment, where, district, goes: going })),
    people: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe("People of the trip, whom `goes` may name"),
    busy: z.array(z.object({ kind, name: busyName, from: clock, until: clock, weekdays: z.array(z.number().int()) })),
  })
  .meta({ id: "FixedTimes" });

/** The fixed times of a trip for a call. */
export function toFixedTimesDto(
  { preferences }: Pick<Trip, "preferences">,
  { people }: Pick<Travellers, "people">,
): z.output<typeof fixedTimesReply> {
  return {
    appointments: appointmentsOf(preferences).map((one) => {
      const { on, table, goingPeople: people, goingAdults, goingChildren, ...sent } = appointmentSent(one);
      const goes = one.goes ? { people, adults: Number(goingAdults), children: Number(goingChildren) } : null;
      return { id: one.id, ...sent, date: on, hasFood: table !== "", goes };
    }),
    people: [...people],
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
  goingPeople: "goes.people",
  goingAdults: "goes.adults",
  goingChildren: "goes.children",
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
 * @param travellers of the trip
 */
export function readTimesCall(
  call: FixedTimesCall,
  around: Around,
  dates: readonly string[],
  travellers: Travellers,
): { appointments?: Kept[]; busy?: BusyPattern[] } | { errors: Errors } {
  const errors: Errors = {};
  const appointments = call.appointments?.flatMap(({ id, date, hasFood, goes, ...sent }, index): Kept[] => {
    const who = {
      goingPeople: goes?.people ?? [],
      goingAdults: String(goes?.adults ?? ""),
      goingChildren: String(goes?.children ?? ""),
    };
    const form = { ...sent, ...who, on: date, table: hasFood ? "on" : "" };
    const read = readAppointment(form, around, dates, travellers);
    if ("appointment" in read) return [{ ...read.appointment, ...(id !== undefined && { id }) }];
    Object.assign(errors, within("appointments", index, read.errors));
    return [];
  });
  const busy = call.busy?.flatMap(({ kind: of, name, from, until, weekdays: days }, index): BusyPattern[] => {
    const read = readBusy({
      kind: of,
      busyName: name,
      busyFrom: from,
      busyUntil: until,
      weekdays: days.map(String),
    });
    if ("busy" in read) return [read.busy];
    Object.assign(errors, within("busy", index, read.errors));
    return [];
  });
  return Object.keys(errors).length > 0 ? { errors } : { appointments, busy };
}
