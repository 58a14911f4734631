import { isDeepStrictEqual } from "node:util";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitPlanning } from "#app/modules/accounts/account/rate-limits.server";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import type { Db } from "#app/db/schema";
import { AppError } from "#app/shared/app-error";
import { eachDay } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import { NO_DAYS } from "../commands/refusal";
import type { Refusal } from "../commands/refusal";
import { planAndChange } from "../store/change-trip.server";
import type { Applied, Basis } from "../store/change-trip.server";
import { solve, tripOf } from "../days/days.server";
import { bookingsAfter } from "../commands/elsewhere-rules";
import type { ToldBookings } from "../commands/elsewhere-rules";
import { withMovedFlights } from "../commands/moved-flights";
import type { MovedLegs } from "../commands/moved-flights";
import { listJourney } from "../store/longer-trip.server";
import type { Between } from "../trip/between";
import type { Trip, TripHolder } from "../trip/trip";
import type { TripAggregate } from "../trip/trip-aggregate";
import { lockedStops } from "../commands/day-changes";
import type { DayChanges } from "../commands/day-changes";
import { daysThere, legsOf, staysOf } from "../trip/trip-parts";

const ONLY_LOOKED: Refusal = { reason: "impossible", why: "The bookings were only looked at" };

/** Where a trip stood, and how it stands with other bookings; or why it cannot have them. */
export type BookingsChange = { before: Trip; after: Trip } | { refused: string };

/** The parts of a trip's bookings for which its days are made. */
function basisOf(trip: Trip): unknown {
  return [daysThere(trip), legsOf(trip), staysOf(trip)];
}

/** The request to the planner: each stop on its date as far as that is still part of the trip. */
export function changesFor({ days }: Itinerary, trip: Trip, booked: Trip): DayChanges {
  const { arrives, leaves } = daysThere(booked);
  const dates = eachDay(arrives, leaves);
  const planned = new Map(days.map(({ date, items }) => [date, items.filter(isVisit)]));
  return {
    stayClose: true,
    isLaidAgain: true,
    locked: lockedStops(trip).filter(({ date }) => dates.includes(date)),
    order: dates.map((date) => (planned.get(date) ?? []).map(({ placeId }) => placeId)),
  };
}

/** The days around other bookings: what is locked keeps its hour, or where no way leads there in time, its day. */
export async function laidAround(ctx: Ctx, aggregate: TripAggregate, changes: DayChanges): Promise<Itinerary> {
  const { itinerary } = await solve(ctx, aggregate, changes);
  const { locked = [] } = changes;
  const isKept = ({ placeId, date, start }: (typeof locked)[number]): boolean =>
    itinerary.days.some(
      (day) => day.date === date && day.items.some((item) => item.placeId === placeId && item.start === start),
    );
  if (locked.every(isKept)) return itinerary;
  const onTheirDays = locked.map((lock) => (isKept(lock) ? lock : { ...lock, start: undefined }));
  return (await solve(ctx, aggregate, { ...changes, locked: onTheirDays })).itinerary;
}

/**
 * Keeps what is booked elsewhere with a trip whose days are planned, and lays the days again around it.
 * @param isTrial only says what would become of the trip, and keeps nothing
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function changeBookings(
  ctx: Ctx,
  tripId: string,
  user: Pick<CurrentUser, "id">,
  told: ToldBookings,
  isTrial: boolean,
  basis?: Basis,
  effect?: (trx: Db, applied: Applied) => Promise<void>,
): Promise<BookingsChange> {
  await limitPlanning(ctx, user.id);
  let looked: { before: Trip; after: Trip } | undefined;
  const changed = await planAndChange(
    ctx,
    tripId,
    { userId: user.id },
    { kind: "changeBookings", ...told },
    async (current) => {
      const { trip } = current;
      if (!trip.itinerary) throw new AppError("CONFLICT", NO_DAYS.why);
      const next = bookingsAfter(trip, told);
      if ("why" in next) return { reason: "impossible", why: next.why };
      const booked = { ...trip, ...next };
      // Another booking code changes no day.
      const itinerary = isDeepStrictEqual(basisOf(trip), basisOf(booked))
        ? trip.itinerary
        : await laidAround(ctx, { ...current, trip: booked }, changesFor(trip.itinerary, trip, booked));
      looked = { before: trip, after: { ...booked, itinerary } };
      return isTrial ? ONLY_LOOKED : { kind: "changeBookings", ...told, days: itinerary, plannedOn: trip.revision };
    },
    isTrial && basis ? { revision: basis.revision } : basis,
    effect,
  );
  if (isTrial && looked && changed.status === "refused" && changed.refusal === ONLY_LOOKED) return looked;
  if (changed.status === "refused" && changed.refusal.reason === "impossible") return { refused: changed.refusal.why };
  const after = tripOf(changed);
  ctx.log.info({ tripId, parts: Object.keys(told) }, "bookings changed");
  return { before: looked?.before ?? after, after };
}

/**
 * Takes over the flights of a booked trip as its airline has moved them, and lays the days again around them.
 * @param key under which it counts once
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function moveFlights(
  ctx: Ctx,
  tripId: string,
  userId: string,
  legs: MovedLegs,
  key: string,
): Promise<Trip> {
  const changed = await planAndChange(
    ctx,
    tripId,
    { userId },
    { kind: "moveFlights", ...legs },
    async (current) => {
      const { trip } = current;
      const command = { kind: "moveFlights" as const, ...legs, plannedOn: trip.revision };
      const next = withMovedFlights(trip, legs);
      if (!next || !trip.itinerary) return command;
      const moved = { ...trip, ...next };
      return {
        ...command,
        days: await laidAround(ctx, { ...current, trip: moved }, changesFor(trip.itinerary, trip, moved)),
      };
    },
    { key },
  );
  ctx.log.info({ tripId, legs: Object.keys(legs) }, "flights moved");
  const moved = tripOf(changed);
  if (moved.flight?.home && legs.inbound) await layAroundFlightHome(ctx, moved, { userId });
  return moved;
}

/** Lays the days of the last place again around the flight home that is on a ticket, as it was told of it. */
async function layAroundFlightHome(ctx: Ctx, { journeyId = "", flight }: Trip, holder: TripHolder): Promise<void> {
  const places = await listJourney(ctx, journeyId, holder);
  const last = places.find(({ id }) => id === flight?.home?.tripId);
  if (!last?.flightHome || !last.itinerary) return;
  const command = { kind: "keepFlightHome" as const, flightHome: last.flightHome };
  await planAndChange(ctx, last.id, holder, command, async (current) => {
    const { itinerary } = current.trip;
    if (!itinerary) return command;
    const days = await laidAround(ctx, current, changesFor(itinerary, current.trip, current.trip));
    return { ...command, days, plannedOn: current.trip.revision };
  });
}

/** The place before on a longer trip, with the flight to the next one as it was chosen; undefined where it stands so. */
function placeBefore(trip: Trip, places: readonly Trip[]): { before: Trip; between: Between } | undefined {
  const out = trip.between?.out;
  const flight = trip.flight?.offer.outbound;
  const before = places.find(({ destination }) => out !== undefined && destination.slug === out.place.slug);
  const back = before?.between?.back;
  if (!before || !back || !flight || out?.by !== "flight") return undefined;
  const [date, time] = [flight.departLocal.slice(0, 10), flight.departLocal.slice(11, 16)];
  const flightNumber = flight.segments[0]?.flightNumber;
  const told = {
    ...back,
    date,
    time,
    here: flight.from,
    airport: flight.to,
    ...(flightNumber && { flight: flightNumber }),
  };
  // A flight on another day than the place ends on changes nothing there: its page of the whole says so.
  if (date !== before.endDate || isDeepStrictEqual(told, back)) return undefined;
  return { before, between: { ...before.between, back: told } };
}

/**
 * Tells the place before with which flight the traveller leaves it, once that is chosen at the next one, and lays its
 * days again around the hour and the airport: what they hold, they hold.
 * @throws AppError CONFLICT when others keep changing it
 */
export async function tellPlaceBefore(ctx: Ctx, trip: Trip, holder: TripHolder): Promise<void> {
  if (trip.journeyId === undefined) return;
  const { journeyId } = trip;
  const found = placeBefore(trip, await listJourney(ctx, journeyId, holder));
  if (!found) return;
  const { between } = found;
  const { id, startDate, endDate } = found.before;
  const command = { kind: "joinPlaces" as const, journeyId, between, startDate, endDate };
  await planAndChange(ctx, id, holder, command, async (current) => {
    const { itinerary } = current.trip;
    if (!itinerary) return command;
    const told = { ...current.trip, between };
    const days = await laidAround(ctx, { ...current, trip: told }, changesFor(itinerary, current.trip, told));
    return { ...command, days, plannedOn: current.trip.revision };
  });
}
