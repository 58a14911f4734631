import { hasFlights } from "#app/modules/elsewhere/own-flights";
import { placesOf } from "#app/modules/elsewhere/own-stay";
import type { OwnPrice } from "#app/modules/elsewhere/own-price";
import { roundUpToShares } from "#app/shared/money";
import { estimateOf, travellersOf } from "./trip";
import type { PriceLine, TripPrice, TripWithoutDays } from "./trip";
import { ownFlightsOf, ownStayOf } from "./trip-parts";

/** The price paid elsewhere for a part of a trip, as the traveller told it and in US cents. */
export interface OwnCost extends PriceLine {
  amountMinor: number;
  currency: string;
  rateDate: string;
}

/** The prices paid elsewhere for a trip, as far as the traveller told them. */
export function ownCostsOf(trip: TripWithoutDays): OwnCost[] {
  const travellers = travellersOf(trip);
  const cost = (category: PriceLine["category"], label: string, price: OwnPrice | undefined): OwnCost[] => {
    if (!price) return [];
    const { amountMinor, currency, rateDate } = price;
    // To the cent for each, as what is bought here, so that no page adds up to another sum.
    const totalMinor = roundUpToShares(price.usdMinor, travellers);
    const perTravellerMinor = totalMinor / travellers;
    return [{ category, label, totalMinor, perTravellerMinor, amountMinor, currency, rateDate }];
  };
  const stay = ownStayOf(trip);
  const flights = ownFlightsOf(trip);
  const ways = trip.between?.back ? "Getting there and on" : "Getting there and home";
  const label = flights && !hasFlights(flights) ? ways : "Flights";
  return [
    ...cost("flights", `${label}, booked elsewhere`, flights?.price),
    ...(stay ? placesOf(stay) : []).flatMap(({ name, price }) => cost("hotel", `${name}, booked elsewhere`, price)),
  ];
}

/** The whole cost of flights and stay of a trip: bought here, and booked elsewhere as far as its prices are told. */
export function costOf(trip: TripWithoutDays): TripPrice {
  const price = estimateOf(trip);
  const own: PriceLine[] = ownCostsOf(trip).map(({ category, label, totalMinor, perTravellerMinor }) => ({
    category,
    label,
    totalMinor,
    perTravellerMinor,
  }));
  if (own.length === 0) return price;
  const lines = [...price.lines.filter(({ category }) => category !== "budget"), ...own];
  const totalMinor = lines.reduce((sum, one) => sum + one.totalMinor, 0);
  return { ...price, lines, totalMinor, perTravellerMinor: totalMinor / travellersOf(trip) };
}

/** Whether anything of what flights and stay cost is known. */
export function isCostKnown(cost: TripPrice): boolean {
  return cost.lines.some(({ category }) => category !== "budget");
}

/** Whether each part that was booked elsewhere has its price. */
export function isAllCostKnown(trip: Pick<TripWithoutDays, "elsewhere">): boolean {
  const flights = ownFlightsOf(trip);
  const stay = ownStayOf(trip);
  return [flights, ...(stay ? placesOf(stay) : [])].every((part) => part === undefined || part.price !== undefined);
}
