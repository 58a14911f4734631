/** Where an offer came from. The sandbox is built in; the others are reached through the same ports. */
export const PROVIDERS = ["sandbox", "amadeus", "duffel"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Every offer is priced in US dollars; other currencies are a matter of display. */
export type OfferCurrency = "USD";

/** A calendar date, `YYYY-MM-DD`, in the local time of the place it speaks of. */
export type IsoDate = string;

/** IATA code of an airport, three capital letters. */
export type Iata = string;

/** Shown beside every flight of the built-in inventory, so that nobody takes it for a live price. */
export const SANDBOX_FLIGHT_LABEL = "Simulated fare";

/** Shown beside every hotel of the built-in inventory; the property does not exist. */
export const SANDBOX_HOTEL_LABEL = "Simulated stay";
