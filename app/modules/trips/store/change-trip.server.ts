import { createHash } from "node:crypto";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { AppError, isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { inTurn } from "#app/shared/queues/in-turn";
import {
  insertCommand,
  replaceAggregate,
  selectAggregate,
  selectChangedSince,
  selectCommand,
} from "./aggregate.repo.server";
import { applyCommand } from "../commands/apply-command";
import type { Refusal } from "../commands/refusal";
import { DAY_STEPS } from "../trip/day-step";
import { ticketTold } from "../commands/one-ticket";
import { editInWords } from "../commands/day-versions";
import { deleteTrip } from "./trips.repo.server";
import { deleteDayVersion, deleteDayVersions, insertDayVersion, selectDayVersion } from "./day-versions.repo.server";
import { faceOf } from "../trip/seal";
import { dayWishesOf } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { changedParts } from "../trip/trip-aggregate";
import type { TripAggregate, TripDoor } from "../trip/trip-aggregate";
import { askedOf } from "../commands/asked-of";
import { commandSchema, isOvertaken, sealedBecause, subjectsOf } from "../commands/trip-commands";
import type { Intention, TripCommand } from "../commands/trip-commands";
import { toTripDetailDto } from "../shown/trip.dto";

/** Shown alike for a trip that is not there and for a trip of another account (CHECKLIST TRIP-24, ROLE-06). */
export const TRIP_NOT_FOUND =
  "We couldn't find the trip you're looking for. It may have been deleted or you don't have permission to view it.";

const CHANGED_ELSEWHERE =
  "This trip was changed elsewhere a moment ago, so your change wasn't made. Here's how it looks now.";
const KEY_USED = "This key was used for another change of this trip";

/** How often a change is tried again when others come first. On SQLite none does: writers wait for each other. */
const MOST_TRIES = 40;
/** Plans that are made for one change before the sender is told that others were faster. */
const MOST_PLANS = 4;

/** The details that a sender gives beside the change itself; forms and API calls alike. */
export interface Basis {
  /** The revision that the sender saw. Left out, the change is meant for the trip as it stands. */
  revision?: number;
  /** The same key a second time is answered as the first time. Left out, every call is a change of its own. */
  key?: string;
  /** The device that sends it, where that has a name. */
  device?: string;
  /** Typed while earlier changes of the same device were on their way: those are no change by others. */
  isAfterOwn?: boolean;
}

export interface Applied {
  status: "applied";
  aggregate: TripAggregate;
  /** The revision that the change led to; of a repeat, the one it led to the first time. */
  revision: number;
  isRepeat: boolean;
}

export interface Refused {
  status: "refused";
  refusal: Refusal;
  /** The trip as it stands; none when there is none behind this door. */
  aggregate?: TripAggregate;
}

export type Changed = Applied | Refused;

const NOT_FOUND: Refused = { status: "refused", refusal: { reason: "absent", why: TRIP_NOT_FOUND } };

function fingerprintOf(intention: Intention): string {
  return createHash("sha256")
    .update(JSON.stringify(askedOf(intention)))
    .digest("base64url");
}

/** The answer to a key that was used before: the first one again, or a refusal when something else is asked. */
async function findRepeat(
  trx: Db,
  aggregate: TripAggregate,
  intention: Intention,
  key: string | undefined,
): Promise<Changed | undefined> {
  const before = key === undefined ? undefined : await selectCommand(trx, aggregate.trip.id, key);
  if (!before) return undefined;
  if (before.fingerprint !== fingerprintOf(intention))
    return { status: "refused", refusal: { reason: "key-used", why: KEY_USED }, aggregate };
  return { status: "applied", aggregate, revision: before.revision, isRepeat: true };
}

/** Whether others have changed what the sender's change rests on. */
async function isTooLate(
  trx: Db,
  { trip }: TripAggregate,
  intention: Intention,
  { revision: seen, device, isAfterOwn = false }: Basis,
): Promise<boolean> {
  if (seen === undefined || seen === trip.revision) return false;
  const except = isAfterOwn ? device : undefined;
  return isOvertaken(intention, await selectChangedSince(trx, trip.id, seen, trip.revision, except));
}

/**
 * Keeps the days that an edit takes away, so that it can be undone. Days that go for another reason, such as another
 * flight, cannot come back: what was kept no longer fits.
 */
async function keepDayVersions(trx: Db, before: Trip, next: Trip, command: TripCommand): Promise<void> {
  if (before.itinerary === next.itinerary) return;
  const isStep = command.kind === "restoreDays";
  const back = isStep ? await selectDayVersion(trx, before.id, command.side) : undefined;
  const what = isStep ? back?.what : editInWords(command, before.itinerary, next.itinerary);
  if (!what) return deleteDayVersions(trx, before.id, DAY_STEPS);
  if (back) await deleteDayVersion(trx, before.id, back.revision);
  else await deleteDayVersions(trx, before.id, ["redo"]);
  if (!before.itinerary) return;
  await insertDayVersion(trx, before.id, isStep && command.side === "undo" ? "redo" : "undo", {
    revision: next.revision,
    what,
    days: before.itinerary,
    wishes: dayWishesOf(before.preferences),
  });
}

/** The answer of a change for its sender: of a sealed trip the face. */
function toldOf<C extends Changed>(changed: C): C {
  const { aggregate } = changed;
  return aggregate?.trip.seal ? { ...changed, aggregate: { ...aggregate, trip: faceOf(aggregate.trip) } } : changed;
}

/**
 * Applies one command inside the caller's transaction. Every change of a trip in the product comes through here: the
 * state is read, the pure rules give the next one, and it is written if the one that was read still stands.
 * @param effect what belongs to the change and is committed with it; not run for a repeat
 */
export async function changeTripWithin(
  trx: Db,
  now: Date,
  tripId: string,
  door: TripDoor,
  unchecked: TripCommand,
  basis: Basis = {},
  effect?: (applied: Applied) => Promise<void>,
): Promise<Changed> {
  const command = commandSchema.parse(unchecked);
  const at = now.toISOString();
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const before = await selectAggregate(trx, tripId, door);
    if (!before) return NOT_FOUND;
    const repeat = await findRepeat(trx, before, command, basis.key);
    if (repeat) return toldOf(repeat);
    const outcome = applyCommand(before, command, at);
    if (outcome.status === "refused") return toldOf({ ...outcome, aggregate: before });
    const { next } = outcome;
    const changed = changedParts(before, next);
    if (changed.length > 0 && (await isTooLate(trx, before, command, basis)))
      return toldOf({ status: "refused", refusal: { reason: "overtaken", why: CHANGED_ELSEWHERE }, aggregate: before });
    if (!(await replaceAggregate(trx, door, before, next))) continue;
    const { revision } = next.trip;
    await insertCommand(trx, {
      trip_id: tripId,
      revision,
      key: basis.key ?? newId(),
      kind: command.kind,
      fingerprint: fingerprintOf(command),
      changed: [...changed, ...subjectsOf(command)],
      at,
      device: basis.device ?? null,
    });
    await keepDayVersions(trx, before.trip, next.trip, command);
    await tellTicket(trx, now, door, ticketTold(command.kind, before.trip, next.trip));
    const applied = toldOf<Applied>({ status: "applied", aggregate: next, revision, isRepeat: false });
    await effect?.(applied);
    return applied;
  }
  throw new AppError("UNAVAILABLE", "Many people are changing this trip right now. Please try again in a moment.", {
    retryAfter: 1,
  });
}

/** Tells the other place of a ticket there and home what changes for it; one that is over or gone hears nothing. */
async function tellTicket(trx: Db, now: Date, door: TripDoor, told: ReturnType<typeof ticketTold>): Promise<void> {
  for (const { tripId, command } of told) {
    const changed = await changeTripWithin(trx, now, tripId, door, command);
    if (changed.status === "refused" && changed.refusal.reason !== "absent" && changed.refusal.reason !== "closed")
      throw toAppError(changed);
  }
}

/**
 * Deletes a trip that was never paid for, and tells the other place of its ticket.
 * @returns whether there was one
 */
export async function deleteTripWithin(trx: Db, now: Date, tripId: string, userId: string): Promise<boolean> {
  const door = { userId };
  const before = await selectAggregate(trx, tripId, door);
  if (!before || !(await deleteTrip(trx, tripId, userId))) return false;
  await tellTicket(trx, now, door, ticketTold("delete", before.trip, undefined));
  return true;
}

/** A refusal as callers hear it: 404, or 409 with the trip as it stands. */
export function toAppError({ refusal, aggregate }: Refused): AppError {
  if (refusal.reason === "absent") return new AppError("NOT_FOUND", refusal.why);
  const isOld = refusal.reason === "overtaken" || refusal.reason === "replan";
  return new AppError(
    "CONFLICT",
    isOld ? CHANGED_ELSEWHERE : refusal.why,
    isOld && aggregate ? { extra: { revision: aggregate.trip.revision, data: toTripDetailDto(aggregate.trip) } } : {},
  );
}

/** Whether a change was refused because others came first, so that it can be sent again on the trip as it stands. */
export function isOvertakenError(error: unknown): error is AppError {
  return isAppError(error) && error.message === CHANGED_ELSEWHERE;
}

/** Applies one command in a transaction of its own. @throws AppError NOT_FOUND, CONFLICT, UNAVAILABLE */
export async function changeTrip(
  ctx: Pick<Ctx, "now">,
  tripId: string,
  door: TripDoor,
  command: TripCommand,
  basis: Basis = {},
  effect?: (trx: Db, applied: Applied) => Promise<void>,
): Promise<Applied> {
  const changed = await transact((trx) =>
    changeTripWithin(trx, ctx.now, tripId, door, command, basis, effect && ((applied) => effect(trx, applied))),
  );
  if (changed.status === "refused") throw toAppError(changed);
  return changed;
}

/** The answer of planning: the command with its days, or why there is none. */
export type Planned = TripCommand | Refusal;

/**
 * Applies a command whose days the solver has to make first. The solver works outside of any transaction, on the state
 * that was read; when others change the trip meanwhile, the days are made anew from theirs, a few times at most.
 */
export function planAndChange(
  ctx: Pick<Ctx, "now">,
  tripId: string,
  door: TripDoor,
  intention: Intention,
  plan: (current: TripAggregate) => Promise<Planned>,
  basis: Basis = {},
  effect?: (trx: Db, applied: Applied) => Promise<void>,
): Promise<Changed> {
  return inTurn(`trip:${tripId}`, async () => {
    for (let tries = 1; ; tries++) {
      const current = await selectAggregate(db(), tripId, door);
      if (!current) return NOT_FOUND;
      const repeat = await findRepeat(db(), current, intention, basis.key);
      if (repeat) return toldOf(repeat);
      const refused = (refusal: Refusal): Changed => toldOf({ status: "refused", refusal, aggregate: current });
      if (await isTooLate(db(), current, intention, basis))
        return refused({ reason: "overtaken", why: CHANGED_ELSEWHERE });
      const sealed = sealedBecause(intention, current.trip);
      if (sealed) return refused({ reason: "closed", why: sealed });
      const command = await plan(current);
      if ("reason" in command) return refused(command);
      const changed = await transact((trx) =>
        changeTripWithin(trx, ctx.now, tripId, door, command, basis, effect && ((applied) => effect(trx, applied))),
      );
      if (changed.status === "applied" || changed.refusal.reason !== "replan" || tries >= MOST_PLANS) return changed;
    }
  });
}
