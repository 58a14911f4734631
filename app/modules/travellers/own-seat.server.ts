import { real } from "#app/config/env.server";
import { db, transact } from "#app/db/client.server";
import { hashToken } from "#app/db/ids.server";
import { findInvitation } from "#app/modules/trips/companions.server";
import type { Trip } from "#app/modules/trips/trip";
import { isBookable } from "#app/modules/trips/trip";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { sealText } from "./sealing.server";
import { TRIP_TRAVELLER } from "./stored-traveller";
import { askedBy, seatsOf } from "./traveller";
import type { Asked, Seat, Traveller } from "./traveller";
import { areNamesKept, fitOf, opened, requireFreeNames, seatPlace } from "./travellers.server";
import type { Fit } from "./traveller-rules";
import { deleteCompanionSeat, selectSeatsOfInvitation, upsertCompanionSeat } from "./travellers.repo.server";

/** What a companion may tell of themselves, by their own link, and nobody else. */
export interface OwnSeat {
  trip: Trip;
  ownerName: string;
  asked: Asked;
  /** What was told before. */
  traveller?: Traveller;
  /** What they have to fit. */
  fit: Fit;
  /** Why nothing may change: the trip is booked, or an airline keeps its seats under the names it was told. */
  fixed: "booked" | "held" | null;
}

/** The seats that a companion may take: those of adults, and never the owner's own. */
function seatsToTake(trip: Trip, taken: readonly string[]): Seat[] {
  return seatsOf(trip).filter(({ id, kind }) => kind === "adult" && id !== "adult-1" && !taken.includes(id));
}

const NO_SEAT = "Every other seat on this trip is taken. Ask the person who invited you to add you or to free a seat";

/**
 * The seat of whoever holds the link of an invitation that was answered with yes.
 * @throws AppError NOT_FOUND where nobody asks for it, or the answer is another account's
 */
export async function getOwnSeat(ctx: Ctx, token: string, userId: string | undefined): Promise<OwnSeat> {
  const { companion, trip, ownerName, accountId } = await findInvitation(ctx, token);
  const asked = askedBy(trip, real());
  const isTheirs = accountId === null || accountId === userId;
  if (!asked || companion.status !== "joined" || !isTheirs)
    throw new AppError("NOT_FOUND", "This trip doesn't need your details");
  const { own } = await selectSeatsOfInvitation(db(), { tokenHash: hashToken(token), userId });
  return {
    trip,
    ownerName,
    asked,
    traveller: own && opened(TRIP_TRAVELLER, own.details, seatPlace(trip.id, own.seat)),
    fit: fitOf(ctx, trip, { id: own?.seat ?? "adult", kind: "adult" }, asked),
    fixed: !isBookable(trip) ? "booked" : (await areNamesKept(ctx, trip)) ? "held" : null,
  };
}

/** Keeps what a companion tells of themselves, in their seat or in the first that is free. @throws AppError CONFLICT */
export async function keepOwnSeat(
  ctx: Ctx,
  { trip }: Pick<OwnSeat, "trip">,
  token: string,
  userId: string | undefined,
  traveller: Traveller,
): Promise<void> {
  const holder = { tokenHash: hashToken(token), userId };
  await requireFreeNames(ctx, trip);
  await transact(async (trx) => {
    const { taken, own } = await selectSeatsOfInvitation(trx, holder);
    const seats = seatsOf(trip).map(({ id }) => id);
    const mine = own && seats.includes(own.seat) ? own.seat : undefined;
    // A seat that is there no longer, since the party has become smaller, is given up for another.
    const at = ctx.now.toISOString();
    if (own && !mine) await deleteCompanionSeat(trx, holder, at);
    const seat = mine ?? seatsToTake(trip, taken)[0]?.id;
    if (!seat) throw new AppError("CONFLICT", NO_SEAT);
    const details = sealText(TRIP_TRAVELLER.write(traveller), seatPlace(trip.id, seat));
    if (!(await upsertCompanionSeat(trx, { seat, details, at }, holder)))
      throw new AppError("CONFLICT", "The trip has changed since you opened it. Check it and send this again");
  });
}

/** Takes back what a companion has told. @throws AppError CONFLICT when the trip is booked, or seats are kept */
export async function takeBackOwnSeat(
  ctx: Pick<Ctx, "now">,
  { trip }: Pick<OwnSeat, "trip">,
  token: string,
  userId: string | undefined,
): Promise<void> {
  if (!isBookable(trip)) throw new AppError("CONFLICT", "This trip is booked, so the airline already has your details");
  await requireFreeNames(ctx, trip);
  await deleteCompanionSeat(db(), { tokenHash: hashToken(token), userId }, ctx.now.toISOString());
}
