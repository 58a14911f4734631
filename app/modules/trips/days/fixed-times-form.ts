import { z } from "zod";
import { BUSY_KINDS, BUSY_NAMES, MOST_BUSY_NAME, WEEKDAYS } from "#app/modules/itinerary/day/busy-hours";
import type { BusyPattern } from "#app/modules/itinerary/day/busy-hours";
import type { Appointment } from "#app/modules/itinerary/day/own-place";
import { LONGEST_APPOINTMENT, MOST_OWN_NAME, STAY_MINUTES } from "#app/modules/itinerary/day/own-place-limits";
import { minutesOfClock } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import { oneLine } from "#app/shared/one-line";
import { whereOf } from "./own-place-form";
import type { Around } from "./own-place-form";
import { goingFields, goingSent, readGoing } from "./who-goes-form";
import type { Travellers } from "../shown/fixed-times";

const line = z.string().default("");

/** The fields of the form of an appointment; {@link readAppointment} reads their values. */
export const appointmentFields = z.object({
  name: line,
  where: line,
  district: line,
  on: line,
  from: line,
  until: line,
  /** Ticked where food is had there. */
  table: line,
  ...goingFields,
});
export type AppointmentSent = z.output<typeof appointmentFields>;

/** The fields of the form of hours that are not free; {@link readBusy} reads their values. */
export const busyFields = z.object({
  kind: line,
  busyName: line,
  busyFrom: line,
  busyUntil: line,
  weekdays: z.array(z.string()).max(WEEKDAYS.length).default([]),
});
export type BusySent = z.output<typeof busyFields>;

type Errors = Record<string, string[]>;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = 24 * 60;
const NO_TIMES = "Give both times.";

/** Minutes between two times of day; over midnight where the second is the earlier one. */
function minutesBetween(from: string, until: string): number {
  return (minutesOfClock(until) - minutesOfClock(from) + DAY) % DAY || DAY;
}

function whyNotThen({ from, until }: Pick<AppointmentSent, "from" | "until">): string | undefined {
  if (!CLOCK.test(from) || !CLOCK.test(until)) return NO_TIMES;
  const minutes = minutesBetween(from, until);
  if (minutes < STAY_MINUTES.least) return `It has to last ${STAY_MINUTES.least} minutes or more.`;
  if (minutes > LONGEST_APPOINTMENT) return `It can last ${LONGEST_APPOINTMENT / 60} hours at most.`;
  return minutesOfClock(from) + minutes > DAY ? "It can last until midnight at most." : undefined;
}

/**
 * Reads an appointment from its form. One whose place nobody says is taken to be in the middle of town.
 * @param dates of the trip, one of which it is on
 * @param travellers of the trip, some of whom may stay away
 */
export function readAppointment(
  sent: AppointmentSent,
  around: Around,
  dates: readonly string[],
  travellers: Travellers,
): { appointment: Omit<Appointment, "id"> } | { errors: Errors } {
  const name = oneLine(sent.name);
  const where = whereOf(sent, around, { lat: around.lat, lon: around.lon, district: around.name });
  const then = whyNotThen(sent);
  const going = readGoing(sent, travellers);
  const errors: Errors = {
    ...(name === "" && { name: ["Say what it is, such as Ana's wedding."] }),
    ...(name.length > MOST_OWN_NAME && { name: [`Use at most ${MOST_OWN_NAME} characters.`] }),
    ...("errors" in where && where.errors),
    ...(!dates.includes(sent.on) && { on: ["Choose a day of the trip."] }),
    ...(then !== undefined && { from: [then] }),
    ...("errors" in going && going.errors),
  };
  if ("errors" in where || "errors" in going || Object.keys(errors).length > 0) return { errors };
  return {
    appointment: {
      name,
      ...where,
      minutes: minutesBetween(sent.from, sent.until),
      at: { date: sent.on, start: minutesOfClock(sent.from) },
      ...(sent.table !== "" && { isTable: true }),
      ...going,
    },
  };
}

/** An appointment as its form shows it: what {@link readAppointment} reads is the same one. */
export function appointmentSent(appointment: Appointment) {
  const { name, lat, lon, district, address, isRough, minutes, isTable, at, goes } = appointment;
  return {
    name,
    where: isRough ? (address ?? "") : `${lat}, ${lon}`,
    district,
    on: at.date,
    from: formatClock(at.start),
    until: formatClock((at.start + minutes) % DAY),
    table: isTable ? "on" : "",
    ...goingSent(goes),
  } satisfies AppointmentSent;
}

/** Reads hours that are not free from their form. */
export function readBusy(sent: BusySent): { busy: BusyPattern } | { errors: Errors } {
  const kind = BUSY_KINDS.find((one) => one === sent.kind);
  const name = oneLine(sent.busyName) || (kind ? BUSY_NAMES[kind] : "");
  const weekdays = WEEKDAYS.filter((day) => sent.weekdays.includes(String(day)));
  const areTimes = CLOCK.test(sent.busyFrom) && CLOCK.test(sent.busyUntil);
  const [start, end] = areTimes ? [minutesOfClock(sent.busyFrom), minutesOfClock(sent.busyUntil)] : [0, 0];
  const errors: Errors = {
    ...(!kind && { kind: ["Choose what it is."] }),
    ...(name.length > MOST_BUSY_NAME && { busyName: [`Use at most ${MOST_BUSY_NAME} characters.`] }),
    ...(!areTimes && { busyFrom: [NO_TIMES] }),
    ...(areTimes &&
      end - start < STAY_MINUTES.least && { busyFrom: ["It has to end after it begins, on the same day."] }),
    ...(weekdays.length === 0 && { weekdays: ["Choose at least one day."] }),
  };
  if (!kind || Object.keys(errors).length > 0) return { errors };
  return { busy: { kind, name, start, end, weekdays: [...weekdays] } };
}
