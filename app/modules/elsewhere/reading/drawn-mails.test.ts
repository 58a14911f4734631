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
