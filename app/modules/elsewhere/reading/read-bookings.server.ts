import PostalMime from "postal-mime";
import { reservationsInCalendar } from "./calendar-reservations";
import { UnreadableFile, together } from "./found";
import type { Found } from "./found";
import { reservationsInHtml } from "./html-reservations";
import { reservationsInPass } from "./pass-reservations";
import { reservationsInJson } from "./schema-org";

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
const MOST_INNER_MAILS = 100;
const TOO_MUCH = "There is too much in this file. Upload just the one booking.";

const NOTHING = "This file has no flight or stay in it that we can read.";
const KINDS =
  "We read calendar files (.ics), boarding passes (.pkpass) and emails or pages with the booking in them (.eml, .html).";

/** The bookings that were read from a file, or a sentence that says why there are none. */
export type Reading = { status: "read"; found: Found } | { status: "unread"; problem: string };

type Kind = "pass" | "calendar" | "html" | "mail" | "json" | "pdf" | "picture" | "unknown";

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

/** The kind of a file, by its content; its name does not count. */
function kindOf(bytes: Uint8Array, head: string): Kind {
  if (startsWith(bytes, 0x50, 0x4b)) return "pass";
  if (head.startsWith("%PDF")) return "pdf";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff) || head.startsWith("GIF8"))
    return "picture";
  const text = head.trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return "calendar";
  if (/^[{[]/.test(text)) return "json";
  if (
    /^(From |[A-Za-z][A-Za-z-]{1,60}:\s)/.test(text) &&
    /^(MIME-Version|Content-Type|Received|Subject|From|Date):/im.test(text)
  )
    return "mail";
  return /<(!doctype|html|head|body|script|div|table|span|p|meta)\b/i.test(text) ? "html" : "unknown";
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

async function readMail(bytes: Uint8Array): Promise<Found> {
  if (isTangled(bytes)) throw new UnreadableFile(TOO_MUCH);
  let mail: Awaited<ReturnType<typeof PostalMime.parse>>;
  try {
    mail = await PostalMime.parse(bytes, { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 3 });
  } catch {
    throw new UnreadableFile("This email is damaged, so we can't read it. Save it again from your email program.");
  }
  const parts = mail.html ? [reservationsInHtml(short(mail.html))] : [];
  let attachedBytes = 0;
  for (const { content } of mail.attachments.slice(0, MOST_ATTACHMENTS)) {
    const inner = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
    const kind = kindOf(inner, decode(inner.subarray(0, 4_096)));
    if (kind === "mail" || kind === "pdf" || kind === "picture" || kind === "unknown") continue;
    attachedBytes += inner.length;
    if (attachedBytes > MOST_ATTACHED_BYTES) throw new UnreadableFile(TOO_MUCH);
    // A part that cannot be read does not spoil the others.
    parts.push(await readAs(kind, inner).catch(() => ({ flights: [], stays: [] })));
  }
  return together(parts);
}

async function readAs(kind: Kind, bytes: Uint8Array): Promise<Found> {
  switch (kind) {
    case "pass":
      return reservationsInPass(bytes);
    case "calendar":
      return reservationsInCalendar(short(decode(bytes)));
    case "html":
      return reservationsInHtml(short(decode(bytes)));
    case "json":
      return reservationsInJson(short(decode(bytes)));
    case "mail":
      return readMail(bytes);
    case "pdf":
      throw new UnreadableFile(`We cannot read PDF files. ${KINDS}`);
    case "picture":
      throw new UnreadableFile(`We cannot read pictures. ${KINDS}`);
    case "unknown":
      throw new UnreadableFile(`We can't read this kind of file. ${KINDS}`);
  }
}

/** Leaves out empty values, and bookings without any value that a form could show. */
function useful({ flights, stays }: Found): Found {
  return {
    flights: flights.filter(({ flightNumber, from, departs }) => departs !== undefined && (flightNumber || from)),
    stays: stays.filter(({ name, checkIn, checkOut }) => name && checkIn && checkOut),
  };
}

/**
 * Reads the flights and stays of a file that a traveller brings: a calendar, a boarding pass, a mail or a page. The
 * content decides the kind of file. Only the returned bookings are kept.
 */
export async function readBookings(bytes: Uint8Array): Promise<Reading> {
  if (bytes.length === 0) return { status: "unread", problem: "Choose a file first." };
  if (bytes.length > MOST_FILE_BYTES)
    return { status: "unread", problem: `A file can be at most ${MOST_FILE_BYTES / 1024 / 1024} MB. ${KINDS}` };
  try {
    const found = useful(await readAs(kindOf(bytes, decode(bytes.subarray(0, 4_096))), bytes));
    if (found.flights.length + found.stays.length === 0) return { status: "unread", problem: NOTHING };
    return { status: "read", found };
  } catch (error) {
    if (error instanceof UnreadableFile) return { status: "unread", problem: error.message };
    throw error;
  }
}
