/** Words of bookings in English, German, French, Spanish, Italian, Portuguese and Dutch, without accents. */

/** "Flight". */
export const FLIGHT = /\b(?:flights?|flug|fluge|flugnummer|vol|vols|vuelos?|volo|voli|voos?|vlucht|vluchten)\b/i;
/** Words of trips by air, beside "flight" itself. */
export const BY_AIR =
  /\b(?:flights?|flug|fluge|flugnummer|vols?|vuelos?|volo|voli|voos?|vlucht|vluchten|airports?|flughafen|aeroport|aeropuerto|aeroporto|luchthaven|air(?:line|way)s?|boarding pass|bordkarte)\b/gi;
/** Words of trips by rail, beside "train" itself: stations, tracks, tickets and the railways. */
export const BY_RAIL =
  /\b(?:trains?|rail(?:way|card)?s?|zug|zuge|zugen|bahn\w*|hbf|hauptbahnhof|gleis|fahrkarten?|gare|sncf|voiture|tren|trenes|renfe|treno|treni|trenitalia|stazione|binario|carrozza|comboio|trem|trein|treinen|spoor|vlak\w*|hl\. ?n\.?|pociag\w*|peron\w*|dworzec|irctc|eurostar|thalys|tgv|inoui|ouigo|frecciarossa|italo|amtrak|railjet|nightjet|shinkansen|nozomi|hikari|avanti|lner)(?![\w])/gi;

const BY_COACH = /\b(?:bus|buses|autobus\w*|coach|bussen|omnibus)\b/gi;

/** Whether a text is about a trip by rail rather than by air or by coach. @param plain a text without accents */
export function isByRail(plain: string): boolean {
  const count = (pattern: RegExp): number => (plain.match(pattern) ?? []).length;
  const rail = count(BY_RAIL);
  return rail > 1 && rail > count(BY_AIR) && rail >= count(BY_COACH);
}

/** "Train", and names of trains. */
export const TRAIN =
  /\b(?:trains?|railway|zug|zuge|bahn|bahnfahrt|tren|trenes|treno|treni|comboio|trem|trein|treinen|eurostar|thalys|tgv|inoui|ouigo|frecciarossa|frecciargento|italo|renfe|amtrak|rail\s?(?:&|and|\+)\s?fly|(?:ice|ec|ave|alvia|railjet|rjx|nightjet) \d{1,4})\b/i;
/** A place in an aircraft or airport, whose letters and digits look like a flight number. */
const PLACE_WORDS =
  /(?:gate|terminal|seats?|row|sitz|sitzplatz|reihe|platz|porte|siege|place|puerta|asiento|posto|fila|assento|portao|stoel|rij|zone|group|gruppe|groupe|grupo|gruppo|groep|bus|class|room|zimmer|chambre|coach|wagen|hall|halle|uscita|poltrona|belt|stand|row)s?\.?:?\s?(?:[A-Z]\s?)?$/i;

/** A word for an order, behind which letters and digits are its number. */
const ORDER_WORDS =
  /\b(?:booking|confirmation|order|reference|ref|invoice|receipt|rechnung|facture|factura|fattura|fatura|factuur|auftrag\w*|customer)(?: (?:no|nr|number|id))?\.?:?(?: ?#?|(?<!receipt|invoice)\s)$/i;

export const CODE =
  /\b(?:booking (?:code|reference|number|ref|id|no\.?)|confirmation(?: code| number| no\.?)?|reservation (?:code|number)|record locator|reference(?: number)?|pnr(?: code)?|buchungs(?:code|nummer|referenz)|buchungsnr\.?|reservierungs(?:nummer|code)|bestatigungsnummer|(?:numero|code|reference) de (?:reservation|dossier|confirmation)|(?:codigo|localizador|numero|referencia|localizador) de (?:la )?(?:reserva|confirmacion|confirmacao)|localizador|(?:codice|numero)(?: di)? (?:prenotazione|conferma)|codigo da reserva|boekings(?:nummer|code|referentie)|reserverings(?:nummer|code)|bevestigingsnummer)\s?(?:is|ist|:|#|=|-|est|es)?\s{0,3}(?=[A-Z0-9-]*[A-Z0-9])([A-Z0-9][A-Z0-9-]{3,19})\b/gi;

/** The code of a booking in a text; words such as "number" are none. @param plain a text without accents */
export function codeIn(plain: string): string | undefined {
  for (const { 1: code = "" } of plain.matchAll(CODE))
    if (code === code.toUpperCase() && /[A-Z0-9]{4}/.test(code)) return code;
  return undefined;
}

const NUMBER = /(?<![A-Za-z0-9])([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})[ -]?(\d{1,4})([A-Z]?)(?![A-Za-z0-9%]|[:.,]\d)/g;
/** Letters that stand before a number and are no airline: currencies, sizes of paper, streets and units. */
const NO_AIRLINE: ReadonlySet<string> = new Set(
  "EUR USD GBP CHF CAD AUD JPY SEK NOK DKK PLN INR KRW JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MAI OKT DEZ GMT UTC TEL FAX NO NR PO IN AT ON TO OF AM UM IM BY ID OR IF AB BIS DE LE LA EL IL MON TUE WED THU FRI SAT SUN ROW BOX ICE TGV AVE VAT MAX MIN APT REF AGE IS AN HK HL KK".split(
    " ",
  ),
);

/** Airlines whose tickets and calendars name them by the three letters of ICAO. Other three letters are codes. */
const ICAO: ReadonlySet<string> = new Set(
  `EZY EJU EZS RYR RUK WZZ WUK WMT TAP BAW SHT DLH CLH AFR HOP KLM VLG IBE IBS ANE AEA SWR EDW AUA BEL SAS FIN NAX NOZ
  TRA TVF EWG CFG TUI TOM EXS LOT CSA AEE OAL THY PGT SXS UAE QTR ETD FDB SVA ELY ITY VOE LGL ICE TVS BTI AUI ROT
  UAL AAL DAL JBU SWA ASA NKS FFT ACA WJA TSC POE QFA JST VOZ ANZ SIA TGW CPA HKE JAL ANA APJ JJP KAL AAR JJA EVA CAL
  THA MAS AXM GIA VJC HVN PAL CEB CCA CES CSN CHH AIC IGO UBG LAN TAM AVA CMP AZU GLO AMX VOI VIV MSR RAM ETH KQA SAA`
    .trim()
    .split(/\s+/),
);

/**
 * The flight numbers in a text, with their places: "TP 1351", "TP1351", "EZY8541". Gates, seats, terminals and amounts
 * are none. @param plain a text without accents
 */
export function flightNumbersIn(plain: string): { at: number; end: number; number: string }[] {
  const code = codeIn(plain);
  return [...plain.matchAll(NUMBER)].flatMap(({ index, 0: all, 1: airline = "", 2: digits = "", 3: letter = "" }) => {
    if (all === code) return [];
    const before = plain
      .slice(Math.max(0, index - 80), index)
      .replace(/ +/g, " ")
      .slice(-24);
    if (PLACE_WORDS.test(before) || ORDER_WORDS.test(before)) return [];
    // A short word beside a number is an airline only behind the word for a flight.
    if (NO_AIRLINE.has(airline) && (airline.length === 3 || !FLIGHT.test(before))) return [];
    if (Number(digits) === 0 || (airline.length === 3 && !ICAO.has(airline))) return [];
    return [{ at: index, end: index + all.length, number: `${airline} ${Number(digits)}${letter}` }];
  });
}
