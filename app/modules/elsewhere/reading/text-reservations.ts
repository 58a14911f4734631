import { flightsInAgencyLines } from "./agency-lines";
import { flightsInBarcode } from "./barcode";
import { isCancelledTitle, saysCancelled } from "./cancelled";
import { datesIn, dayText, orderIn, plainText } from "./dates";
import type { TextDate } from "./dates";
import { NOTHING_FOUND } from "./found";
import type { Found } from "./found";
import { flightsInText } from "./text-flights";
import type { BookingText } from "./text-flights";
import { ridesInText } from "./text-rides";
import { staysInText } from "./text-stays";
import { saysUnconfirmed } from "./unconfirmed";

/** The words of a mail that are read; a booking stands near their beginning. */
const MOST_LETTERS = 60_000;
const LONGEST_LINE = 1_000;
const MOST_DATES = 200;
/** Everyday words of languages that write the day first. */
const DAY_FIRST =
  /\b(?:und|ihre|der|votre|vous|pour|nuits|biglietto|carrozza|usted|reserva|noches|localizador|salida|llegada|compra|prenotazione|notti|viaggio|voo|noites|uw|het|nachten)\b/i;
/** The heads of a mail that was forwarded or answered: its days are those of writing. */
const SUBJECT = /^[> ]{0,8}(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp)\s?:\s?(.{0,200})$/i;
const HEAD =
  /^[> ]{0,8}(?:from|to|cc|sent|date|reply-to|von|an|gesendet|datum|de|a|envoye|enviado|para|fecha|data|da|inviato|van|aan|verzonden)\s?:/i;

/** The lines of a text without the heads of forwarded mails, and the titles that stood there. */
function withoutHeads(text: string): { lines: string[]; titles: string[] } {
  const all = text
    .slice(0, MOST_LETTERS)
    .split("\n")
    .map((line) => line.slice(0, LONGEST_LINE).replace(/^(?:> ?){1,5}/, ""));
  const titles: string[] = [];
  const heads = new Set<number>();
  all.forEach((line, index) => {
    const subject = SUBJECT.exec(plainText(line));
    if (!subject) return;
    titles.push(line);
    heads.add(index);
    for (const step of [-1, 1])
      for (let at = index + step; Math.abs(at - index) < 6 && HEAD.test(plainText(all[at] ?? "")); at += step)
        heads.add(at);
  });
  return { lines: all.map((line, index) => (heads.has(index) ? "" : line)), titles };
}

/** Days whose year the text tells elsewhere take it: "03.11. ab 07:49" beside "valid on 03.11.2027". */
function withYears(dates: readonly TextDate[]): TextDate[] {
  const years = new Map(dates.flatMap(({ month, day, year }) => (year ? [[`${month}-${day}`, year] as const] : [])));
  return dates.map((date) => ({ ...date, year: date.year ?? years.get(`${date.month}-${date.day}`) }));
}

/**
 * The bookings that plain words tell: of a mail without fields, or of a paper. Each is to be checked by its reader.
 * @param title the subject of the mail
 * @param written the day on which the mail was sent
 */
export function reservationsInText(text: string, title = "", written?: string): Found {
  const { lines: all, titles } = withoutHeads(text.normalize("NFC").replace(/\r\n?/g, "\n"));
  const words = all.join("\n");
  const plain = plainText(words);
  const order = orderIn(plain) ?? (DAY_FIRST.test(plain) ? "day-first" : undefined);
  const dates = withYears(datesIn(plain, order).slice(0, MOST_DATES));
  const near = written ?? dates.flatMap((one) => dayText(one) ?? []).toSorted()[0];
  const whole: BookingText = { text: words, plain, dates, written, near };
  const lines = flightsInAgencyLines(whole);
  const flights = lines.length > 0 ? lines : flightsInText(whole);
  const scanned = flights.length > 0 ? [] : flightsInBarcode(plain, written);
  const stays = staysInText(whole, title, flights.length > 0);
  const rides = flights.length + stays.length > 0 ? [] : ridesInText(whole);
  const isOff = [title, ...titles, all.find((line) => line.trim() !== "") ?? ""].some(isCancelledTitle);
  const hasAny = flights.length + scanned.length + stays.length + rides.length > 0;
  if (hasAny && saysUnconfirmed(words)) return { ...NOTHING_FOUND, cancelled: [{ isUnconfirmed: true }] };
  if (isOff || saysCancelled(words)) {
    return hasAny || isOff ? { ...NOTHING_FOUND, cancelled: [{}] } : NOTHING_FOUND;
  }
  const read = scanned.map((flight) => ({ ...flight, words: "the code of a boarding pass" }));
  return { flights: [...flights, ...read], stays, ...(rides.length > 0 && { rides }) };
}
