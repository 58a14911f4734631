import { addDays } from "#app/shared/calendar";
import { isAirportCode } from "./airport-names";
import { DAMAGED, openArchive } from "./archive";
import { flightsInBarcode } from "./barcode";
import { TRAIN, flightNumbersIn } from "./booking-words";
import { isCancelledTitle } from "./cancelled";
import { clocksIn, datesIn, dayText, plainText } from "./dates";
import { NOTHING_FOUND, UnreadableFile, cancelledOne, together } from "./found";
import type { Found, FoundFlight, FoundPrice, FoundRide, FoundStay, FoundTime } from "./found";
import { barcodesOf, fieldsOf, isThing, relevantDatesOf, semanticsOf, textOf } from "./pass-fields";
import type { PassField, Thing } from "./pass-fields";
import { readPrice } from "./prices";
import { readTime, readWall } from "./times";

const FACES = ["boardingPass", "generic", "eventTicket", "storeCard", "coupon"];
/** Labels and keys in English, German, French, Spanish, Italian, Portuguese and Dutch, without accents. */
const DEPARTS =
  /^(?:(?:scheduled |estimated |new |local )?dep(?:art(?:s|ure|ing)?)?(?:[ _-]?time)?|std|etd|departuretime|take ?-?off|leaves|abflug(?:zeit)?|abfahrt(?:szeit)?|depart|heure de depart|hora(?:rio)? de salida|salida|partenza|ora(?:rio)? (?:di )?partenza|partida|hora(?:rio)? de partida|vertrek(?:tijd)?)\W{0,3}$/i;
const ARRIVES =
  /^(?:(?:scheduled |estimated |new |local )?arr(?:iv(?:es|al|ing)|ival)?(?:[ _-]?time)?|sta|eta|arrivaltime|lands|landing|ankunft(?:szeit)?|landung|arrivee|heure d'arrivee|llegada|hora de llegada|arrivo|ora (?:di )?arrivo|chegada|hora de chegada|aankomst(?:tijd)?)\W{0,3}$/i;
const DATE =
  /^(?:(?:flight|dep(?:arture)?|travel|boarding)?[ _-]?date|day|datum|flugdatum|reisedatum|abflugdatum|fecha|data|date de (?:vol|depart)|data (?:del )?volo|data do voo|vluchtdatum)\W{0,3}$/i;
const NUMBER =
  /^(?:flight(?:[ _-]?(?:no|num|number|code))?\.?|flightnumber|flug(?:nummer|nr\.?)?|(?:n\W?|numero )?(?:de )?vol|vuelo|volo|voo|vlucht(?:nummer)?|carrier.?flight)$/i;
const PLACES =
  /gate|terminal|seat|sitz|zone|group|gruppe|seq|class|klasse|boarding|row|asiento|siege|posto|assento|stoel/i;
const CODE =
  /^(?:confirmation|pnr|booking[ _-]?(?:code|reference|ref|number|no)|record ?locator|buchungs|reservierungs|reference|dossier|localizador|codice|reserva|prenotazione|boekings|reservation|res[ _-]?(?:no|number))/i;
const CHECK_IN =
  /^(?:check[ _-]?in(?:[ _-]?(?:date|time))?|arrival(?:[ _-]?date)?|anreise|ankunft|arrivee|entrada|llegada|arrivo|chegada|aankomst|incheck\w*|from|von)\W{0,3}$/i;
const CHECK_OUT =
  /^(?:check[ _-]?out(?:[ _-]?(?:date|time))?|departure(?:[ _-]?date)?|abreise|depart|salida|partenza|partida|saida|vertrek|uitcheck\w*|to|until|bis)\W{0,3}$/i;
const HOTEL =
  /^(?:hotel(?:[ _-]?name)?|property|accommodation|unterkunft|hebergement|alojamiento|struttura|alojamento|accommodatie)\W{0,3}$/i;
const STAY_WORDS = /\b(?:hotel|hostel|resort|ryokan|inn|room|zimmer|nights?|nachte|stay|suite|apartment|check-?in)\b/i;

function parse(pass: Buffer): unknown {
  const encoding =
    pass[0] === 0xff && pass[1] === 0xfe ? "utf-16le" : pass[0] === 0xfe && pass[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return JSON.parse(new TextDecoder(encoding).decode(pass));
  } catch {
    throw new UnreadableFile(DAMAGED);
  }
}

const labelled = (fields: readonly PassField[], pattern: RegExp): PassField[] =>
  fields.filter(({ key, label }) => pattern.test(plainText(label)) || pattern.test(plainText(key)));

/** The time that a labelled field states: its clock, and its day where it has one. */
function timeIn(fields: readonly PassField[], pattern: RegExp, day: string | undefined): FoundTime | undefined {
  for (const { value } of labelled(fields, pattern)) {
    const whole = readTime(value);
    if (whole && (whole.instant || (whole.local?.length ?? 0) > 10)) return whole;
    const plain = plainText(value);
    const clock = clocksIn(plain)[0]?.clock ?? /^([01]\d|2[0-3])([0-5]\d)$/.exec(plain)?.slice(1).join(":");
    const own = datesIn(plain)[0];
    const date = (own && dayText(own, day)) ?? day;
    if (clock && date) return { local: `${date}T${clock}` };
  }
  return undefined;
}

function meaningIn(semantics: Thing, ...names: string[]): FoundTime | undefined {
  return names.flatMap((name) => readTime(textOf(semantics[name]) ?? "") ?? [])[0];
}

/** The day of the flight: of its labelled date, else the day for which the phone shows the pass. */
function dayOf(pass: Thing, fields: readonly PassField[]): string | undefined {
  const shown = relevantDatesOf(pass).flatMap((text) => readWall(text)?.local?.slice(0, 10) ?? [])[0];
  const near = shown ?? readWall(textOf(pass.expirationDate) ?? "")?.local?.slice(0, 10);
  // A date without a year is the nearest one to the day of the pass, or to the day after which it is of no use.
  const from = near && addDays(near, -182);
  for (const { value } of [...labelled(fields, DATE), ...labelled(fields, DEPARTS)]) {
    const date = datesIn(plainText(value))[0];
    const day = date && dayText(date, from);
    if (day) return day;
  }
  return shown;
}

function numberOf(semantics: Thing, fields: readonly PassField[]): string | undefined {
  const [code, number, airline] = ["flightCode", "flightNumber", "airlineCode"].map((name) => textOf(semantics[name]));
  if (code) return code;
  if (number && airline) return `${airline} ${number}`;
  const named = labelled(fields, NUMBER).map(({ value }) => value.trim());
  const others = fields.filter(({ key, label }) => !PLACES.test(key) && !PLACES.test(label) && !CODE.test(label));
  return [...named, ...others.map(({ value }) => value.trim())].find((value) => {
    // Behind the word for a flight, letters that may be a word are an airline: "AB6203".
    const text = plainText(named.includes(value) ? `flight ${value.toUpperCase()}` : value.toUpperCase());
    const [first] = value.length <= 12 ? flightNumbersIn(text) : [];
    return first && first.end === text.length && first.end - first.at === value.length;
  });
}

function priceOf(semantics: Thing, fields: readonly PassField[]): FoundPrice | undefined {
  const total = isThing(semantics.totalPrice) ? semantics.totalPrice : {};
  const amounts = fields.flatMap(({ value, currency }) => (currency ? (readPrice(value, currency) ?? []) : []));
  return readPrice(textOf(total.amount), textOf(total.currencyCode)) ?? amounts[0];
}

function flightsOf(pass: Thing, face: Thing): FoundFlight[] {
  const semantics = semanticsOf(pass, face);
  const fields = fieldsOf(face);
  const day = dayOf(pass, fields);
  // Origin and destination are the two large fields of every boarding pass.
  const large = fields.filter(({ group }) => group === "primaryFields");
  const codes = large.map(({ value, label }) =>
    [value, label]
      .map((text) => /^[A-Z]{3}$/.exec(text)?.[0] ?? /\(([A-Z]{3})\)/.exec(text)?.[1])
      .find((code) => code && isAirportCode(code)),
  );
  const departs =
    meaningIn(semantics, "currentDepartureDate", "originalDepartureDate") ??
    timeIn(fields, DEPARTS, day) ??
    (day ? { local: day } : undefined);
  const scanned = barcodesOf(pass)
    .map((text) => flightsInBarcode(text, (departs?.local ?? departs?.instant)?.slice(0, 10)))
    .find((flights) => flights.length > 0);
  const [coded, ...legs] = scanned ?? [];
  const first: FoundFlight = {
    flightNumber: numberOf(semantics, fields) ?? coded?.flightNumber,
    from: textOf(semantics.departureAirportCode) ?? codes[0] ?? coded?.from,
    to: textOf(semantics.destinationAirportCode) ?? codes[1] ?? coded?.to,
    departs: departs ?? coded?.departs,
    arrives: meaningIn(semantics, "currentArrivalDate", "originalArrivalDate") ?? timeIn(fields, ARRIVES, day),
    confirmation: textOf(semantics.confirmationNumber) ?? labelled(fields, CODE)[0]?.value ?? coded?.confirmation,
    price: priceOf(semantics, fields),
  };
  // A code of several flights beside a pass that shows one: the others have passes of their own, or are on none.
  return coded && coded.to !== first.to && legs.at(-1)?.to === first.to ? scanned! : [first];
}

function staysOf(pass: Thing, face: Thing): FoundStay[] {
  const fields = fieldsOf(face);
  const semantics = semanticsOf(pass, face);
  const [checkIn, checkOut] = [CHECK_IN, CHECK_OUT].map((pattern) => dayTimeIn(fields, pattern));
  const isStay = fields.some(({ label, value }) => STAY_WORDS.test(`${label} ${value}`));
  const texts = [textOf(pass.organizationName), textOf(pass.description), textOf(pass.logoText)];
  if ((!checkIn && !checkOut) || (!isStay && !texts.some((text) => STAY_WORDS.test(text ?? "")))) return [];
  const name =
    labelled(fields, HOTEL)[0]?.value ??
    textOf(semantics.venueName) ??
    textOf(pass.logoText) ??
    textOf(pass.organizationName);
  const address = labelled(fields, /^(?:address|adresse|direccion|indirizzo|endereco|morada|adres)\W{0,3}$/i)[0]?.value;
  const [place] = Array.isArray(pass.locations) ? pass.locations.filter(isThing) : [];
  const [lat, lon] = [place?.latitude, place?.longitude].map((value) =>
    typeof value === "number" ? value : undefined,
  );
  return [{ name, address, lat, lon, checkIn, checkOut, confirmation: labelled(fields, CODE)[0]?.value }];
}

/** The day and clock of the fields with a label: in one of them, or a day and a time apart. */
function dayTimeIn(fields: readonly PassField[], pattern: RegExp): FoundTime | undefined {
  const values = labelled(fields, pattern).map(({ value }) => value);
  const whole = values.flatMap((value) => readWall(value) ?? []);
  const day = whole.find(({ local }) => local!.length > 10) ?? whole[0];
  if (!day?.local || day.local.length > 10) return day;
  const clock = values.flatMap((value) => (readWall(value) ? [] : clocksIn(plainText(value))))[0]?.clock;
  return { local: clock ? `${day.local}T${clock}` : day.local };
}

function reservationsOf(pass: unknown): Found {
  if (!isThing(pass)) return NOTHING_FOUND;
  const face = FACES.map((name) => pass[name]).find(isThing);
  if (!face) return NOTHING_FOUND;
  const isOff =
    pass.voided === true ||
    fieldsOf(face).some(
      ({ label, value }) =>
        /^(?:status|state|stato|estado|statut|flight status)$/i.test(label) && isCancelledTitle(value),
    );
  const type = textOf(face.transitType);
  if (isThing(pass.boardingPass) && type && type !== "PKTransitTypeAir") {
    const by = RIDE_TYPES[type];
    const one: Found = by ? { ...NOTHING_FOUND, rides: [rideOf(pass, face, by)] } : NOTHING_FOUND;
    return isOff ? { ...NOTHING_FOUND, cancelled: cancelledOne(one) } : one;
  }
  const found: Found = isThing(pass.boardingPass)
    ? { flights: flightsOf(pass, face), stays: [] }
    : { flights: [], stays: staysOf(pass, face) };
  return isOff ? { ...NOTHING_FOUND, cancelled: cancelledOne(found) } : found;
}

/** The kinds of transport of a pass that are rides. */
const RIDE_TYPES: Readonly<Record<string, FoundRide["by"]>> = {
  PKTransitTypeTrain: "train",
  PKTransitTypeBus: "coach",
  PKTransitTypeBoat: "ferry",
};

/** The ride of a pass: its two large fields are its stops, as those of a flight are its airports. */
function rideOf(pass: Thing, face: Thing, by: FoundRide["by"]): FoundRide {
  const semantics = semanticsOf(pass, face);
  const fields = fieldsOf(face);
  const day = dayOf(pass, fields);
  const [from, to] = fields.filter(({ group }) => group === "primaryFields").map(({ value }) => value.slice(0, 60));
  const number = fields.find(({ value }) => TRAIN.test(plainText(value)))?.value;
  return {
    by,
    name: (textOf(semantics.vehicleNumber) ?? textOf(semantics.vehicleName) ?? number ?? "").slice(0, 60),
    from: textOf(semantics.departureStationName) ?? from,
    to: textOf(semantics.destinationStationName) ?? to,
    departs:
      meaningIn(semantics, "currentDepartureDate", "originalDepartureDate") ??
      timeIn(fields, DEPARTS, day) ??
      (day ? { local: day } : undefined),
    arrives: meaningIn(semantics, "currentArrivalDate", "originalArrivalDate") ?? timeIn(fields, ARRIVES, day),
    confirmation: textOf(semantics.confirmationNumber) ?? labelled(fields, CODE)[0]?.value,
    price: priceOf(semantics, fields),
  };
}

/**
 * The bookings of a pass as phones keep it (.pkpass), or of a bundle of passes (.pkpasses).
 * @throws UnreadableFile for an archive that is damaged, too large inside or no pass
 */
export async function reservationsInPass(bytes: Uint8Array): Promise<Found> {
  const { pass, inner } = await openArchive(bytes);
  if (pass) return reservationsOf(parse(pass));
  if (inner.length === 0) throw new UnreadableFile("This archive is not a travel pass that we can read.");
  const found: Found[] = [];
  for (const one of inner) {
    const { pass: text } = await openArchive(one);
    if (text) found.push(reservationsOf(parse(text)));
  }
  return together(found);
}
