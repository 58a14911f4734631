import { z } from "zod";
import { apiData, apiRoute, readJson, requireApiUser } from "#app/http/api.server";
import { completeBooking } from "#app/modules/booking/booking.server";

const body = z.object({ priceLockIds: z.array(z.string().max(64)).max(20).default([]) });

/** POST /api/v1/trips/{id}/complete (CHECKLIST API-17): price locks never stand in for the payment. */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { priceLockIds } = await readJson(args.request, body);
    const outcome = await completeBooking(ctx, user, args.params.id ?? "", priceLockIds);
    return apiData(outcome, outcome.status === "processing" ? 202 : 200);
  },
});

export { answer as action, answer as loader };
