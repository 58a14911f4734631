import { formatCount, formatShortDate } from "#app/shared/format";
import { formatDistanceKm } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { Curated } from "./curated";
import type { HotelOffer } from "./hotel";

/** Longer walks are not worth naming. */
const LONGEST_WALK_MINUTES = 45;

/** A stay as its card prints it. */
export interface HotelCard {
  id: string;
  name: string;
  place: string;
  address: string;
  stars: number;
  kind: string;
  room: string;
  dates: string;
  toCentre: string;
  lat: number;
  lon: number;
  amenities: string[];
  cancellation: string;
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
  if (straightKm !== undefined) return `${formatDistanceKm(straightKm, units)} from the centre by the straight line`;
  return transit ?? "Outside the centre";
}

/** What a card prints of a stay, with the reason it is shown for. */
export function toHotelCard(
  offer: HotelOffer,
  curated?: Pick<Curated<HotelOffer>, "label" | "reason" | "tier">,
  units: Units = "metric",
): HotelCard {
  return {
    id: offer.id,
    name: offer.name,
    place: offer.neighbourhood,
    address: offer.address,
    stars: offer.stars,
    kind: offer.kind,
    room: `${offer.rooms > 1 ? `${offer.rooms} × ` : ""}${offer.roomType}, ${offer.board}`,
    dates: `${formatShortDate(offer.checkIn)} from ${offer.checkInTime} to ${formatShortDate(offer.checkOut)} until ${offer.checkOutTime}`,
    toCentre: wayToCentre(offer, units),
    lat: offer.lat,
    lon: offer.lon,
    amenities: offer.amenities.slice(0, 4),
    cancellation: offer.cancellation.text,
    nights: offer.nights,
    totalMinor: offer.totalMinor,
    perNightMinor: offer.perNightMinor,
    currency: offer.currency,
    label: curated?.label,
    reason: curated?.reason,
    tier: curated?.tier,
  };
}
