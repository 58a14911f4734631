import { createHash, timingSafeEqual } from "node:crypto";
import { real } from "#app/config/env.server";
import { db, transact } from "#app/db/client.server";
import { hashToken } from "#app/db/ids.server";
import { TOO_MANY, consumeAttempt, refundAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { findInvitation } from "#app/modules/trips/party/companions.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isBookable } from "#app/modules/trips/trip/trip";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { ticketNote } from "./latin-name";
import { OWN } from "./own-seat-page";
import type { ShownSeat } from "./own-seat-page";
import { sealText } from "./sealing.server";
import { TRIP_TRAVELLER } from "./stored-traveller";
import { askedBy, maskTraveller, seatsOf } from "./traveller";
import type { Asked, Seat, Traveller } from "./traveller";
import { areNamesKept, fitOf, opened, requireFreeNames, seatPlace } from "./travellers.server";
import { problemsOf, textsOf } from "./traveller-rules";
import type { Fit } from "./traveller-rules";
import { problemsIn } from "./travellers-form";
import { deleteCompanionSeat, selectSeatsOfInvitation, upsertCompanionSeat } from "./travellers.repo.server";

/** The page on which a companion, and no other, enters their own details by their own link. */
export interface OwnSeat {
  trip: Trip;
  ownerName: string;
  asked: Asked;
  /** Whether details were entered before; {@link openOwnSeat} gives them. */
  isTold: boolean;
  /** The conditions that the details have to meet. */
  fit: Fit;
  /**
   * The reason why the details are fixed: the trip is booked, or an airline holds its seats under the names it was
   * told.
   */
  fixed: "booked" | "held" | null;
}

/** The details entered before, for a reader who may see them. @param known the birth date that proves it */
export function shownOf(traveller: Traveller, fit: Fit, known: string | null): ShownSeat {
  return {
    known,
    texts: textsOf(traveller),
    told: maskTraveller(traveller),
    passportEnds: traveller.document?.number.slice(-3) ?? null,
    onTicket: ticketNote(traveller.givenName, traveller.familyName) ?? null,
    errors: problemsIn(OWN, problemsOf(traveller, fit)),
  };
}

/** The seats that a companion may take: those of adults, but never the owner's own. */
function seatsToTake(trip: Trip, taken: readonly string[]): Seat[] {
  return seatsOf(trip).filter(({ id, kind }) => kind === "adult" && id !== "adult-1" && !taken.includes(id));
}

const NO_SEAT = "Every other seat on this trip is taken. Ask the person who invited you to add you or to free a seat";

/**
 * The seat of the companion behind a link whose invitation was accepted. The link may have been passed on, and the
 * owner of the trip has it too: the answer holds none of the entered details.
 * @throws AppError NOT_FOUND where the installation does not ask for details, or the answer is another account's
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
    isTold: own !== undefined && opened(TRIP_TRAVELLER, own.details, seatPlace(trip.id, own.seat)) !== undefined,
    fit: fitOf(ctx, trip, { id: own?.seat ?? "adult", kind: "adult" }, asked),
    fixed: !isBookable(trip) ? "booked" : (await areNamesKept(ctx, trip)) ? "held" : null,
  };
}

/** Wrong birth dates that are accepted for a check: few a day, since there are not many possible dates. */
const TRIES_PER_SEAT = { points: 5, seconds: 24 * 3_600 };
const TRIES_PER_ADDRESS = { points: 20, seconds: 3_600 };
const TOO_MANY_DATES = `${TOO_MANY} You can also enter all of your details anew.`;

function isSameDate(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * The details that a companion entered before: for the account that entered them, and for a holder of the link who
 * knows the entered birth date. Right dates are not counted.
 * @param bornOn as the holder of the link typed it
 * @returns undefined where no details are stored, or the date is wrong
 * @throws AppError RATE_LIMITED after too many wrong dates for this seat, or from this address
 */
export async function openOwnSeat(
  ctx: Ctx,
  { trip }: Pick<OwnSeat, "trip">,
  token: string,
  userId: string | undefined,
  bornOn?: string,
): Promise<Traveller | undefined> {
  const { own } = await selectSeatsOfInvitation(db(), { tokenHash: hashToken(token), userId });
  const traveller = own && opened(TRIP_TRAVELLER, own.details, seatPlace(trip.id, own.seat));
  if (!traveller) return undefined;
  if (own.toldBy !== null && own.toldBy === userId) return traveller;
  if (bornOn === undefined) return undefined;
  const counted: [string, typeof TRIES_PER_SEAT][] = [
    [`birth-date:address:${ctx.address}`, TRIES_PER_ADDRESS],
    [`birth-date:seat:${own.companionId}`, TRIES_PER_SEAT],
  ];
  // Counted before the check, so that simultaneous tries are all counted.
  for (const [key, limit] of counted) await consumeAttempt(ctx, key, limit, TOO_MANY_DATES);
  if (!isSameDate(bornOn, traveller.bornOn)) return undefined;
  for (const [key] of counted) await refundAttempt(key);
  return traveller;
}

/** Stores a companion's own details, in their seat or in the first free one. @throws AppError CONFLICT */
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
    // A seat that no longer exists, since the party has become smaller, is given up for another.
    const at = ctx.now.toISOString();
    if (own && !mine) await deleteCompanionSeat(trx, holder, at);
    const seat = mine ?? seatsToTake(trip, taken)[0]?.id;
    if (!seat) throw new AppError("CONFLICT", NO_SEAT);
    const details = sealText(TRIP_TRAVELLER.write(traveller), seatPlace(trip.id, seat));
    if (!(await upsertCompanionSeat(trx, { seat, details, at }, holder)))
      throw new AppError("CONFLICT", "The trip has changed since you opened it. Check it and send this again");
  });
}

/** Deletes a companion's own details. @throws AppError CONFLICT when the trip is booked, or seats are held */
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
