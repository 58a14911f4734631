import { formatCount, formatShortDate } from "#app/shared/format";
import { formatDistanceKm } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { Curated } from "../offers/curated";
import type { HotelClass, HotelOffer, StayKind } from "../offers/hotel";
import { pricedInWords, stayTerms } from "../offers/offer-terms";
import { plainStayName } from "../offers/stay-names";

/** Longer walks are not worth naming. */
const LONGEST_WALK_MINUTES = 45;

/** A stay as its card prints it. */
export interface HotelCard {
  id: string;
  name: string;
  /** Its name without the mark of the sandbox, which stands beside it. */
  plainName: string;
  isSandbox: boolean;
  kind?: StayKind;
  stars?: HotelClass;
  /** Part of town, where it is known. */
  place?: string;
  address: string;
  /** "Hotel, rated 8.4 out of 10 by guests", or what is known of it beside its stars. */
  house: string;
  room: string;
  dates: string[];
  toCentre: string;
  lat: number;
  lon: number;
  amenities: string[];
  cancellation: string;
  /** Facts to know before booking it. */
  terms: string[];
  nights: number;
  totalMinor: number;
  perNightMinor: number;
  currency: string;
  label?: string;
  reason?: string;
  tier?: string;
}

function wayToCentre({ walkToCentreMinutes, straightKm, transit }: HotelOffer, units: Units): string {
  if (walkToCentreMinutes <= LONGEST_WALK_MINUTES)
    return `${formatCount(walkToCentreMinutes, "minute")} on foot to the centre`;
  if (straightKm !== undefined) return `${formatDistanceKm(straightKm, units)} from the centre in a straight line`;
  return transit ?? "Outside the centre";
}

/** "Hotel, rated 8.4 out of 10 by guests"; a plain "Stay" where nothing of it is known. */
function houseInWords({ kind, rating }: HotelOffer): string {
  const house = kind ?? "stay";
  const words = house.charAt(0).toUpperCase() + house.slice(1);
  return rating === null ? words : `${words}, rated ${rating} out of 10 by guests`;
}

/** "2 × Double room, breakfast included" */
export function roomInWords({ rooms, roomType, board }: Pick<HotelOffer, "rooms" | "roomType" | "board">): string {
  return `${rooms > 1 ? `${rooms} × ` : ""}${roomType}${board ? `, ${board}` : ""}`;
}

function after(word: string, time: string | undefined): string {
  return time ? `${word} ${time}` : "";
}

/** The words on a stay's card, with the reason it is shown for. */
export function toHotelCard(
  offer: HotelOffer,
  curated?: Pick<Curated<HotelOffer>, "label" | "reason" | "tier">,
  units: Units = "metric",
): HotelCard {
  return {
    id: offer.id,
    name: offer.name,
    plainName: plainStayName(offer.name),
    isSandbox: offer.isSandbox,
    kind: offer.kind,
    stars: offer.stars,
    place: offer.neighbourhood,
    address: offer.address,
    house: houseInWords(offer),
    room: roomInWords(offer),
    dates: [
      `check in ${formatShortDate(offer.checkIn)}${after(" from", offer.checkInTime)}`,
      `check out ${formatShortDate(offer.checkOut)}${after(" until", offer.checkOutTime)}`,
    ],
    toCentre: wayToCentre(offer, units),
    lat: offer.lat,
    lon: offer.lon,
    amenities: offer.amenities.slice(0, 4),
    cancellation: offer.cancellation.text,
    terms: [...stayTerms(offer), pricedInWords(offer, "hotel")].flatMap((line) => line ?? []),
    nights: offer.nights,
    totalMinor: offer.totalMinor,
    perNightMinor: offer.perNightMinor,
    currency: offer.currency,
    label: curated?.label,
    reason: curated?.reason,
    tier: curated?.tier,
  };
}
