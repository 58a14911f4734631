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
    trains: [{ name: "ICE 705", date: "2027-03-04" }],
  });
  expect(reservationsInText("Tren AVE 3102, 4 de marzo de 2027, Madrid 07:00").trains).toHaveLength(1);
});

it.each([
  "Hello",
  "Dinner at 8 on 4 March 2027",
  "Room 12, Gate B7 22, EUR 240",
  "See you at the hotel bar on 4 March",
])("finds nothing in: %s", (text) => {
  expect(reservationsInText(text)).toEqual({ flights: [], stays: [] });
});
