import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import type { IsoDate, OfferCurrency, OfferSource, ProviderName, SourcePrice } from "./offer";

export const STAY_KINDS = ["hostel", "guesthouse", "apartment", "hotel", "boutique hotel", "grand hotel"] as const;
export type StayKind = (typeof STAY_KINDS)[number];

export const BOARDS = ["room only", "breakfast included", "half board", "full board", "all inclusive"] as const;
export type Board = (typeof BOARDS)[number];

/** Official-style hotel class, one to five. It is a class, never a score given by guests. */
export type HotelClass = 1 | 2 | 3 | 4 | 5;

export interface Cancellation {
  /** Last local date on which cancelling costs nothing; absent when it never was or no longer is free. */
  freeUntil?: IsoDate;
  /** The rule in plain words. */
  text: string;
  /**
   * The refunds, each with the instant until which it is given, the earliest first, where the source says it. UTC ISO
   * instants.
   */
  steps?: { before: string; back: SourcePrice }[];
}

/** A priced stay for the whole party. Optional fields are left out where the source does not tell them. */
export interface HotelOffer {
  /** Names the property, room and rate, not the price. */
  id: string;
  /** The same for every room and rate of one property. */
  propertyId: string;
  provider: ProviderName;
  name: string;
  kind?: StayKind;
  neighbourhood?: string;
  /** One line: street and number, part of town, city. */
  address: string;
  lat: number;
  lon: number;
  stars?: HotelClass;
  /** Mean score of its guests, out of ten. Guest ratings are not invented, so the sandbox has none. */
  rating: number | null;
  /** Short phrases. */
  amenities: string[];
  roomType: string;
  /** 1 standard, 2 larger, 3 suite or family room. */
  roomClass?: 1 | 2 | 3;
  board?: Board;
  guests: number;
  rooms: number;
  checkIn: IsoDate;
  checkOut: IsoDate;
  /** Local wall clock, `HH:mm`. */
  checkInTime?: string;
  checkOutTime?: string;
  nights: number;
  /** All rooms, all nights, in cents. */
  totalMinor: number;
  /** All rooms, the mean night, in cents, rounded. */
  perNightMinor: number;
  currency: OfferCurrency;
  cancellation: Cancellation;
  /** The amount that the party pays on the spot besides, such as a city tax. */
  dueOnArrival?: SourcePrice;
  /** Terms of the rate that have to be shown before it is booked. */
  conditions?: { title: string; text: string }[];
  walkToCentreMinutes: number;
  /** How to reach the centre when it is too far to walk and not far out in the country. */
  transit?: string;
  /** Kilometres to the centre by the straight line, for a stay far out in the country. */
  straightKm?: number;
  /** 0 to 1: how steady the price is likely to stay until arrival. See price-confidence.ts. */
  priceConfidence?: number;
  /** True of the built-in inventory, whose properties do not exist; pages must say so. */
  isSandbox: boolean;
  /** Of an offer that is booked after its payment and apart from it. */
  source?: OfferSource;
}

/** The facts of a destination that a hotel search needs. */
export type HotelDestination = Pick<
  DestinationSource,
  "slug" | "name" | "country" | "lat" | "lon" | "costs" | "neighbourhoods"
>;

export interface HotelQuery {
  destination: HotelDestination;
  checkIn: IsoDate;
  checkOut: IsoDate;
  adults: number;
  /** Guests aged 0 to 11. */
  children: number;
  /** In the order in which they were told; needed by sources that price by age. */
  childAges?: number[];
  /** The day of the search; prices depend on the days ahead. */
  today: IsoDate;
}
