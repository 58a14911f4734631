import { addDays } from "#app/shared/calendar";
import { airportOfTown, slotsIn } from "./airport-names";
import { FLIGHT, TRAIN, codeIn, flightNumbersIn, isByRail } from "./booking-words";
import { clocksIn, dayText } from "./dates";
import type { TextClock, TextDate } from "./dates";
import type { FoundFlight } from "./found";

/** A text as its readers share it: with and without accents, letter for letter. */
export interface BookingText {
  text: string;
  plain: string;
  dates: readonly TextDate[];
  /** The day on which it was written, where that is known. */
  written?: string;
  /** The day after which a day without a year is the first: of writing, or the earliest in the text. */
  near?: string;
}

/** The most letters that belong to one flight. */
const MOST_SPAN = 900;
const MOST_FLIGHTS = 40;
export const MOST_WORDS = 160;

/** What stands before a time that is no departure: boarding, the closing of check-in, the length of the flight. */
export const NO_TIME =
  /\b(?:boarding(?: time)?|check-?in|bag drop|gate clos\w*|opens?|closes?|duration|flight time|flying time|travel time|einstieg|boardingzeit|gate schliesst|dauer|flugdauer|reisezeit|embarquement|duree|embarque|duracion|imbarco|durata|duracao|instappen|boardingtijd|duur|reisduur|layover|stopover|umsteigezeit|escala|scalo|overstap|printed|issued|sent|gesendet|at least|spatestens|be at)\b[^\n]{0,18}$/i;
/** What stands before a time that is no longer true. */
export const FORMER_TIME =
  /\b(?:previous(?:ly)?|old|original(?:ly)?|former(?:ly)?|was|bisher\w*|alte?[rs]?|ursprunglich\w*|ancien\w*|anterior\w*|precedente|vecchi[oa]|antig[oa]|vorige|oude?)\b[^\n]{0,30}$/i;
const DEPARTS =
  /\b(?:dep(?:art(?:s|ure|ing)?)?|leaves?|abflug|abfahrt|ab|depart|salida|sale|partenza|partida|vertrek|std|etd)\b[^\n]{0,40}$/i;
const ARRIVES =
  /\b(?:arr(?:iv(?:es|al|ing))?|lands?|ankunft|an|landung|arrivee|llegada|llega|arrivo|chegada|aankomst|sta|eta)\b[^\n]{0,40}$/i;
/** What stands before a day that is not the day of travel. */
const NO_DAY =
  /\b(?:booked(?: on)?|booking date|issued?(?: on)?|date of (?:issue|birth|booking)|born|birth|printed|sent|paid|invoice|valid (?:until|to)|expires?|expiry|created|gebucht(?: am)?|buchungsdatum|ausgestellt|rechnung\w*|geburtsdatum|gesendet|gultig bis|reserve le|emis le|emise le|date d'emission|date de (?:reservation|naissance)|facture|fecha de (?:emision|reserva|compra|nacimiento)|emitido|data di (?:emissione|prenotazione|nascita)|emesso|data d[ae] (?:emissao|reserva|compra|nascimento)|geboekt op|boekingsdatum|uitgegeven|geboortedatum)\b[^\n]{0,20}$/i;

/** What stands before a flight that was changed for another. */
const FORMER =
  /\b(?:previous|old|original|former|instead of|bisheriger?|alter|ursprunglicher?|statt|ancien|initial|anterior|precedente|vecchio|antigo|vorige|oude)\b[^\n]{0,24}$/i;

export const before = (plain: string, at: number, letters = 60): string => {
  const piece = plain.slice(Math.max(0, at - letters), at);
  return piece.slice(piece.lastIndexOf("\n") + 1);
};

/** Whether a day in a text can be one of travel. */
export const isTravelDay = (plain: string, { at }: TextDate): boolean => !NO_DAY.test(before(plain, at, 40));

interface Span {
  number: string;
  start: number;
  end: number;
}

/** The beginning of the line above a number that says the whole way: "London Gatwick to Lisbon". */
function headingOf(plain: string, at: number): number | undefined {
  const above = plain.slice(Math.max(0, at - 300), at).split("\n");
  const [line = "", own = ""] = above.slice(-2);
  const isBare = (above.length > 2 || at < 300) && clocksIn(line).length === 0;
  const way = isBare ? wayIn(line) : {};
  return above.length > 1 && way.from && way.to ? at - own.length - 1 - line.length : undefined;
}

/** Both ways in which a text can order itself: a number before what belongs to it, or behind. */
function spansOf(plain: string, behind: boolean): Span[] {
  const numbers = flightNumbersIn(plain)
    .filter(({ at }) => !TRAIN.test(before(plain, at, 40)) && !FORMER.test(before(plain, at, 40)))
    .slice(0, MOST_FLIGHTS);
  const hasHeadings = numbers[0] !== undefined && headingOf(plain, numbers[0].at) !== undefined;
  // In "TP 1351 at 7 from LHR, back on 9 March TP 1352" the second flight begins behind the comma.
  const starts = numbers.map(({ at }, index) => {
    const heading = hasHeadings ? headingOf(plain, at) : undefined;
    if (heading !== undefined) return heading;
    const previous = numbers[index - 1]?.end ?? 0;
    const between = plain.slice(Math.max(previous, at - MOST_SPAN), at);
    const line = between.lastIndexOf("\n");
    const mark = Math.max(line, index > 0 ? between.search(/[,;.|][^,;.|\n]*$/) : 0);
    return mark < 0 || (index > 0 && mark === 0) ? at : at - between.length + mark + (index === 0 && line < 0 ? 0 : 1);
  });
  return numbers.map(({ at, end, number }, index) => {
    const lineEnd = plain.indexOf("\n", end) < 0 ? plain.length : plain.indexOf("\n", end);
    const [previous, next] = [numbers[index - 1]?.end ?? 0, numbers[index + 1]?.at ?? plain.length];
    return behind
      ? { number, start: Math.max(previous, at - MOST_SPAN), end: next < lineEnd ? end : lineEnd }
      : { number, start: starts[index]!, end: Math.min(starts[index + 1] ?? plain.length, end + MOST_SPAN) };
  });
}

/** What stands before the airport that a way begins at, and before the one that it ends at. */
export const FROM_LABEL =
  /^\s*(?:from|von|de|da|van|desde|departure|abflug|depart|salida|partenza|partida|vertrek)\s?:?\s{1,20}(.{2,80})$/im;
export const TO_LABEL =
  /^\s*(?:to|nach|naar|a|para|arrival|ankunft|arrivee|llegada|arrivo|chegada|aankomst|destination|ziel)\s?:?\s{1,20}(.{2,80})$/im;

/** The airport that a line names behind a label, with or without a time: "Departure: 12:55  London Heathrow". */
export function airportBehind(label: RegExp, part: string): string | undefined {
  const rest = label.exec(part)?.[1]?.replace(/^[\d:. ]{3,8}(?:[ap]\.?m\.?|uhr|h)?\s{1,20}/i, "");
  return rest && airportOfTown(rest.trimStart().split(/\s{2,}/, 1)[0]!);
}

/** The airports of a part of a text: by their codes, by names behind a label, or by towns that have one airport. */
function wayIn(part: string): { from?: string; to?: string } {
  const slots = slotsIn(part).filter(({ code }, index, all) => !code || all[index - 1]?.code !== code);
  const [first, second] = slots;
  if (first && second) {
    const isTurned =
      /\b(?:to|nach|naar|para|vers|hacia)\b:?[^\n]{0,30}$|\ban\b:?\s{0,3}$/i.test(before(part, first.at, 40)) &&
      /\b(?:from|von|de|da|van)\b:?[^\n]{0,30}$/i.test(before(part, second.at, 40));
    return isTurned ? { from: second.code, to: first.code } : { from: first.code, to: second.code };
  }
  const towns =
    /(?:^(?:[A-Z0-9]{2,3} ?\d{1,4}:?\s{1,3})?|\b(?:from|von|de|da|van|desde)\b:?\s{1,3})([A-Z][\w' -]{1,30}?(?:\s?\([^()\n]{3,30}\))?)\s{1,3}(?:to|nach|naar|a|para|per|vers)\s{1,3}([A-Z][\w' -]{1,30}?(?:\s?\([^()\n]{3,30}\))?)(?=[\s.,(]*(?:\n|$|[.,(]| on | am | le | el | il | op | at ))/im.exec(
      part,
    );
  const isTarget =
    first && /\b(?:to|nach|naar|para|vers|arrival|ankunft|ziel)\b[^\n]{0,20}$/i.test(before(part, first.at, 30));
  const to = (isTarget ? first.code : undefined) ?? airportBehind(TO_LABEL, part) ?? airportOfTown(towns?.[2] ?? "");
  const from =
    (first && !isTarget && first.code !== to ? first.code : undefined) ??
    airportBehind(FROM_LABEL, part) ??
    airportOfTown(towns?.[1] ?? "");
  return { from, to };
}

/** The two times of a part: those with a label, else the first two that are no times of something else. */
function timesIn(part: string): { departs?: TextClock; arrives?: TextClock } {
  const clocks = clocksIn(part).filter(
    ({ at }) => !NO_TIME.test(before(part, at, 40)) && !FORMER_TIME.test(before(part, at, 50)),
  );
  const isAfter = (pattern: RegExp, other: RegExp) =>
    clocks.find(({ at }) => {
      const words = before(part, at, 60);
      const [own, others] = [words.search(pattern), words.search(other)];
      return own >= 0 && (others < 0 || own > others);
    });
  const departs = isAfter(DEPARTS, ARRIVES);
  const arrives = isAfter(ARRIVES, DEPARTS);
  const [first, second] = clocks.filter((one) => one !== departs && one !== arrives);
  return {
    departs: departs ?? (arrives && first && first.at > arrives.at ? undefined : first),
    arrives: arrives ?? (departs ? [first, second].find((one) => one && one.at > departs.at) : second),
  };
}

/** The day of landing: the last one told before its time, one told right behind it, or that of the departure. */
function landingDay(
  part: string,
  arrives: TextClock,
  day: string,
  told: readonly { at: number; text: string }[],
): string {
  const behind = part.slice(arrives.end, arrives.end + 40).split("\n", 1)[0]!;
  if (/^\s?\(?\+ ?1\b/.test(behind)) return addDays(day, 1);
  const near = [
    told.filter(({ at }) => at < arrives.at).at(-1),
    told.find(({ at }) => at >= arrives.end && at < arrives.end + behind.length),
  ];
  return near.find((one) => one && one.text > day && one.text <= addDays(day, 2))?.text ?? day;
}

function flightIn(whole: BookingText, { number, start, end }: Span, isHeaded: boolean): FoundFlight {
  const part = whole.plain.slice(start, end);
  const days = whole.dates.filter((date) => isTravelDay(whole.plain, date));
  const inside = days.filter(({ at }) => at >= start && at < end);
  const { departs, arrives } = timesIn(part);
  // Below a heading with the day, a day behind the times is the heading of the next flight.
  const own = isHeaded ? inside.filter(({ at }) => at - start < (arrives ?? departs ?? { at: 0 }).at) : inside;
  const date = own[0] ?? days.filter(({ at }) => at < start).at(-1);
  const { near } = whole;
  const day = date && dayText(date, near);
  const told = inside.flatMap((one) => {
    const text = dayText(one, near);
    return text ? [{ at: one.at - start, text }] : [];
  });
  return {
    flightNumber: number,
    ...wayIn(part),
    ...(day && { departs: { local: departs ? `${day}T${departs.clock}` : day } }),
    ...(day && arrives && { arrives: { local: `${landingDay(part, arrives, day, told)}T${arrives.clock}` } }),
    words: whole.text.slice(start, end).replace(/\s+/g, " ").trim().slice(0, MOST_WORDS),
  };
}

/** Whether the days stand in headings above the flights: one stands above the first, whose times have none before them. */
function isHeadedByDays(whole: BookingText, [first]: readonly Span[]): boolean {
  if (!first) return false;
  const { departs, arrives } = timesIn(whole.plain.slice(first.start, first.end));
  const clock = departs ?? arrives;
  const days = whole.dates.filter((date) => isTravelDay(whole.plain, date));
  const isWithin = ({ at }: TextDate, from: number, to: number): boolean => at >= from && at < to;
  return (
    clock !== undefined &&
    days.some((date) => isWithin(date, first.start - 120, first.start)) &&
    !days.some((date) => isWithin(date, first.start, first.start + clock.at))
  );
}

const known = (flight: FoundFlight): number =>
  [flight.from, flight.to, flight.departs, flight.departs?.local?.[10], flight.arrives].filter(Boolean).length;

/** A flight that is told twice is one, with all that either says. */
function merged(flights: readonly FoundFlight[]): FoundFlight[] {
  const all: FoundFlight[] = [];
  for (const flight of flights) {
    const day = flight.departs?.local?.slice(0, 10);
    const same = all.findIndex(
      (one) =>
        one.flightNumber === flight.flightNumber &&
        (!day || !one.departs || one.departs.local?.slice(0, 10) === day) &&
        (!one.from || !flight.from || one.from === flight.from),
    );
    if (same < 0) {
      all.push(flight);
      continue;
    }
    const [more, less] = known(flight) > known(all[same]!) ? [flight, all[same]!] : [all[same]!, flight];
    const told = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
    all[same] = { ...less, ...told };
  }
  return all;
}

/** Words of a ride to the airport, a car that is rented and a place to park name a flight that they wait for. */
export const TRANSFER = /\b(?:pick-?up|drop-?off|transfer|parking|parkplatz|mietwagen|rental car|car hire)\b/i;

/** The flights that the words of a mail or a paper tell, each with the words it was read from. */
export function flightsInText(whole: BookingText): FoundFlight[] {
  if (isByRail(whole.plain)) return [];
  const read = (behind: boolean): FoundFlight[] => {
    const spans = spansOf(whole.plain, behind);
    const isHeaded = !behind && isHeadedByDays(whole, spans);
    return spans.map((span) => flightIn(whole, span, isHeaded));
  };
  const score = (flights: readonly FoundFlight[]): number => flights.reduce((sum, flight) => sum + known(flight), 0);
  const [leading, trailing] = [read(false), read(true)];
  const best = score(trailing) > score(leading) ? trailing : leading;
  const confirmation = codeIn(whole.plain);
  const isOfRide = TRANSFER.test(whole.plain) && !best.some(({ from, to }) => from ?? to);
  if (isOfRide) return [];
  const isAboutFlights = FLIGHT.test(whole.plain) || best.some((flight) => known(flight) >= 3);
  return merged(best)
    .filter(
      (flight) =>
        known(flight) >= 3 ||
        (isAboutFlights && known(flight) >= 1 && (flight.from ?? flight.to ?? flight.departs?.local?.[10])),
    )
    .map((flight) => ({ ...flight, confirmation }));
}
