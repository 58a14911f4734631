import { expect, it } from "vitest";
import { reservationsInText } from "./text-reservations";
import type { FoundTime } from "./found";

const told = (time: FoundTime | undefined): string => time?.local ?? "-";

function read(text: string, written = "2026-11-02"): string[] {
  const { flights, stays, rides = [] } = reservationsInText(text, "", written);
  expect({ flights, stays }).toEqual({ flights: [], stays: [] });
  return rides.map(({ by, name, from, to, departs, arrives }) =>
    [by, name, `${from ?? "-"} ${told(departs)}`, `${to ?? "-"} ${told(arrives)}`].join(" | "),
  );
}

/** Tickets in the shapes of operators, drawn before any rule was written for them. */
const TICKETS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "a French train, there and back",
    `Votre voyage est confirmé
Référence de dossier : QRSTUV
Aller : Paris - Lyon
samedi 6 mars 2027
Départ 10h14 Paris Gare de Lyon Hall 1 & 2
TGV INOUI 6613 - 2e classe - Voiture 5, place 61
Arrivée 12h12 Lyon Part-Dieu
Retour : Lyon - Paris
mardi 9 mars 2027
Départ 17h04 Lyon Part-Dieu
TGV INOUI 6622 - 2e classe - Voiture 7, place 12
Arrivée 19h02 Paris Gare de Lyon
Montant total : 156,00 €`,
    [
      "train | TGV INOUI 6613 | Paris Gare de Lyon 2027-03-06T10:14 | Lyon Part-Dieu 2027-03-06T12:12",
      "train | TGV INOUI 6622 | Lyon Part-Dieu 2027-03-09T17:04 | Paris Gare de Lyon 2027-03-09T19:02",
    ],
  ],
  [
    "a German train with a change",
    `Fahrkarte (Einfache Fahrt), Auftragsnummer 123456789012
Fahrtantritt am 04.03.2027
Halt              Datum   Zeit      Gleis  Produkte   Reservierung
Köln Hbf          04.03.  ab 09:55  6      ICE 105    1 Sitzplatz, Wg. 5, Pl. 71
Mannheim Hbf      04.03.  an 11:24  3
Mannheim Hbf      04.03.  ab 11:36  5      RE 4711
Heidelberg Hbf    04.03.  an 11:52  8
Bitte führen Sie einen Ausweis mit.`,
    [
      "train | ICE 105 | Köln Hbf 2027-03-04T09:55 | Mannheim Hbf 2027-03-04T11:24",
      "train | RE 4711 | Mannheim Hbf 2027-03-04T11:36 | Heidelberg Hbf 2027-03-04T11:52",
    ],
  ],
  [
    "an Italian train",
    `Trenitalia - Riepilogo del biglietto
Codice prenotazione (PNR): ABC123
Data di emissione: 02/11/2026
Data di viaggio: 13/05/2027
Treno: Frecciarossa 9512
Stazione di Partenza: Roma Termini Ore 08:50
Stazione di Arrivo: Firenze S. M. Novella Ore 10:24
Carrozza 4, Posto 7D
Importo totale: 39,90 €`,
    ["train | Frecciarossa 9512 | Roma Termini 2027-05-13T08:50 | Firenze S. M. Novella 2027-05-13T10:24"],
  ],
  [
    "a Spanish train",
    `Renfe. Gracias por su compra
Localizador: ABC123
AVE 03103
Salida: Madrid-Puerta de Atocha 15/05/2027 10:30
Llegada: Barcelona-Sants 15/05/2027 13:02
Coche 4 Plaza 7A
Precio: 62,40 €`,
    ["train | AVE 03103 | Madrid-Puerta de Atocha 2027-05-15T10:30 | Barcelona-Sants 2027-05-15T13:02"],
  ],
  [
    "a train under the sea",
    `Eurostar booking confirmation
Booking reference: QWERTY
Outbound: Saturday 15 May 2027
10:31 London St Pancras Int'l
13:47 Paris Gare du Nord
Train 9014, coach 7, seat 55
Check-in closes at 09:46. Please arrive by 09:16.`,
    ["train | Train 9014 | London St Pancras Int'l 2027-05-15T10:31 | Paris Gare du Nord 2027-05-15T13:47"],
  ],
  [
    "a night train",
    `ÖBB Nightjet Ihre Buchung, Buchungscode 1234-5678
Wien Hbf - Venezia S. Lucia
NJ 40466
Abfahrt: Do, 13. Mai 2027 21:27 Wien Hbf
Ankunft: Fr, 14. Mai 2027 08:40 Venezia S. Lucia
Zug mit Schlafwagen, Wagen 302, Abteil 21`,
    ["train | NJ 40466 | Wien Hbf 2027-05-13T21:27 | Venezia S. Lucia 2027-05-14T08:40"],
  ],
  [
    "a Japanese train",
    `SmartEX Reservation Details (Shinkansen)
Date of Travel: April 10, 2027
NOZOMI 217
Tokyo (10:21) → Kyoto (12:33)
Reserved seat, Car 7, Seat 12-D
Total: JPY 13,970`,
    ["train | NOZOMI 217 | Tokyo 2027-04-10T10:21 | Kyoto 2027-04-10T12:33"],
  ],
  [
    "a British train",
    `Your train tickets
Collection reference 8QX7K2LM
Out: Sat 15 May 2027
London Euston 09:30 to Edinburgh Waverley 14:05
Avanti West Coast, 1 change, Advance Single`,
    ["train |  | London Euston 2027-05-15T09:30 | Edinburgh Waverley 2027-05-15T14:05"],
  ],
  [
    "a coach",
    `FlixBus booking confirmation #3012345678
Fri, 14 May 2027
14:30 Prague (ÚAN Florenc)
FlixBus 056, direction Berlin
18:55 Berlin central bus station (ZOB)
Total price: €21.98`,
    ["coach | FlixBus 056 | Prague (ÚAN Florenc) 2027-05-14T14:30 | Berlin central bus station 2027-05-14T18:55"],
  ],
  [
    "a coach through the night",
    `ALSA - Su billete de autobús
Localizador 8H2K1
Origen: Madrid Estación Sur 14/05/2027 23:30
Destino: Granada Estación de Autobuses 04:30
Autobús 1, asiento 14`,
    ["coach |  | Madrid Estación Sur 2027-05-14T23:30 | Granada Estación de Autobuses 2027-05-15T04:30"],
  ],
  [
    "a ferry by night",
    `Brittany Ferries booking confirmation
Booking reference 12345678
Outward sailing
Departs: Sat 15 May 2027 22:45 Portsmouth
Arrives: Sun 16 May 2027 06:45 Caen (Ouistreham)
Ship: Mont St Michel
Check-in opens 20:45, closes 22:00`,
    ["ferry | Mont St Michel | Portsmouth 2027-05-15T22:45 | Caen (Ouistreham) 2027-05-16T06:45"],
  ],
  [
    "a Greek ferry",
    `Your ferry tickets
Booking code FH7K2Q
Piraeus → Santorini (Thira)
Tue, 18 May 2027
Departure 07:25  Arrival 15:05
Vessel: Blue Star Delos
2 passengers, Air Type Seats`,
    ["ferry | Blue Star Delos | Piraeus 2027-05-18T07:25 | Santorini (Thira) 2027-05-18T15:05"],
  ],
  [
    "a ship along the coast",
    `Hurtigruten Reservation 778812
MS Nordlys, cabin 412
Embarkation: Bergen 20 May 2027 at 20:30
Disembarkation: Ålesund 21 May 2027 at 09:45
Ship's port: please be at the pier 30 minutes before`,
    ["ferry | MS Nordlys | Bergen 2027-05-20T20:30 | Ålesund 2027-05-21T09:45"],
  ],
];

it.each(TICKETS)("%s is read from its words", (_, text, right) => {
  expect(read(text)).toEqual(right);
});

it.each([
  ["one hour alone", "Trenitalia, 13/05/2027, Treno Frecciarossa 9512, Roma Termini 08:50, carrozza 4"],
  ["no day", "SNCF e-billet\nParis Gare de Lyon 10h14 - Marseille St Charles 13h20\nTGV 6109 voiture 13, place 31"],
  ["no stops", "Bahn, 04.03.2027, Zug ICE 705, 07:00 - 11:02, Gleis 3"],
])("a ticket with %s fills in no hours", (_, text) => {
  const { rides = [] } = reservationsInText(text, "", "2026-11-02");
  expect(rides).toHaveLength(1);
  expect(rides[0]!.arrives?.local?.[10]).toBeUndefined();
});

it.each([
  "Taxi to the ferry port on 4 March 2027 at 10:00, be there by 11:00",
  "Bus ticket, 11 August 2027, 09:30, bus station, platform 2, coach 4, railway station next door",
  "Car parking at the port of Piraeus, ferry terminal\nEntry 4 March 2027 05:00\nExit 9 March 2027 23:00",
  "Dinner cruise on the ship, 4 March 2027, 19:00 to 22:00, the port of Lisbon",
])("is no ticket: %s", (text) => {
  expect(reservationsInText(text, "", "2026-11-02").rides ?? []).toEqual([]);
});
