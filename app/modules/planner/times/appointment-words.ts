import { withCapital } from "#app/shared/text";
import { CHILD } from "../wish/party-count";
import { dayAt, eachSaidDay } from "./said-day";
import type { SaidDay } from "./said-day";
import { hoursAt } from "./said-hours";
import type { SaidHours } from "./said-hours";
import { ownerBefore, takeGoers } from "./said-goers";
import type { SaidGoers, SaidOwner } from "./said-goers";
import { SORTS, SORT_RULES } from "./sorts";
import type { AppointmentSort } from "./sorts";

/** Something at a fixed time, as far as its words tell. */
export interface SaidAppointment {
  /** As the traveller calls it: "Dinner at Noma". */
  name: string;
  /** The place behind "at", in the traveller's words. */
  where?: string;
  sort?: AppointmentSort;
  day?: SaidDay;
  hours?: SaidHours;
  /** Those of the party who go; everybody without it. */
  goers?: SaidGoers;
}

const NO_LETTER = "(?<![\\p{L}\\p{N}'’])";
const NOUNS = new RegExp(
  `${NO_LETTER}(?:${SORTS.map((sort) => `(?<${sort}>${SORT_RULES[sort].words})`).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);
/** Words before a day or an hour that belong to it. */
const JOINT = /(?:,? |, ?)(?:(?:on|for|the|this|next|in|which|is|a|am|le|el|il) (?:the )?)*/iuy;
const WORD = / (?!\d)([\p{L}\p{N}&'’.-]*[\p{L}\p{N}])/iuy;
/** Words at which the words of an appointment end. */
const STOP =
  /^(?:and|then|but|plus|or|before|after|until|every|each|daily|arriv\w*|leav\w*|depart\w*|fly\w*|flight|back|nights?|weeks?|we|we'd|i|from|for|und|et|y|e)$/i;
const MOST_WORDS = 6;
const DEFAULT_EARLIEST = 8 * 60;

/** An appointment as it is scanned: its words without day and hour, and where they end. */
interface Scanned {
  day?: SaidDay;
  hours?: SaidHours;
  /** The words of the day, and whether a comma is before them. */
  dayWords: string;
  isApart?: boolean;
  /** The words that are neither, as they stand. */
  words: string;
  end: number;
}

/** Reads on from a place of a text while day, hour and a few words between them follow. */
function scanFrom(text: string, from: number, earliest: number, known?: SaidDay): Scanned {
  let [at, end, open, count] = [from, from, "", 0];
  const found: Scanned = { ...(known && { day: known }), dayWords: "", words: "", end: from };
  while (count <= MOST_WORDS) {
    JOINT.lastIndex = at;
    const joint = JOINT.exec(text)?.[0] ?? "";
    const next = at + joint.length;
    const day = found.day || joint === "" ? undefined : dayAt(text, next);
    const hours = found.hours || joint === "" ? undefined : hoursAt(text, next, earliest);
    if (day) {
      found.day = day.day;
      found.dayWords = text.slice(next, day.end);
      found.isApart = joint.startsWith(",");
    } else if (hours) found.hours = hours.hours;
    if (day ?? hours) {
      found.words += open;
      [at, end, open, count] = [(day ?? hours)!.end, (day ?? hours)!.end, "", 0];
      continue;
    }
    WORD.lastIndex = at;
    const word = WORD.exec(text);
    if (!word || STOP.test(word[1]!)) break;
    open += word[0];
    at += word[0].length;
    count += 1;
  }
  const tail = /^ (?:at|@) (?:the )?\p{Lu}/u.test(open) ? behindAt(open) : "";
  return { ...found, words: found.words + tail, end: end + tail.length };
}

/** "at Villa Aurelia" of some words, up to the first that is no part of a name. */
function behindAt(words: string): string {
  return (
    /^ (?:at|@)(?: (?:the|de|del|della|di|da|la|le|les|of|des|du|\p{Lu}[\p{L}\p{N}&'’.-]*))+/u.exec(words)?.[0] ?? ""
  );
}

/** The words right before a noun that belong to its name: "my cousin's", "theatre", "Bayern". */
const NAMED_BEFORE =
  /(?:(?:(?:an?|the|my|our|his|her|their) )(?:(?!in |on |at |to |for |of |with |and )[\p{L}'’-]+ ){0,2}|(?:[\p{L}-]+['’]s? ){1,2}|(?<!(?:^|(?:in|to|at|for|of|from|via|through|and|near) ))(?:\p{Lu}[\p{L}'’-]+ ){1,3})$/u;
/** What leads in: "there's a wedding", "plus dinner". */
const LED_IN =
  /(?:(?:^|[ ,.;])(?:and|plus|with|for|attending|to attend|going to|including|have|having|got|there's|there is|we have|i have|we've got|i've got|we have got))+ ?$/iu;
/** It is over or not begun on this trip: "before my conference". */
const ELSEWHEN = /(?:before|after|until|since|following|from)(?: the| my| our)?$/iu;
/** Between a day and what is on it: "on Saturday there's a wedding", "Friday dinner". */
const ON_IT = /^(?: |,? (?:there's|there is|we have|we've got|i have|i've got) )$/iu;
/** Letters before an appointment in which its day is looked for. */
const DAY_LETTERS = 40;

/** A day that is said right before an appointment: "Friday dinner". */
function dayBefore(text: string, start: number): { day: SaidDay; start: number } | undefined {
  const first = Math.max(0, start - DAY_LETTERS);
  for (const { index } of text.slice(first, start).matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const found = dayAt(text, first + index);
    if (found && found.day.lastDay === undefined && ON_IT.test(text.slice(found.end, start)))
      return { day: found.day, start: first + index };
  }
  return undefined;
}

const withoutArticle = (words: string): string => words.trim().replace(/^(?:an?|the|some) /i, "");

/** The place behind the last "at" of a name. */
function placeIn(name: string): Pick<SaidAppointment, "where"> {
  const where = / (?:at|@) (?:the )?([^@]+)$/iu.exec(name)?.[1]?.trim();
  return where ? { where } : {};
}

/** "Dinner with Eva" is one although its hour is not said. */
const IN_COMPANY = / with (?:my |our |\p{Lu})/u;

/** An appointment in a sentence, and the part of it that its words take. */
interface Found {
  said: SaidAppointment;
  start: number;
  end: number;
  /** What others still have to read: "in Florence". */
  kept: string;
  /** The words of its day. */
  dayWords: string;
}

const CHILDREN = new RegExp(`(?<!\\p{L})${CHILD}(?!\\p{L})`, "giu");

/** Whether the rest of a sentence counts a person: by the same words, or a child among "two children". */
function isSaidElsewhere(text: string, { whose = "", goers }: SaidOwner): boolean {
  if (text.toLowerCase().split(whose.toLowerCase()).length > 2) return true;
  return goers.children > 0 && (text.match(CHILDREN)?.length ?? 0) > 1;
}

function foundAt(text: string, noun: RegExpExecArray): Found | undefined {
  const sort = SORTS.find((one) => noun.groups?.[one] !== undefined);
  if (!sort) return undefined;
  const rule = SORT_RULES[sort];
  const before = text.slice(0, noun.index);
  const owner = ownerBefore(before, sort === "work");
  const named = owner?.named ?? NAMED_BEFORE.exec(before)?.[0] ?? "";
  const start = noun.index - (owner?.length ?? named.length);
  const ahead = dayBefore(text, start);
  const begins = ahead?.start ?? start;
  const lead = LED_IN.exec(text.slice(0, begins))?.[0] ?? "";
  if (ELSEWHEN.test(text.slice(0, begins).trimEnd())) return undefined;
  const scanned = scanFrom(text, noun.index + noun[0].length, rule.earliest, ahead?.day);
  const name = withCapital(withoutArticle(`${named}${noun[0]}${scanned.words}`)).replace(/\s+/g, " ");
  const place = placeIn(name);
  // "My graduation, 27 May, 4 nights" tells when the trip begins.
  const isMeant = rule.isAsked === true || place.where !== undefined || IN_COMPANY.test(name);
  const isAsked = isMeant && !scanned.isApart;
  if (!scanned.day || (!scanned.hours && (!isAsked || scanned.day.lastDay !== undefined))) return undefined;
  const placeSaid = / (in \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u.exec(scanned.words)?.[1];
  if (/^ (?:every|each|daily)/i.test(text.slice(scanned.end))) return undefined;
  return {
    said: {
      name,
      ...place,
      sort,
      day: scanned.day,
      ...(scanned.hours && { hours: scanned.hours }),
      ...(owner && { goers: owner.goers }),
    },
    start: begins - lead.length,
    end: scanned.end,
    dayWords: ahead ? text.slice(ahead.start, start) : scanned.dayWords,
    kept: [placeSaid, owner?.whose && !isSaidElsewhere(text, owner) && `with ${owner.whose}`].filter(Boolean).join(" "),
  };
}

/** Most of them that a sentence is read for. */
const MOST_SAID = 8;

/**
 * Takes out of a sentence what stands at a fixed time: "a wedding on Saturday at 3pm", "dinner at Noma on 4 June".
 * @returns what was said, one of each day, the rest of the sentence, and the rest with the days left in it
 */
export function takeAppointments(text: string): { said: SaidAppointment[]; rest: string; withDays: string } {
  const said: SaidAppointment[] = [];
  let [rest, withDays, at] = ["", "", 0];
  for (const noun of text.matchAll(NOUNS)) {
    const found = noun.index < at || said.length >= MOST_SAID ? undefined : foundAt(text, noun);
    if (!found || found.start < at) continue;
    const { day = {} } = found.said;
    said.push(...eachSaidDay(day).map((one) => ({ ...found.said, day: one })));
    const before = text.slice(at, found.start);
    rest += `${before} ; ${found.kept} ; `;
    withDays += `${before} ; ${found.kept} on ${found.dayWords} ; `;
    at = found.end;
  }
  return { said: said.slice(0, MOST_SAID), rest: rest + text.slice(at), withDays: withDays + text.slice(at) };
}

/** Reads one line of the first step, which is an appointment whatever it is called. */
export function readLine(line: string): SaidAppointment {
  const text = ` ${line.trim().replace(/\s+/g, " ")}`;
  const link = /(?:^|[ ,])(https?:\/\/\S+)/i.exec(text);
  const { goers, rest: plain } = takeGoers(link ? text.replace(link[0], "") : text);
  const sort = SORTS.find((one) =>
    new RegExp(`${NO_LETTER}(?:${SORT_RULES[one].words})(?![\\p{L}\\p{N}])`, "iu").test(plain),
  );
  const earliest = sort ? SORT_RULES[sort].earliest : DEFAULT_EARLIEST;
  const found: Pick<SaidAppointment, "day" | "hours"> = {};
  let words = "";
  for (let at = 0; at < plain.length;) {
    JOINT.lastIndex = at;
    const joint = JOINT.exec(plain)?.[0] ?? "";
    const day = found.day || joint === "" ? undefined : dayAt(plain, at + joint.length);
    const hours = day || found.hours || joint === "" ? undefined : hoursAt(plain, at + joint.length, earliest);
    if (day) found.day = day.day;
    if (hours) found.hours = hours.hours;
    const end = (day ?? hours)?.end;
    if (end === undefined) words += plain[at];
    at = end ?? at + 1;
  }
  const name = withCapital(withoutArticle(words.replace(/\s+/g, " ").replace(/^[\s,]+|[\s,]+$/g, "")));
  return {
    name,
    ...(link ? { where: link[1]! } : placeIn(name)),
    ...(sort && { sort }),
    ...found,
    ...(goers && { goers }),
  };
}
