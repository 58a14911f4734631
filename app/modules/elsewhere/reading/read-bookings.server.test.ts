import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readTime } from "./times";
import { readBookings } from "./read-bookings.server";
import type { Found } from "./found";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function found(file: Uint8Array): Promise<Found> {
  const reading = await readBookings(file);
  if (reading.status === "unread") throw new Error(reading.problem);
  return reading.found;
}
async function problem(file: Uint8Array): Promise<string | undefined> {
  const reading = await readBookings(file);
  return reading.status === "unread" ? reading.problem : undefined;
}

const CANCELLED = "This booking was cancelled, so nothing is filled in from it.";
const NOTHING = "This file has no flight, ticket or stay in it that we can read.";

const FLIGHT = {
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  reservationNumber: "RXJ34P",
  reservationFor: {
    "@type": "Flight",
    flightNumber: "1351",
    airline: { "@type": "Airline", name: "TAP", iataCode: "TP" },
    departureAirport: { "@type": "Airport", name: "London Heathrow", iataCode: "LHR" },
    departureTime: "2027-05-12T08:00:00+01:00",
    arrivalAirport: { "@type": "Airport", iataCode: "LIS" },
    arrivalTime: "2027-05-12T10:45:00+01:00",
  },
};
const STAY = {
  "@type": "LodgingReservation",
  reservationNumber: "H-77",
  checkinTime: "2027-05-12T15:00:00+01:00",
  checkoutTime: "2027-05-17",
  reservationFor: {
    name: "Casa da Ana",
    address: { streetAddress: "Rua dos Remédios 12", addressLocality: "Lisboa" },
    geo: { latitude: 38.7129, longitude: "-9.1269" },
  },
};
const READ_FLIGHT = {
  flightNumber: "TP 1351",
  from: "LHR",
  to: "LIS",
  departs: { local: "2027-05-12T08:00", instant: "2027-05-12T07:00:00.000Z" },
  arrives: { local: "2027-05-12T10:45", instant: "2027-05-12T09:45:00.000Z" },
  confirmation: "RXJ34P",
};
const html = (...things: unknown[]): string =>
  `<!doctype html><html><body>${things.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join("")}</body></html>`;

describe("a page or a mail with reservations in the words of schema.org", () => {
  it("may call its properties what every object has", async () => {
    const odd = ["constructor", "__proto__", "toString constructor"]
      .map((name) => `<b itemprop="${name}">x</b><b itemprop="${name}">y</b>`)
      .join("");
    const microdata = `<div itemscope itemtype="http://schema.org/FlightReservation">${odd}</div>`;
    expect((await found(bytes(html(FLIGHT).replace("</body>", `${microdata}</body>`)))).flights).toEqual([READ_FLIGHT]);
  });

  it("as JSON-LD gives its flights and stays, wherever they stand", async () => {
    const { flights, stays } = await found(bytes(html([FLIGHT], { "@graph": [STAY] })));
    expect(flights).toEqual([READ_FLIGHT]);
    expect(stays).toEqual([
      {
        name: "Casa da Ana",
        address: "Rua dos Remédios 12, Lisboa",
        lat: 38.7129,
        lon: -9.1269,
        checkIn: { local: "2027-05-12T15:00" },
        checkOut: { local: "2027-05-17" },
        confirmation: "H-77",
      },
    ]);
  });

  it("as microdata gives the same", async () => {
    const page = `<html><div itemscope itemtype="http://schema.org/FlightReservation">
      <meta itemprop="reservationNumber" content="RXJ34P">
      <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight">
        <span itemprop="flightNumber">1351</span>
        <div itemprop="airline" itemscope itemtype="http://schema.org/Airline"><meta itemprop="iataCode" content="TP"></div>
        <div itemprop="departureAirport" itemscope><b itemprop="iataCode">LHR</b></div>
        <div itemprop="arrivalAirport" itemscope><b itemprop="iataCode">LIS</b></div>
        <time itemprop="departureTime" datetime="2027-05-12T08:00:00+01:00">8 am</time>
        <time itemprop="arrivalTime" datetime="2027-05-12T10:45:00+01:00">10.45 am</time>
      </div></div></html>`;
    expect((await found(bytes(page))).flights).toEqual([READ_FLIGHT]);
  });

  it("leaves out what was cancelled, and says so", async () => {
    const cancelled = { ...FLIGHT, reservationStatus: "http://schema.org/ReservationCancelled" };
    expect(await problem(bytes(html(cancelled)))).toBe(CANCELLED);
    const vague = { ...FLIGHT, reservationFor: { ...FLIGHT.reservationFor, departureTime: "soon" } };
    expect((await found(bytes(html(vague)))).flights).toMatchObject([{ flightNumber: "TP 1351", departs: undefined }]);
  });

  it("tells its price, however that is written, and none that is no amount", async () => {
    const priced = async (price: object) => (await found(bytes(html({ ...STAY, ...price })))).stays[0]?.price;
    const price = { amount: "640.50", currency: "EUR" };
    expect(await priced({ totalPrice: 640.5, priceCurrency: "EUR" })).toEqual({ ...price, amount: "640.5" });
    expect(await priced({ totalPrice: "640.50", priceCurrency: "eur" })).toEqual(price);
    expect(await priced({ totalPrice: "EUR 640.50" })).toEqual(price);
    expect(
      await priced({ totalPrice: { "@type": "PriceSpecification", price: "640.50", priceCurrency: "EUR" } }),
    ).toEqual(price);
    expect(await priced({ price: "640.50", priceCurrency: "EUR" })).toEqual(price);
    expect(await priced({ totalPrice: "free" })).toBeUndefined();
    expect(await priced({ totalPrice: "640.50" })).toBeUndefined();
  });

  it("is read out of a mail, in whatever coding, and out of what is attached to it", async () => {
    const coded = Buffer.from(html(FLIGHT)).toString("base64");
    const head = "From: a@example.com\r\nSubject: Your flight\r\nMIME-Version: 1.0\r\n";
    const plain = `${head}Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${coded}`;
    expect((await found(bytes(plain))).flights).toEqual([READ_FLIGHT]);
    const calendar = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Stay at Casa da Ana\r\nDTSTART;VALUE=DATE:20270512\r\nDTEND;VALUE=DATE:20270517\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    const mixed = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n--b\r\nContent-Type: text/calendar\r\nContent-Disposition: attachment; filename=x.ics\r\n\r\n${calendar}\r\n--b--\r\n`;
    expect((await found(bytes(mixed))).stays).toMatchObject([
      { name: "Casa da Ana", checkOut: { local: "2027-05-17" } },
    ]);
  });

  it("is read in the encoding it has", async () => {
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...Buffer.from(html({ ...STAY, reservationFor: { name: "Casa Única" } }), "utf16le"),
    ]);
    expect((await found(utf16)).stays[0]?.name).toBe("Casa Única");
    const latin = `<html><meta charset="iso-8859-1"><div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="checkinDate" content="2027-05-12"><meta itemprop="checkoutDate" content="2027-05-17"><p itemprop="reservationFor" itemscope><b itemprop="name">Casa Única</b></p></div>`;
    expect((await found(Uint8Array.from(Buffer.from(latin, "latin1")))).stays[0]?.name).toBe("Casa Única");
    expect(await problem(bytes('<html><meta charset="nonsense-9"><p>Hello'))).toBe(NOTHING);
  });
});

describe("a calendar", () => {
  const calendar = (...events: string[][]): Uint8Array =>
    bytes(
      ["BEGIN:VCALENDAR", ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]), "END:VCALENDAR"].join(
        "\r\n",
      ),
    );

  it("gives what its events say in words", async () => {
    const { flights, stays } = await found(
      calendar(
        [
          "SUMMARY:TP1351 LHR-LIS",
          "DTSTART:20270512T070000Z",
          "DTEND;TZID=Europe/Lisbon:20270512T104500",
          "DESCRIPTION:Booking reference: ABC123",
        ],
        ["SUMMARY:Hotel: Casa da Ana", "LOCATION:Rua 1", "DTSTART;VALUE=DATE:20270512", "DTEND;VALUE=DATE:20270517"],
        ["SUMMARY:Dentist", "DTSTART:20270512T070000Z", "DTEND:20270512T080000Z"],
        ["SUMMARY:TP1356 LIS-LHR", "STATUS:CANCELLED", "DTSTART:20270517T070000Z"],
      ),
    );
    expect(flights).toEqual([
      {
        flightNumber: "TP 1351",
        from: "LHR",
        to: "LIS",
        departs: { instant: "2027-05-12T07:00:00Z" },
        arrives: { local: "2027-05-12T10:45", instant: "2027-05-12T09:45:00Z" },
        confirmation: "ABC123",
      },
    ]);
    expect(stays).toMatchObject([{ name: "Casa da Ana", address: "Rua 1" }]);
  });

  it("with a zone of its own keeps its wall clock", async () => {
    const lines = ["SUMMARY:Flight TP1351 LHR to LIS", "DTSTART;TZID=My Zone:20270512T080000"];
    expect((await found(calendar(lines))).flights[0]?.departs).toEqual({ local: "2027-05-12T08:00" });
  });
});

describe("a boarding pass", () => {
  const pass = (content: unknown): Uint8Array =>
    zipSync({ "pass.json": strToU8(JSON.stringify(content)), "icon.png": new Uint8Array(9) });
  const boardingPass = {
    transitType: "PKTransitTypeAir",
    primaryFields: [
      { key: "origin", label: "London", value: "LHR" },
      { key: "destination", label: "Lisbon", value: "LIS" },
    ],
    auxiliaryFields: [{ key: "flight", label: "Flight", value: "TP1351" }],
    backFields: [{ key: "pnr", label: "Booking reference", value: "ABC123" }],
  };

  it("gives its flight, as far as it tells it", async () => {
    expect((await found(pass({ relevantDate: "2027-05-12T08:00+01:00", boardingPass }))).flights).toEqual([
      { flightNumber: "TP1351", from: "LHR", to: "LIS", departs: { local: "2027-05-12" }, confirmation: "ABC123" },
    ]);
    const semantics = {
      ...{ airlineCode: "TP", flightNumber: 1351, departureAirportCode: "LHR", destinationAirportCode: "LIS" },
      ...{ originalDepartureDate: "2027-05-12T08:00+01:00", originalArrivalDate: "2027-05-12T10:45+01:00" },
    };
    expect((await found(pass({ semantics, boardingPass: {} }))).flights).toMatchObject([
      { flightNumber: "TP 1351", from: "LHR", arrives: READ_FLIGHT.arrives },
    ]);
  });

  it("leaves an end open whose airport is not known, and takes the year that is near", async () => {
    const old = (value: string, key: string) => ({ key, label: key, value });
    const face = {
      transitType: "PKTransitTypeAir",
      primaryFields: [old("TXL", "from"), old("MUC", "to")],
      auxiliaryFields: [old("AB6203", "FLIGHT"), old("15September", "date")],
    };
    const [flight] = (await found(pass({ expirationDate: "2027-09-18T00:00+00:00", boardingPass: face }))).flights;
    expect(flight).toMatchObject({ flightNumber: "AB6203", to: "MUC", departs: { local: "2027-09-15" } });
    expect(flight?.from).toBeUndefined();
  });

  it("of a train, a coupon or another archive has no flight", async () => {
    expect(await problem(pass({ boardingPass: { ...boardingPass, transitType: "PKTransitTypeTrain" } }))).toMatch(
      /^This is a booking for a train/,
    );
    expect(await problem(pass({ coupon: {} }))).toBe(NOTHING);
    expect(await problem(pass(["x"]))).toBe(NOTHING);
    expect(await problem(zipSync({ "letter.txt": strToU8("Hello") }))).toBe(
      "This archive is not a travel pass that we can read.",
    );
  });

  it("that is damaged, or blows up, is refused without being unpacked", async () => {
    const whole = pass({ boardingPass });
    for (const end of [4, 20, Math.floor(whole.length / 2), whole.length - 10])
      expect(await problem(whole.subarray(0, end))).toMatch(/^This pass is damaged/);
    const bomb = zipSync({ "pass.json": new Uint8Array(30_000_000) }, { level: 9 });
    expect(await problem(bomb)).toMatch(/^This pass is damaged/);
    // An archive that lies about its unpacked size.
    const liar = Uint8Array.from(bomb);
    const view = new DataView(liar.buffer);
    for (let at = 0; at < liar.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000, true);
    expect(await problem(liar)).toMatch(/^This (pass is damaged|archive is not)/);
  });
});

describe("any file", () => {
  it("gets a sentence that says what is wrong with it", async () => {
    expect(await problem(new Uint8Array())).toBe("Choose a file first, or paste the words of your booking.");
    expect(await problem(new Uint8Array(3 * 1024 * 1024 + 1))).toMatch(/^A file can be at most 3 MB/);
    expect(await problem(bytes("%PDF-1.7"))).toMatch(/^This PDF is damaged/);
    expect(await problem(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toMatch(/^We cannot read pictures/);
    expect(await problem(bytes("Hello"))).toBe(NOTHING);
    expect(await problem(bytes('{"a": 1}'))).toBe(NOTHING);
    expect(await problem(bytes("BEGIN:VCALENDAR\r\nBEGIN:VEVENT"))).toMatch(/^This calendar file is damaged/);
  });

  it("made to hurt is refused in a sentence, and never an error", async () => {
    const hostile: [string, string][] = [
      ["nested elements", `<html>${"<b>".repeat(100_000)}`],
      ["nested items", `<html>${"<div itemscope itemprop=a>".repeat(20_000)}`],
      ["brackets", "[".repeat(200_000)],
      ["deep JSON", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`],
      ["less than", `<html>${"<".repeat(300_000)}`],
      ["one attribute", `<html><p a="${"x".repeat(300_000)}`],
      ["a whole calendar", `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\nEND:VEVENT\r\n".repeat(40_000)}`],
      ["nested events", `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\n".repeat(20_000)}`],
      [
        "parameters",
        `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY;${'A="b";'.repeat(50_000)}:x\r\nEND:VEVENT\r\nEND:VCALENDAR`,
      ],
      [
        "nested mail",
        `MIME-Version: 1.0\r\n${Array.from({ length: 500 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join("")}`,
      ],
      ["headers", `Subject: x\r\n${"X-A: b\r\n".repeat(50_000)}`],
      [
        "a type that is none",
        html({ "@type": 7, reservationFor: null }, { "@type": ["FlightReservation"], reservationFor: [null, 7, []] }),
      ],
      ["prototypes", '{"__proto__": {"@type": "FlightReservation"}, "constructor": 1}'],
    ];
    for (const [name, text] of hostile) expect(await problem(bytes(text)), name).toEqual(expect.any(String));
  });
});

describe("a time", () => {
  it.each([
    ["2027-05-12", { local: "2027-05-12" }],
    ["2027-05-12T08:00", { local: "2027-05-12T08:00" }],
    ["2027-05-12T08:00:00Z", { instant: "2027-05-12T08:00:00.000Z" }],
    ["2027-05-12 08:00:00+0200", { local: "2027-05-12T08:00", instant: "2027-05-12T06:00:00.000Z" }],
    ["2027-13-12", undefined],
    ["12 May 2027", { local: "2027-05-12" }],
    ["May 12, 2027 3:00 PM", { local: "2027-05-12T15:00" }],
    ["20270512T080000Z", { instant: "2027-05-12T08:00:00.000Z" }],
    ["2027-05-12T08:00:00+0:00", { local: "2027-05-12T08:00", instant: "2027-05-12T08:00:00.000Z" }],
    ["05/12/2027 08:00", undefined],
    ["05/25/2027 3:00 PM", { local: "2027-05-25T15:00" }],
    ["12.05.2027 08:00", { local: "2027-05-12T08:00" }],
    ["2027-05-12T08:00+99:00", { local: "2027-05-12T08:00" }],
  ])("%s is read", (text, read) => expect(readTime(text)).toEqual(read));
});
