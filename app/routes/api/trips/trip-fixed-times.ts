import { basisOfCall, tripTag } from "#app/http/route/basis.server";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { fixedTimesBody, fixedTimesReply, toFixedTimesDto } from "#app/modules/trips/days/fixed-times-call";
import { setFixedTimes, travellersIn } from "#app/modules/trips/use/fixed-times.server";
import { tripParams } from "#app/modules/trips/trip/trips.schema";
import { getTrip } from "#app/modules/trips/store/trips.server";

const declared = { group: "Trips", access: "account", params: tripParams } as const;

/** Appointments of a trip, and hours that are not free. */
const answer = apiPath("/api/v1/trips/{id}/fixed-times", {
  GET: operation(
    {
      ...declared,
      id: "readFixedTimes",
      summary: "The appointments of a trip, and hours that are not free",
      replies: { 200: data("The fixed times", fixedTimesReply) },
      example: { params: { id: "{tripId}" } },
    },
    async ({ ctx, user, params }) => {
      const trip = await getTrip(ctx, params.id, { userId: user.id });
      return give(200, toFixedTimesDto(trip, await travellersIn(trip)), { ETag: tripTag(trip) });
    },
  ),
  PATCH: operation(
    {
      ...declared,
      id: "changeFixedTimes",
      summary: "Set the appointments of a trip, and hours that are not free",
      note: "A list replaces the one that is there; one that is left out stays. Days that are planned go around them at once; locked stops stay. At most 120 plans in 15 minutes.",
      headers: ["If-Match", "Idempotency-Key"],
      body: fixedTimesBody,
      replies: { 200: data("The fixed times as they are now", fixedTimesReply) },
      refusals: {
        CONFLICT: "The trip was changed in the meantime, is over or sealed, or we can't plan days there",
        UNAVAILABLE: "Planning is not answering, or is very busy",
      },
      example: {
        params: { id: "{tripId}" },
        body: {
          appointments: [
            {
              name: "Dinner with Yuki",
              date: "{date+60}",
              from: "19:00",
              until: "21:00",
              where: "Gion",
              hasFood: true,
            },
          ],
          busy: [{ kind: "work", from: "09:00", until: "12:00", weekdays: [1, 2, 3, 4, 5] }],
        },
      },
    },
    async ({ ctx, user, request, params, body }) => {
      const trip = await getTrip(ctx, params.id, { userId: user.id });
      const changed = await setFixedTimes(ctx, trip, user, body, basisOfCall(request));
      return give(200, toFixedTimesDto(changed, await travellersIn(changed)), { ETag: tripTag(changed) });
    },
  ),
});

export { answer };
