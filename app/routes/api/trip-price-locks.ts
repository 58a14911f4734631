import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { lockPrice } from "#app/modules/booking/booking.server";

/** POST /api/v1/trips/{id}/price-locks (CHECKLIST PAY-07): holds the price for fifteen minutes. */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const lock = await lockPrice(ctx, user, args.params.id ?? "");
    return apiData(
      { priceLockId: lock.id, lockedUntil: lock.lockedUntil, amountMinor: lock.amountMinor, currency: lock.currency },
      201,
    );
  },
});

export { answer as action, answer as loader };
