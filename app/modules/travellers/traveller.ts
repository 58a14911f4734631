import { asksTravellers } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import type { OrderContact, OrderTraveller, Title } from "#app/modules/inventory/search/order-source";
import { TITLES } from "#app/modules/inventory/search/order-source";
import type { Trip } from "#app/modules/trips/trip/trip";
import { ticketName } from "./latin-name";

/** A place in the party of a trip: "adult-1", "child-2". */
export interface Seat {
  id: string;
  kind: "adult" | "child";
  /** A child's age on the last day of the trip, where it was asked for. */
  age?: number;
}

/** A traveller of the party with the names as they were typed; a ticket may spell them differently. */
export type Traveller = OrderTraveller;
export type Contact = OrderContact;

export const TITLE_WORDS: Record<Title, string> = { mr: "Mr", ms: "Ms", mrs: "Mrs", miss: "Miss", dr: "Dr" };
export { TITLES };

/** The seats of a party: adults first, then children in the order of their ages in the search. */
export function seatsOf({ adults, children, childAges }: Pick<Trip, "adults" | "children" | "childAges">): Seat[] {
  const seats = (kind: Seat["kind"], count: number): Seat[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      ...(kind === "child" && childAges?.[index] !== undefined && { age: childAges[index] }),
    }));
  return [...seats("adult", adults), ...seats("child", children)];
}

/** The name of a seat: "Adult 2", "Child of 7". */
export function seatName({ id, kind, age }: Seat, isOnly: boolean): string {
  if (kind === "child") return age === undefined ? `Child ${id.slice(6)}` : age === 0 ? "Baby" : `Child of ${age}`;
  return isOnly ? "Traveller" : `Adult ${id.slice(6)}`;
}

/** The details that a trip asks of its travellers: none where all of it is booked at once. */
export type Asked = "none" | "passport";

/**
 * The offers decide. The travellers of a sealed trip must not see its offers, so they are asked for everything where
 * any offer needs it.
 */
export function askedBy(trip: Pick<Trip, "flight" | "hotel" | "seal">, real: WhatIsReal): Asked | undefined {
  if (trip.seal) return asksTravellers(real) ? "passport" : undefined;
  if (!trip.flight?.offer.source && !trip.hotel?.offer.source) return undefined;
  return trip.flight?.offer.source?.documents ?? "none";
}

/** A traveller as other people may see them. */
export interface MaskedTraveller {
  /** "Ada L." */
  name: string;
  /** "born in 1990, passport ending in 123" */
  details: string;
}

/** The shown part of a traveller's details: enough to recognise the person, not enough to impersonate them. */
export function maskTraveller({ givenName, familyName, bornOn, document }: Traveller): MaskedTraveller {
  const first = givenName.split(" ")[0] ?? "";
  const passport = document ? `, passport ending in ${document.number.slice(-3)}` : "";
  return { name: `${first} ${[...familyName][0] ?? ""}.`, details: `born in ${bornOn.slice(0, 4)}${passport}` };
}

/** The owner's view of a companion: the initials, and no more. */
export function initialsOf({ givenName, familyName }: Pick<Traveller, "givenName" | "familyName">): string {
  return [givenName, familyName].map((name) => `${[...name][0] ?? ""}.`).join(" ");
}

/** The shown part of a party's contact. */
export function maskContact({ email, phone }: Contact): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}, phone ending in ${phone.slice(-2)}`;
}

/**
 * A traveller as an order needs them: with the names as on the ticket. @param asked a document that the order does not
 * need is not passed on
 */
export function toOrder({ document, ...traveller }: Traveller, asked: Asked): OrderTraveller {
  return {
    ...traveller,
    givenName: ticketName(traveller.givenName),
    familyName: ticketName(traveller.familyName),
    ...(asked === "passport" && document && { document }),
  };
}
