import { airportOfTown, codesIn, isAirportCode } from "./airport-names";
import { BY_RAIL, CODE, FLIGHT, TRAIN, codeIn, flightNumbersIn } from "./booking-words";
import { isCancelledTitle } from "./cancelled";
import { clocksIn, datesIn, dayText, plainText } from "./dates";
import { NOTHING_FOUND, cancelledOne } from "./found";
import type { Found, FoundFlight, FoundRide, FoundStay, FoundTime } from "./found";
import { meansIn, trainNumberIn } from "./ride-words";
import { FROM_LABEL, TO_LABEL, airportBehind } from "./text-flights";

/** An event of a calendar, as far as it tells of a booking in words. */
export interface EventWords {
  summary: string;
  place: string;
  /** With its line ends. */
  description: string;
  start?: FoundTime;
  end?: FoundTime;
  lat?: number;
  lon?: number;
}

const STAY_NOUN = String.raw`(?:hotel|hotel stay|stay|accommodation|lodging|hostel|apartment|airbnb|unterkunft|ubernachtung|aufenthalt|hebergement|sejour|logement|alojamiento|estancia|hospedaje|alloggio|soggiorno|alojamento|hospedagem|estadia|estada|verblijf|accommodatie|overnachting)`;
const BOOKING_NOUN = String.raw`(?:reservation|booking|buchung|reservierung|reserva|prenotazione|reservering|boeking)`;
/** "Hotel: X", "Hotel reservation: X", "Réservation d'hôtel : X", "Booking.com: X". */
const LABELLED = new RegExp(
  String.raw`^\s*(?:your |ihre |votre |su |tu |la tua |uw )?(?:${STAY_NOUN}s?[ -]?${BOOKING_NOUN}?|${BOOKING_NOUN} (?:d'|de |di |im |bei )?(?:l')?${STAY_NOUN}|hotelreservierung|hotelbuchung|hotelreservering|booking\.com|airbnb|expedia|agoda|hotels\.com|check-?in)\s?[:\-|]\s{0,3}(.{2,120})$`,
  "i",
);
/** "Stay at X", "Your reservation at X", "Aufenthalt im X", "Séjour à X". */
const AT = new RegExp(
  String.raw`^\s*(?:your |ihre? |ihr |votre |su |tu |il tuo |la tua |uw |o seu |a sua )?(?:${STAY_NOUN}|${BOOKING_NOUN}|check-?in)\s(?:at|in the|im|in|bei|a l'|au|aux|a|chez|en|em|no|na|presso|al|all'|bij)\s{1,3}(.{2,120})$`,
  "i",
);
const HOTEL_NAME =
  /^\s*((?:hotel|hostel|ryokan|pension|pensao|pousada|albergo|riad|motel|b&b|gasthof|auberge)\s.{2,100})$/i;
/** Reminders to check in for a flight, and days at home. */
const REMINDER =
  /\b(?:check-?in (?:for|opens?|open|online|reminder|now|closes|fur|ouvert|pour|para|per|voor)|online check-?in|web check-?in|reminder|erinnerung|rappel|recordatorio|promemoria|lembrete|herinnering|stay (?:home|at home|with|focused|hydrated|calm|in bed|healthy|tuned)|at home|zu hause)\b/i;
/** Hours in or around a house: an entry with these words is a stay only where it lasts over a night. */
const EVERYDAY =
  /\b(?:breakfast|dinner|lunch|bar|gym|spa|meeting|call|shuttle|transfer|taxi|parking|fruhstuck|abendessen)\b/i;
/** Words of a booking in a title or beside it. */
const BOOKED =
  /\b(?:hotel|hostel|airbnb|booking\.com|your stay|reservation|reservierung|buchung|reserva|prenotazione|reservering)\b/i;
const OUT_OF =
  /^\s*(?:check[ -]?out(?: (?:of|from|at))?|abreise(?: aus)?|depart de|salida de|uitchecken)\s?[:-]?\s{1,3}(.{2,120})$/i;
const LEAVING = /\b(?:check[ -]?out|abreise|depart|salida|partenza|saida|uitchecken|vertrek)\b/i;
const ARRIVING = /\b(?:check[ -]?in|anreise|arrivee|entrada|llegada|arrivo|chegada|inchecken|aankomst)\b/i;

const dayOf = (time: FoundTime | undefined): string | undefined => (time?.local ?? time?.instant)?.slice(0, 10);
const isMidnightOrDay = (time: FoundTime): boolean => !/T(?!00:00)/.test(time.local ?? time.instant ?? "");

/** A time that a description states for a check-in or check-out: its clock, and its day where that is told too. */
function stated(description: string, word: RegExp, near: FoundTime | undefined): { day?: string; clock?: string } {
  const line = description.split("\n").find((one) => word.test(plainText(one)));
  if (line === undefined) return {};
  const plain = plainText(line);
  const rest = plain.slice(word.exec(plain)!.index);
  const other = word === ARRIVING ? LEAVING : ARRIVING;
  const own = rest.slice(0, other.exec(rest)?.index ?? rest.length);
  const date = datesIn(own)[0];
  return { day: date && dayText(date, dayOf(near)), clock: clocksIn(own)[0]?.clock };
}

/** A time of an event with what its description says: a day alone takes a clock, and a stated day goes before. */
function refined(time: FoundTime | undefined, { day, clock }: { day?: string; clock?: string }): FoundTime | undefined {
  if (!time) return day ? { local: clock ? `${day}T${clock}` : day } : undefined;
  if (!day && (!clock || !isMidnightOrDay(time))) return time;
  const date = day ?? dayOf(time)!;
  return { local: clock ? `${date}T${clock}` : date };
}

function stayNameIn({ summary, start, end }: EventWords): { name: string; isSure: boolean } | undefined {
  const plain = plainText(summary);
  // The plain text has the same letters at the same places.
  for (const pattern of [LABELLED, AT]) {
    const rest = pattern.exec(plain)?.[1];
    if (rest) return { name: summary.slice(plain.length - rest.length).trim(), isSure: pattern === LABELLED };
  }
  if (HOTEL_NAME.test(plain) && dayOf(start) !== dayOf(end)) return { name: summary.trim(), isSure: false };
  return undefined;
}

function stayIn(event: EventWords): FoundStay | undefined {
  const { start, end, place, description, lat, lon } = event;
  const leaving = OUT_OF.exec(plainText(event.summary))?.[1];
  const common = { address: place || undefined, lat, lon, confirmation: codeIn(plainText(description)) };
  if (leaving && !FLIGHT.test(leaving))
    return { name: event.summary.slice(event.summary.length - leaving.length).trim(), ...common, checkOut: start };
  const named = stayNameIn(event);
  const [statedIn, statedOut] = [stated(description, ARRIVING, start), stated(description, LEAVING, start)];
  const hasBoth = ARRIVING.test(plainText(description)) && LEAVING.test(plainText(description));
  const isOverNight = dayOf(start) !== dayOf(end) && end !== undefined;
  const name =
    named?.name ?? ((hasBoth || BOOKED.test(plainText(description))) && isOverNight ? event.summary.trim() : undefined);
  if (!name || !start || FLIGHT.test(plainText(name))) return undefined;
  if (isOverNight) {
    return { name, ...common, checkIn: refined(start, statedIn), checkOut: refined(end, statedOut) };
  }
  if (!named?.isSure && !statedOut.day && !/check-?in/i.test(event.summary)) return undefined;
  return { name, ...common, checkIn: refined(start, statedIn), checkOut: refined(undefined, statedOut) };
}

/** The airports of a flight: by their codes, or by towns that have one airport. */
function wayIn({ summary, place, description }: EventWords): { from?: string; to?: string } {
  const [title, at, words] = [summary, place, description].map(plainText) as [string, string, string];
  for (const text of [title, at, words]) {
    const codes = [...new Set(codesIn(text).map(({ code }) => code))];
    if (codes.length >= 2) return { from: codes[0], to: codes[1] };
  }
  const [, fromTown, toTown] =
    /(?:\b(?:from|von|de|da|van|desde)\s)?([A-Z][\w' -]{1,30}?)\s(?:to|nach|naar|a|para|per|->|>|-)\s([A-Z][\w' -]{1,30})(?:\(|,|$|\n)/.exec(
      title.replace(/^[^:]{0,30}:\s/, "").replace(/^(?:\w+\s)?[A-Z0-9]{2,3} ?\d{1,4}\s/, ""),
    ) ?? [];
  const towardsTown = /\b(?:to|nach|naar|para|per|vers|a|hacia)\s([A-Z][\w' -]{1,30}?)(?=\s?[(,]|$)/.exec(title)?.[1];
  const placeCode = codesIn(at)[0]?.code;
  const [code] = codesIn(title);
  const isTarget = code && /\b(?:to|nach|naar|para|per|vers|a)\s(?:[\w' ]{0,30}\()?$/.test(title.slice(0, code.at));
  return {
    from:
      placeCode ??
      (code && !isTarget ? code.code : undefined) ??
      (fromTown && airportOfTown(fromTown)) ??
      airportBehind(FROM_LABEL, words),
    to:
      (isTarget ? code.code : undefined) ??
      airportOfTown(toTown ?? towardsTown ?? "") ??
      airportBehind(TO_LABEL, words),
  };
}

function flightIn(event: EventWords): FoundFlight | undefined {
  const { summary, description, start, end } = event;
  const [title, words] = [plainText(summary), plainText(description)];
  const isTold = FLIGHT.test(title);
  const number = flightNumbersIn(title)[0] ?? (isTold ? flightNumbersIn(words)[0] : undefined);
  const way = wayIn(event);
  if (!start || (!number && !(isTold && (way.from ?? way.to)))) return undefined;
  const hasWay = [way.from, way.to].some((code) => code !== undefined && isAirportCode(code));
  if (!isTold && !hasWay) return undefined;
  return {
    flightNumber: number?.number,
    ...way,
    departs: start,
    // Some programs let a flight end when it begins: that is no landing.
    ...(end && (end.instant ?? end.local) !== (start.instant ?? start.local) && { arrives: end }),
    confirmation: codeIn(words),
  };
}

const RIDE_WAY =
  /^(?:(?:your )?[\w .]{0,24}?(?:train|zug|tren|treno|ticket|trip|coach|bus|ferry|fahre|reise|viaje|viaggio|voyage)[^:]{0,24}:\s)?(.{2,60}?)\s*(?:->|\u2192|\s(?:to|nach|naar|vers|hacia|per)\s|\s-\s)\s*(.{2,60}?)\s*(?:\(.{0,40}\)|,.{0,60})?$/i;

/** The stops that the title of a ride names: "Hamburg Hbf -> Dortmund Hbf", "Train LH 3604 from QKL to FRA". */
function stopsIn({ summary, place }: EventWords): Pick<FoundRide, "from" | "to"> {
  const [, from = "", to] = RIDE_WAY.exec(plainText(summary)) ?? [];
  // The plain text has the same letters at the same places.
  const at = plainText(summary).indexOf(from);
  const told = summary.slice(at, at + from.length).replace(/^.{0,40}\b(?:from|von|de|da|van|desde)\s/i, "");
  const first = told.replace(/^(?:[A-Za-z]{2,20} )?(?:[A-Z]{2,4} )?\d{2,5}:?\s/, "").trim();
  const start = to ? plainText(summary).lastIndexOf(to) : -1;
  return {
    ...((first || place) && { from: first || place.slice(0, 60) }),
    ...(to && { to: summary.slice(start, start + to.length).trim() }),
  };
}

/** A ride with the hours of its event. */
function rideOf(event: EventWords, by: FoundRide["by"], name: string): FoundRide {
  const { start, end, description } = event;
  return {
    ...{ by, name, ...stopsIn(event) },
    ...(start && { departs: start }),
    ...(end && (end.instant ?? end.local) !== (start?.instant ?? start?.local) && { arrives: end }),
    confirmation: codeIn(plainText(description)),
  };
}

/** A trip by rail, coach or ferry whose title names its way alone: "Hamburg Hbf -> Dortmund Hbf". */
function rideIn(event: EventWords): FoundRide | undefined {
  const { summary, place, description } = event;
  const [title, words] = [plainText(summary), plainText(`${place}\n${description}`)];
  if (!/->|\u2192|\s(?:to|nach|naar|vers|hacia|per)\s|\s-\s/i.test(title)) return undefined;
  const by = meansIn(`${title}\n${words}`);
  if (by && by !== "train") return rideOf(event, by, "");
  const number = trainNumberIn(words);
  const told = (`${title}\n${words}`.match(BY_RAIL) ?? []).length;
  if (told === 0 || (!number && told < 2)) return undefined;
  return rideOf(event, "train", number ?? "");
}

/** The flight, stay or ride that an event describes in words alone. */
export function foundInWords(event: EventWords, isOff = false): Found {
  const title = plainText(event.summary);
  const isCancelled = isOff || isCancelledTitle(event.summary);
  if (
    TRAIN.test(title) ||
    (TRAIN.test(plainText(event.description).slice(0, 200)) && !FLIGHT.test(title) && CODE.test(title))
  ) {
    const ride = rideOf(event, "train", trainNumberIn(title) ?? event.summary.slice(0, 60).trim());
    const found: Found = { ...NOTHING_FOUND, rides: [ride] };
    return isCancelled ? { ...NOTHING_FOUND, cancelled: cancelledOne(found) } : found;
  }
  const isOverNight = event.end !== undefined && dayOf(event.start) !== dayOf(event.end);
  if (REMINDER.test(title) || (EVERYDAY.test(title) && !isOverNight && !FLIGHT.test(title))) return NOTHING_FOUND;
  const flight = flightIn(event);
  const stay = flight ? undefined : stayIn(event);
  const ride = flight || stay ? undefined : rideIn(event);
  const found: Found = {
    flights: flight ? [flight] : [],
    stays: stay ? [stay] : [],
    ...(ride && { rides: [ride] }),
  };
  if (!isCancelled) return found;
  const named = cancelledOne(found);
  const isBooking = named.length > 0 || FLIGHT.test(title) || BOOKED.test(title);
  return { ...NOTHING_FOUND, ...(isBooking && { cancelled: named.length > 0 ? named : [{ name: event.summary }] }) };
}

/** Joins a check-in and a check-out that stand in two events of one name. */
export function joinedStays(stays: readonly FoundStay[]): FoundStay[] {
  const outs = stays.filter(({ checkIn, checkOut }) => !checkIn && checkOut);
  return stays
    .filter((stay) => !outs.includes(stay))
    .map((stay) => {
      const out = stay.checkOut ? undefined : outs.find(({ name }) => name?.toLowerCase() === stay.name?.toLowerCase());
      return out ? { ...stay, checkOut: out.checkOut } : stay;
    });
}
