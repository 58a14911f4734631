import { z } from "zod";
import { apiData, apiRoute, readJson, readQuery, requireApiUser } from "#app/http/api.server";
import { newId } from "#app/db/ids.server";
import { createTripFromCall } from "#app/modules/planner/planner.server";
import { toTripDetailDto, toTripDto } from "#app/modules/trips/trip.dto";
import { createTripSchema } from "#app/modules/trips/trips.schema";
import { listTrips } from "#app/modules/trips/trips.server";
import { todayOf } from "#app/shared/context";

const query = z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) });
const idempotencyKey = z.string().max(200).optional();

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
    const key = idempotencyKey.parse(args.request.headers.get("Idempotency-Key") ?? undefined);
    const trip = await createTripFromCall(ctx, user, body, key ? `api:${user.id}:${key}` : newId());
    return apiData(toTripDetailDto(trip, undefined), 201);
  },
});

export { answer as action, answer as loader };
