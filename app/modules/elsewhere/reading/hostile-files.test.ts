import { constants, deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { sampleOfDay } from "#tests/setup/day-sample";
import { readBookings } from "./read-bookings.server";

/** The most bytes that a file may have: every hostile file is as large as it may be, or as large as it has to be. */
const MOST_BYTES = 3 * 1024 * 1024;
/** So many files of each kind are read a day, other ones each day. */
const A_DAY = 8;
/** The thread ends a file after two seconds; the slowest of these takes half a second. */
const MOST_CPU_MS = 2_000;

const times = (text: string, count: number): string => text.repeat(count);
const upTo = (text: string, bytes = MOST_BYTES - 10_000): string => text.repeat(Math.floor(bytes / text.length));
const html = (body: string): string => `<!doctype html><html><body>${body}`;
const scope = `<div itemscope itemtype="http://schema.org/FlightReservation">`;
const json = (text: string): string => html(`<script type="application/ld+json">${text}</script>`);
const mail = (type: string, body: string, head = ""): string =>
  `From: a@example.com\r\nSubject: x\r\nMIME-Version: 1.0\r\n${head}Content-Type: ${type}\r\n\r\n${body}`;
const calendar = (body: string): string => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${body}END:VCALENDAR\r\n`;
const event = (lines: string): string => `BEGIN:VEVENT\r\n${lines}END:VEVENT\r\n`;
const names = (count: number): string => Array.from({ length: count }, (_, index) => `n${index}`).join(" ");

const PAGES: Record<string, string> = {
  "15,000 names of one property": html(
    `${scope}<b itemprop="${names(15_000)}">x</b>${times("<b itemprop=a>x</b>", 5)}`,
  ),
  "300,000 names of one property": html(`${scope}<b itemprop="${names(300_000)}">x`),
  "50,000 properties of one name": html(scope + upTo('<meta itemprop="a" content="b">')),
  "properties of many names": html(scope + Array.from({ length: 80_000 }, (_, n) => `<meta itemprop=p${n}>`).join("")),
  "nothing but things": html(upTo("<div itemscope></div>")),
  "things in things": html(upTo("<div itemscope itemprop=a>")),
  "things in things that end": html(upTo(`${times("<i itemscope itemprop=a>", 300)}${times("</i>", 300)}`)),
  "texts that all gather": html(
    scope + upTo(`${times("<i itemprop=a>", 300)}${times("x<br>", 600)}${times("</i>", 300)}`),
  ),
  "one text in many gathering elements": html(scope + times("<i itemprop=a>", 300) + upTo("x<br>")),
  "elements without end": html(upTo("<p>", 1_400_000)),
  "open elements": html(upTo("<div>")),
  "ends without a beginning": html(upTo("</div></p></b>")),
  "one element with 300,000 attributes": html(
    `<div ${Array.from({ length: 150_000 }, (_, n) => `a${n}=b`).join(" ")}>`,
  ),
  "one attribute of a megabyte": html(`${scope}<b itemprop="a" content="${upTo("x", 1_400_000)}">`),
  "nothing but ampersands": html(upTo("&", 1_400_000)),
  "entities without end": html(upTo("&amp", 1_400_000)),
  "entities of one letter": html(upTo("&#x41;", 1_400_000)),
  angles: html(upTo("<", 1_400_000)),
  "comments that never end": html(upTo("<!-- ", 1_400_000)),
  declarations: html(upTo("<!x>", 1_400_000)),
  "scripts of JSON": html(upTo('<script type="application/ld+json">{}</script>', 1_400_000)),
  "scripts of broken JSON": html(upTo('<script type="application/ld+json">{"a":[</script>', 1_400_000)),
  "JSON as deep as it goes": json(times("[", 95_000) + times("]", 95_000)),
  "JSON of values in values": json(times('{"@value":', 19_000) + "1" + times("}", 19_000)),
  "JSON of names in names": json(
    `{"@type":"LodgingReservation","reservationFor":${times('{"name":', 20_000)}1${times("}", 20_000)}}`,
  ),
  "JSON of many reservations": json(`[${times('{"@type":"FlightReservation","reservationFor":{}},', 3_900)}{}]`),
  "JSON of one reservation of many flights": json(
    `{"@type":"FlightReservation","reservationFor":[${times("{},", 60_000)}{}]}`,
  ),
  "JSON of lists in lists": json(`[${times("[[[[[]]]]],", 15_000)}[]]`),
  "JSON with the names that objects have": json(
    `{"__proto__":{"@type":"FlightReservation"},"constructor":{},"@graph":[${times('{"__proto__":{}},', 11_000)}{}]}`,
  ),
  "a text of blanks": json(`{"@type":"LodgingReservation","reservationFor":{"name":"${upTo(" ", 190_000)}"}}`),
  "a charset that is searched for": `<html><meta ${times("charset ", 200)}${upTo("<meta charset", 1_000_000)}`,
};

const CALENDARS: Record<string, string> = {
  "properties without end": calendar(event(upTo("X-A:b\r\n", 590_000))),
  "events without end": calendar(upTo(event("SUMMARY:Flight TP 1351\r\nDTSTART:20270512T080000Z\r\n"), 590_000)),
  "one line folded without end": calendar(event(`DESCRIPTION:${upTo("x\r\n ", 580_000)}\r\n`)),
  "lines as long as they may be": calendar(event(times(`X-A;${upTo("A=b;", 19_000)}:x\r\n`, 30))),
  "parameters in quotes": calendar(event(times(`X-A;A="${upTo('","', 19_000)}":x\r\n`, 30))),
  "zones without end": calendar(
    upTo("BEGIN:VTIMEZONE\r\nTZID:Europe/Lisbon\r\nEND:VTIMEZONE\r\n", 550_000) +
      event("SUMMARY:Hotel x\r\nDTSTART;TZID=Europe/Lisbon:20270512T080000\r\n"),
  ),
  "zones, and events in each": calendar(
    Array.from({ length: 4_000 }, (_, n) => `BEGIN:VTIMEZONE\r\nTZID:Z${n}\r\nEND:VTIMEZONE\r\n`).join("") +
      Array.from({ length: 3_000 }, (_, n) => event(`SUMMARY:TP 1351\r\nDTSTART;TZID=Z${n}:20270512T080000\r\n`)).join(
        "",
      ),
  ),
  "a zone that repeats for ever": calendar(
    `BEGIN:VTIMEZONE\r\nTZID:Odd\r\n${times("BEGIN:STANDARD\r\nDTSTART:19000101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\n", 100)}END:VTIMEZONE\r\n${times(event("SUMMARY:Hotel x\r\nDTSTART;TZID=Odd:20270512T080000\r\nDTEND;TZID=Odd:20270513T080000\r\n"), 400)}`,
  ),
  "rules without end": calendar(
    upTo(event("SUMMARY:TP 1351\r\nDTSTART:20270512T080000Z\r\nRRULE:FREQ=SECONDLY;COUNT=999999999\r\n"), 590_000),
  ),
  "titles of blanks": calendar(times(event(`SUMMARY:hotel${upTo(" ", 18_000)}x\u2028\r\nDTSTART:20270512\r\n`), 30)),
  "words that almost are a code": calendar(
    times(event(`SUMMARY:TP 1351\r\nDTSTART:20270512T080000Z\r\nDESCRIPTION:${upTo("pnr ", 18_000)}\r\n`), 30),
  ),
  "ways that almost are one": calendar(
    times(event(`SUMMARY:TP 1351\r\nDTSTART:20270512T080000Z\r\nLOCATION:${upTo("(LHR) ", 18_000)}\r\n`), 30),
  ),
  "calendars in calendars": times("BEGIN:VCALENDAR\r\n", 30_000) + times("END:VCALENDAR\r\n", 4_000),
  escapes: calendar(event(upTo(`SUMMARY:${times("\\\\\\n\\;", 2_000)}\r\n`, 580_000))),
  "times that are none": calendar(upTo(event("SUMMARY:TP 1351\r\nDTSTART:99999999T999999\r\n"), 590_000)),
  "reservations in it": calendar(times(event(`X-KDE-KITINERARY-RESERVATION:${upTo("[", 18_000)}\r\n`), 30)),
};

const deepParts = (depth: number): string =>
  Array.from({ length: depth }, (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`).join(
    "",
  );
const MAILS: Record<string, string> = {
  "250,000 empty parts": mail("multipart/mixed; boundary=b", upTo("--b\r\n\r\n")),
  "as many parts as there may be": mail(
    "multipart/mixed; boundary=b",
    times("--b\r\nContent-Type: text/calendar\r\n\r\nx\r\n", 1_900),
  ),
  "parts in parts": mail("multipart/mixed; boundary=b0", deepParts(1_900)),
  "mails in mails": mail(
    "message/rfc822",
    times("From: a@example.com\r\nContent-Type: message/rfc822\r\n\r\n", 50_000),
  ),
  "headers without end": `From: a@example.com\r\n${upTo("X-A: b\r\n")}\r\n\r\nx`,
  "one header folded without end": `From: a@example.com\r\nSubject: ${upTo("x\r\n ")}\r\n\r\nx`,
  "receivers without end": `From: a@example.com\r\nTo: ${upTo("a <a@example.com>, ", 250_000)}\r\n\r\nx`,
  "receivers in groups": `From: a@example.com\r\nTo: ${upTo('a:b:(c"d', 250_000)}\r\n\r\nx`,
  "coded words": `From: a@example.com\r\nSubject: ${upTo("=?utf-8?B?YQ==?= ", 250_000)}\r\n\r\nx`,
  "parameters in pieces": mail(
    `text/html; ${Array.from({ length: 10_000 }, (_, n) => `name*${n}*=a%20`).join("; ")}`,
    "<p>x",
  ),
  "lines of nothing": mail("text/html", upTo("\n")),
  "as many lines of nothing as there may be": mail("text/html", times("\n", 49_900)),
  "as much flowed text as there may be": mail("text/plain; format=flowed", times("> > > \r\n", 49_900)),
  "as many mails in mails as there may be": mail(
    "message/rfc822",
    times("From: a@example.com\r\nContent-Type: message/rfc822\r\n\r\n", 16_000),
  ),
  "base64 that is none": mail("text/html", upTo("!@#$\r\n"), "Content-Transfer-Encoding: base64\r\n"),
  "quoted-printable": mail("text/html", upTo("=3D=\r\n"), "Content-Transfer-Encoding: quoted-printable\r\n"),
  "equals signs": mail("text/html", upTo("=", 1_400_000), "Content-Transfer-Encoding: quoted-printable\r\n"),
  "plain text of angles": mail("text/plain", upTo("<", 1_400_000)),
  "plain text of addresses": mail("text/plain", upTo("http://a. ", 1_400_000)),
  "flowed text": mail("text/plain; format=flowed", upTo("> > > \r\n", 1_400_000)),
  "a page that is hostile": mail("text/html", html(scope + upTo('<meta itemprop="a" content="b">', 1_400_000))),
  "a boundary of dashes": mail(`multipart/mixed; boundary="${times("-", 60)}"`, upTo(times("-", 70))),
};

/** An archive of one file whose headers hold false sizes. */
function lying(name: string, packed: Buffer, says: { size: number; packedSize?: number }): Uint8Array {
  const file = Buffer.from(zipSync({ [name]: strToU8("x") }));
  const head = Buffer.from(name);
  const local = Buffer.alloc(30 + head.length);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(says.packedSize ?? packed.length, 18);
  local.writeUInt32LE(says.size, 22);
  local.writeUInt16LE(head.length, 26);
  head.copy(local, 30);
  const central = Buffer.alloc(46 + head.length);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(says.packedSize ?? packed.length, 20);
  central.writeUInt32LE(says.size, 24);
  central.writeUInt16LE(head.length, 28);
  head.copy(central, 46);
  const end = Buffer.from(file.subarray(-22));
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, central, end]);
}
/** So many millions of noughts, packed a million at a time. */
function zeros(millions: number): Buffer {
  const million = deflateRawSync(Buffer.alloc(1_000_000), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: millions }, () => million), deflateRawSync("")]);
}
/** An archive of so many millions of noughts that says how large it is. */
const honest = (name: string, millions: number): Uint8Array =>
  lying(name, zeros(millions), { size: millions * 1_000_000 });
const bomb = lying("pass.json", zeros(30), { size: 1_000 });
const attached = (file: Uint8Array): string =>
  `--b\r\nContent-Type: application/vnd.apple.pkpass\r\nContent-Disposition: attachment; filename=a.pkpass\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
    file,
  )
    .toString("base64")
    .replace(/(.{76})/g, "$1\r\n")}\r\n`;
const manyFiles = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`f${n}`, new Uint8Array()]));

const ARCHIVES: Record<string, Uint8Array> = {
  "a bomb that says so": honest("pass.json", 30),
  "a bomb that lies": bomb,
  "a bomb that lies about both sizes": lying("pass.json", zeros(300), {
    size: 10,
    packedSize: 20,
  }),
  "a pass that is larger than it may be": zipSync({ "pass.json": strToU8(`{"a":"${times("x", 300_000)}"}`) }),
  "20,000 files": zipSync(manyFiles),
  "a name of 60 KB": zipSync({ [times("a", 60_000)]: strToU8("x"), "pass.json": strToU8("{}") }),
  "an archive in an archive": zipSync({ "pass.json": zipSync({ "pass.json": strToU8("{}") }) }),
  "half an archive": zipSync({ "pass.json": strToU8("{}") }).subarray(0, 60),
  "a JSON as deep as it goes": zipSync({ "pass.json": strToU8(times("[", 250_000)) }),
  "fields without end": zipSync({
    "pass.json": strToU8(`{"boardingPass":{"primaryFields":[${times('{"value":"LHR"},', 15_000)}{}]}}`),
  }),
  "one long field": zipSync({
    "pass.json": strToU8(`{"boardingPass":{"backFields":[{"key":"pnr","value":"${times("1 ", 100_000)}"}]}}`),
  }),
  "nothing but its beginning": strToU8(`PK${times("\u0003\u0004", 1_000_000)}`),
  "ends without end": strToU8(`PK${upTo("PK\u0005\u0006")}`),
};

const OTHERS: Record<string, Uint8Array | string> = {
  "a JSON as deep as it goes": upTo("[", 1_400_000),
  "a JSON of many things": `[${upTo("{},", 1_400_000)}{}]`,
  "a JSON of many names": `{${Array.from({ length: 90_000 }, (_, n) => `"n${n}":{}`).join(",")}}`,
  "UTF-16 of nothing": Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(MOST_BYTES - 10)]),
  "halves of letters": Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(MOST_BYTES - 10, 0xd8)]),
  NUL: Buffer.alloc(MOST_BYTES),
  "twenty passes that lie": mail("multipart/mixed; boundary=b", times(attached(bomb), 20) + "--b--\r\n"),
  "twenty calendars": mail(
    "multipart/mixed; boundary=b",
    times(
      `--b\r\nContent-Type: text/calendar\r\nContent-Disposition: attachment; filename=a.ics\r\n\r\n${calendar(upTo(event("SUMMARY:TP 1351\r\nDTSTART:20270512T080000Z\r\n"), 130_000))}\r\n`,
      20,
    ),
  ),
};

const TEXTS: Record<string, string> = {
  "flight numbers without end": upTo("TP 1351 ", 1_400_000),
  "flight numbers, a line each": upTo("TP 1351\n", 1_400_000),
  "days without end": upTo("4 March 2027 ", 1_400_000),
  "days that almost are some": upTo("4 de 4 de ", 1_400_000),
  "times without end": upTo("07:00 ", 1_400_000),
  "digits without end": upTo("1", 1_400_000),
  "blanks without end": upTo(" ", 1_400_000),
  "a word without end": upTo("Flight", 1_400_000),
  "check-ins without end": upTo("hotel check-in check-out ", 1_400_000),
  "check-ins with days": upTo("hotel check-in 4 March 2027\n", 1_400_000),
  "codes without end": upTo("booking reference ", 1_400_000),
  "airports without end": upTo("TP 1 (LHR) ", 1_400_000),
  "names without end": `TP 1351 booking at ${upTo("Aa ", 1_300_000)}`,
  "towns without end": `TP 1351 from ${upTo("Aa ", 1_300_000)}`,
  "no's without end": upTo("booking is is cancelled if ", 1_400_000),
  "heads of mails without end": upTo("Subject: x\nFrom: y\n", 1_400_000),
  "titles of cancelling": upTo("a: ", 1_400_000),
  "trains without end": upTo("train ICE 1 ", 1_400_000),
  "codes of boarding passes": upTo("M1TEST/ADA            EQQ7TST LHRLISTP 1351 063Y ", 1_400_000),
  "quotes in quotes": upTo("> ", 1_400_000),
  "ranges without end": upTo("4 - 9 March 2027 nights ", 1_400_000),
};

/** The skeleton of a PDF file; the library mends what its table of contents does not say. */
const pdf = (objects: string): string => `%PDF-1.4\n${objects}\ntrailer\n<< /Root 1 0 R >>\n%%EOF`;
const CATALOGUE = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
const shown = (count: number): string => times("(TP 1351) Tj 0 -9 Td ", count);
const onePage = (content: string): string =>
  pdf(
    `${CATALOGUE}2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>\nendobj\n5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`,
  );

const PAPERS: Record<string, string> = {
  "nothing but its beginning": `%PDF-1.7\n${upTo("x")}`,
  "objects without end": pdf(upTo("1 0 obj\n<< >>\nendobj\n", 1_400_000)),
  "pages in pages": pdf(`${CATALOGUE}2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 9999999 >>\nendobj`),
  "a page of many texts": onePage(`BT /F 9 Tf 9 900 Td ${shown(20_000)}ET`),
  "brackets without end": onePage(upTo("[", 500_000)),
  "lists without end": pdf(`${CATALOGUE}2 0 obj\n${upTo("[", 500_000)}\nendobj`),
};

const BUNDLES: Record<string, Uint8Array> = {
  "of bombs": zipSync(Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}.pkpass`, bomb]))),
  "of a bomb": honest("a.pkpass", 30),
  "of bundles": zipSync({ "a.pkpass": zipSync({ "b.pkpass": zipSync({ "pass.json": strToU8("{}") }) }) }),
};

const asBytes = (file: Uint8Array | string): Uint8Array =>
  typeof file === "string" ? new TextEncoder().encode(file) : file;

describe.each(Object.entries({ PAGES, CALENDARS, MAILS, ARCHIVES, BUNDLES, TEXTS, PAPERS, OTHERS }))(
  "hostile %s",
  (_, files) => {
    it.each(sampleOfDay(Object.entries<Uint8Array | string>(files), ([name]) => name, A_DAY))(
      "%s",
      async (_name, file) => {
        const bytes = asBytes(file);
        expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES + 600_000);
        const before = process.cpuUsage();
        const { status } = await readBookings(bytes);
        const { user, system } = process.cpuUsage(before);
        expect(["read", "unread"]).toContain(status);
        expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
      },
    );
  },
);
