import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { readBookings } from "./read-bookings.server";
import type { Found } from "./found";

const CANCELLED = "This booking was cancelled, so nothing is filled in from it.";

async function read(file: string | Uint8Array): Promise<Found | string> {
  const reading = await readBookings(typeof file === "string" ? new TextEncoder().encode(file) : file);
  return reading.status === "read" ? reading.found : reading.problem;
}

const calendar = (lines: string[], head: string[] = []): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...head, "BEGIN:VEVENT", ...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n");
const AT = ["DTSTART:20270304T070000Z", "DTEND:20270304T094500Z"];
const NIGHTS = ["DTSTART;VALUE=DATE:20270304", "DTEND;VALUE=DATE:20270309"];
const FLIGHT = { flightNumber: "TP 1351", from: "LHR", to: "LIS", departs: { instant: "2027-03-04T07:00:00Z" } };
const STAY = { name: "Casa das Flores", checkIn: { local: "2027-03-04" }, checkOut: { local: "2027-03-09" } };

describe("a calendar", () => {
  it.each([
    ["TP1351 LHR-LIS", []],
    ["✈ TP 1351 LHR → LIS", []],
    ["Flug TP 1351 von London (LHR) nach Lissabon (LIS)", []],
    ["Vol TP1351 de LHR à LIS", []],
    ["Vuelo TP 1351: LHR - LIS", []],
    ["Vlucht TP1351 LHR naar LIS", []],
    ["Your flight to Lisbon", ["DESCRIPTION:Flight no. TP1351\\nLHR 07:00\\nLIS 09:45\\nSeat 12A"]],
  ])("tells the flight of %s", async (summary, more) => {
    expect(await read(calendar([`SUMMARY:${summary}`, ...AT, ...more]))).toMatchObject({ flights: [FLIGHT] });
  });

  it("tells the way of a flight that its description names", async () => {
    const words = "DESCRIPTION:Flugnr.: LH 2218\\nVon: MUNICH DE MUNICH INTERNATIONAL\\nNach: TOULOUSE FR BLAGNAC";
    expect(await read(calendar(["SUMMARY:Flug nach TOULOUSE FR", ...AT, words]))).toMatchObject({
      flights: [{ flightNumber: "LH 2218", from: "MUC", to: "TLS" }],
    });
  });

  it.each([
    [
      "Hamburg Hbf -> Dortmund Hbf",
      "de 12:46 Hamburg Hbf - Vía 14 (IC  2311)",
      ["IC 2311", "Hamburg Hbf", "Dortmund Hbf"],
    ],
    [
      "Glasgow Central to London Kings Cross",
      "Train Company: Avanti\\nMode of Transport: Train",
      ["", "Glasgow Central", "London Kings Cross"],
    ],
    [
      "Train: Roma Termini - Firenze SMN",
      "Frecciarossa 9512",
      ["Train: Roma Termini - Firenze SMN", "Roma Termini", "Firenze SMN"],
    ],
    ["Train LH 3604 from QKL to FRA", "", ["Train LH 3604", "QKL", "FRA"]],
  ])("tells the train of %s", async (summary, words, [name, from, to]) => {
    expect(await read(calendar([`SUMMARY:${summary}`, ...AT, `DESCRIPTION:${words}`]))).toMatchObject({
      flights: [],
      rides: [{ by: "train", name, from, to, departs: FLIGHT.departs, arrives: { instant: "2027-03-04T09:45:00Z" } }],
    });
  });

  it("tells the coach and the ferry of an event", async () => {
    const ferry = calendar([
      "SUMMARY:Piraeus to Santorini",
      ...AT,
      "DESCRIPTION:Ferry booking\\nVessel: Blue Star Delos",
    ]);
    expect(await read(ferry)).toMatchObject({ rides: [{ by: "ferry", from: "Piraeus", to: "Santorini" }] });
    const coach = calendar(["SUMMARY:Prague -> Berlin", ...AT, "DESCRIPTION:FlixBus\\nBus 056 from ÚAN Florenc"]);
    expect(await read(coach)).toMatchObject({ rides: [{ by: "coach", from: "Prague", to: "Berlin" }] });
  });

  it.each([
    "Stay at Casa das Flores",
    "Your reservation at Casa das Flores",
    "Booking.com: Casa das Flores",
    "Hotelreservierung: Casa das Flores",
    "Aufenthalt im Casa das Flores",
    "Hôtel : Casa das Flores",
    "Alojamiento: Casa das Flores",
    "Soggiorno presso Casa das Flores",
    "Alojamento: Casa das Flores",
    "Verblijf: Casa das Flores",
  ])("tells the stay of %s", async (summary) => {
    expect(await read(calendar([`SUMMARY:${summary}`, ...NIGHTS]))).toMatchObject({ stays: [STAY] });
  });

  it("takes the words of a house for its name where it lasts over a night", async () => {
    expect(await read(calendar(["SUMMARY:Stay at Grand Hotel & Spa", ...NIGHTS]))).toMatchObject({
      stays: [{ ...STAY, name: "Grand Hotel & Spa" }],
    });
  });

  it.each([
    ["Stay home", NIGHTS],
    ["Hotel breakfast", AT],
    ["Check-in opens for TP 1351", AT],
    ["Online check-in: TP 1351 LHR-LIS", AT],
    ["Hotel bar with Ann", AT],
    ["Gate B7 22", AT],
    ["Meeting in room AB 12", AT],
    ["Stay at home with the cat", NIGHTS],
  ])("takes no booking from %s", async (summary, when) => {
    expect(await read(calendar([`SUMMARY:${summary}`, ...when]))).toMatch(/^This file has no flight, ticket or stay/);
  });

  it.each([
    ["Annulé : Vol TP 1351 LHR - LIS", [], []],
    ["Storniert: Flug TP 1351 LHR - LIS", [], []],
    ["Cancelado: Vuelo TP 1351 LHR - LIS", [], []],
    ["Annullato: Volo TP 1351 LHR - LIS", [], []],
    ["Geannuleerd: Vlucht TP 1351 LHR - LIS", [], []],
    ["Stornierung: Hotel Avenida", [], []],
    ["[CANCELED] TP 1351 LHR - LIS", [], []],
    ["TP 1351 LHR - LIS", ["STATUS:CANCELLED"], []],
    ["TP 1351 LHR - LIS", ["STATUS:CANCELED"], []],
    ["TP 1351 LHR - LIS", [], ["METHOD:CANCEL"]],
  ])("says that %s is cancelled (%s %s)", async (summary, more, head) => {
    expect(await read(calendar([`SUMMARY:${summary}`, ...AT, ...more], head))).toBe(CANCELLED);
  });

  it("goes by the zone it describes, in winter and in summer", async () => {
    const zone = `BEGIN:VTIMEZONE\r\nTZID:Our Zone\r\nBEGIN:STANDARD\r\nDTSTART:16011028T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\nDTSTART:16010325T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE`;
    const at = (time: string) => read(calendar(["SUMMARY:TP 1351 LHR-LIS", `DTSTART;TZID=Our Zone:${time}`], [zone]));
    expect(await at("20270304T080000")).toMatchObject({ flights: [{ departs: { instant: "2027-03-04T07:00:00Z" } }] });
    expect(await at("20270704T080000")).toMatchObject({ flights: [{ departs: { instant: "2027-07-04T06:00:00Z" } }] });
    expect(await at("20271031T010000")).toMatchObject({ flights: [{ departs: { instant: "2027-10-30T23:00:00Z" } }] });
    const windows = calendar(["SUMMARY:TP 1351 LHR-LIS", "DTSTART;TZID=W. Europe Standard Time:20270704T080000"]);
    expect(await read(windows)).toMatchObject({ flights: [{ departs: { instant: "2027-07-04T06:00:00Z" } }] });
  });

  it("joins a check-in and a check-out of one house", async () => {
    const events = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Check-in: Casa das Flores\r\nDTSTART:20270304T150000\r\nDTEND:20270304T153000\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Check-out: Casa das Flores\r\nDTSTART:20270309T110000\r\nEND:VEVENT\r\nEND:VCALENDAR`;
    expect(await read(events)).toMatchObject({
      stays: [
        { name: "Casa das Flores", checkIn: { local: "2027-03-04T15:00" }, checkOut: { local: "2027-03-09T11:00" } },
      ],
    });
  });
});

const pass = (content: object): Uint8Array => zipSync({ "pass.json": strToU8(JSON.stringify(content)) });
const field = (label: string, value: string, key = label.toLowerCase()) => ({ key, label, value });
const face = (...auxiliaryFields: object[]) => ({
  transitType: "PKTransitTypeAir",
  primaryFields: [field("London", "LHR"), field("Lissabon", "LIS")],
  auxiliaryFields,
});

describe("a pass", () => {
  it.each([
    [
      "German",
      face(
        field("FLUG", "TP 1351"),
        field("DATUM", "04.03.2027"),
        field("EINSTIEG", "06:20"),
        field("ABFLUG", "07:00"),
        field("ANKUNFT", "09:45"),
      ),
    ],
    [
      "English with AM",
      face(
        field("FLIGHT", "TP1351"),
        field("DATE", "Mar 4, 2027"),
        field("BOARDS", "6:20 AM"),
        field("DEPARTS", "7:00 AM"),
        field("ARRIVES", "9:45 AM"),
      ),
    ],
    [
      "a day without a year",
      face(
        field("FLIGHT", "TP1351"),
        field("DATE", "04 MAR"),
        field("DEPARTURE TIME", "0700"),
        field("ARRIVAL TIME", "0945"),
      ),
    ],
  ])("in %s tells departure and arrival, and no boarding", async (_, boardingPass) => {
    expect(await read(pass({ boardingPass, relevantDate: "2027-03-04T06:20+00:00" }))).toMatchObject({
      flights: [{ departs: { local: "2027-03-04T07:00" }, arrives: { local: "2027-03-04T09:45" } }],
    });
  });

  it("of a delayed flight tells the time at which it leaves now", async () => {
    const semantics = {
      originalDepartureDate: "2027-03-04T07:00+00:00",
      currentDepartureDate: "2027-03-04T08:30+00:00",
    };
    expect(await read(pass({ boardingPass: face(field("FLIGHT", "TP1351")), semantics }))).toMatchObject({
      flights: [{ departs: { local: "2027-03-04T08:30" } }],
    });
  });

  it("of a hotel tells the stay", async () => {
    const generic = {
      secondaryFields: [field("CHECK-IN", "4 March 2027, 15:00"), field("CHECK-OUT", "9 March 2027")],
      backFields: [field("Confirmation", "H-77")],
    };
    expect(
      await read(pass({ generic, organizationName: "Casa das Flores", description: "Hotel booking" })),
    ).toMatchObject({
      stays: [
        {
          name: "Casa das Flores",
          checkIn: { local: "2027-03-04T15:00" },
          checkOut: { local: "2027-03-09" },
          confirmation: "H-77",
        },
      ],
    });
  });

  it("with nothing but its code tells flight, way and day", async () => {
    const barcode = { message: "M1TEST/ADA            EQQ7TST LHRLISTP 1351 063Y012A0025 100" };
    expect(
      await read(
        pass({ boardingPass: { transitType: "PKTransitTypeAir" }, barcode, relevantDate: "2027-03-04T06:20Z" }),
      ),
    ).toMatchObject({
      flights: [
        { flightNumber: "TP 1351", from: "LHR", to: "LIS", departs: { local: "2027-03-04" }, confirmation: "QQ7TST" },
      ],
    });
  });
});

const LODGING = {
  "@type": "LodgingReservation",
  reservationNumber: "H-1",
  reservationFor: { "@type": "Hotel", name: "Casa das Flores" },
  checkinTime: "2027-03-04T15:00:00+14:00",
  checkoutTime: "2027-03-09T11:00:00+14:00",
};
const page = (text: string): string =>
  `<!doctype html><html><head><title>Booking</title><script type="application/ld+json">${text}</script></head><body>Thank you</body></html>`;
const json = JSON.stringify(LODGING);
const READ = {
  stays: [{ name: "Casa das Flores", checkIn: { local: "2027-03-04T15:00" }, checkOut: { local: "2027-03-09T11:00" } }],
};

describe("markup", () => {
  it.each([
    ["as it is", json],
    ["with a trailing comma", `${json.slice(0, -1)},}`],
    ["without a comma", json.replace(`","checkinTime`, `" "checkinTime`).replace(`},"checkinTime`, `} "checkinTime`)],
    ["with comments", `/* our booking */ ${json.replace("{", "{ // one\n")}`],
    ["with its quotation marks escaped", json.replaceAll('"', '\\"')],
    ["in comment marks of HTML", `<!-- ${json} -->`],
    [
      "with days in words",
      json
        .replace("2027-03-04T15:00:00+14:00", "March 4, 2027 3:00 PM")
        .replace("2027-03-09T11:00:00+14:00", "9 March 2027 11:00"),
    ],
    [
      "with a blank between day and time",
      json
        .replace("2027-03-04T15:00:00+14:00", "2027-03-04 15:00")
        .replace("2027-03-09T11:00:00+14:00", "2027/03/09 11:00"),
    ],
  ])("%s is read", async (_, text) => {
    expect(await read(page(text))).toMatchObject(READ);
  });

  it.each([
    ["https://schema.org/ReservationCancelled/", ""],
    ["ReservationCanceled", ""],
    ["http://schema.org/ReservationConfirmed", "<p>Your booking has been cancelled.</p>"],
  ])("%s %s is a no", async (reservationStatus, words) => {
    expect(await read(page(JSON.stringify({ ...LODGING, reservationStatus })).replace("Thank you", words))).toBe(
      CANCELLED,
    );
  });

  it("of a flight with a status of its own is a no, and the other flight stays", async () => {
    const flight = (flightNumber: string, more: object) => ({
      "@type": "FlightReservation",
      reservationFor: { flightNumber, departureTime: "2027-03-04T07:00", ...more },
    });
    const both = [flight("TP 1351", { flightStatus: "Cancelled" }), flight("TP 1352", {})];
    expect(await read(page(JSON.stringify(both)))).toMatchObject({
      flights: [{ flightNumber: "TP 1352" }],
      cancelled: [{ flightNumber: "TP 1351" }],
    });
  });

  it.each([
    ["US$1,240.00", "1,240.00", "USD"],
    ["₹1,25,000.00", "125000.00", "INR"],
    ["£ 99", "99", "GBP"],
  ])("with the price %s", async (totalPrice, amount, currency) => {
    expect(await read(page(JSON.stringify({ ...LODGING, totalPrice })))).toMatchObject({
      stays: [{ price: { amount, currency } }],
    });
  });
});

const mail = (body: string, subject = "Your booking"): string =>
  `From: Hotel <h@example.test>\r\nSubject: ${subject}\r\nDate: Mon, 2 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}`;

describe("a mail", () => {
  it("as Apple's program keeps it is read", async () => {
    const text = mail(page(json));
    expect(await read(`${text.length}      \n${text}<?xml version="1.0"?><plist version="1.0"></plist>`)).toMatchObject(
      READ,
    );
  });

  it("whose title says no is a no, be its fields as they are", async () => {
    expect(await read(mail(page(json), "Cancelled: your booking"))).toBe(CANCELLED);
    expect(await read(mail(page(json), "Stornierung Ihrer Buchung H-1"))).toBe(CANCELLED);
  });

  it("without fields is read from the words of its page", async () => {
    const words =
      "<html><body><style>p{}</style><h1>Your flight</h1><table><tr><td>TP 1351</td><td>4 March 2027</td></tr><tr><td>LHR</td><td>07:00</td></tr><tr><td>LIS</td><td>09:45</td></tr></table></body></html>";
    expect(await read(mail(words))).toMatchObject({
      flights: [
        {
          flightNumber: "TP 1351",
          from: "LHR",
          to: "LIS",
          departs: { local: "2027-03-04T07:00" },
          arrives: { local: "2027-03-04T09:45" },
          words: expect.any(String) as string,
        },
      ],
    });
  });
});

function pdf(...lines: string[]): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument();
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    for (const line of lines) document.text(line);
    document.end();
  });
}

describe("a PDF", () => {
  it("is read by its words", async () => {
    expect(
      await read(await pdf("E-ticket", "Flight TP 1351", "4 March 2027", "London (LHR) 07:00", "Lisbon (LIS) 09:45")),
    ).toMatchObject({
      flights: [
        {
          flightNumber: "TP 1351",
          from: "LHR",
          to: "LIS",
          departs: { local: "2027-03-04T07:00" },
          arrives: { local: "2027-03-04T09:45" },
        },
      ],
    });
    expect(
      await read(await pdf("Hotel: Casa das Flores", "Anreise: 4. März 2027", "Abreise: 9. März 2027")),
    ).toMatchObject({ stays: [STAY] });
  });

  it("without words says so", async () => {
    expect(await read(await pdf())).toMatch(/^This PDF holds pictures and no words/);
  });
});
