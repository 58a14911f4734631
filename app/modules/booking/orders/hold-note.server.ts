import { findAirport, findDeparture } from "#app/modules/catalogue/places/airports.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { formatMoney } from "#app/shared/money";
import type { PriceLock } from "../rules/booking";
import { leftInWords, momentInWords, untilInWords, untilWithZone } from "../rules/lock-terms";
import type { Clock } from "../rules/lock-terms";

/** The clock of where a trip sets out from: its traveller reads a hold there. */
export function clockOf({ origin }: Pick<Trip, "origin">): Clock {
  const airport = findAirport(findDeparture(origin.code)?.airports[0] ?? origin.code);
  return { timeZone: airport?.timeZone ?? "UTC", city: airport?.city ?? "UTC" };
}

/** Until when a price is held, on the traveller's clock. */
export function heldUntil(ctx: Ctx, trip: Pick<Trip, "origin">, { lockedUntil }: PriceLock): string {
  return untilInWords(lockedUntil, ctx.now, clockOf(trip));
}

/**
 * How long a price is held, as the page of its trip says it: "for 14 more minutes", or until when a hold of days ends.
 */
export function heldInWords(ctx: Ctx, trip: Pick<Trip, "origin">, lock: PriceLock): string {
  if (lock.paid) return `until ${heldUntil(ctx, trip, lock)}`;
  return `for ${leftInWords(lock.lockedUntil, ctx.now).replace(/^\d+/, "$& more")}`;
}

/** The same with the name of the time zone, for a hold of days. */
export function heldUntilInZone(ctx: Ctx, trip: Pick<Trip, "origin">, until: string): string {
  return untilWithZone(until, ctx.now, clockOf(trip));
}

/** Until when a price was held, once that is over. @param until UTC ISO instant */
export function wasHeldUntil(trip: Pick<Trip, "origin">, until: string): string {
  return momentInWords(until, clockOf(trip));
}

/** Until when a price is held, as its traveller is told after pressing the button. */
export function heldNote(ctx: Ctx, trip: Pick<Trip, "origin">, lock: PriceLock): string {
  return `${formatMoney(lock.amountMinor, lock.currency)} is held for you until ${heldUntil(ctx, trip, lock)}.`;
}
