import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import type { Work } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import type { FlightOrders, SourceChange } from "#app/modules/inventory/search/order-source";
import { alertDevices } from "#app/modules/offline/push.server";
import { moveFlights } from "#app/modules/trips/use/change-bookings.server";
import { companyOf, writeToCompany } from "#app/modules/trips/party/company.server";
import type { Company } from "#app/modules/trips/party/company.server";
import { legsThatMove } from "#app/modules/trips/commands/moved-flights";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { findTripWithin, getTrip } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import { UNANSWERED } from "../rules/airline-change";
import type { AirlineChangeView } from "../rules/airline-change";
import { companionFlightsMail, flightsChangedMail } from "./airline-change-mail";
import { answerChange, keepChange, selectChange, selectChangesOfOrder } from "./airline-changes.repo.server";
import type { AirlineChangeRow } from "./airline-changes.repo.server";
import { selectOrder, selectOrdering } from "../money/orders.repo.server";
import type { OrderRow } from "../money/orders.repo.server";
import { AIRLINE_CHANGE, FLIGHTS_CHANGED } from "../rules/stored-orders";

/** Job that tells a traveller that an airline has changed the flights. */
export const FLIGHTS_CHANGED_JOB = "flights-changed";

const GONE = "There's nothing to answer any more: this change is settled.";
const UNREACHED = "We couldn't reach the airline, so nothing was changed. Please try again in a moment.";

// The machine's clock, not the request's: changes of all processes stand in the order in which they were found.
const machineTime = (): string => new Date().toISOString();

/** A change as the page of its trip shows it. */
export function toChangeView(row: AirlineChangeRow): AirlineChangeView {
  const { before, after, legs } = AIRLINE_CHANGE.read(row.change, row.id);
  const isGone = legs ? legs.some((leg) => !leg.after) : after.length === 0;
  return { id: row.id, state: row.state === "asked" ? "asked" : "open", before, after, isGone };
}

/** Writes to those who come along: the flights are theirs too, the answer is the owner's. */
async function tellCompany(
  trx: Db,
  company: Company,
  row: AirlineChangeRow,
  trip: Trip,
  { origin, isAccepted }: { origin: string; isAccepted: boolean },
): Promise<void> {
  const key = `flights-${isAccepted ? "accepted" : "changed"}:${row.id}`;
  await writeToCompany(trx, company, key, ({ firstName, path }) =>
    companionFlightsMail({
      ...toChangeView(row),
      firstName,
      owner: company.owner,
      tripName: nameOfTrip(trip),
      dates: formatDateRange(trip.startDate, trip.endDate),
      link: mailOrigin(origin) + path,
      isAccepted,
    }),
  );
}

/** Lays the trip around the new flights, as far as they are told leg by leg; safe to repeat. */
async function takeOver(ctx: Ctx, row: AirlineChangeRow): Promise<void> {
  const { legs } = AIRLINE_CHANGE.read(row.change, row.id);
  const trip = await getTrip(ctx, row.trip_id, { userId: row.user_id });
  // Behind the seal nothing is known of flights: the change waits until the envelope is open.
  if (trip.seal) return;
  const { areGone, ...moved } = legsThatMove(trip, legs ?? []);
  if (trip.status === "booked" && !areGone && (moved.outbound ?? moved.inbound))
    await moveFlights(ctx, row.trip_id, row.user_id, moved, `airline-change:${row.id}`);
  const [company, ordering] = await Promise.all([companyOf(trip), selectOrdering(db(), row.checkout_id)]);
  const origin = ordering?.origin ?? ctx.origin;
  await transact(async (trx) => {
    if (!(await answerChange(trx, row.id, UNANSWERED, "accepted", machineTime()))) return;
    if (trip.status === "booked") await tellCompany(trx, company, row, trip, { origin, isAccepted: true });
  });
  ctx.log.info({ event: "airline-change-accepted", changeId: row.id, tripId: row.trip_id }, "new flights accepted");
}

async function acceptAtSource(flights: FlightOrders, orderRef: string, changeRef: string): Promise<void> {
  try {
    await flights.acceptChange(changeRef);
  } catch (error) {
    // Accepted before, and the answer was lost: the change itself tells.
    const known = await flights.listChanges(orderRef).catch(() => []);
    if (known.find(({ ref }) => ref === changeRef)?.acceptedAt) return;
    throw error;
  }
}

async function requireOpen(userId: string, tripId: string, changeId: string): Promise<AirlineChangeRow> {
  const row = await selectChange(db(), changeId);
  if (!row || row.user_id !== userId || row.trip_id !== tripId)
    throw new AppError("NOT_FOUND", "We couldn't find this change.");
  if (!UNANSWERED.includes(row.state)) throw new AppError("CONFLICT", GONE);
  return row;
}

/**
 * Accepts the new flights of an airline and lays the days around them. A repeat changes nothing.
 * @throws AppError NOT_FOUND; CONFLICT when there is nothing to accept; UNAVAILABLE when the airline can't be reached
 */
export async function acceptAirlineChange(ctx: Ctx, userId: string, tripId: string, changeId: string): Promise<void> {
  const row = await requireOpen(userId, tripId, changeId);
  const change = AIRLINE_CHANGE.read(row.change, row.id);
  if (toChangeView(row).isGone)
    throw new AppError("CONFLICT", "This flight is cancelled, so there's nothing to accept.");
  const trip = await getTrip(ctx, tripId, { userId });
  const order = await selectOrder(db(), row.order_id);
  if (trip.status !== "booked" || !order?.ref) throw new AppError("CONFLICT", GONE);
  if (change.canAccept) {
    const flights = orderSourceOf(order.provider)?.flights;
    if (!flights) throw new AppError("UNAVAILABLE", UNREACHED);
    try {
      await acceptAtSource(flights, order.ref, row.source_ref);
    } catch (error) {
      ctx.log.error({ err: error, changeId, event: "airline-change-unanswered" }, "a change could not be accepted");
      throw new AppError("UNAVAILABLE", UNREACHED, { cause: error });
    }
  }
  await takeOver(ctx, row);
}

/**
 * Notes that the new flights don't suit: a person at the desk asks the airline for others. A repeat changes nothing.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function refuseAirlineChange(ctx: Ctx, userId: string, tripId: string, changeId: string): Promise<void> {
  await requireOpen(userId, tripId, changeId);
  if (await answerChange(db(), changeId, ["open"], "asked", machineTime()))
    ctx.log.error({ event: "airline-change-asked", changeId, tripId }, "a traveller needs other flights");
}

/** Keeps what an airline has changed of an order, and has its traveller told of what is new. */
async function keepChanges(
  order: OrderRow,
  trip: { tripId: string; userId: string; origin: string },
  changes: readonly SourceChange[],
): Promise<void> {
  const { tripId, userId, origin } = trip;
  await transact(async (trx) => {
    for (const change of changes) {
      const { ref, before, after, legs, canAccept, acceptedAt } = change;
      const at = machineTime();
      const row = {
        id: newId(),
        order_id: order.id,
        checkout_id: order.checkout_id,
        trip_id: tripId,
        user_id: userId,
        source_ref: ref,
        change: AIRLINE_CHANGE.write({ before, after, legs, canAccept }),
        state: "open" as const,
        found_at: at,
        updated_at: at,
      };
      if (!(await keepChange(trx, row)) || acceptedAt !== undefined) continue;
      const work = FLIGHTS_CHANGED.write({ changeId: row.id, origin });
      await enqueueJob(trx, FLIGHTS_CHANGED_JOB, `flights-changed:${row.id}`, work);
    }
  });
}

/**
 * Reads what an airline has changed of an order: what is new is kept and told, what was accepted meanwhile is taken
 * over, and what its source does not name any more has nothing to answer. Safe to repeat.
 */
export async function readChanges(
  ctx: Ctx,
  order: OrderRow,
  trip: { tripId: string; userId: string; origin: string },
  flights: FlightOrders,
): Promise<void> {
  const changes = await flights.listChanges(order.ref ?? "");
  await keepChanges(order, trip, changes);
  for (const row of await selectChangesOfOrder(db(), order.id)) {
    if (!UNANSWERED.includes(row.state)) continue;
    const now = changes.find(({ ref }) => ref === row.source_ref);
    if (!now) await answerChange(db(), row.id, UNANSWERED, "over", machineTime());
    else if (now.acceptedAt) await takeOver(ctx, row);
  }
}

/** Writes to the traveller whose airline has changed the flights, and tells the devices: the job. */
export async function tellFlightsChanged({ id, payload }: Work): Promise<void> {
  const { changeId, origin } = FLIGHTS_CHANGED.read(payload, id);
  const row = await selectChange(db(), changeId);
  const account = row && (await findAccount(row.user_id));
  if (!account || row.state !== "open") return;
  const trip = await findTripWithin(db(), row.trip_id, row.user_id);
  // The destination of a sealed trip is a secret: its page tells of the change once the envelope is open.
  if (!trip || trip.seal || trip.status !== "booked") return;
  const change = toChangeView(row);
  const company = await companyOf(trip);
  const mail = flightsChangedMail({
    ...change,
    firstName: account.firstName,
    tripName: nameOfTrip(trip),
    dates: formatDateRange(trip.startDate, trip.endDate),
    link: `${mailOrigin(origin)}/trips/${trip.id}`,
  });
  await transact(async (trx) => {
    await enqueueMail(trx, `flights-changed:${changeId}`, { to: account.email, ...mail });
    await tellCompany(trx, company, row, trip, { origin, isAccepted: false });
  });
  await alertDevices(row.user_id, `flights-changed:${changeId}`, {
    title: change.isGone ? "A flight was cancelled by the airline" : "Your flight times have changed",
    body: `${nameOfTrip(trip)}: ${change.isGone ? "see what you can do now." : `now ${change.after.join("; ")}.`}`,
    address: `/trips/${trip.id}`,
  });
}
