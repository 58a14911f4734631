import { mainAirline, sharesOf, type FlightLeg, type FlightOffer } from "./flight";
import type { HotelOffer } from "./hotel";
import { SANDBOX_FLIGHT_LABEL, SANDBOX_HOTEL_LABEL } from "./offer";

/** One direction of a round trip as the documents write it (CHECKLIST ENT-15). */
interface FlightDto {
  airline: string;
  flightNumber: string;
  departure: { time: string; airport: string };
  arrival: { time: string; airport: string };
  /** Minutes. */
  duration: number;
  stops: number;
  cabinClass: string;
  /**
   * Half of the one fare of the round trip, for the whole party, in US dollars; both add up to it, to the cent. All of it
   * where one direction is flown.
   */
  price: number;
  /** Present while the fare is simulated. */
  label?: string;
}

/** A stay as the documents write it (CHECKLIST ENT-16). */
export interface HotelDto {
  name: string;
  address: string;
  /** The hotel's class, 1 to 5; never a score given by guests; null where it is not known. */
  rating: number | null;
  ratingKind: "hotel class";
  checkIn: string;
  checkOut: string;
  roomType: string;
  guests: number;
  amenities: string[];
  nights: number;
  /** US dollars. */
  totalPrice: number;
  pricePerNight: number;
  /** Present while the stay is simulated. */
  label?: string;
}

/** The directions of an offer as the documents write them; one that is not flown is missing. */
export interface FlightDtos {
  departure?: FlightDto;
  return?: FlightDto;
  /** US dollars. */
  fare: number;
}

/**
 * The outbound direction and the way home. Both are sold at one fare for the whole party, which is said once; of a round
 * trip each direction carries half of it, the way out the odd cent. Times are local, without a zone.
 */
export function toFlightDtos(offer: FlightOffer): FlightDtos {
  const { outbound, inbound, priceMinor } = offer;
  const shares = sharesOf(offer);
  return {
    ...(outbound && { departure: toFlightDto(offer, outbound, shares.outMinor) }),
    ...(inbound && { return: toFlightDto(offer, inbound, shares.homeMinor) }),
    fare: priceMinor / 100,
  };
}

function toFlightDto(offer: FlightOffer, leg: FlightLeg, priceMinor: number): FlightDto {
  return {
    airline: mainAirline(leg).airlineName,
    flightNumber: leg.segments.map((segment) => segment.flightNumber).join(", "),
    departure: { time: leg.departLocal, airport: leg.from },
    arrival: { time: leg.arriveLocal, airport: leg.to },
    duration: leg.durationMinutes,
    stops: leg.stops,
    cabinClass: offer.cabin,
    price: priceMinor / 100,
    ...(offer.isSandbox ? { label: SANDBOX_FLIGHT_LABEL } : {}),
  };
}

export function toHotelDto(offer: HotelOffer): HotelDto {
  return {
    name: offer.name,
    address: offer.address,
    rating: offer.stars ?? null,
    ratingKind: "hotel class",
    checkIn: offer.checkIn,
    checkOut: offer.checkOut,
    roomType: offer.roomType,
    guests: offer.guests,
    amenities: [...offer.amenities],
    nights: offer.nights,
    totalPrice: offer.totalMinor / 100,
    pricePerNight: offer.perNightMinor / 100,
    ...(offer.isSandbox ? { label: SANDBOX_HOTEL_LABEL } : {}),
  };
}
