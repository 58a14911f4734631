import { SIMULATED_FARES, SIMULATED_STAYS } from "#app/config/reality-words";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { toFlightCard } from "#app/modules/inventory/curation/flight-card";
import type { FlightCard } from "#app/modules/inventory/curation/flight-card";
import { toHotelCard } from "#app/modules/inventory/curation/hotel-card";
import type { HotelCard } from "#app/modules/inventory/curation/hotel-card";
import type { Curated } from "#app/modules/inventory/offers/curated";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import type { Units } from "#app/shared/units";
import { flightOptions, hotelOptions } from "./offers.server";
import type { OfferOptions } from "./offers.server";
import { takePage } from "./paging";
import type { Paging } from "./paging";
import { pickFlight, pickHotel } from "./planner.server";
import { readerOf } from "./price-display.server";
import { summarise } from "./trip-summary";

export interface Offered {
  id: string;
  isSandbox: boolean;
}

/** The differences between the step of the flights and that of the stays. */
export interface OfferStep<Offer extends Offered, Card> {
  step: "flights" | "hotels";
  next: "hotels" | "checkout";
  /** Said when the form is sent without a choice. */
  noneChosen: string;
  /** Said of offers that nobody can buy. */
  simulatedNote: string;
  search(ctx: Ctx, trip: Trip): Promise<OfferOptions<Offer>>;
  /** The price for the whole party, in US cents. */
  priceOf(offer: Offer): number;
  toCard(offer: Offer, curated: Curated<Offer> | undefined, units: Units): Card;
  chosen(trip: Trip): Offer | undefined;
  pick(ctx: Ctx, trip: Trip, holder: TripHolder, offerId: string, basis: Basis): Promise<Trip>;
}

export const FLIGHT_STEP: OfferStep<FlightOffer, FlightCard> = {
  step: "flights",
  next: "hotels",
  noneChosen: "Choose one of the flights",
  simulatedNote: SIMULATED_FARES,
  search: flightOptions,
  priceOf: (offer) => offer.priceMinor,
  toCard: toFlightCard,
  chosen: (trip) => trip.flight?.offer,
  pick: pickFlight,
};

export const HOTEL_STEP: OfferStep<HotelOffer, HotelCard> = {
  step: "hotels",
  next: "checkout",
  noneChosen: "Choose one of the stays",
  simulatedNote: SIMULATED_STAYS,
  search: hotelOptions,
  priceOf: (offer) => offer.totalMinor,
  toCard: toHotelCard,
  chosen: (trip) => trip.hotel?.offer,
  pick: pickHotel,
};

/** The few offers worth showing, or a page of all (CHECKLIST PLAN-14). */
export async function offersPage<Offer extends Offered, Card>(
  ctx: Ctx,
  trip: Trip,
  userId: string | undefined,
  offers: OfferStep<Offer, Card>,
  { isAll, page }: Paging,
) {
  const [options, { units, display }] = await Promise.all([offers.search(ctx, trip), readerOf(userId)]);
  const summary = summarise(trip, findDestination(trip.destination.slug ?? ""), listDestinations());
  const paged = isAll ? takePage(options.all, page) : undefined;
  const listed = paged ? paged.items : options.shown.map((one) => one.offer);
  return {
    kind: "offers" as const,
    slug: trip.destination.slug,
    summary,
    cards: paged
      ? paged.items.map((offer) => offers.toCard(offer, undefined, units))
      : options.shown.map((one) => offers.toCard(one.offer, one, units)),
    totalsMinor: listed.map((offer) => offers.priceOf(offer)),
    /** The same order as the cards; empty where dollars are enough. */
    abouts: display ? listed.map((offer) => display.about(offers.priceOf(offer))) : [],
    rate: display?.rate ?? null,
    rateNote: display?.note ?? null,
    searched: options.searched,
    advice: isAll ? null : (options.advice ?? null),
    missing: options.missing,
    simulatedNote: options.all.every(({ isSandbox }) => isSandbox) ? offers.simulatedNote : null,
    isAll,
    page: paged?.page ?? 1,
    pages: paged?.pages ?? 1,
    chosenId: offers.chosen(trip)?.id ?? null,
  };
}
