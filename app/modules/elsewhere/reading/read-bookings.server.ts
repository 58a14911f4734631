import PostalMime from "postal-mime";
import { formatDate } from "#app/shared/format";
import { reservationsInCalendar } from "./calendar-reservations";
import { isCancelledTitle, saysCancelled } from "./cancelled";
import { NOTHING_FOUND, UnreadableFile, cancelledOne, tellsAnything, together, withoutCancelled } from "./found";
import type { Found, FoundRide } from "./found";
import { readPage } from "./html-reservations";
import { reservationsInPass } from "./pass-reservations";
import { textOfPdf } from "./pdf-text";
import { reservationsInJson } from "./schema-org";
import { reservationsInText } from "./text-reservations";

/** The most bytes of a file that a traveller brings; mails with their pictures are the largest. */
const MOST_FILE_BYTES = 3 * 1024 * 1024;
/** The most letters of a text that is read as a whole. */
const MOST_LETTERS = 1_500_000;
const MOST_ATTACHMENTS = 20;
/** The most bytes of all attachments of a mail that are read. */
const MOST_ATTACHED_BYTES = 1024 * 1024;
/** The most lines of a mail: one of three megabytes in base64 has forty thousand. */
const MOST_LINES = 50_000;
/** The most lines that may begin a part; the longest forwarded thread has some hundreds. */
const MOST_DASHED_LINES = 2_000;
/** The most PDF files of a mail that are read. */
const MOST_PAPERS = 3;
const MOST_INNER_MAILS = 100;
/** A mail that was forwarded as a file, inside another; deeper ones are not opened. */
const DEEPEST_MAIL = 3;
const TOO_MUCH = "There is too much in it. Send just the one booking.";

const NOTHING = "This file has no flight, ticket or stay in it that we can read.";
const CANCELLED = "This booking was cancelled, so nothing is filled in from it.";
const UNCONFIRMED = "This is an offer or not confirmed yet, so nothing is filled in from it.";
const KINDS =
  "We read calendar files (.ics), boarding passes (.pkpass), PDFs, and emails or pages with the booking in them (.eml, .html).";

/** The bookings that were read from a file, or a sentence that says why there are none. */
export type Reading = { status: "read"; found: Found } | { status: "unread"; problem: string };

type Kind = "pass" | "calendar" | "html" | "mail" | "json" | "text" | "pdf" | "picture" | "unknown";

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A text in its own encoding: by its byte order mark, by the declaration of an HTML page, or UTF-8. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder("utf-16be").decode(bytes);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const declared = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{3,20})/i.exec(head)?.[1];
  try {
    return new TextDecoder(declared ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder("utf-8").decode(bytes);
  }
}

/** A mail as Apple's program keeps it begins with a line that holds its length. */
function withoutLength(bytes: Uint8Array): Uint8Array {
  const [line] = /^\s*\d{1,9}\s*\n/.exec(new TextDecoder("latin1").decode(bytes.subarray(0, 40))) ?? [];
  return line ? bytes.subarray(line.length) : bytes;
}

/** The kind of a file, by its content; its name does not count. */
function kindOf(bytes: Uint8Array, head: string): Kind {
  if (startsWith(bytes, 0x50, 0x4b)) return "pass";
  if (head.startsWith("%PDF")) return "pdf";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff) || head.startsWith("GIF8"))
    return "picture";
  const text = head.replace(/^\s*\d{1,9}\s*\n(?=[A-Za-z-]{2,60}:\s)/, "").trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return "calendar";
  if (/^[{[]/.test(text)) return "json";
  if (
    /^(From |[A-Za-z][A-Za-z-]{1,60}:\s)/.test(text) &&
    /^(MIME-Version|Content-Type|Received|Subject|From|Date):/im.test(text)
  )
    return "mail";
  if (/<(!doctype|html|head|body|script|div|table|span|p|meta)\b/i.test(text)) return "html";
  return /\p{Cc}/u.test(text.replace(/\s/g, "")) ? "unknown" : "text";
}

function short(text: string): string {
  if (text.length > MOST_LETTERS) throw new UnreadableFile(TOO_MUCH);
  return text;
}

/** Whether a mail is made to be taken apart again and again: its parser goes over lines, parts and inner mails anew. */
function isTangled(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  return (
    isOften(text, /\n/g, MOST_LINES) ||
    isOften(text, /^--/gm, MOST_DASHED_LINES) ||
    isOften(text, /message\/rfc822/gi, MOST_INNER_MAILS)
  );
}

function isOften(text: string, pattern: RegExp, most: number): boolean {
  let count = 0;
  while (count <= most && pattern.test(text)) count += 1;
  return count > most;
}

/** The bookings of a part that says as a whole that it is about something cancelled. */
function cancelledAll(found: Found): Found {
  const named = [...(found.cancelled ?? []), ...cancelledOne(found)];
  return { ...NOTHING_FOUND, cancelled: [...named, {}] };
}

/**
 * The bookings of a page: those it describes in fields, else those that its words tell. A title or first words that say
 * "cancelled" end the reading of all of them.
 */
function readHtml(html: string, title = "", written?: string): Found {
  const page = readPage(html);
  const isOff = [title, page.title].some(isCancelledTitle) || saysCancelled(page.words);
  if (!tellsAnything(page.found)) return reservationsInText(page.words, title || page.title, written);
  return isOff ? cancelledAll(page.found) : page.found;
}

async function readMail(bytes: Uint8Array, depth = 0): Promise<Found> {
  if (isTangled(bytes)) throw new UnreadableFile(TOO_MUCH);
  let mail: Awaited<ReturnType<typeof PostalMime.parse>>;
  try {
    mail = await PostalMime.parse(withoutLength(bytes), {
      maxNestingDepth: 30,
      maxHeadersSize: 256 * 1024,
      maxRfc822NestingDepth: 3,
    });
  } catch {
    throw new UnreadableFile("This email is damaged, so we can't read it. Save it again from your email program.");
  }
  const title = (mail.subject ?? "").slice(0, 300);
  const written = /^\d{4}-\d{2}-\d{2}/.exec(mail.date ?? "")?.[0];
  const parts = mail.html ? [readPage(short(mail.html)).found] : [];
  const papers: Uint8Array[] = [];
  let attachedBytes = 0;
  for (const { content } of mail.attachments.slice(0, MOST_ATTACHMENTS)) {
    const inner = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
    const kind = kindOf(inner, decode(inner.subarray(0, 4_096)));
    if (kind === "picture" || kind === "unknown" || kind === "text") continue;
    attachedBytes += inner.length;
    if (attachedBytes > MOST_ATTACHED_BYTES && kind !== "pdf") throw new UnreadableFile(TOO_MUCH);
    if (kind === "pdf") papers.push(inner);
    else if (kind !== "mail") parts.push(await orNothing(readAs(kind, inner)));
    else if (depth < DEEPEST_MAIL) parts.push(await orNothing(readMail(inner, depth + 1)));
  }
  const inFields = together(parts);
  const words = mail.text ? short(mail.text) : "";
  if (tellsAnything(inFields))
    return isCancelledTitle(title) || saysCancelled(words) ? cancelledAll(inFields) : inFields;
  const inText = words ? reservationsInText(words, title, written) : NOTHING_FOUND;
  if (tellsAnything(inText)) return inText;
  const inPage = mail.html ? readHtml(short(mail.html), title, written) : NOTHING_FOUND;
  if (tellsAnything(inPage)) return inPage;
  const inPapers: Found[] = [];
  for (const paper of papers.slice(0, MOST_PAPERS))
    inPapers.push(await orNothing(textOfPdf(paper).then((text) => reservationsInText(text, title, written))));
  return together(inPapers);
}

/** A part that cannot be read does not spoil the others. */
const orNothing = (part: Promise<Found>): Promise<Found> => part.catch(() => NOTHING_FOUND);

async function readPdf(bytes: Uint8Array): Promise<Found> {
  const text = await textOfPdf(bytes);
  if (text.trim() === "")
    throw new UnreadableFile("This PDF holds pictures and no words, so we can't read it. Type the booking in instead.");
  return reservationsInText(text);
}

async function readAs(kind: Kind, bytes: Uint8Array): Promise<Found> {
  switch (kind) {
    case "pass":
      return reservationsInPass(bytes);
    case "calendar":
      return reservationsInCalendar(short(decode(bytes)));
    case "html":
      return readHtml(short(decode(bytes)));
    case "json":
      return reservationsInJson(short(decode(bytes)));
    case "mail":
      return readMail(bytes);
    case "pdf":
      return readPdf(bytes);
    case "text":
      return reservationsInText(short(decode(bytes)));
    case "picture":
      throw new UnreadableFile(`We cannot read pictures. ${KINDS}`);
    case "unknown":
      throw new UnreadableFile(`We can't read this kind of file. ${KINDS}`);
  }
}

/** Leaves out what is cancelled, and bookings without anything that a form could show. */
function useful(found: Found): Found {
  const { flights, stays, rides = [], ...rest } = withoutCancelled(found);
  return {
    ...rest,
    ...(rides.length > 0 && { rides }),
    flights: flights.filter(
      ({ flightNumber, from, to, departs }) => flightNumber || (from && to) || (departs && (from || to)),
    ),
    stays: stays.filter(({ name, checkIn, checkOut }) => name || (checkIn && checkOut)),
  };
}

/** Whether a ride tells enough for a form: a stop, and a day with an hour. */
const isRideTold = ({ from, to, departs, arrives }: FoundRide): boolean =>
  Boolean(from ?? to) && [departs, arrives].some((time) => (time?.instant ?? time?.local ?? "").length > 10);

/** The reason why a file gives nothing to fill in. */
function nothingIn({ rides = [], cancelled = [] }: Found): string {
  if (cancelled.length > 0) return cancelled.every(({ isUnconfirmed }) => isUnconfirmed) ? UNCONFIRMED : CANCELLED;
  const [ride] = rides;
  if (!ride) return NOTHING;
  const date = (ride.departs?.local ?? ride.departs?.instant)?.slice(0, 10);
  const told = [ride.name, date && formatDate(date)].filter(Boolean).join(", ");
  return `This is a booking for a ${ride.by}${told ? `: ${told}` : ""}. We can't tell from it when it leaves and where it stops, so please type it in.`;
}

/**
 * Reads the flights, rides and stays of a file that a traveller brings: a calendar, a boarding pass, a mail, a page or a
 * paper. The content decides the kind of file. Only the returned bookings are kept.
 */
export async function readBookings(bytes: Uint8Array): Promise<Reading> {
  if (bytes.length === 0)
    return { status: "unread", problem: "Choose a file first, or paste the words of your booking." };
  if (bytes.length > MOST_FILE_BYTES)
    return { status: "unread", problem: `A file can be at most ${MOST_FILE_BYTES / 1024 / 1024} MB. ${KINDS}` };
  try {
    const found = useful(await readAs(kindOf(bytes, decode(bytes.subarray(0, 4_096))), bytes));
    if (found.flights.length + found.stays.length === 0 && !found.rides?.some(isRideTold))
      return { status: "unread", problem: nothingIn(found) };
    return { status: "read", found };
  } catch (error) {
    if (error instanceof UnreadableFile) return { status: "unread", problem: error.message };
    throw error;
  }
}
