import { real } from "#app/config/env.server";
import { RETENTION } from "#app/config/retention";
import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import type { OrderContact, OrderTraveller } from "#app/modules/inventory/search/order-source";
import { listCompanions } from "#app/modules/trips/party/companions.server";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { isBookable } from "#app/modules/trips/trip/trip";
import { AppError } from "#app/shared/app-error";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { StoredShape } from "#app/shared/stored-shape";
import { openSealed, sealText } from "./sealing.server";
import { ROWS_AT_ONCE, othersFirst } from "#app/shared/queues/many-rows";
import { TRIP_CONTACT, TRIP_TRAVELLER } from "./stored-traveller";
import { askedBy, initialsOf, maskContact, maskTraveller, seatName, seatsOf, toOrder } from "./traveller";
import type { Asked, Contact, Seat, Traveller } from "./traveller";
import { ticketNote } from "./latin-name";
import type { SeatView, TravellersView } from "./party-view";
import { problemsOf, twiceOn } from "./traveller-rules";
import type { Fit } from "./traveller-rules";
import {
  areNamesHeld,
  deleteOver,
  deleteSeat,
  selectContact,
  selectForOrder,
  selectSeats,
  upsertContact,
  upsertSeat,
} from "./travellers.repo.server";

/** The place that a text is sealed for: one row of one table. */
export const seatPlace = (tripId: string, seat: string): string => `trip_travellers ${tripId} ${seat}`;
export const contactPlace = (tripId: string): string => `trip_contacts ${tripId}`;

/** The content of a sealed column; undefined where it can't be opened any more, so that it is asked for again. */
export function opened<T>(shape: StoredShape<T>, sealed: string, place: string): T | undefined {
  const found = openSealed(sealed, place);
  return found && shape.read(found.text, place);
}

/** The conditions for each traveller of a trip. @param asked the details that the trip's offers need */
export function fitOf(ctx: Ctx, trip: Pick<Trip, "endDate">, seat: Seat, asked: Asked): Fit {
  return { seat, endDate: trip.endDate, today: todayOf(ctx), asked };
}

/** The entered travellers, by seat, with the companions who filled in their own. */
export async function toldOf(
  trip: Pick<Trip, "id">,
  userId: string,
): Promise<Map<string, { traveller: Traveller; companionId: string | null }>> {
  const rows = await selectSeats(db(), trip.id, userId);
  return new Map(
    rows.flatMap(({ seat, companion_id: companionId, details }) => {
      const traveller = opened(TRIP_TRAVELLER, details, seatPlace(trip.id, seat));
      return traveller ? [[seat, { traveller, companionId }]] : [];
    }),
  );
}

/**
 * The companions who have filled in their own seats of a trip of the user; undefined where the installation does not
 * ask for details.
 */
export async function whoFilledIn(trip: Trip, userId: string): Promise<ReadonlySet<string> | undefined> {
  if (!askedBy(trip, real())) return undefined;
  return new Set([...(await toldOf(trip, userId)).values()].flatMap(({ companionId }) => companionId ?? []));
}

/** The contact of the party, as the owner entered it. */
export async function contactOf(trip: Pick<Trip, "id">, userId: string): Promise<Contact | undefined> {
  const sealed = await selectContact(db(), trip.id, userId);
  return sealed === undefined ? undefined : opened(TRIP_CONTACT, sealed, contactPlace(trip.id));
}

/** The message about a companion's details, once dates or offers have changed. */
const NO_LONGER_FITS = "These details no longer fit the trip";

/**
 * The travellers of a trip of the holder, and whether their details suffice for an order; undefined where the
 * installation does not ask for them. Only accounts enter them: for a visitor every seat is empty.
 */
export async function travellersFor(ctx: Ctx, trip: Trip, { userId }: TripHolder): Promise<TravellersView | undefined> {
  const asked = askedBy(trip, real());
  if (!asked) return undefined;
  const [told, contact, people] = userId
    ? await Promise.all([toldOf(trip, userId), contactOf(trip, userId), listCompanions(trip)])
    : [new Map<string, { traveller: Traveller; companionId: string | null }>(), undefined, []];
  const seats = seatsOf(trip);
  const twice = twiceOn(
    seats.flatMap(({ id }) => {
      const traveller = told.get(id)?.traveller;
      return traveller ? [{ seat: id, traveller }] : [];
    }),
  );
  const views = seats.map((seat): SeatView => {
    const one = told.get(seat.id);
    const isOwners = one?.companionId === null;
    const problems = one ? problemsOf(one.traveller, fitOf(ctx, trip, seat, asked)) : {};
    const isTwice = twice.includes(seat.id);
    return {
      id: seat.id,
      name: seatName(seat, seats.length === 1),
      kind: seat.kind,
      who: !one ? null : isOwners ? maskTraveller(one.traveller) : { name: initialsOf(one.traveller), details: "" },
      filledBy: one?.companionId ? (people.find(({ id }) => id === one.companionId)?.name ?? "a companion") : null,
      onTicket: one && isOwners ? (ticketNote(one.traveller.givenName, one.traveller.familyName) ?? null) : null,
      problems: {
        // A precise problem of a companion's details would reveal a birth date or a passport: the page says only that
        // there is one.
        ...(isOwners ? problems : Object.keys(problems).length > 0 && { bornOn: NO_LONGER_FITS }),
        ...(isTwice && { givenName: "This traveller is on the trip twice" }),
      },
    };
  });
  return {
    isComplete:
      contact !== undefined && views.every(({ who, problems }) => who !== null && Object.keys(problems).length === 0),
    asked,
    seats: views,
    contact: contact ? maskContact(contact) : null,
  };
}

/** Comes before the payment of a trip that is ordered apart. @throws AppError CONFLICT while a traveller is missing */
export async function requireTravellers(ctx: Ctx, trip: Trip, holder: TripHolder): Promise<void> {
  const view = await travellersFor(ctx, trip, holder);
  if (view && !view.isComplete)
    throw new AppError("CONFLICT", "Add everybody's details at the checkout first, and then pay");
}

/**
 * The travellers of a trip for its order, adults first; undefined while one is missing. For the work that makes the
 * order: none of it may be answered, mailed or logged.
 */
export async function orderTravellers(
  database: Db,
  tripId: string,
  asked: Asked = "passport",
): Promise<{ travellers: OrderTraveller[]; contact: OrderContact } | undefined> {
  const found = await selectForOrder(database, tripId);
  const contact = found?.contact ? opened(TRIP_CONTACT, found.contact, contactPlace(tripId)) : undefined;
  if (!found || !contact) return undefined;
  const travellers = seatsOf(found).map(({ id }) => {
    const row = found.seats.find(({ seat }) => seat === id);
    return row && opened(TRIP_TRAVELLER, row.details, seatPlace(tripId, id));
  });
  const all = travellers.flatMap((traveller) => (traveller ? [toOrder(traveller, asked)] : []));
  return all.length === travellers.length ? { travellers: all, contact } : undefined;
}

/** The message where an airline holds seats under the names that it was told. */
const HELD = "The airline is holding your seats under these names, so they can't be changed now";

/** Whether an airline holds seats of a trip under its travellers' names, or is being asked to. */
export function areNamesKept({ now }: Pick<Ctx, "now">, { id }: Pick<Trip, "id">): Promise<boolean> {
  return areNamesHeld(db(), id, now.toISOString());
}

/** @throws AppError CONFLICT once the trip is booked, or while seats are held under its names */
export async function requireFreeNames(ctx: Pick<Ctx, "now">, trip: Pick<Trip, "id" | "status">): Promise<void> {
  if (!isBookable(trip)) throw closed();
  if (await areNamesKept(ctx, trip)) throw new AppError("CONFLICT", HELD);
}

function closed(): AppError {
  return new AppError("CONFLICT", "This trip is booked, so its travellers' details can't be changed any more");
}

/**
 * Stores the traveller of a seat of a trip of the user. @throws AppError CONFLICT when the names are fixed, or a
 * companion filled the seat in
 */
export async function keepSeat(
  ctx: Ctx,
  trip: Pick<Trip, "id" | "status">,
  userId: string,
  seat: string,
  traveller: Traveller,
): Promise<void> {
  await requireFreeNames(ctx, trip);
  const details = sealText(TRIP_TRAVELLER.write(traveller), seatPlace(trip.id, seat));
  const isKept = await upsertSeat(db(), { tripId: trip.id, seat, details, at: ctx.now.toISOString() }, userId);
  if (!isKept) throw new AppError("CONFLICT", "Someone has just filled in this seat through their own link");
}

/**
 * Empties a seat of a trip of the user, so that another traveller can be entered. @throws AppError CONFLICT when the
 * names are fixed
 */
export async function emptySeat(
  ctx: Pick<Ctx, "now">,
  trip: Pick<Trip, "id" | "status">,
  userId: string,
  seat: string,
): Promise<void> {
  await requireFreeNames(ctx, trip);
  await deleteSeat(db(), { tripId: trip.id, seat, at: ctx.now.toISOString() }, userId);
}

/**
 * Stores the contact of the party of a trip of the user. @throws AppError CONFLICT when the trip is booked, or seats
 * are held
 */
export async function keepContact(ctx: Ctx, trip: Pick<Trip, "id">, userId: string, contact: Contact): Promise<void> {
  const sealed = sealText(TRIP_CONTACT.write(contact), contactPlace(trip.id));
  const at = ctx.now.toISOString();
  if (!(await upsertContact(db(), { tripId: trip.id, contact: sealed, at }, userId))) throw closed();
}

/** Deletes the travellers of trips that are over or called off, and lets others in between. */
export async function forgetOldTravellers(now: Date, most = ROWS_AT_ONCE): Promise<void> {
  const before = addDays(utcDateOf(now), -RETENTION.travellerDays);
  for (const table of ["trip_travellers", "trip_contacts"] as const)
    for (let after: string | undefined = ""; after !== undefined; await othersFirst())
      after = await deleteOver(db(), table, before, { after, most });
}
