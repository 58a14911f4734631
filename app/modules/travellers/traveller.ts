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
  /** Of a child, on the last day of the trip, where it was asked. */
  age?: number;
}

/** One of the party with the names as they were typed; a ticket may spell them otherwise. */
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

/** What a seat is called: "Adult 2", "Child of 7". */
export function seatName({ id, kind, age }: Seat, isOnly: boolean): string {
  if (kind === "child") return age === undefined ? `Child ${id.slice(6)}` : age === 0 ? "Baby" : `Child of ${age}`;
  return isOnly ? "Traveller" : `Adult ${id.slice(6)}`;
}

/** What a trip wants to know of who travels: nothing where all of it is booked at once. */
export type Asked = "none" | "passport";

/** The offers decide; of a sealed trip nobody may see them, so that everything is asked where anything is. */
export function askedBy(trip: Pick<Trip, "flight" | "hotel" | "seal">, real: WhatIsReal): Asked | undefined {
  if (trip.seal) return asksTravellers(real) ? "passport" : undefined;
  if (!trip.flight?.offer.source && !trip.hotel?.offer.source) return undefined;
  return trip.flight?.offer.source?.documents ?? "none";
}

/** Somebody as anybody else may see them. */
export interface MaskedTraveller {
  /** "Ada L." */
  name: string;
  /** "born in 1990, passport ending in 123" */
  details: string;
}

/** What is shown of somebody: enough to tell who it is, not enough to be them. */
export function maskTraveller({ givenName, familyName, bornOn, document }: Traveller): MaskedTraveller {
  const first = givenName.split(" ")[0] ?? "";
  const passport = document ? `, passport ending in ${document.number.slice(-3)}` : "";
  return { name: `${first} ${[...familyName][0] ?? ""}.`, details: `born in ${bornOn.slice(0, 4)}${passport}` };
}

/** What the owner of a trip sees of a companion: the initials, and no more. */
export function initialsOf({ givenName, familyName }: Pick<Traveller, "givenName" | "familyName">): string {
  return [givenName, familyName].map((name) => `${[...name][0] ?? ""}.`).join(" ");
}

/** What is shown of how a party is reached. */
export function maskContact({ email, phone }: Contact): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}, phone ending in ${phone.slice(-2)}`;
}

/** As it is ordered: with the names as the ticket has them. @param asked a document that nobody asks for is not passed on */
export function toOrder({ document, ...traveller }: Traveller, asked: Asked): OrderTraveller {
  return {
    ...traveller,
    givenName: ticketName(traveller.givenName),
    familyName: ticketName(traveller.familyName),
    ...(asked === "passport" && document && { document }),
  };
}
