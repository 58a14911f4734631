import { roundUpToShares } from "#app/shared/money";
import { formatDate } from "#app/shared/format";
import { hashText, seededRng } from "#app/shared/rng";
import type { Board, Cancellation, HotelOffer, HotelQuery } from "#app/modules/inventory/offers/hotel";
import type { SearchAnswer } from "#app/modules/inventory/offers/offer";
import type { AskOptions, HotelProvider } from "#app/modules/inventory/search/ports";
import { priceConfidence } from "#app/modules/inventory/prices/price-confidence";
import { breakfastUsd, roomNightUsd, staySeasonFactor } from "#app/modules/inventory/prices/stay-prices";
import { stayProperties, type StayProperty } from "#app/modules/inventory/prices/stay-properties";
import { dateText, dayNumber } from "#app/modules/inventory/network/zone-clock";

/** One way a property sells its rooms. */
interface Rate {
  key: "saver" | "flexible" | "larger" | "family";
  roomType: string;
  roomClass: 1 | 2 | 3;
  board: Board;
  isFlexible: boolean;
  /** Of the price of its standard room. */
  factor: number;
  sleeps: number;
}

interface Stay {
  query: HotelQuery;
  /** Evenings, days since 1970. */
  nights: number[];
  today: number;
  guests: number;
}

/** How far prices stray from day to day of the search, as a share. */
const DAY_STRAY = 0.01;
/** A double room for one. */
const SINGLE_FACTOR = 0.9;
/** A child's breakfast. */
const CHILD_MEAL = 0.5;
/** Streets are longer than the straight line, and people walk at 4.8 km/h. */
const WALK = { detour: 1.3, kmPerHour: 4.8 } as const;
/** Beyond these one rides. */
const RIDE = { fromMinutes: 30, byRoadFromKm: 20 } as const;

/**
 * The built-in stays: houses that do not exist, in real streets, at the price level of the place. Deterministic for the
 * same query; every name and every offer says that it is a sandbox.
 */
export class SandboxHotels implements HotelProvider {
  readonly holdsPrices = true;

  /**
   * One to four rates of 40 to 70 properties; none when the arrival is past or the departure does not come after it.
   * @throws RangeError for a date that does not exist or an empty party
   */
  async search(query: HotelQuery, signal?: AbortSignal): Promise<SearchAnswer<HotelOffer>> {
    signal?.throwIfAborted();
    const guests = query.adults + query.children;
    if (guests < 1) throw new RangeError("A hotel search needs at least one guest.");
    const [checkIn, checkOut, today] = [dayNumber(query.checkIn), dayNumber(query.checkOut), dayNumber(query.today)];
    if (checkIn < today || checkOut <= checkIn) return { offers: [], missing: [] };
    const stay: Stay = {
      query,
      nights: Array.from({ length: checkOut - checkIn }, (_, index) => checkIn + index),
      today,
      guests,
    };
    const offers = stayProperties(query.destination)
      .flatMap((property) => ratesOf(property, stay).map((rate) => toOffer(property, rate, stay)))
      .sort((a, b) => a.totalMinor - b.totalMinor || (a.id < b.id ? -1 : 1));
    return { offers, missing: [] };
  }

  async getOffer(
    query: HotelQuery,
    offerId: string,
    { signal }: AskOptions<HotelOffer> = {},
  ): Promise<HotelOffer | undefined> {
    const { offers } = await this.search(query, signal);
    return offers.find((offer) => offer.id === offerId);
  }
}

function ratesOf({ kind, stars, hasFamilyRoom }: StayProperty, { guests }: Stay): Rate[] {
  const [standard, larger] = ROOMS[kind];
  const board: Board = kind === "hostel" || kind === "apartment" ? "room only" : "breakfast included";
  const rates: Rate[] = [
    { key: "saver", roomType: standard, roomClass: 1, board: "room only", isFlexible: false, factor: 0.92, sleeps: 2 },
    { key: "flexible", roomType: standard, roomClass: 1, board, isFlexible: true, factor: 1, sleeps: 2 },
  ];
  if (larger !== undefined) {
    const isSuite = stars === 5;
    rates.push({
      key: "larger",
      roomType: isSuite ? "Suite" : larger,
      roomClass: isSuite ? 3 : 2,
      board,
      isFlexible: true,
      factor: isSuite ? 1.7 : 1.32,
      sleeps: 2,
    });
  }
  if (hasFamilyRoom && guests >= 3) {
    const roomType = kind === "apartment" ? "Two-bedroom apartment" : "Family room for four";
    rates.push({ key: "family", roomType, roomClass: 3, board, isFlexible: true, factor: 1.6, sleeps: 4 });
  }
  return rates;
}

/** Standard and larger room of a kind of property. */
const ROOMS: Record<StayProperty["kind"], readonly [string, string?]> = {
  hostel: ["Private room, shared bathroom"],
  guesthouse: ["Double room"],
  apartment: ["Studio", "One-bedroom apartment"],
  hotel: ["Double room", "Superior double room"],
  "boutique hotel": ["Double room", "Junior suite"],
  "grand hotel": ["Deluxe double room", "Suite"],
};

function toOffer(property: StayProperty, rate: Rate, stay: Stay): HotelOffer {
  const { query, nights, today, guests } = stay;
  const rooms = Math.ceil(guests / rate.sleeps);
  const daysAhead = (nights[0] as number) - today;
  const nightsMinor = nights.reduce((sum, night) => sum + nightMinor(property, rate, stay, rooms, night, daysAhead), 0);
  // Divides among the guests: what a card shows is what is charged.
  const totalMinor = roundUpToShares(nightsMinor, guests);
  const walkToCentreMinutes = Math.max(1, Math.round(((property.centreKm * WALK.detour) / WALK.kmPerHour) * 60));
  const season =
    nights.reduce((sum, night) => sum + staySeasonFactor(query.destination.costs, night), 0) / nights.length;
  const ride = rideToCentre(property.centreKm, walkToCentreMinutes);
  return {
    id: `${property.id}.${query.checkIn}.${query.checkOut}.${rate.key}`,
    propertyId: property.id,
    provider: "sandbox",
    isSandbox: true,
    name: property.name,
    kind: property.kind,
    neighbourhood: property.neighbourhood,
    address: property.address,
    lat: property.lat,
    lon: property.lon,
    stars: property.stars,
    rating: null,
    amenities: property.amenities,
    roomType: rate.roomType,
    roomClass: rate.roomClass,
    board: rate.board,
    guests,
    rooms,
    checkIn: query.checkIn,
    checkOut: query.checkOut,
    checkInTime: property.checkInTime,
    checkOutTime: property.checkOutTime,
    nights: nights.length,
    totalMinor,
    perNightMinor: Math.round(totalMinor / nights.length),
    currency: "USD",
    cancellation: cancellationOf(property, rate, stay),
    walkToCentreMinutes,
    ...ride,
    priceConfidence: priceConfidence({ daysAhead, seasonality: season, stops: 0 }),
  };
}

/** One night of all rooms with breakfast where included, in cents, rounded to whole dollars a room. */
function nightMinor(
  property: StayProperty,
  rate: Rate,
  stay: Stay,
  rooms: number,
  night: number,
  daysAhead: number,
): number {
  const { adults, children, destination, today } = stay.query;
  const { stars, kind, centreKm } = property;
  const drift = 1 + (seededRng(hashText(`${property.id} ${today}`))() * 2 - 1) * DAY_STRAY;
  const usd =
    roomNightUsd({ costs: destination.costs, stars, kind, centreKm, night, daysAhead }) *
    property.stray *
    drift *
    rate.factor;
  const room = Math.round(usd * (stay.guests === 1 ? SINGLE_FACTOR : 1)) * 100;
  const breakfast =
    rate.board === "room only"
      ? 0
      : Math.round(breakfastUsd(destination.costs, stars) * (adults + children * CHILD_MEAL)) * 100;
  return room * rooms + breakfast;
}

function cancellationOf(property: StayProperty, rate: Rate, stay: Stay): Cancellation {
  if (!rate.isFlexible) return { text: "Not refundable" };
  const last = (stay.nights[0] as number) - property.cancelDays;
  if (last < stay.today) return { text: "Too close to arrival to cancel free of charge" };
  const freeUntil = dateText(last);
  return { freeUntil, text: `Free to cancel until ${formatDate(freeUntil)}` };
}

/** How to reach the centre when it is no walk: a bus or taxi in town, the road in the country. */
function rideToCentre(km: number, walkMinutes: number): Pick<HotelOffer, "transit" | "straightKm"> {
  if (walkMinutes <= RIDE.fromMinutes) return {};
  if (km > RIDE.byRoadFromKm) return { straightKm: Math.round(km) };
  return { transit: `About ${Math.round((10 + km * 2.6) / 5) * 5} minutes by taxi or public transport to the centre` };
}
