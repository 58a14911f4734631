import { z } from "zod";
import { newId } from "#app/db/ids.server";
import { data, plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { pageLinks, pageQuery, pageReply } from "#app/http/api/paging";
import { createTripFromCall } from "#app/modules/planner/planner.server";
import { tripDetailReply, tripReply } from "#app/modules/trips/shown/trip-replies.schema";
import { toTripDetailDto, toTripDto } from "#app/modules/trips/shown/trip.dto";
import { createTripSchema } from "#app/modules/trips/trip/trips.schema";
import { listTripPage } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";

const USUAL_LIMIT = 20;
const LONGEST_KEY = 200;
const listReply = z.object({ success: z.literal(true), data: z.array(tripReply), ...pageReply });

/** A call that is sent again with the same key makes nothing new. @throws AppError 400 for an invalid key */
function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("Idempotency-Key") ?? undefined;
  if (key && key.length > LONGEST_KEY)
    throw new AppError("BAD_REQUEST", `An Idempotency-Key has at most ${LONGEST_KEY} letters`);
  return key;
}

/** The caller's trips, and a new one (CHECKLIST API-21, API-23). */
const answer = apiPath("/api/v1/trips", {
  GET: operation(
    {
      id: "listTrips",
      group: "Trips",
      summary: "The caller's trips",
      note: `Last changed first, ${USUAL_LIMIT} on a page unless you ask for a limit.`,
      access: "account",
      query: z.object(pageQuery(100)),
      replies: { 200: plain("A page of trips", listReply) },
      example: { query: { limit: "1" } },
    },
    async ({ ctx, user, request, query }) => {
      const asked = { page: query.page, limit: query.limit ?? USUAL_LIMIT };
      const { trips, total } = await listTripPage(ctx, user.id, asked);
      const page = { total, ...asked };
      return give(200, { success: true, data: trips.map(toTripDto), ...page }, pageLinks(request, ctx.origin, page));
    },
  ),
  POST: operation(
    {
      id: "createTrip",
      group: "Trips",
      summary: "Begin a trip",
      note: "With an Idempotency-Key you can send it again, and it still makes one trip.",
      access: "account",
      headers: ["Idempotency-Key"],
      body: createTripSchema,
      replies: { 201: data("The trip, without days yet", tripDetailReply) },
      refusals: { CONFLICT: "The Idempotency-Key was used for another trip" },
      example: {
        body: {
          name: "A week in Kyoto",
          destination: "Kyoto",
          departureCity: "Helsinki",
          startDate: "{date+60}",
          endDate: "{date+67}",
          travelers: { adults: 2, children: 0 },
          budget: { total: 2400 },
        },
      },
    },
    async ({ ctx, user, request, body }) => {
      const key = readIdempotencyKey(request);
      const trip = await createTripFromCall(ctx, user, body, key ? `api:${user.id}:${key}` : newId());
      return give(201, toTripDetailDto(trip));
    },
  ),
});

export { answer };
