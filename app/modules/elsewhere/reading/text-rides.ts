import { addDays } from "#app/shared/calendar";
import { codeIn } from "./booking-words";
import { clocksIn, dayText } from "./dates";
import type { TextClock, TextDate } from "./dates";
import type { FoundRide } from "./found";
import { meansIn, rideNamesIn } from "./ride-words";
import type { RideName } from "./ride-words";
import { FORMER_TIME, MOST_WORDS, NO_TIME, TRANSFER, before, isTravelDay } from "./text-flights";
import type { BookingText } from "./text-flights";

/** No ticket has more stops than these, and a text with more is none. */
const MOST_CALLS = 40;
const MOST_STOP = 60;
/** The longest way of a ticket that ends on a later day without saying so is one night. */
const LONGEST_DAYS = 3;

const LEAVES =
  /\b(?:dep(?:art(?:s|ure|ing)?)?|leaves?|abfahrt|ab|depart|salida|sale|origen|origine|partenza|partida|vertrek|embarkation)\b/gi;
const COMES =
  /\b(?:arr(?:iv(?:es|al|e|ing))?|ankunft|an|arrivee|llegada|llega|destino|destination|arrivo|chegada|aankomst|disembarkation)\b/gi;
/** What stands on the line of a stop beside its name. */
const BESIDE =
  /\b(?:departs?|departure|departing|leaves?|abfahrt|ab|arrives?|arrival|arrivee|ankunft|an|salida|sale|llegada|llega|origen|destino|partenza|arrivo|partida|chegada|vertrek|aankomst|stazione di|(?:dis)?embarkation|outbound|outward|inbound|return|out|aller|retour|hinfahrt|ruckfahrt|ida|vuelta|andata|ritorno|ore|uhr|at|um|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mo|di|mi|do|fr|sa|so|lun(?:di|es|edi)?|mar(?:di|tes|tedi)?|mer(?:credi|coledi)?|mie(?:rcoles)?|jeu(?:di)?|jue(?:ves)?|gio(?:vedi)?|ven(?:dredi|erdi)?|vie(?:rnes)?|sam(?:edi|stag)?|sab(?:ado|ato)?|dim(?:anche)?|dom(?:ingo|enica)?|depart)\b/gi;
/** Where the name of a stop ends: at its track, hall, coach or seat, and at the next column. */
const BEHIND =
  /\s{2,}|[|;\u2192]|->|\b(?:gleis|track|platform|plat|hall|voie|via|binario|bin|voiture|coche|carrozza|wagen|wg|seat|sitz|place|plaza|posto|car|quay)\b|,(?=\s?\d)/i;

/** A time at a stop, as the text tells it. */
interface Call {
  clock: TextClock;
  /** The offsets of its line. */
  line: { start: number; end: number };
  stop?: string;
  isLeaving?: boolean;
  isComing?: boolean;
}

const lineAt = (plain: string, at: number): { start: number; end: number } => {
  const end = plain.indexOf("\n", at);
  return { start: plain.lastIndexOf("\n", at - 1) + 1, end: end < 0 ? plain.length : end };
};

/** The name of a stop in a piece of a line, without days, labels and tracks; undefined where none is left. */
function stopIn({ text, plain, dates }: BookingText, from: number, to: number): string | undefined {
  let [words, shown] = [plain.slice(from, to), text.slice(from, to)];
  const blank = (at: number, length: number): void => {
    words = words.slice(0, at) + " ".repeat(length) + words.slice(at + length);
    shown = shown.slice(0, at) + " ".repeat(length) + shown.slice(at + length);
  };
  for (const { at, end } of dates) if (at >= from && end <= to) blank(at - from, end - at);
  for (const { index, 0: word } of words.matchAll(BESIDE))
    if (!isPartOfName(words, index, word)) blank(index, word.length);
  const [, lead] =
    /^([^A-Za-z]*(?:(?:to|from|nach|von|bis|vers|de|a|hasta|da|per|naar)\s)?)\s*[A-Za-z]{2}/i.exec(words) ?? [];
  if (lead === undefined) return undefined;
  const start = lead.length;
  const rest = words.slice(start);
  const stop = shown
    .slice(start, start + (BEHIND.exec(rest)?.index ?? rest.length))
    .replace(/\s*[(,:-]?\s*$/, "")
    .replace(/\([A-Z]{2,4}\)$|\(\s*$/, "")
    .trim();
  const name = stop.includes("(") || !stop.endsWith(")") ? stop : stop.slice(0, -1).trim();
  return name.length >= 2 && name.length <= MOST_STOP && /^\p{Lu}/u.test(name) ? name : undefined;
}

/** "Sale" begins a line, and so does "An"; a word inside of a name, such as "San Sebastian de", is none of these. */
function isPartOfName(words: string, at: number, word: string): boolean {
  return /^(?:do|de|mar|sal|so|sa|via)$/i.test(word) && /[A-Z][a-z]+ $/.test(words.slice(0, at));
}

/** The time labels of a piece of text: whether it is of leaving, or of coming there. */
function rolesIn(piece: string): Pick<Call, "isLeaving" | "isComing"> {
  const last = (pattern: RegExp): number => [...piece.matchAll(pattern)].at(-1)?.index ?? -1;
  const [leaves, comes] = [last(LEAVES), last(COMES)];
  return { ...(leaves > comes && { isLeaving: true }), ...(comes > leaves && { isComing: true }) };
}

/** The times at stops in their order; hours of something else are none. */
function callsIn(whole: BookingText): Call[] {
  const { plain, dates } = whole;
  const clocks = clocksIn(plain)
    .filter(({ at, end }) => !dates.some((date) => at < date.end && end > date.at))
    .filter(({ at }) => !NO_TIME.test(before(plain, at, 40)) && !FORMER_TIME.test(before(plain, at, 50)))
    .slice(0, MOST_CALLS);
  return clocks.map((clock, index) => {
    const line = lineAt(plain, clock.at);
    const previous = clocks[index - 1];
    const next = clocks[index + 1];
    const start = previous && previous.end > line.start ? previous.end : line.start;
    const end = next && next.at < line.end ? next.at : line.end;
    // On a line of several times the names stand all before their times, or all behind.
    const first = clocks.find(({ at }) => at >= line.start)!;
    const leads = stopIn(whole, line.start, first.at) !== undefined;
    const isAlone = start === line.start && end === line.end;
    const stop = leads || isAlone ? stopIn(whole, start, clock.at) : undefined;
    return {
      clock,
      line,
      stop: stop ?? (leads && !isAlone ? undefined : stopIn(whole, clock.end, end)),
      ...rolesIn(plain.slice(start, clock.at)),
    };
  });
}

/** Times that belong together: of leaving one stop and of coming to the next. */
function pairsOf(calls: readonly Call[]): [Call, Call][] {
  const pairs: [Call, Call][] = [];
  for (let at = 0; at < calls.length - 1; at++) {
    const [leaves, comes] = [calls[at]!, calls[at + 1]!];
    if (leaves.isComing || comes.isLeaving) continue;
    pairs.push([leaves, comes]);
    at += 1;
  }
  return pairs;
}

const WAY = /^(.{2,60}?)\s*(?:\u2192|->|\u2013|\s-\s|\sto\s|\snach\s)\s*(.{2,60})$/;

const IS_BACK =
  /\b(?:return(?:ing)?|inbound|back|retour|ruckfahrt|ruckreise|zuruck|vuelta|regreso|ritorno|volta|regresso|terug(?:reis)?)\b/i;
/** "Your bus from Munich". */
const LEAD = /^(?:.*\s)?(?:from|von|desde)\s+|^(?:de|da|van)\s+(?=\p{Lu})/iu;

/** The way that a line above the times names: "Piraeus → Santorini (Thira)". */
function wayAbove({ text, plain }: BookingText, at: number): { from?: string; to?: string } {
  let end = lineAt(plain, at).start - 1;
  for (let lines = 0; lines < 3 && end > 0; lines++) {
    const { start } = lineAt(plain, end - 1);
    const line = text
      .slice(start, end)
      .replace(/^[^:\n]{0,20}:\s/, "")
      .trim();
    const [, from, to] = WAY.exec(line) ?? [];
    if (from && to && clocksIn(plain.slice(start, end)).length === 0 && !/\d/.test(line))
      return { from: from.replace(LEAD, ""), to };
    end = start - 1;
  }
  return {};
}

/** The day of leaving: on its line, else the last one told before, else the first one behind. */
function leavingDay({ plain, dates }: BookingText, { line, clock }: Call, to: number): TextDate | undefined {
  const days = dates.filter((date) => isTravelDay(plain, date));
  return (
    days.findLast(({ at }) => at >= line.start && at < clock.at) ??
    days.find(({ at }) => at >= line.start && at < line.end) ??
    days.findLast(({ at }) => at < line.start) ??
    days.find(({ at }) => at >= line.end && at < to)
  );
}

/** The day of coming there: one that is told after the hour of leaving, else the next one that the hours leave. */
function comingDay(whole: BookingText, day: string, leaves: Call, comes: Call): string {
  const behind = whole.plain.slice(comes.clock.end, comes.clock.end + 20).split("\n", 1)[0]!;
  const told = whole.dates
    .filter(({ at }) => at > leaves.clock.at && at < comes.line.end)
    .flatMap((date) => dayText(date, whole.near) ?? [])
    .findLast((text) => text > day && text <= addDays(day, LONGEST_DAYS));
  if (told) return told;
  return /^\s?\(?\+ ?1\b/.test(behind) || comes.clock.clock < leaves.clock.clock ? addDays(day, 1) : day;
}

/** The name that belongs to a pair of times: the only one beside them, or that of the same turn. */
function nameOf(names: readonly RideName[], index: number, pairs: readonly [Call, Call][]): string {
  if (names.length === pairs.length) return names[index]!.name;
  const [start, end] = [pairs[index - 1]?.[1].line.end ?? 0, pairs[index + 1]?.[0].line.start ?? Infinity];
  const [only, ...others] = names.filter(({ at }) => at >= start && at < end);
  return only && others.every(({ name }) => name === only.name) ? only.name : "";
}

/**
 * The rides by train, coach or ferry that the words of a ticket tell, each with the words it was read from. A ride whose
 * day, hours or stops are not plain has its name alone, so that nothing wrong is filled in.
 */
export function ridesInText(whole: BookingText): FoundRide[] {
  const { plain, text, near } = whole;
  const by = meansIn(plain);
  if (!by || TRANSFER.test(plain)) return [];
  const calls = callsIn(whole);
  const pairs = pairsOf(calls);
  const names = rideNamesIn(plain, by);
  const confirmation = codeIn(plain);
  const rides = pairs.flatMap(([leaves, comes], index): FoundRide[] => {
    const heading = leaves.stop && comes.stop ? {} : wayAbove(whole, leaves.clock.at);
    // "London to Paris" above "Out" and "Return" is the way there and back.
    const isBack = index > 0 && IS_BACK.test(plain.slice(leaves.line.start, leaves.clock.at));
    const above = isBack ? { from: heading.to, to: heading.from } : heading;
    const [from, to] = [leaves.stop ?? above.from, comes.stop ?? above.to];
    const end = pairs[index + 1]?.[0].line.start ?? plain.length;
    const date = leavingDay(whole, leaves, end);
    const day = date && dayText(date, near);
    if (!from || !to || from === to || !day) return [];
    return [
      {
        ...{ by, name: nameOf(names, index, pairs), from, to },
        departs: { local: `${day}T${leaves.clock.clock}` },
        arrives: { local: `${comingDay(whole, day, leaves, comes)}T${comes.clock.clock}` },
        ...(confirmation && { confirmation }),
        words: text.slice(leaves.line.start, comes.line.end).replace(/\s+/g, " ").trim().slice(0, MOST_WORDS),
      },
    ];
  });
  return rides.length > 0 && rides.length === pairs.length ? rides : toldOnly(whole, by, names, calls.length > 0);
}

/** The rides by their names, where the words do not tell plainly when and between which stops. */
function toldOnly(whole: BookingText, by: FoundRide["by"], names: readonly RideName[], hasHours: boolean): FoundRide[] {
  const days = whole.dates.filter((date) => isTravelDay(whole.plain, date));
  if (!hasHours || (names.length === 0 && (by !== "train" || days.length === 0))) return [];
  const all = names.length > 0 ? names : [{ at: 0, end: 0, name: "" }];
  return [...new Map(all.map((one) => [one.name, one])).values()].map(({ at, name }) => {
    const [nearest] = days.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    const day = name && nearest && dayText(nearest, whole.near);
    return { by, name, ...(day && { departs: { local: day } }) };
  });
}
