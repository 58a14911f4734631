import { expect, it } from "vitest";
import { readBookings } from "./read-bookings.server";
import type { FoundTime } from "./found";

const told = (time: FoundTime | undefined): string => time?.local ?? time?.instant ?? "-";

/** All that is read from a mail of 2 November 2026, in one line. */
async function read(subject: string, words: string): Promise<string> {
  const head = `From: a@example.test\nSubject: ${subject}\nDate: Mon, 02 Nov 2026 10:00:00 +0000\nMIME-Version: 1.0`;
  const mail = `${head}\nContent-Type: text/plain; charset=utf-8\n\n${words}`;
  const reading = await readBookings(new TextEncoder().encode(mail));
  if (reading.status === "unread") return reading.problem.split(".", 1)[0]!;
  const { flights, stays, rides = [] } = reading.found;
  return [
    ...flights.map((one) => `${one.flightNumber} ${one.from}-${one.to} ${told(one.departs)} ${told(one.arrives)}`),
    ...rides.map((one) => `${one.name} ${one.from} ${told(one.departs)} ${one.to} ${told(one.arrives)}`),
    ...stays.map((one) => `${one.name} ${told(one.checkIn)} ${told(one.checkOut)}`),
  ].join("; ");
}

const NOTHING = "This file has no flight, ticket or stay in it that we can read";

/** Mails in the shapes of many senders, drawn before any rule was written for them. */
it.each([
  [
    "train 9014 LONDON ST PANCRAS INTL 2027-05-14T09:31 PARIS NORD 2027-05-14T12:47; train 9045 PARIS NORD 2027-05-17T18:13 LONDON ST PANCRAS INTL 2027-05-17T19:30",
    "Eurostar",
    "Your booking: LONDON ST PANCRAS INTL to PARIS NORD\nOut: Fri 14 May 2027 train 9014 dep 09:31 arr 12:47\nReturn: Mon 17 May 2027 train 9045 dep 18:13 arr 19:30",
  ],
  [
    "A3 603 LHR-ATH 2027-06-12T12:25 2027-06-12T18:05; A3 600 ATH-LHR 2027-06-19T08:50 2027-06-19T10:50",
    "Your trip to Athens",
    "Hi Anna,\n\nAegean Airlines e-ticket receipt\nA3 603  Sat 12 Jun 2027\nLHR Terminal 2  12:25\nATH  18:05\nReturn\nA3 600  Sat 19 Jun 2027\nATH 08:50\nLHR T2 10:50\nTotal paid: GBP 412.60",
  ],
  [
    "The Hoxton, Amsterdam 2027-05-07T15:00 2027-05-10T12:00",
    "Sleep well at The Hoxton",
    "You're coming to stay!\nThe Hoxton, Amsterdam\nHerengracht 255\nArriving Fri 7 May 27 (from 15:00)\nLeaving Mon 10 May 27 (by 12:00)\nTotal for 3 nights EUR 741.00",
  ],
  [
    "UA 934 LAX-LHR 2027-06-10T18:00 2027-06-11T12:25; UA 935 LHR-LAX 2027-06-24T14:00 2027-06-24T17:15",
    "Itinerary for DOE/JOHN MR",
    "1 . UA  934 Y 10JUN TH LAXLHR HK1   600P 1225P+1\n2 . UA  935 Y 24JUN TH LHRLAX HK1   200P  515P",
  ],
  [
    "Line 060 Munich (ZOB) 2027-06-11T08:30 Prague (ÚAN Florenc) 2027-06-11T13:20",
    "FlixBus ticket",
    "Your FlixBus from Munich (ZOB) to Prague (ÚAN Florenc)\nDate: 11.06.2027\nDeparture 08:30, Arrival 13:20\nLine 060",
  ],
  [
    "This is an offer or not confirmed yet, so nothing is filled in from it",
    "Waitlist",
    "We're sorry, you are on the waitlist for flight SQ 321 London Heathrow - Singapore on 8 Jun 2027 22:05. Your seat is not confirmed.",
  ],
  [
    "This is an offer or not confirmed yet, so nothing is filled in from it",
    "Hotel quote",
    "Thank you for your interest! Here's our offer for your stay at Casa Angelina from 4 July 2027 to 8 July 2027: 3,200 EUR. This is not a booking; reply to confirm.",
  ],
  [
    "This is an offer or not confirmed yet, so nothing is filled in from it",
    "Ihr Angebot",
    "Gerne senden wir Ihnen unser Angebot:\nHotel Post, Lech\nAnreise: 12.03.2027\nAbreise: 19.03.2027\n7 Nächte",
  ],
  [
    "EZY 8541 LGW-ATH 2027-06-05T06:10 2027-06-05T11:50; EZY 8544 ATH-LGW 2027-06-12T19:55 2027-06-12T21:50",
    "easyJet booking reference: KB8ZLM",
    "EZY8541 London Gatwick to Athens\nDepart Sat 05 Jun 2027 06:10\nArrive 11:50\nEZY8544 Athens to London Gatwick\nDepart Sat 12 Jun 2027 19:55\nArrive 21:50",
  ],
  [
    "Frecciarossa 9612 Roma Termini 2027-05-22T09:00 Milano Centrale 2027-05-22T12:10",
    "Rail ticket",
    "Trenitalia Frecciarossa 9612\nFrom Roma Termini to Milano Centrale\n22/05/2027 09:00 - 12:10\nCarriage 3 Seat 7D",
  ],
  [
    "BA 117 LHR-JFK 2027-05-03T08:25 2027-05-03T11:10",
    "Your booking is confirmed",
    "If your seat is not confirmed at check-in, see the desk.\nBA 117 London LHR 3 May 2027 08:25\nNew York JFK 11:10",
  ],
  [
    "FR 2345 STN-LIS 2027-03-04T06:25 2027-03-04T09:05; FR 2346 LIS-STN 2027-03-09T09:30 2027-03-09T12:15",
    "Travel itinerary",
    "RESERVATION NUMBER K7QX2P\nGOING OUT\nLondon (Stansted) to Lisbon\nFR2345\nThu, 04 Mar 27\nDeparture 06:25  Arrival 09:05\nCOMING BACK\nLisbon to London (Stansted)\nFR2346\nTue, 09 Mar 27\nDeparture 09:30 Arrival 12:15",
  ],
  [
    "JL 44 LHR-HND 2027-04-10T19:00 2027-04-11T17:40",
    "Your booking",
    "Booking reference: ABX92K\nJL044 London(Heathrow) 10APR27 19:00 - Tokyo(Haneda) 11APR27 17:40  Economy",
  ],
  [
    "VY 8461 BCN-LIS 2027-03-04T07:10 2027-03-04T08:15; VY 8462 LIS-BCN 2027-03-09T09:00 2027-03-09T11:55",
    "Tu reserva",
    "Código de reserva: ZX12CV\nIda: jueves 4 de marzo de 2027\nVY8461\nBarcelona (BCN) 07:10h\nLisboa (LIS) 08:15h\nVuelta: martes 9 de marzo de 2027\nVY8462\nLisboa (LIS) 09:00h\nBarcelona (BCN) 11:55h",
  ],
  [
    "TP 1351 LHR-LIS 2027-03-04T08:10 2027-03-04T10:55",
    "Your flight time has changed",
    "Flight TP 1351 on 4 March 2027\nLondon (LHR) to Lisbon (LIS)\nOld departure time: 07:00\nNew departure time: 08:10\nNew arrival time: 10:55",
  ],
  [
    "DL 272 JFK-LIS 2027-06-10T20:35 2027-06-11T08:45",
    "Your flight receipt",
    "Confirmation Number: GH7J8K\nThu, 10JUN 2027\nFlight DL272\nDEPART NYC-KENNEDY (JFK) 08:35PM\nARRIVE LISBON (LIS) 08:45AM **Fri 11JUN 2027",
  ],
  [
    "AC 812 YYZ-LIS 2027-06-10T21:55 2027-06-11T09:50",
    "10 Jun: Toronto - Lisbon",
    "Depart\nThu 10 Jun, 2027\n21:55\nToronto YYZ\n09:50 +1 day\nLisbon LIS\nAC812 Operated by: Air Canada",
  ],
  [
    "Hotel Belmond Cipriani 2027-06-12T15:00 2027-06-15T12:00",
    "Buchungsbestätigung",
    "Vielen Dank! Ihre Buchung in Venedig ist bestätigt.\n\nHotel Belmond Cipriani\nGiudecca 10, 30133 Venedig\n\nAnreise\nSamstag, 12. Juni 2027 (15:00 - 00:00)\nAbreise\nDienstag, 15. Juni 2027 (bis 12:00)",
  ],
  [
    "Hotel Granvia Kyoto 2027-04-11T15:00 2027-04-13T12:00",
    "Travel confirmation",
    "Hotel Granvia Kyoto\nApr 11, 2027 - Apr 13, 2027\nCheck-in time 3:00 PM, Check-out time 12:00 PM\nFree cancellation before Apr 9, 2027 6:00 PM\n1 room, 2 nights",
  ],
  [
    "Riad Yasmine 2027-10-02T14:00 2027-10-05T11:00",
    "Your reservation at Riad Yasmine",
    "Arrival: Saturday 2 October 2027 from 2 pm\nDeparture: Tuesday 5 October 2027 until 11 am\nRoom: Patio double",
  ],
  [
    "Hôtel du Petit Moulin 2027-05-14 2027-05-17",
    "Confirmation de votre séjour",
    "Hôtel du Petit Moulin\n29 rue de Poitou, 75003 Paris\nDu vendredi 14 mai 2027 au lundi 17 mai 2027, 3 nuits",
  ],
  [
    "Tren AVE 03113 Madrid Puerta de Atocha 2027-03-04T11:30 Barcelona Sants 2027-03-04T14:15",
    "Confirmación de compra",
    "Localizador: ABC123\nTren AVE 03113\nMadrid Puerta de Atocha 04/03/2027 11:30\nBarcelona Sants 14:15\nCoche 4 Plaza 7A",
  ],
  [
    "TGV INOUI 6109 Paris Gare de Lyon 2027-03-06T10:14 Marseille St Charles 2027-03-06T13:20",
    "Votre commande",
    "Référence de dossier ABCDEF\nParis Gare de Lyon 10h14 - Marseille St Charles 13h20\nsamedi 6 mars 2027\nTGV INOUI 6109 voiture 5 place 61",
  ],
  [
    NOTHING,
    "Airport transfer booked",
    "Pick-up: Lisbon Airport 4 March 2027 10:15, flight TP 1351\nDrop-off: Rua Augusta\nConfirmation 77123",
  ],
  [NOTHING, "Parking", "Lisbon Airport parking\nEntry 4 March 2027 05:00\nExit 9 March 2027 23:00\nBooking P12345"],
  [
    "Bus 1234 Berlin ZOB 2027-03-04T10:00 Prague 2027-03-04T14:30",
    "Your bus ticket",
    "Booking 3012345678\nBus 1234\nBerlin ZOB 04 Mar 2027 10:00\nPrague 14:30\nSeat 4A",
  ],
  [NOTHING, "Table", "Reservation at Belcanto\nThursday, 4 March 2027 at 20:00\nParty of 2\nConfirmation #12345"],
  [NOTHING, "Invoice", "Invoice no AB 1234, date 4 March 2027, due 9 March 2027, EUR 240.00"],
])("%s: %s", async (expected, subject, words) => {
  expect(await read(subject, words)).toBe(expected);
});
