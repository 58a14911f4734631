import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { isBookable, nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isBeingOrdered } from "#app/modules/trips/trip/trip-orders";
import type { Ctx } from "#app/shared/context";
import { isCancellable } from "./cancel-booking.server";

/** The settings of a trip: its name, its notes, and whether its owner may cancel it. */
export async function managePage(ctx: Pick<Ctx, "now">, user: Pick<CurrentUser, "id">, trip: Trip) {
  const { id, destination, notes = "", status } = trip;
  return {
    trip: {
      id,
      name: nameOfTrip(trip),
      destination: destination.name,
      notes,
      status,
      isBeingBooked: isBeingOrdered(trip),
    },
    isCancellable: isBookable(trip) || (await isCancellable(ctx, user, trip)),
  };
}
