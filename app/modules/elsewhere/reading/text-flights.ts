import { airportOfTown, codesIn } from "./airport-names";
import { FLIGHT, TRAIN, codeIn, flightNumbersIn } from "./booking-words";
import { clocksIn, dayText } from "./dates";
import type { TextDate } from "./dates";
import type { FoundFlight, FoundTrain } from "./found";

/** A text as its readers share it: with and without accents, letter for letter. */
export interface BookingText {
  text: string;
  plain: string;
  dates: readonly TextDate[];
  /** The day on which it was written, by which days without a year are told. */
  written?: string;
}

/** The most letters that belong to one flight. */
const MOST_SPAN = 900;
const MOST_FLIGHTS = 40;
export const MOST_WORDS = 160;

/** What stands before a time that is no departure: boarding, the closing of check-in, the length of the flight. */
const NO_TIME =
  /\b(?:boarding(?: time)?|check-?in|bag drop|gate clos\w*|opens?|closes?|duration|flight time|flying time|travel time|einstieg|boardingzeit|gate schliesst|dauer|flugdauer|reisezeit|embarquement|duree|embarque|duracion|imbarco|durata|duracao|instappen|boardingtijd|duur|reisduur|layover|stopover|umsteigezeit|escala|scalo|overstap|printed|issued|sent|gesendet|at least|spatestens|be at)\b[^\n]{0,18}$/i;
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

const before = (plain: string, at: number, letters = 60): string => {
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

/** The airports of a part of a text: by their codes, or by towns that have one airport. */
function wayIn(part: string): { from?: string; to?: string } {
  const codes = codesIn(part).filter(({ code }, index, all) => all[index - 1]?.code !== code);
  const [first, second] = codes;
  if (first && second) {
    const isTurned =
      /\b(?:to|nach|naar|para|vers|hacia)\b:?[^\n]{0,30}$|\ban\b:?\s{0,3}$/i.test(before(part, first.at, 40)) &&
      /\b(?:from|von|de|da|van)\b:?[^\n]{0,30}$/i.test(before(part, second.at, 40));
    return isTurned ? { from: second.code, to: first.code } : { from: first.code, to: second.code };
  }
  const towns =
    /(?:^|\b(?:from|von|de|da|van|desde)\b:?\s{1,3})([A-Z][\w' -]{1,30}?)\s{1,3}(?:to|nach|naar|a|para|per|vers)\s{1,3}([A-Z][\w' -]{1,30}?)(?=[\s.,(]*(?:\n|$|[.,(]| on | am | le | el | il | op | at ))/im.exec(
      part,
    );
  const labelledFrom =
    /^\s*(?:from|von|de|da|van|desde|departure|abflug|depart|salida|partenza|partida|vertrek)\s?:\s?([A-Z][\w' -]{1,30}?)\s*(?:[,(]|$)/im.exec(
      part,
    )?.[1];
  const labelledTo =
    /^\s*(?:to|nach|naar|a|para|arrival|ankunft|arrivee|llegada|arrivo|chegada|aankomst|destination|ziel)\s?:\s?([A-Z][\w' -]{1,30}?)\s*(?:[,(]|$)/im.exec(
      part,
    )?.[1];
  const isTarget =
    first && /\b(?:to|nach|naar|para|vers|arrival|ankunft|ziel)\b[^\n]{0,20}$/i.test(before(part, first.at, 30));
  return {
    from: (first && !isTarget ? first.code : undefined) ?? airportOfTown(labelledFrom ?? towns?.[1] ?? ""),
    to: (isTarget ? first.code : undefined) ?? airportOfTown(labelledTo ?? towns?.[2] ?? ""),
  };
}

/** The two times of a part: those with a label, else the first two that are no times of something else. */
function timesIn(part: string): { departs?: string; arrives?: string } {
  const clocks = clocksIn(part).filter(({ at }) => !NO_TIME.test(before(part, at, 40)));
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
    departs: (departs ?? (arrives && first && first.at > arrives.at ? undefined : first))?.clock,
    arrives: (arrives ?? (departs ? [first, second].find((one) => one && one.at > departs.at) : second))?.clock,
  };
}

function flightIn(whole: BookingText, { number, start, end }: Span): FoundFlight {
  const part = whole.plain.slice(start, end);
  const days = whole.dates.filter((date) => isTravelDay(whole.plain, date));
  const inside = days.filter(({ at }) => at >= start && at < end);
  const date = inside[0] ?? days.filter(({ at }) => at < start).at(-1);
  // A day without a year is the first one after the mail or the ticket was written.
  const near = whole.written ?? whole.dates.flatMap((one) => dayText(one) ?? []).toSorted()[0];
  const day = date && dayText(date, near);
  const { departs, arrives } = timesIn(part);
  const way = wayIn(part);
  const next = inside
    .map((one) => dayText(one, near))
    .find((one) => day && one && one > day && Date.parse(one) - Date.parse(day) <= 2 * 86_400_000);
  return {
    flightNumber: number,
    ...way,
    ...(day && { departs: { local: departs ? `${day}T${departs}` : day } }),
    ...(day && arrives && { arrives: { local: `${next ?? day}T${arrives}` } }),
    words: whole.text.slice(start, end).replace(/\s+/g, " ").trim().slice(0, MOST_WORDS),
  };
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

/** The flights that the words of a mail or a paper tell, each with the words it was read from. */
export function flightsInText(whole: BookingText): FoundFlight[] {
  const read = (behind: boolean) => spansOf(whole.plain, behind).map((span) => flightIn(whole, span));
  const score = (flights: readonly FoundFlight[]): number => flights.reduce((sum, flight) => sum + known(flight), 0);
  const [leading, trailing] = [read(false), read(true)];
  const best = score(trailing) > score(leading) ? trailing : leading;
  const confirmation = codeIn(whole.plain);
  const isAboutFlights = FLIGHT.test(whole.plain) || best.some((flight) => known(flight) >= 3);
  return merged(best)
    .filter(
      (flight) =>
        known(flight) >= 3 ||
        (isAboutFlights && known(flight) >= 1 && (flight.from ?? flight.to ?? flight.departs?.local?.[10])),
    )
    .map((flight) => ({ ...flight, confirmation }));
}

const TRAIN_NUMBER =
  /\b(?:(ICE|IC|EC|RE|TGV(?: INOUI)?|AVE|AVLO|ALVIA|Frecciarossa|Frecciargento|Italo|Eurostar|Thalys|Railjet|RJX?|Nightjet|NJ|Intercity|Alfa Pendular|AP)\s?(\d{1,5})|(?:train|zug|tren|treno|comboio|trem|trein)(?:nummer)?(?:\s(?:no|nr|number|num|n|numero|n°|nº)\.?)?:?\s?([A-Z]{0,3}\s?\d{1,5}))\b/gi;

/** The trains that the words tell: a number behind the word for one, with the day beside it. */
export function trainsInText({ plain, dates, written }: BookingText): FoundTrain[] {
  const names = new Map<string, FoundTrain>();
  for (const { index, 0: name } of [...plain.matchAll(TRAIN_NUMBER)].slice(0, MOST_FLIGHTS)) {
    const near = dates
      .filter((date) => isTravelDay(plain, date))
      .toSorted((a, b) => Math.abs(a.at - index) - Math.abs(b.at - index))[0];
    const date = near && dayText(near, written);
    if (date && clocksIn(plain.slice(Math.max(0, index - 300), index + 300)).length > 0)
      names.set(name, { name, date });
  }
  return [...names.values()];
}
