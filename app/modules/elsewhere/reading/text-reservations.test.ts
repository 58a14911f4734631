import { describe, expect, it } from "vitest";
import { reservationsInText } from "./text-reservations";

const FLIGHT = {
  ...{ flightNumber: "TP 1351", from: "LHR", to: "LIS" },
  ...{ departs: { local: "2027-03-04T07:00" }, arrives: { local: "2027-03-04T09:45" } },
};
const STAY = {
  ...{ name: "Casa das Flores" },
  ...{ checkIn: { local: "2027-03-04T15:00" }, checkOut: { local: "2027-03-09T11:00" } },
};
const DAYS = { name: "Casa das Flores", checkIn: { local: "2027-03-04" }, checkOut: { local: "2027-03-09" } };

describe("a flight in words", () => {
  it.each([
    ["one line", "TP 1351  London LHR 07:00 - Lisbon LIS 09:45, 4 March 2027"],
    [
      "English, a line each",
      "Flight: TP1351\nDate: Thursday, March 4, 2027\nFrom: London Heathrow (LHR)\nTo: Lisbon (LIS)\nBoarding: 06:20\nDeparture: 7:00 AM\nArrival: 9:45 AM\nSeat: 12A",
    ],
    [
      "English, the number last, booked on another day",
      "Booked on 2 November 2026\nThu 4 Mar 2027\n07:00 London (LHR)\n09:45 Lisbon (LIS)\nDuration: 02:45\nOperated as flight TP 1351",
    ],
    [
      "German",
      "Ihre Flugbuchung\nBuchungscode: QQ7TST\nFlug TP 1351 am 04.03.2027\nAbflug: 07:00 Uhr London-Heathrow (LHR)\nAnkunft: 09:45 Uhr Lissabon (LIS)\nEinstieg: 06:20 Uhr, Gate B7",
    ],
    [
      "French",
      "Votre vol TP1351\njeudi 4 mars 2027\nDépart : 07h00 Londres (LHR)\nArrivée : 09h45 Lisbonne (LIS)\nEmbarquement : 06h20",
    ],
    [
      "Spanish",
      "Su vuelo TP 1351\nFecha: 4 de marzo de 2027\nSalida: Londres (LHR) 07:00\nLlegada: Lisboa (LIS) 09:45\nEmbarque: 06:20",
    ],
    [
      "Italian",
      "Il tuo volo TP1351, giovedì 4 marzo 2027\nPartenza: ore 07:00 Londra (LHR)\nArrivo: ore 09:45 Lisbona (LIS)",
    ],
    ["Portuguese", "Voo TP 1351\n4 de março de 2027\nPartida 07:00 Londres (LHR)\nChegada 09:45 Lisboa (LIS)"],
    ["Dutch", "Uw vlucht TP1351 op 4 maart 2027\nVertrek: 07:00 Londen (LHR)\nAankomst: 09:45 Lissabon (LIS)"],
    ["a compact line of an agency", "1  TP1351 Y 04MAR27 LHRLIS HK1 LHR LIS 07:00 09:45"],
    ["a table", "Flight | Date | From | To | Dep | Arr\nTP1351 | 2027-03-04 | LHR | LIS | 07:00 | 09:45"],
    [
      "a forwarded mail with its head",
      "---------- Forwarded message ---------\nFrom: TAP <a@example.test>\nDate: Mon, 2 Nov 2026 at 10:00\nSubject: Your flight\nTo: <me@example.test>\n\n> TP 1351, 4 March 2027\n> LHR 07:00\n> LIS 09:45",
    ],
  ])("%s", (_, text) => {
    expect(reservationsInText(text).flights).toEqual([expect.objectContaining(FLIGHT)]);
  });

  it("and the one back, with the number before or behind", () => {
    const two = [FLIGHT, { flightNumber: "TP 1352", from: "LIS", to: "LHR", departs: { local: "2027-03-09T17:00" } }];
    const leading =
      "Outbound\nTP 1351\nThu 4 Mar 2027\nLHR 07:00 - LIS 09:45\n\nReturn\nTP 1352\nTue 9 Mar 2027\nLIS 17:00 - LHR 19:45";
    const trailing =
      "Thu 4 Mar 2027\nLHR 07:00 - LIS 09:45\nFlight TP 1351\n\nTue 9 Mar 2027\nLIS 17:00 - LHR 19:45\nFlight TP 1352";
    for (const text of [leading, trailing]) expect(reservationsInText(text).flights).toMatchObject(two);
  });

  it("stands below its way, as some airlines head it", () => {
    const text =
      "FLIGHT DETAILS\nLondon Gatwick to Lisbon\nEZY8541\nDEP Thu 04 Mar 07:00\nARR Thu 04 Mar 09:45\nLisbon to London Gatwick\nEZY8542\nDEP Tue 09 Mar 17:00\nARR Tue 09 Mar 19:45";
    expect(reservationsInText(text, "", "2026-11-02").flights).toMatchObject([
      { flightNumber: "EZY 8541", from: "LGW", to: "LIS", departs: { local: "2027-03-04T07:00" } },
      { flightNumber: "EZY 8542", from: "LIS", to: "LGW", arrives: { local: "2027-03-09T19:45" } },
    ]);
  });

  it("in one sentence takes nothing from the other", () => {
    const text = "I fly out Thursday 4 March TP1351 at 7 am from LHR, back Tue 9 March TP1352 at 17:00.";
    const [out, back] = reservationsInText(text, "", "2026-11-02").flights;
    expect(out).toMatchObject({ flightNumber: "TP 1351", from: "LHR", departs: { local: "2027-03-04T07:00" } });
    expect(back).toMatchObject({ flightNumber: "TP 1352", departs: { local: "2027-03-09T17:00" } });
    expect(back?.from).toBeUndefined();
  });

  it("that was changed for another is not read", () => {
    const text =
      "Previous flight: TP 1349, 4 March 2027, LHR 06:00 - LIS 08:45\nNew flight: TP 1351, 4 March 2027, LHR 07:00 - LIS 09:45";
    expect(reservationsInText(text).flights).toMatchObject([FLIGHT]);
  });

  it("is half read where a part is missing, and never with a guess", () => {
    expect(reservationsInText("Flight TP 1351 LHR to LIS, departs 07:00").flights[0]).not.toHaveProperty("departs");
    const ambiguous = reservationsInText("Flight TP 1351\n04/03/2027\nLHR 07:00\nLIS 09:45").flights[0];
    expect(ambiguous).toMatchObject({ flightNumber: "TP 1351", from: "LHR", to: "LIS" });
    expect(ambiguous).not.toHaveProperty("departs");
    expect(reservationsInText("Flight TP 1351 LHR-LIS Thu 4 Mar 07:00", "", "2026-11-02").flights[0]).toMatchObject({
      departs: { local: "2027-03-04T07:00" },
    });
  });

  it("is read from the code of a boarding pass, whose year is that of the mail", () => {
    const code = "M1TEST/ADA            EQQ7TST LHRLISTP 1351 063Y012A0025 100";
    expect(reservationsInText(code, "", "2027-02-20").flights).toMatchObject([
      { flightNumber: "TP 1351", from: "LHR", to: "LIS", departs: { local: "2027-03-04" }, confirmation: "QQ7TST" },
    ]);
  });
});

describe("the airports of a flight in words", () => {
  it.each([
    ["names behind labels", "Flight TP 1351, 4 March 2027\nDeparture: 07:00  London Heathrow\nArrival: 09:45  Lisbon"],
    [
      "names with a terminal",
      "Flight TP 1351, 4 March 2027\nFrom: London Heathrow, Terminal 2\nTo: Lisbon, Terminal 1\n07:00 09:45",
    ],
    [
      "a town, and its airport in brackets",
      "Flight TP 1351 4 MAR 2027\nDEPARTURE: LONDON, GB (HEATHROW)  07:00\nARRIVAL: LISBON, PT   09:45",
    ],
  ])("%s", (_, text) => {
    expect(reservationsInText(text).flights).toEqual([expect.objectContaining(FLIGHT)]);
  });

  it.each([
    "Flight BT 212, 5 November 2027\nDeparture: 08:55 Tegel(TXL), Berlin\nArrival: 11:35 Riga(RIX), Riga",
    "Flight TXL-RIX\nBT 212, 5 November 2027, 08:55 - 11:35",
  ])("a code that no airport has leaves its end open: %s", (text) => {
    const [flight] = reservationsInText(text).flights;
    expect(flight).toMatchObject({ flightNumber: "BT 212", to: "RIX", departs: { local: "2027-11-05T08:55" } });
    expect(flight?.from).toBeUndefined();
  });
});

describe("the day of landing", () => {
  it.each([
    [
      "is told before its time",
      "Flight AA 86\nDate: 22 October 2027\nDeparture: 15:25 (ORD)\nDate: 23 October 2027\nArrival: 07:00 (LHR)",
    ],
    ["is told behind its time", "Flight AA 86, 22 October 2027\nORD 15:25\nLHR 07:00, 23 October 2027"],
    ["is the next", "Flight AA 86, 22 October 2027\nORD 15:25\nLHR 07:00 +1"],
  ])("%s", (_, text) => {
    expect(reservationsInText(text).flights).toMatchObject([
      { departs: { local: "2027-10-22T15:25" }, arrives: { local: "2027-10-23T07:00" } },
    ]);
  });

  it("is not that of another flight", () => {
    const text =
      "Flight AA 86, 22 October 2027, ORD 08:00 - LHR 14:00\nFlight AA 87, 23 October 2027, LHR 09:00 - ORD 12:00";
    expect(reservationsInText(text).flights[0]).toMatchObject({ arrives: { local: "2027-10-22T14:00" } });
  });
});

describe("the lines of a travel agency's system", () => {
  it.each([
    ["Galileo", "1. TP 1351 Y  04MAR LHRLIS HS3  0700   0945  O           TH"],
    ["Amadeus", " 2  TP1351 Y 04MAR 4 LHRLIS HK1  0700 0945  04MAR  E  TP/QQ7TST"],
    ["Sabre", " 1 TP1351Y 04MAR TH LHRLIS HK1 700A 945A /DCTP*QQ7TST"],
  ])("%s", (_, line) => {
    expect(reservationsInText(`1.TEST/ADA MS\n${line}`, "", "2026-11-02").flights).toEqual([
      expect.objectContaining(FLIGHT),
    ]);
    expect(reservationsInText(line).flights[0]).toMatchObject({ flightNumber: "TP 1351", from: "LHR", to: "LIS" });
  });

  it("land on the next day where they say so", () => {
    const lines = "1. DL   38 Y  20JAN27 HKGSEA HS3  1145  #0811\n2  LH 400 Y 21JAN27 5 FRAJFK HK1  2230 0530+1";
    expect(reservationsInText(lines).flights).toMatchObject([
      { departs: { local: "2027-01-20T11:45" }, arrives: { local: "2027-01-21T08:11" } },
      { departs: { local: "2027-01-21T22:30" }, arrives: { local: "2027-01-22T05:30" } },
    ]);
  });
});

describe("a stay in words", () => {
  it.each([
    [
      "English",
      "Your booking at Casa das Flores is confirmed.\nCheck-in: Thursday, 4 March 2027, from 15:00\nCheck-out: Tuesday, 9 March 2027, until 11:00",
    ],
    ["English, US", "Hotel: Casa das Flores\nCheck-in: March 4, 2027 3:00 PM\nCheck-out: March 9, 2027 11:00 AM"],
    [
      "German",
      "Unterkunft: Casa das Flores\nAnreise: Donnerstag, 4. März 2027 ab 15:00 Uhr\nAbreise: Dienstag, 9. März 2027 bis 11:00 Uhr\n5 Nächte",
    ],
    [
      "French",
      "Hébergement : Casa das Flores\nArrivée : jeudi 4 mars 2027 à partir de 15h00\nDépart : mardi 9 mars 2027 avant 11h00\n5 nuits",
    ],
    [
      "Spanish",
      "Alojamiento: Casa das Flores\nEntrada: jueves, 4 de marzo de 2027 (desde las 15:00)\nSalida: martes, 9 de marzo de 2027 (hasta las 11:00)\n5 noches",
    ],
    [
      "Italian",
      "Struttura: Casa das Flores\nCheck-in: giovedì 4 marzo 2027 dalle 15:00\nCheck-out: martedì 9 marzo 2027 entro le 11:00",
    ],
    [
      "Portuguese",
      "Alojamento: Casa das Flores\nEntrada: quinta-feira, 4 de março de 2027, 15:00\nSaída: terça-feira, 9 de março de 2027, 11:00\n5 noites",
    ],
    [
      "Dutch",
      "Accommodatie: Casa das Flores\nInchecken: donderdag 4 maart 2027 vanaf 15:00\nUitchecken: dinsdag 9 maart 2027 tot 11:00",
    ],
  ])("%s", (_, text) => {
    expect(reservationsInText(text).stays).toEqual([expect.objectContaining(STAY)]);
  });

  it.each([
    ["a range", "Your reservation at Casa das Flores\n4 - 9 March 2027, 5 nights, 2 guests"],
    ["a range in German", "Ihre Buchung im Casa das Flores\nvom 4. bis 9. März 2027, 5 Nächte"],
    ["columns", "Property: Casa das Flores\nCheck-in    Check-out\n4 March 2027    9 March 2027"],
    ["days in numbers", "Hotel: Casa das Flores\nAnreise 04.03.2027\nAbreise 09.03.2027"],
  ])("%s", (_, text) => {
    expect(reservationsInText(text).stays).toEqual([expect.objectContaining(DAYS)]);
  });

  it("keeps its accents, its address and its code, and is half read without a name", () => {
    expect(
      reservationsInText(
        "Hôtel : Hôtel de l'Été\nAdresse : 3 rue Française\nArrivée : 4 mars 2027\nDépart : 9 mars 2027\nNuméro de réservation : 12345678",
      ).stays,
    ).toMatchObject([{ address: "3 rue Française", confirmation: "12345678", checkOut: { local: "2027-03-09" } }]);
    const [stay] = reservationsInText("5 nights\nCheck-in 4 March 2027\nCheck-out 9 March 2027").stays;
    expect(stay).toMatchObject({ checkIn: { local: "2027-03-04" }, checkOut: { local: "2027-03-09" } });
    expect(stay?.name).toBeUndefined();
  });
});

it("leaves days open that can be read in two ways", () => {
  const [stay] = reservationsInText(
    "Reservation at Casa das Flores\nArrive 03/04/2027 Depart 03/09/2027, 5 nights",
  ).stays;
  expect(stay).toMatchObject({ name: "Casa das Flores", checkIn: undefined, checkOut: undefined });
});

it("ends a name with its line", () => {
  const text = "Ihre Reservierung im Hotel Avenida Palace\nAnreise: 04.03.2027\nAbreise: 09.03.2027";
  expect(reservationsInText(text).stays).toMatchObject([{ name: "Hotel Avenida Palace" }]);
});

describe("a no in words", () => {
  it.each([
    ["Your flight TP 1351 on 4 March 2027 has been cancelled. LHR 07:00 LIS 09:45", ""],
    ["TP 1351 LHR 07:00 LIS 09:45 4 March 2027", "Cancelled: your flight to Lisbon"],
    ["TP 1351 LHR 07:00 LIS 09:45 4 March 2027", "Cancellation of your booking QQ7TST"],
    ["Ihre Buchung wurde storniert.\nUnterkunft: X\nAnreise: 4. März 2027\nAbreise: 9. März 2027", ""],
    ["Votre réservation a été annulée\nVol TP 1351 LHR 07:00 LIS 09:45 4 mars 2027", ""],
    ["Su reserva ha sido cancelada. Vuelo TP 1351 LHR 07:00 LIS 09:45, 4 de marzo de 2027", ""],
    ["La tua prenotazione è stata annullata. Volo TP 1351 LHR 07:00 LIS 09:45, 4 marzo 2027", ""],
    ["A sua reserva foi cancelada. Voo TP 1351 LHR 07:00 LIS 09:45, 4 de março de 2027", ""],
    ["Uw boeking is geannuleerd. Vlucht TP 1351 LHR 07:00 LIS 09:45, 4 maart 2027", ""],
  ])("%s %s", (text, title) => {
    expect(reservationsInText(text, title)).toEqual({ flights: [], stays: [], cancelled: [{}] });
  });

  it.each([
    "Free cancellation until 1 March. If your flight is cancelled, call us.",
    "Kostenlose Stornierung. Die Buchung kann bis 1. März storniert werden.",
    "This booking cannot be cancelled.",
  ])("is not said by a rule: %s", (rule) => {
    expect(reservationsInText(`TP 1351 LHR 07:00 LIS 09:45 4 March 2027\n${rule}`).flights).toHaveLength(1);
  });
});

it("tells a train as a train", () => {
  expect(
    reservationsInText("Ihre Bahnfahrt\nICE 705, 04.03.2027\nBerlin Hbf ab 07:00, München Hbf an 11:02"),
  ).toMatchObject({
    flights: [],
    rides: [
      { by: "train", name: "ICE 705", departs: { local: "2027-03-04T07:00" }, arrives: { local: "2027-03-04T11:02" } },
    ],
  });
  expect(reservationsInText("Tren AVE 3102, 4 de marzo de 2027, Madrid 07:00").rides).toHaveLength(1);
});

describe("a ticket for a train", () => {
  it.each([
    [
      "EC 173, 2027-12-31",
      "Jízdenka, datum platby: 30.12.2027\nVlak EC 173, Praha hl.n. 31.12. 13:51, Brno hl.n. 16:20",
    ],
    [
      "IC 148, 2027-02-10",
      "Fahrkarte, gültig am 10.02.2027\nBerlin Hbf 10.02. ab 08:37 Gleis 13 IC 148\nOsnabrück Hbf an 11:51",
    ],
    ["TRAIN N°6857, ", "SNCF e-billet\nToulouse, départ 17h50, voiture 13, place 31, TRAIN N°6857"],
    [", ", "Stazione di Milano Centrale, 4 marzo 2027, 07:10, binario 4, carrozza 7, Trenitalia"],
  ])("is no flight: %s", (told, text) => {
    const { flights, rides = [] } = reservationsInText(text);
    expect(flights).toEqual([]);
    expect(rides.map(({ name, departs }) => `${name}, ${departs?.local?.slice(0, 10) ?? ""}`)).toEqual([told]);
  });

  it("beside a flight is not what the mail is about", () => {
    const text = "Flight TP 1351, 4 March 2027, LHR 07:00 - LIS 09:45\nTake the train to the airport.";
    expect(reservationsInText(text)).toMatchObject({ flights: [FLIGHT] });
  });
});

it.each([
  "Hello",
  "The Fair of Free Software\n3 - 4 February 2027 in Brussels. Hotels nearby.",
  "Bus ticket, 11 August 2027, 09:30, bus station, platform 2, coach 4, railway station next door",
  "Dinner at 8 on 4 March 2027",
  "Room 12, Gate B7 22, EUR 240",
  "See you at the hotel bar on 4 March",
])("finds nothing in: %s", (text) => {
  expect(reservationsInText(text)).toEqual({ flights: [], stays: [] });
});
