import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { FRESH_MONTHS, factChecks } from "#app/modules/catalogue/places/place-facts";
import { readYaml } from "./read-yaml";

const DESTINATIONS = "app/modules/catalogue/destinations";

/** A promised event of a text, and the month by which it should have happened: "reopening set for July 2026". */
export interface Promised {
  text: string;
  /** YYYY-MM, the last month that the words allow. */
  by: string;
}

/** A fact that should be checked again, and its place in the file. */
export interface DueFact {
  slug: string;
  /** Id of the place, or the name of the event or field. */
  at: string;
  why: string;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
/** The month in which a season is over; a winter that is named by one year ends with it. */
const SEASON_ENDS: Readonly<Record<string, number>> = { spring: 5, summer: 8, autumn: 11, winter: 12 };
const DATE = String.raw`(?:about |early |mid |late |the end of )?(?:\d{1,2} )?(${MONTHS.join("|")}|spring|summer|autumn|winter)?\s?(202[4-9]|20[3-9]\d)`;
const PROMISES = [
  new RegExp(String.raw`\b(?:until|till) ${DATE}`, "gi"),
  new RegExp(
    String.raw`\b(?:set|due|announced|planned|expected|scheduled|being rebuilt|reopening|reopens?|opening|opens?|closes?)\b[^.;:]{0,40}?\b(?:for|in|by|from|to) ${DATE}`,
    "gi",
  ),
];

/**
 * The dated promises of a text. An event that was past when it was written, such as "reopened in 2024", is no promise.
 */
export function promisesIn(text: string): Promised[] {
  return PROMISES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([said, part = "", year = ""]) => {
      const month = MONTHS.findIndex((name) => name.toLowerCase() === part.toLowerCase()) + 1;
      const last = month > 0 ? month : (SEASON_ENDS[part.toLowerCase()] ?? 12);
      return { text: said, by: `${year}-${String(last).padStart(2, "0")}` };
    }),
  );
}

/** Every text of a destination that a visitor reads, with its place in the file. */
export function textsOf(destination: DestinationSource): { at: string; text: string }[] {
  const { description, drawback, gettingAround, tips, highlights, events, neighbourhoods, places } = destination;
  return [
    { at: "description", text: description },
    { at: "drawback", text: drawback },
    { at: "gettingAround", text: gettingAround },
    ...tips.map((text) => ({ at: "tips", text })),
    ...highlights.map((text) => ({ at: "highlights", text })),
    ...events.flatMap(({ name, note }) => ({ at: name, text: note })),
    ...neighbourhoods.map(({ name, character }) => ({ at: name, text: character })),
    ...places.map(({ id, note }) => ({ at: id, text: note })),
  ];
}

/** A feast that no rule calculates, by its date in one year. */
const IN_ONE_YEAR = /^\d{4}-/;

/** Whether the years that an event names are all over. */
function isOver(when: string, today: string): boolean {
  const years = when.match(/\b20\d\d\b/g) ?? [];
  return years.length > 0 && years.every((year) => year < today.slice(0, 4));
}

const neverHeld = (checked: DestinationSource["places"][number]["checked"]): string =>
  checked?.hours ? "price was" : checked?.price ? "hours were" : "hours and price were";

/**
 * Facts that are due for a check: promises whose month is over, events of past years, feasts whose last known date is
 * past, groups of facts without a check for a year, and places that were never held against a page.
 * @param today local date, YYYY-MM-DD
 */
export function dueFacts(destination: DestinationSource, today: string): DueFact[] {
  const { slug, events, places } = destination;
  const broken = textsOf(destination).flatMap(({ at, text }) =>
    promisesIn(text)
      .filter(({ by }) => by < today.slice(0, 7))
      .map((promised) => ({ slug, at, why: `promised by ${promised.by}: "${promised.text}"` })),
  );
  const over = events
    .filter(({ when }) => isOver(when, today))
    .map(({ name, when }) => ({ slug, at: name, why: `dated "${when}"` }));
  const gone = places
    .filter(({ onlyOn }) => onlyOn?.every((day) => typeof day === "string" && IN_ONE_YEAR.test(day) && day < today))
    .map(({ id, onlyOn = [] }) => ({ slug, at: id, why: `dated "${onlyOn.join(", ")}", and on no day after` }));
  const unconfirmed = places
    .filter(({ checked }) => !checked?.hours || !checked.price)
    .map(({ id, checked }) => ({ slug, at: id, why: `${neverHeld(checked)} never held against a page` }));
  const old = places.flatMap((place) =>
    Object.entries(factChecks(place, today))
      .filter(([, { isOld }]) => isOld)
      .map(([group, { month }]) => ({
        slug,
        at: place.id,
        why: `${group} last looked over in ${month}, more than ${FRESH_MONTHS} months ago`,
      })),
  );
  return [...broken, ...over, ...gone, ...old, ...unconfirmed];
}

/** The files of all destinations, unchecked: quicker than reading them by the schema, which the build does. */
export function readDestinations(): DestinationSource[] {
  return readdirSync(DESTINATIONS)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => {
      const { tables = [], ...file } = readYaml(readFileSync(path.join(DESTINATIONS, name), "utf8")) as FileOnDisk;
      return { ...file, places: [...file.places, ...tables] };
    });
}

type FileOnDisk = DestinationSource & { tables?: DestinationSource["places"] };

/** The facts of destinations that are due, a line each: `npm run data -- --due`. @param today local date, YYYY-MM-DD */
export function dueReport(destinations: readonly DestinationSource[], today: string): string {
  const due = destinations.flatMap((destination) => dueFacts(destination, today));
  return due.length === 0
    ? "No fact is due to be looked over.\n"
    : due.map(({ slug, at, why }) => `${slug}.yaml, ${at}: ${why}\n`).join("");
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(dueReport(readDestinations(), new Date().toISOString().slice(0, 10)));
