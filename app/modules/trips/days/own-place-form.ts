import { z } from "zod";
import { MOST_OWN_ADDRESS, OWN_PLACE_KM, districtAt } from "#app/modules/itinerary/day/own-place";
import { MOST_OWN_NAME, STAY_MINUTES } from "#app/modules/itinerary/day/own-place-limits";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import { pointOfMapLink } from "#app/modules/maps/map-link";
import { minutesOfClock } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { MOST_NOTE } from "../trip/trip";

const line = z.string().default("");

/** The fields of the form of a traveller's own place; {@link readOwnPlace} reads their values. */
export const ownPlaceFields = {
  name: line,
  where: line,
  district: line,
  minutes: line,
  opens: line,
  closes: line,
  note: z.string().default(""),
  on: line,
  /** Ticked for somewhere to eat. */
  table: line,
};
export type OwnPlaceSent = z.output<z.ZodObject<typeof ownPlaceFields>>;
export type OwnPlaceErrors = Partial<Record<keyof OwnPlaceSent, string[]>>;

/** A place as its traveller has described it, or what is wrong with each field. */
export type OwnPlaceReading = { place: Omit<OwnPlace, "id">; note: string; date?: string } | { errors: OwnPlaceErrors };

/** Where a trip goes, as far as the form asks. */
export interface Around extends Point {
  name: string;
  neighbourhoods: readonly (Point & { name: string })[];
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Meant as a link or as numbers, so that a slip in it is told and not kept as an address. */
const MEANT_AS_POINT =
  /https?:|^(?:geo|javascript|data|file|comgooglemaps|maps):|^\/\/|^[\w.-]+\.[a-z]{2,}\/|^[(+-]?\d{1,3}[.,]\d|^[+-]?\d{1,3}\s*°|^[\dC-X]{4,8}\+[\dC-X]{2}/i;
const LAST_MINUTE = 24 * 60;

export type Where = Pick<OwnPlace, "lat" | "lon" | "district" | "address" | "isRough">;

/** Why a point is no place of the trip; two numbers in the wrong order are told as such. */
function tooFar({ lat, lon }: Point, km: number, around: Around): string {
  const isSwapped = Math.abs(lon) <= 90 && distanceKm({ lat: lon, lon: lat }, around) <= OWN_PLACE_KM;
  return isSwapped
    ? `These two numbers are the wrong way round: latitude comes first. Write ${lon}, ${lat}.`
    : `That point is ${km} km from ${around.name}. Your own places have to be within ${OWN_PLACE_KM} km of it.`;
}

/**
 * Where a place is: at the point of a map link or of two numbers, else somewhere in the part of town that was chosen.
 * @param elsewhere where it is taken to be without either; it is asked for where that is left out
 */
export function whereOf(
  { where, district }: Pick<OwnPlaceSent, "where" | "district">,
  around: Around,
  elsewhere?: Pick<Where, "lat" | "lon" | "district">,
): Where | { errors: OwnPlaceErrors } {
  const typed = where.trim();
  const part = around.neighbourhoods.find(({ name }) => name === district);
  const read = typed === "" ? undefined : pointOfMapLink(typed);
  if (read && "point" in read) {
    const km = Math.round(distanceKm(read.point, around));
    if (km > OWN_PLACE_KM) return { errors: { where: [tooFar(read.point, km, around)] } };
    return { ...read.point, district: part?.name ?? districtAt(read.point, around) };
  }
  if (read && MEANT_AS_POINT.test(typed)) return { errors: { where: [read.problem] } };
  if (typed.length > MOST_OWN_ADDRESS)
    return {
      errors: { where: [`Use at most ${MOST_OWN_ADDRESS} characters; this address has ${typed.length}.`] },
    };
  const rough = part ? { lat: part.lat, lon: part.lon, district: part.name } : elsewhere;
  if (!rough) return { errors: { district: ["Paste a map link above, or choose the part of town."] } };
  return { ...rough, isRough: true, ...(typed !== "" && { address: typed }) };
}

function minutesOf({ minutes }: OwnPlaceSent): number | undefined {
  const typed = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) : NaN;
  return typed >= STAY_MINUTES.least && typed <= STAY_MINUTES.most ? typed : undefined;
}

function hoursOf(
  { opens, closes }: OwnPlaceSent,
  minutes: number | undefined,
): { hours?: OwnPlace["hours"]; error?: string } {
  if (opens === "" && closes === "") return {};
  if (!CLOCK.test(opens) || !CLOCK.test(closes)) return { error: "Give both times, or leave both empty." };
  const hours = { opens: minutesOfClock(opens), closes: minutesOfClock(closes) };
  if (hours.opens === hours.closes)
    return { error: "It opens and closes at the same time. Leave both empty if it never closes." };
  const open = (hours.closes - hours.opens + LAST_MINUTE) % LAST_MINUTE;
  if (minutes !== undefined && minutes > open)
    return { error: `It's open for ${open} minutes, but you want to stay ${minutes}.` };
  return { hours };
}

const asClock = (minutes: number): string => formatClock(minutes % LAST_MINUTE);

/** A place of the traveller's own as its form shows it: what {@link readOwnPlace} reads is the same place. */
export function ownPlaceSent(
  { name, lat, lon, district, address, isRough, minutes, hours, isTable }: OwnPlace,
  note: string,
  stay: number | undefined,
  around: Around,
): OwnPlaceSent {
  const isNearest = !isRough && districtAt({ lat, lon }, around) === district;
  return {
    name,
    where: isRough ? (address ?? "") : `${lat}, ${lon}`,
    district: isNearest ? "" : district,
    minutes: String(stay ?? minutes),
    opens: hours ? asClock(hours.opens) : "",
    closes: hours ? asClock(hours.closes) : "",
    note,
    on: "",
    table: isTable ? "on" : "",
  };
}

/** Why a place cannot stay for as long as was asked, in words. */
export const STAY_BOUNDS = `Give the minutes as a number from ${STAY_MINUTES.least} to ${STAY_MINUTES.most}.`;

/**
 * Reads a place of the traveller's own from its form: where it is from a map link, from two numbers, or from the part
 * of town.
 * @param dates of the trip, one of which it may be for
 */
export function readOwnPlace(sent: OwnPlaceSent, around: Around, dates: readonly string[]): OwnPlaceReading {
  const name = sent.name.trim().replace(/\s+/g, " ");
  const where = whereOf(sent, around);
  const minutes = minutesOf(sent);
  const { hours, error } = hoursOf(sent, minutes);
  const errors: OwnPlaceErrors = {
    ...(name === "" && { name: ["Give the place a name."] }),
    ...(name.length > MOST_OWN_NAME && { name: [`Use at most ${MOST_OWN_NAME} characters.`] }),
    ...("errors" in where && where.errors),
    ...(minutes === undefined && { minutes: [STAY_BOUNDS] }),
    ...(error !== undefined && { opens: [error] }),
    ...(sent.note.length > MOST_NOTE && {
      note: [`Use at most ${MOST_NOTE} characters; this note has ${sent.note.length}.`],
    }),
    ...(sent.on !== "" && !dates.includes(sent.on) && { on: ["That day isn't part of the trip."] }),
  };
  if ("errors" in where || minutes === undefined || Object.keys(errors).length > 0) return { errors };
  return {
    place: { name, ...where, minutes, ...(hours && { hours }), ...(sent.table !== "" && { isTable: true }) },
    note: sent.note,
    ...(sent.on !== "" && { date: sent.on }),
  };
}
