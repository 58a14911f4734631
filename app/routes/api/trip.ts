import { apiData, apiRoute, readJson, requireApiUser } from "#app/http/api.server";
import { basisOfCall, tripTag } from "#app/http/basis.server";
import { completeBooking, findActiveLock } from "#app/modules/booking/booking.server";
import { toTripDetailDto } from "#app/modules/trips/trip.dto";
import { updateTripSchema } from "#app/modules/trips/trips.schema";
import { getTrip, removeTrip, changeDetails } from "#app/modules/trips/trips.server";

/** One trip of the caller (CHECKLIST API-20, API-22). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    const lock = await findActiveLock(ctx, user, trip);
    return apiData(toTripDetailDto(trip, lock?.lockedUntil), 200, { ETag: tripTag(trip) });
  },
  PATCH: async (args, ctx) => {
    const user = await requireApiUser(args);
    const holder = { userId: user.id };
    const body = await readJson(args.request, updateTripSchema);
    const trip = await getTrip(ctx, args.params.id ?? "", holder);
    // A status is never written by the caller: "booked" runs the same check as coming back from the payment page.
    if (body.status === "booked") await completeBooking(ctx, user, trip.id);
    const changes = body.name !== undefined || body.budget !== undefined;
    const changed = changes
      ? await changeDetails(
          ctx,
          trip.id,
          holder,
          { name: body.name, budgetMinor: body.budget && Math.round(body.budget.total * 100) },
          basisOfCall(args.request),
        )
      : await getTrip(ctx, trip.id, holder);
    return apiData(toTripDetailDto(changed, undefined), 200, { ETag: tripTag(changed) });
  },
  DELETE: async (args, ctx) => {
    const user = await requireApiUser(args);
    await removeTrip(ctx, args.params.id ?? "", user.id);
    return apiData({ deleted: true });
  },
});

export { answer as action, answer as loader };
