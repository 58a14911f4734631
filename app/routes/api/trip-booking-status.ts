import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { getBookingStatus } from "#app/modules/booking/booking.server";

/** GET /api/v1/trips/{id}/booking-status (CHECKLIST API-19, BOOK-10). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    return apiData({ status: await getBookingStatus(ctx, user, args.params.id ?? "") });
  },
});

export { answer as action, answer as loader };
