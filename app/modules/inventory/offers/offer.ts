/** Where an offer came from. The sandbox is built in; the others are reached through the same ports. */
export const PROVIDERS = ["sandbox", "amadeus", "duffel"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Every offer is priced in US dollars; other currencies are a matter of display. */
export type OfferCurrency = "USD";

/** A calendar date, `YYYY-MM-DD`, in the local time of the place it speaks of. */
export type IsoDate = string;

/** IATA code of an airport, three capital letters. */
export type Iata = string;

/** An amount as its source writes it: decimal text in the currency of our account there. */
export interface SourcePrice {
  amount: string;
  currency: string;
}

/** The source's details of an offer that is ordered apart; an offer that is booked at once has none. */
export interface OfferSource {
  /** How the source names it; lives as long as the offer. */
  ref: string;
  /** The search that it came from: a source may sell one offer of a search only. */
  requestRef?: string;
  /** Whether that search was made for this trip alone; only such an offer is ordered. */
  isOwn: boolean;
  /** How the source names the party: adults first, then children in the order of their ages. Empty for a stay. */
  travellerRefs: string[];
  /** The price that the product pays for it there. */
  price: SourcePrice;
  /** UTC ISO instants: until when it may be ordered, and when it was asked for. */
  expiresAt: string;
  askedAt: string;
  /** Present where the source reserves it unpaid, with its deadlines as far as it says. UTC ISO instants. */
  hold?: { payBy?: string; priceUntil?: string };
  /** Whether every traveller has to show a passport. */
  documents: "none" | "passport";
}

/** The offers that a search found, and in words the sources that did not answer in time. */
export interface SearchAnswer<Offer> {
  /** Cheapest first; empty where nothing is for sale. */
  offers: Offer[];
  missing: string[];
}

/** Shown beside every flight of the built-in inventory, so that it is not taken for a live price. */
export const SANDBOX_FLIGHT_LABEL = "Simulated fare";

/** Shown beside every hotel of the built-in inventory; the property does not exist. */
export const SANDBOX_HOTEL_LABEL = "Simulated stay";
