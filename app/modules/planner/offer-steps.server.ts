import { SIMULATED_FARES, SIMULATED_STAYS } from "#app/config/reality-words";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { toFlightCard } from "#app/modules/inventory/curation/flight-card";
import type { FlightCard } from "#app/modules/inventory/curation/flight-card";
import { toHotelCard } from "#app/modules/inventory/curation/hotel-card";
import type { HotelCard } from "#app/modules/inventory/curation/hotel-card";
import { flightListing } from "#app/modules/inventory/listing/flight-listing";
import { listOffers } from "#app/modules/inventory/listing/offer-listing";
import type { ListForm, ListingRules } from "#app/modules/inventory/listing/offer-listing";
import { stayListing } from "#app/modules/inventory/listing/stay-listing";
import type { Curated } from "#app/modules/inventory/offers/curated";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import { findTicketHome } from "#app/modules/trips/store/longer-trip.server";
import { travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import type { Point } from "#app/shared/geo";
import type { Units } from "#app/shared/units";
import { hasNearDays, nearDays } from "./offers/near-days.server";
import type { NearDaysPart } from "./offers/near-days";
import type { TicketKind, TicketPart } from "./offers/one-ticket";
import { flightStepOptions } from "./offers/ticket-options.server";
import type { FlightStepOptions } from "./offers/ticket-options.server";
import { doorWordsOf, flightEndsOf, hotelOptions } from "./offers.server";
import type { OfferOptions } from "./offers.server";
import { takePage } from "./offers/paging";
import type { Paging } from "./offers/paging";
import { pickFlight, pickHotel } from "./planner.server";
import { readerOf } from "./price-display.server";
import { summarise } from "./trip-summary";

export interface Offered {
  id: string;
  isSandbox: boolean;
}

/** The differences between the step of the flights and that of the stays. */
export interface OfferStep<Offer extends Offered, Card, Options extends OfferOptions<Offer> = OfferOptions<Offer>> {
  step: "flights" | "hotels";
  next: "hotels" | "checkout";
  /** Said when the form is sent without a choice. */
  noneChosen: string;
  /** Said of offers that nobody can buy. */
  simulatedNote: string;
  search(ctx: Ctx, trip: Trip, holder: TripHolder, params: URLSearchParams): Promise<Options>;
  /** The price for the whole party, in US cents. */
  priceOf(offer: Offer): number;
  /** The filters and orders of the list of all. */
  listing(trip: Trip, options: Options): ListingRules<Offer>;
  /** Makes the card of an offer. */
  cards(trip: Trip, options: Options, units: Units): (offer: Offer, curated?: Curated<Offer>) => Card;
  /** Whether the way home of a longer trip is on the same ticket, in words. */
  ticket?(options: Options): TicketPart | undefined;
  /** The fares of nearby days; undefined where nobody tells them cheaply. */
  near?(ctx: Ctx, trip: Trip, isAsked: boolean): Promise<NearDaysPart> | undefined;
  /** Where it stands on the map; flights are on none. */
  pointOf?(offer: Offer): Point;
  chosen(trip: Trip): Offer | undefined;
  pick(ctx: Ctx, trip: Trip, holder: TripHolder, choice: SentChoice): Promise<Trip>;
}

/** A choice as its form was sent. */
interface SentChoice {
  offerId: string;
  basis: Basis;
  /** Of flights: the ticket that its page showed, where it showed one of two. */
  ticket?: TicketKind;
}

async function nearPart(ctx: Ctx, trip: Trip, isAsked: boolean): Promise<NearDaysPart> {
  return { isAsked, days: (isAsked && (await nearDays(ctx, trip))) || null };
}

export const FLIGHT_STEP: OfferStep<FlightOffer, FlightCard, FlightStepOptions> = {
  step: "flights",
  next: "hotels",
  noneChosen: "Choose one of the flights",
  simulatedNote: SIMULATED_FARES,
  search: flightStepOptions,
  priceOf: (offer) => offer.priceMinor,
  listing: (trip, { doors, home, ticket }) => ({
    ...flightListing(travellersOf(trip), doors, flightEndsOf(trip, home)),
    ...(ticket && { kept: { ticket: ticket.kind } }),
  }),
  cards(trip, { home }) {
    const ways = doorWordsOf(trip, home);
    return (offer, curated) => toFlightCard(offer, curated, ways);
  },
  ticket: ({ ticket }) => ticket,
  near: (ctx, trip, isAsked) => (hasNearDays(trip) ? nearPart(ctx, trip, isAsked) : undefined),
  chosen: (trip) => trip.flight?.offer,
  async pick(ctx, trip, holder, { offerId, basis, ticket }) {
    const found = ticket === "one" ? await findTicketHome(ctx, trip, holder) : undefined;
    return pickFlight(ctx, trip, holder, offerId, basis, { ticket: found });
  },
};

export const HOTEL_STEP: OfferStep<HotelOffer, HotelCard> = {
  step: "hotels",
  next: "checkout",
  noneChosen: "Choose one of the stays",
  simulatedNote: SIMULATED_STAYS,
  search: (ctx, trip) => hotelOptions(ctx, trip),
  priceOf: (offer) => offer.totalMinor,
  listing: (_, { all }) => stayListing(all),
  cards: (_, __, units) => (offer, curated) => toHotelCard(offer, curated, units),
  pointOf: ({ lat, lon }) => ({ lat, lon }),
  chosen: (trip) => trip.hotel?.offer,
  pick: (ctx, trip, holder, { offerId, basis }) => pickHotel(ctx, trip, holder, offerId, basis),
};

/** The few offers worth showing, or a page of all, filtered and ordered (CHECKLIST PLAN-14). */
export async function offersPage<Offer extends Offered, Card, Options extends OfferOptions<Offer>>(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  offers: OfferStep<Offer, Card, Options>,
  { isAll, page, params }: Paging,
) {
  const [options, { units, display }] = await Promise.all([
    offers.search(ctx, trip, holder, params),
    readerOf(holder.userId),
  ]);
  const summary = summarise(trip, findDestination(trip.destination.slug ?? ""), listDestinations());
  const list = isAll ? listOffers(options.all, offers.listing(trip, options), params) : undefined;
  const paged = list && takePage(list.offers, page);
  const listed = paged ? paged.items : options.shown.map((one) => one.offer);
  const toCard = offers.cards(trip, options, units);
  return {
    kind: "offers" as const,
    slug: trip.destination.slug,
    summary,
    cards: paged ? paged.items.map((offer) => toCard(offer)) : options.shown.map((one) => toCard(one.offer, one)),
    totalsMinor: listed.map((offer) => offers.priceOf(offer)),
    /** The same order as the cards; empty where dollars are enough. */
    abouts: display ? listed.map((offer) => display.about(offers.priceOf(offer))) : [],
    rate: display?.rate ?? null,
    rateNote: display?.note ?? null,
    searched: options.searched,
    advice: isAll ? null : (options.advice ?? null),
    missing: options.missing,
    ticket: offers.ticket?.(options) ?? null,
    near: (!isAll && (await offers.near?.(ctx, trip, params.has("near")))) || null,
    simulatedNote: options.all.every(({ isSandbox }) => isSandbox) ? offers.simulatedNote : null,
    list: list ? formOf(list) : null,
    others: list && paged && offers.pointOf ? othersOnMap(list.offers, paged.items, offers.pointOf) : [],
    page: paged?.page ?? 1,
    pages: paged?.pages ?? 1,
    chosenId: offers.chosen(trip)?.id ?? null,
  };
}

/** Dots of a map at most. */
const MOST_DOTS = 60;

/** The places of a list that a page of it does not show, each once. */
function othersOnMap<Offer>(all: readonly Offer[], page: readonly Offer[], pointOf: (offer: Offer) => Point): Point[] {
  const keyOf = ({ lat, lon }: Point): string => `${lat} ${lon}`;
  const shown = new Set(page.map((offer) => keyOf(pointOf(offer))));
  const others = new Map(all.map(pointOf).map((point) => [keyOf(point), point]));
  return [...others].flatMap(([key, point]) => (shown.has(key) ? [] : [point])).slice(0, MOST_DOTS);
}

/** The form of a list without its offers, of which a page shows a few. */
function formOf({ found, sort, sorts, groups, chosen, kept, search, clear, loosen }: ListForm): ListForm {
  return { found, sort, sorts, groups, chosen, kept, search, clear, loosen };
}
