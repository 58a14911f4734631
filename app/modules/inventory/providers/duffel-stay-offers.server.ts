import type {
  DuffelAccommodation,
  DuffelQuote,
  DuffelRate,
  DuffelSearchResult,
  DuffelTimeline,
} from "#app/integrations/duffel/stay-shapes";
import { nearestAirports } from "#app/modules/catalogue/places/airports.server";
import { cancellationTerms } from "#app/modules/inventory/prices/cancellation";
import type { Board, Cancellation, HotelClass, HotelOffer, HotelQuery } from "#app/modules/inventory/offers/hotel";
import { compareDecimals } from "#app/shared/decimal";
import { distanceKm } from "#app/shared/geo";
import { daysBetween } from "#app/shared/calendar";
import { toIso } from "./duffel-flight-offers.server";
import { soldFor } from "./duffel-prices.server";

const BOARD_OF: Readonly<Record<string, Board>> = {
  room_only: "room only",
  breakfast: "breakfast included",
  half_board: "half board",
  full_board: "full board",
  all_inclusive: "all inclusive",
};
/** Streets are longer than the straight line, and people walk at 4.8 km/h. */
const WALK = { detour: 1.3, kmPerHour: 4.8 } as const;
/** Beyond this one rides. */
const FAR_KM = 20;
const MOST_AMENITIES = 12;
/** A rate whose end is not told lives as long as flights do. */
const USUAL_LIFE_MS = 30 * 60_000;

/** The subject of a search. */
export interface StayAsked {
  query: HotelQuery;
  rooms: number;
  /** Where the clocks of the stay are read. */
  timeZone: string;
  isOwn: boolean;
  now: Date;
}

function addressOf({ location }: DuffelAccommodation): string {
  const { line_one: street, postal_code: code, city_name: city } = location?.address ?? {};
  const town = [code, city].filter(Boolean).join(" ");
  return [street, town].filter(Boolean).join(", ");
}

function classOf(rating: number | null | undefined): HotelClass | undefined {
  const whole = Math.floor(rating ?? 0);
  return whole >= 1 && whole <= 5 ? (whole as HotelClass) : undefined;
}

/** "15:00" of "15:00", "15:00:00" or "3 PM"; undefined for what is no time. */
function timeOf(text: string | null | undefined): string | undefined {
  return /^([01]?\d|2[0-3]):[0-5]\d/.exec(text ?? "")?.[0].padStart(5, "0");
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
}

function cancellationOf(
  timeline: DuffelTimeline,
  { total_amount: amount, total_currency: currency }: Pick<DuffelQuote, "total_amount" | "total_currency">,
  timeZone: string,
  now: Date,
): Cancellation {
  const steps = timeline.map(({ before, refund_amount: back, currency: backIn }) => ({
    before,
    back: { amount: back, currency: backIn ?? currency },
  }));
  return cancellationTerms(steps, { amount, currency }, timeZone, now);
}

/** Where the clocks of a place are read. */
export function timeZoneAt(lat: number, lon: number): string {
  return nearestAirports({ lat, lon }, 1)[0]?.timeZone ?? "UTC";
}

/**
 * The refund for cancelling by the quote of a room, which rules over its search result; undefined where it does not
 * say.
 */
export function quotedTerms(
  quote: DuffelQuote,
  { lat, lon, source }: Pick<HotelOffer, "lat" | "lon" | "source">,
  now: Date,
): Cancellation | undefined {
  const rates = (quote.accommodation?.rooms ?? []).flatMap((room) => room.rates);
  const rate = rates.find(({ id }) => id === source?.ref) ?? (rates.length === 1 ? rates[0] : undefined);
  const timeline = quote.cancellation_timeline ?? rate?.cancellation_timeline;
  return timeline ? cancellationOf(timeline, quote, timeZoneAt(lat, lon), now) : undefined;
}

/** How the rate differs from others of its room: its board and until when what comes back. */
function termsKey(rate: DuffelRate): string {
  const steps = (rate.cancellation_timeline ?? []).map(({ before, refund_amount: back }) =>
    compareDecimals(back, rate.total_amount) >= 0 ? `free${before.slice(0, 10)}` : before.slice(0, 10),
  );
  return steps.length > 0 ? steps.toSorted().join("_").slice(0, 80) : "final";
}

/** Whether our balance can pay it now: other rates want a card that we do not have. */
function isPayable({ available_payment_methods: methods }: DuffelRate): boolean {
  return !methods || methods.includes("balance");
}

/** How Duffel names a rate, what it takes itself, and until when it can be had. */
function sourceOf(result: DuffelSearchResult, rate: DuffelRate, { isOwn, now }: StayAsked): HotelOffer["source"] {
  const expiresAt = rate.expires_at ?? result.expires_at;
  return {
    ref: rate.id,
    requestRef: result.id,
    isOwn,
    travellerRefs: [],
    price: priceOf(rate),
    expiresAt: expiresAt ? toIso(expiresAt) : new Date(now.getTime() + USUAL_LIFE_MS).toISOString(),
    askedAt: now.toISOString(),
    documents: "none",
  };
}

const priceOf = (rate: DuffelRate) => ({ amount: rate.total_amount, currency: rate.total_currency });

/** The traits of a house, whichever of its rooms is taken. */
function houseOf(house: DuffelSearchResult["accommodation"]) {
  const stars = classOf(house.rating);
  const checkInTime = timeOf(house.check_in_information?.check_in_after_time);
  const checkOutTime = timeOf(house.check_in_information?.check_out_before_time);
  return {
    propertyId: house.id,
    name: house.name,
    address: addressOf(house),
    ...(stars && { stars }),
    rating: house.review_score ?? null,
    amenities: (house.amenities ?? []).flatMap(({ description }) => description ?? []).slice(0, MOST_AMENITIES),
    ...(checkInTime && { checkInTime }),
    ...(checkOutTime && { checkOutTime }),
  };
}

/** The terms of a rate: amounts held back, amounts due on arrival, and remarks. */
function termsOf(rate: DuffelRate, { timeZone, now }: StayAsked) {
  const conditions = (rate.conditions ?? []).flatMap(({ title, description }) =>
    description ? [{ title: title ?? "", text: description }] : [],
  );
  const { due_at_accommodation_amount: due, due_at_accommodation_currency: dueIn } = rate;
  return {
    cancellation: cancellationOf(rate.cancellation_timeline ?? [], rate, timeZone, now),
    ...(due && dueIn && { dueOnArrival: { amount: due, currency: dueIn } }),
    ...(conditions.length > 0 && { conditions }),
  };
}

function toOffer(
  result: DuffelSearchResult,
  roomName: string,
  rate: DuffelRate,
  asked: StayAsked,
): HotelOffer | undefined {
  const { query, rooms } = asked;
  const { accommodation: house } = result;
  const at = house.location?.geographic_coordinates;
  const guests = query.adults + query.children;
  const totalMinor = soldFor(priceOf(rate), guests);
  if (!at || totalMinor === undefined) return undefined;
  const km = distanceKm({ lat: at.latitude, lon: at.longitude }, query.destination);
  const board = BOARD_OF[rate.board_type ?? ""];
  const nights = daysBetween(query.checkIn, query.checkOut);
  return {
    id: [house.id, query.checkIn, query.checkOut, slug(roomName), slug(board ?? "board"), termsKey(rate)].join("."),
    provider: "duffel",
    isSandbox: false,
    ...houseOf(house),
    lat: at.latitude,
    lon: at.longitude,
    roomType: roomName,
    ...(board && { board }),
    guests,
    rooms,
    checkIn: query.checkIn,
    checkOut: query.checkOut,
    nights,
    totalMinor,
    perNightMinor: Math.round(totalMinor / nights),
    currency: "USD",
    ...termsOf(rate, asked),
    walkToCentreMinutes: Math.max(1, Math.round(((km * WALK.detour) / WALK.kmPerHour) * 60)),
    ...(km > FAR_KM && { straightKm: Math.round(km) }),
    source: sourceOf(result, rate, asked),
  };
}

/** Every room and rate of a house that we can sell; of those of one name the cheapest. */
export function toHotelOffers(result: DuffelSearchResult, asked: StayAsked): HotelOffer[] {
  const offers = new Map<string, HotelOffer>();
  for (const room of result.accommodation.rooms ?? [])
    for (const rate of room.rates.filter(isPayable)) {
      const offer = toOffer(result, room.name ?? rate.name ?? "Room", rate, asked);
      const same = offer && offers.get(offer.id);
      if (offer && (!same || offer.totalMinor < same.totalMinor)) offers.set(offer.id, offer);
    }
  return [...offers.values()];
}
