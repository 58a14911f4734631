import { z } from "zod";
import { apiData, apiRoute, readJson, requireApiUser } from "#app/http/api.server";
import { BOOKING_TEXT } from "#app/modules/booking/booking";
import { confirmBySession } from "#app/modules/booking/booking.server";
import { AppError } from "#app/shared/app-error";

const body = z.object({ sessionId: z.string().trim().max(200).default("") });

/** POST /api/v1/trips/{id}/confirm (CHECKLIST API-18): asks the payment provider about the session. */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { sessionId } = await readJson(args.request, body);
    if (!sessionId) throw new AppError("BAD_REQUEST", BOOKING_TEXT.informationMissing);
    const outcome = await confirmBySession(ctx, user, args.params.id ?? "", sessionId);
    return apiData(outcome, outcome.status === "processing" ? 202 : 200);
  },
});

export { answer as action, answer as loader };
