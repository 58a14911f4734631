import type { z } from "zod";
import { destinationSchema } from "../schema/destination.schema";
import type { DestinationSource } from "../schema/destination.schema";
import { FOOD_KINDS } from "../schema/diets";
import { MOTIFS_OF } from "../motifs/motif-fit";
import { fitsKind } from "../motifs/motif-of";
import { parseOpeningHours } from "../hours/opening-hours";
import { parseStartTimes } from "../hours/start-times";

const LONGEST_VALUE = 60;

/**
 * The problems of a destination's data file, each with its place and its field, in words; empty when there are none.
 * The build stops on the first of them.
 * @param slug the name of the file without its ending
 */
export function destinationProblems(slug: string, value: unknown): string[] {
  const parsed = destinationSchema.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map((issue) => issueInWords(value, issue));
  const { data } = parsed;
  const ids = data.places.map(({ id }) => id);
  return [
    ...(data.slug === slug ? [] : [`field "slug" is "${data.slug}", but the file is named ${slug}`]),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two places have the id "${id}"`),
    ...unknownNames(data),
    ...data.places.flatMap(({ id, kind, serves }) =>
      FOOD_KINDS.has(kind) && !serves
        ? [
            `place "${id}", field "serves" is missing: a ${kind} says which diets it can serve, {} when nothing is known`,
          ]
        : [],
    ),
    ...data.places.flatMap(({ id, kind, motif }) =>
      motif && !fitsKind(motif, kind)
        ? [`place "${id}", field "motif": "${motif}" is none of a ${kind}: ${MOTIFS_OF[kind].join(", ")}`]
        : [],
    ),
    ...data.places.flatMap(({ id, hours, starts }) => [
      ...unread(id, "hours", () => parseOpeningHours(hours)),
      ...(starts ? unread(id, "starts", () => parseStartTimes(starts.at)) : []),
    ]),
  ];
}

function unread(id: string, field: string, read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [`place "${id}", field "${field}": ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Names in a destination's arrangement that its other facts do not have. */
function unknownNames({
  places,
  airports,
  transfers,
  neighbourhoods,
  anchors,
  dayTrips,
  together,
  tickets,
  ways,
}: DestinationSource): string[] {
  const ids = new Set(places.map(({ id }) => id));
  const named: [string, string[]][] = [
    ["anchors", anchors.map(({ place }) => place)],
    ...dayTrips.map((trip): [string, string[]] => [`dayTrips, ${trip.id}`, trip.places]),
    ...dayTrips.map((trip): [string, string[]] => [
      `dayTrips, ${trip.id}, hops`,
      (trip.hops ?? []).flatMap(({ from, to }) =>
        trip.places.includes(from) && trip.places.includes(to) ? [] : [from],
      ),
    ]),
    ["heldAt", places.flatMap(({ heldAt }) => heldAt ?? [])],
    ["together", together.flat()],
    ["ways, served", ways.served.flatMap((one) => one.places)],
    ["ways, apart", ways.apart.flatMap((one) => one.places)],
    ...tickets.map((ticket): [string, string[]] => [`tickets, ${ticket.name}`, ticket.places]),
  ];
  const bound = together.flat();
  const districts = new Set(places.map(({ district }) => district));
  return [
    ...named.flatMap(([field, list]) =>
      list.filter((id) => !ids.has(id)).map((id) => `field "${field}": there is no place "${id}"`),
    ),
    ...Object.keys(ways.heights)
      .filter((name) => !districts.has(name))
      .map((name) => `field "ways, heights": no place is in ${name}`),
    ...bound
      .filter((id, index) => bound.indexOf(id) !== index)
      .map((id) => `field "together": "${id}" is in two visits`),
    ...Object.keys(transfers)
      .filter((code) => !airports.includes(code))
      .map((code) => `field "transfers": ${code} is none of its airports`),
    ...Object.values(transfers)
      .flatMap(({ areas = [] }) => areas.flatMap(({ parts }) => parts))
      .filter((name) => !neighbourhoods.some((part) => part.name === name))
      .map((name) => `field "transfers": ${name} is none of its neighbourhoods`),
    ...(transfers[airports[0]!] ? [] : [`field "transfers": none from ${airports[0]}`]),
  ];
}

/** An issue of a schema in words, with the place and the field it is about. */
export function issueInWords(file: unknown, issue: z.core.$ZodIssue): string {
  const path = [...issue.path];
  let value: unknown = file;
  let where = "";
  const names: string[] = [];
  for (const key of path) {
    value = typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
    if (typeof key !== "number") names.push(String(key));
    else if (isNamed(value)) where += `${singular(names.pop())} "${value.id ?? value.name}", `;
    else names.push(`entry ${key + 1}`);
  }
  if (issue.code === "unrecognized_keys") return `${where}there is no field ${issue.keys.map(quote).join(", ")}`;
  const field = names.length > 0 ? `field ${quote(names.join(", "))}` : "the file";
  if (value === undefined) return `${where}${field} is missing`;
  return `${where}${field} is ${shown(value)}: ${issue.message}`;
}

function isNamed(value: unknown): value is { id?: string; name?: string } {
  return typeof value === "object" && value !== null && ("id" in value || "name" in value);
}

function singular(list = "entries"): string {
  return list.replace(/s$/, "");
}

function quote(text: string): string {
  return `"${text}"`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
