import { airportOfTown } from "./airport-names";
import { codeIn } from "./booking-words";
import { clocksIn, dayText, plainText } from "./dates";
import type { TextDate } from "./dates";
import type { FoundStay, FoundTime } from "./found";
import { MOST_WORDS, isTravelDay } from "./text-flights";
import type { BookingText } from "./text-flights";

/** Words for arriving at and leaving a house, and those that may also be said of a flight. */
const IN =
  /\b(?:check[ -]?in|checkin|anreise(?:tag)?|einchecken|inchecken|arrivee|entrada|llegada|ingresso|arrivo|chegada|aankomst(?:datum)?|ankunft|arrival(?: date)?|arriv(?:e|ing))\b/gi;
const OUT =
  /\b(?:check[ -]?out|checkout|abreise(?:tag)?|auschecken|uitchecken|depart|salida|uscita|partenza|partida|saida|vertrek(?:datum)?|departure(?: date)?|leaving|departing)\b/gi;
const SURE = /check|anreise|abreise/i;
/** Words of a house. */
const HOUSE =
  /\b(?:hotel|hostel|ryokan|resort|guest ?house|apartment|ferienwohnung|unterkunft|pension|zimmer|ubernachtung\w*|nachte?|nights?|rooms?|your stay|hebergement|chambres?|nuits?|sejour|alojamiento|habitacion(?:es)?|noches?|estancia|struttura|camer[ae]|nott[ei]|soggiorno|alojamento|quartos?|noites?|estadia|accommodatie|kamers?|nacht(?:en)?|verblijf)\b/i;
/** "4 - 9 March 2027", "from 4 to 9 March 2027", "vom 4. bis 9. März 2027": the first day has no month of its own. */
const RANGE_START =
  /\b(\d{1,2})(?:st|nd|rd|th|\.|er)?\s?(?:-|to|until|bis(?: zum)?|au|al|a|ate|tot(?: en met)?)\s?(?:the\s)?$/i;

const NAME_LABEL =
  /^[ >*•-]{0,6}(?:hotel(?: name)?|property(?: name)?|accommodation|your (?:hotel|accommodation)|name of (?:hotel|property)|unterkunft|ihre unterkunft|hebergement|etablissement|votre hebergement|alojamiento|su alojamiento|hospedaje|struttura|alloggio|la tua struttura|alojamento|hospedagem|accommodatie|uw accommodatie|verblijf)\s?:\s{0,4}(\S[^\n]{1,110})$/im;
const NAME_BEFORE =
  "booking reservation stay reservierung buchung aufenthalt reserva reservacion estancia sejour prenotazione soggiorno estadia reservering boeking verblijf welcome willkommen bienvenue bienvenido benvenuto benvenuti bem-vindo welkom"
    .split(" ")
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join("|");
/** "Your booking at X": a name is words with capitals, and the small ones between them. */
const NAME_AT = new RegExp(
  String.raw`\b(?:${NAME_BEFORE}|you're (?:booked|staying))\s(?:is confirmed )?(?:at|to|im|in|bei|beim|a|au|a l'|aux|en|em|no|na|presso|al|all'|bij|for|fur|pour|para|per|voor)\s(?:the (?=[A-Z]))?((?:[A-Z][\w'&.-]{0,24})(?: (?:[A-Z&][\w'&.-]{0,24}|das|da|do|dos|de|del|della|du|des|la|le|les|el|los|am|im|an|der|of|the|and|y|e|et|und)(?![\w])){0,6})`,
);
const HOUSE_LINE =
  /^[ >*•-]{0,6}((?:(?:The|[Hh]otel|[Hh]ostel|[Rr]yokan|Casa|Residencial|Pension|Pousada|Albergo|Riad|Auberge|HOTEL|HOSTEL)\s(?:(?:du|de|des|la|le|les|del|della|das|dos|do|da)\s){0,2}[A-Z][^\n:]{1,70})|(?:[A-Z][^\n:.,]{1,60}\s(?:[Hh]otel|[Hh]ostel|[Rr]esort|Inn|Suites|[Rr]yokan|[Gg]uesthouse|[Aa]partments|HOTEL)))\s*$/m;
/** Words of a booking: days from one to another beside the word for a house may be anything, a fair for one. */
const BOOKED =
  /\b(?:booking|booked|reservation|reserved|reservierung|buchung|gebucht|reserva|reserve|prenotazione|prenotato|reservering|boeking|geboekt|your stay|nights?|nachte|nuits?|noches?|nott[ei]|noites?|nachten)\b/i;
const ADDRESS =
  /^[ >*•-]{0,6}(?:address|adresse|anschrift|direccion|indirizzo|endereco|morada|adres)\s?:\s{0,4}(\S[^\n]{3,150})$/im;
/** What stands before a day of checking in until it is no longer about that. */
const REACH = 140;
const NO_CHECK_IN =
  /\b(?:flight|online|web|flug|vol|vuelo|volo|voo|vlucht|boarding|bag|counter|schalter)\b[^\n]{0,20}$/i;

type Words = Pick<BookingText, "text" | "plain">;
const original = (whole: Words, match: RegExpExecArray | null): string | undefined => {
  const rest = match?.[1];
  if (!match || !rest) return undefined;
  const at = match.index + match[0].lastIndexOf(rest);
  return (
    whole.text
      .slice(at, at + rest.length)
      .trim()
      .replace(/[.,;!]+$/, "") || undefined
  );
};

/** "Your booking in Lisbon" names a town and no house. */
const noTown = (name: string | undefined): string | undefined => (name && airportOfTown(name) ? undefined : name);

/** "Your booking in Venice" names a town, unless a word of a house stands in it. */
const IN_TOWN = /\s(?:in|en|em|a)\s(?:the )?[A-Z]/;
const HOUSE_NAME =
  /\b(?:hotel|hostel|ryokan|resort|casa|pension|pousada|albergo|riad|auberge|inn|palace|house|villa|suites|lodge)\b/i;
const nameAt = (whole: Words): string | undefined => {
  const match = NAME_AT.exec(whole.plain);
  const isTown = match && IN_TOWN.test(match[0]) && !HOUSE_NAME.test(match[1]!);
  return isTown ? undefined : noTown(original(whole, match));
};

interface Told {
  at: number;
  date?: TextDate;
  clock?: string;
  isSure: boolean;
}

/** The first mention of arriving or leaving that has a day or a time behind it. */
function toldBy({ plain, dates }: BookingText, pattern: RegExp, other: RegExp): Told | undefined {
  const told = [...plain.matchAll(pattern)].slice(0, 40).flatMap(({ index, 0: word }) => {
    if (NO_CHECK_IN.test(plain.slice(Math.max(0, index - 30), index))) return [];
    const from = index + word.length;
    const rest = plain.slice(from, from + REACH);
    const end = [...rest.matchAll(other)].map((match) => match.index)[0] ?? rest.length;
    const reach = rest.slice(0, end);
    // "Check-in from 3 pm, check-out by 11 am" tells clocks without days.
    const date = dates.find((one) => one.at >= from && one.at < from + reach.length && isTravelDay(plain, one));
    // "From 15:00 to 22:00" lets in from the first, "07:00 - 11:00" lets out until the last.
    const [own = "", next = ""] = reach.split("\n", 2);
    const here = clocksIn(own);
    const clocks = here.length > 0 ? here : clocksIn(next);
    const clock = (pattern === OUT ? clocks.at(-1) : clocks[0])?.clock;
    return date || clock ? [{ at: index, date, clock, isSure: SURE.test(word) }] : [];
  });
  const best = told.find(({ date }) => date) ?? told[0];
  return best && { ...best, clock: best.clock ?? told.find(({ clock }) => clock)?.clock };
}

/** Two columns: "Check-in  Check-out" above "4 March 2027  9 March 2027". */
function inColumns(whole: BookingText): [TextDate, TextDate] | undefined {
  const head =
    /\b(?:check-?in|anreise|arrivee|entrada|llegada|arrivo|inchecken|aankomst)\b[^\n\d]{0,40}\b(?:check-?out|abreise|depart|salida|saida|partenza|uitchecken|vertrek)\b[^\n\d]{0,20}\n/i.exec(
      whole.plain,
    );
  if (!head) return undefined;
  const [first, second] = whole.dates.filter(({ at }) => at >= head.index && at < head.index + head[0].length + REACH);
  return first && second ? [first, second] : undefined;
}

/** "4 - 9 March 2027", and "4 March - 9 March 2027". */
function rangeIn({ plain, dates }: BookingText): [TextDate, TextDate] | undefined {
  for (const [index, date] of dates.entries()) {
    const start = RANGE_START.exec(plain.slice(Math.max(0, date.at - 24), date.at));
    if (start) return [{ ...date, day: Number(start[1]), at: date.at - start[0].length }, date];
    const next = dates[index + 1];
    const between = next && plain.slice(date.end, next.at).trim();
    if (next && /^(?:-|to|until|bis(?: zum)?|au|al|a|ate|tot(?: en met)?)(?:\s\w{2,9},?)?$/i.test(between ?? ""))
      return [{ ...date, year: date.year ?? next.year }, next];
  }
  return undefined;
}

/** The stay that the words of a mail or a paper tell, with the words it was read from. @param title may name the house */
export function staysInText(whole: BookingText, title: string, hasFlights: boolean): FoundStay[] {
  const { plain, text, written } = whole;
  if (!HOUSE.test(plain) && !/\bcheck-?out\b/i.test(plain)) return [];
  const columns = inColumns(whole);
  const [arrives, leaves] = [toldBy(whole, IN, OUT), toldBy(whole, OUT, IN)];
  const isSure = [arrives, leaves].every((one) => one?.isSure);
  const labelled = arrives?.date && leaves?.date && (isSure || !hasFlights) ? [arrives.date, leaves.date] : undefined;
  const range = columns ?? labelled ?? (hasFlights || !BOOKED.test(plain) ? undefined : rangeIn(whole));
  const [first, last] = range ?? [arrives?.date, leaves?.date];
  // Days that can be read in two ways leave the name and the rest.
  const isTold = plain.search(IN) >= 0 && plain.search(OUT) >= 0;
  if ((!first && !last && (hasFlights || !isTold)) || (hasFlights && !isSure && !columns)) return [];
  const year = first?.year ?? last?.year;
  const day = (date: TextDate | undefined): string | undefined =>
    date && dayText({ ...date, year: date.year ?? year }, written);
  const time = (date: TextDate | undefined, clock: string | undefined): FoundTime | undefined => {
    const known = day(date);
    return known ? { local: clock ? `${known}T${clock}` : known } : undefined;
  };
  const [checkIn, checkOut] = [
    time(first, columns ? undefined : arrives?.clock),
    time(last, columns ? undefined : leaves?.clock),
  ];
  const name =
    original(whole, NAME_LABEL.exec(plain)) ??
    nameAt(whole) ??
    original(whole, HOUSE_LINE.exec(plain)) ??
    nameAt({ text: title, plain: plainText(title) });
  const isSaid = columns !== undefined || arrives !== undefined || leaves !== undefined;
  if (!name && ((!checkIn && !checkOut) || !isSaid)) return [];
  const [start, end] = [first?.at ?? last?.at ?? 0, last?.end ?? first?.end ?? MOST_WORDS];
  const line = plain.lastIndexOf("\n", Math.min(start, arrives?.at ?? start) - 1) + 1;
  return [
    {
      name,
      address: original(whole, ADDRESS.exec(plain)),
      checkIn,
      checkOut,
      confirmation: codeIn(plain),
      words: text.slice(line, Math.max(end, line)).replace(/\s+/g, " ").trim().slice(0, MOST_WORDS),
    },
  ];
}
