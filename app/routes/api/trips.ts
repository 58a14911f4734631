import { z } from "zod";
import { apiData, apiRoute, readJson, readQuery, requireApiUser } from "#app/http/api.server";
import { newId } from "#app/db/ids.server";
import { createTripFromCall } from "#app/modules/planner/planner.server";
import { toTripDetailDto, toTripDto } from "#app/modules/trips/trip.dto";
import { createTripSchema } from "#app/modules/trips/trips.schema";
import { listTrips } from "#app/modules/trips/trips.server";
import { AppError } from "#app/shared/app-error";
import { todayOf } from "#app/shared/context";

const query = z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) });
const LONGEST_KEY = 200;

/** Sent again with the same key, a call makes nothing new. @throws AppError 400 for a key that is none */
function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("Idempotency-Key") ?? undefined;
  if (key && key.length > LONGEST_KEY)
    throw new AppError("BAD_REQUEST", `An Idempotency-Key has at most ${LONGEST_KEY} letters`);
  return key;
}

/** The caller's trips, and a new one (CHECKLIST API-21, API-23). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { limit } = readQuery(args.request, query);
    return apiData((await listTrips(ctx, user.id, limit)).map(toTripDto));
  },
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const body = await readJson(args.request, createTripSchema(todayOf(ctx)));
    const key = readIdempotencyKey(args.request);
    const trip = await createTripFromCall(ctx, user, body, key ? `api:${user.id}:${key}` : newId());
    return apiData(toTripDetailDto(trip, undefined), 201);
  },
});

export { answer as action, answer as loader };
