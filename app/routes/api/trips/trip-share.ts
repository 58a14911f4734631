import { z } from "zod";
import { basisOfCall } from "#app/http/route/basis.server";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { tripParams } from "#app/modules/trips/trip/trips.schema";
import { shareTrip, unshareTrip } from "#app/modules/trips/store/trips.server";

const declared = {
  group: "Trips",
  access: "account",
  params: tripParams,
  headers: ["If-Match", "Idempotency-Key"],
  refusals: { CONFLICT: "The trip was changed in the meantime" },
  example: { params: { id: "{tripId}" } },
} as const;

/** Opens a trip to everybody with the link, or takes the link back. */
const answer = apiPath("/api/v1/trips/{id}/share", {
  POST: operation(
    {
      ...declared,
      id: "shareTrip",
      summary: "Share a trip with anyone who has its link",
      query: z.object({
        prices: z
          .enum(["shown", "hidden"])
          .optional()
          .describe("Whether readers see what flights and stay cost; hidden unless it was shown before"),
      }),
      replies: { 200: data("The link", z.object({ url: z.string() })) },
    },
    async ({ ctx, user, request, params, query: { prices } }) => {
      const shows = prices && prices === "shown";
      const trip = await shareTrip(ctx, params.id, { userId: user.id }, shows, basisOfCall(request));
      return give(200, { url: `${ctx.origin}/trips/${trip.id}/shared` });
    },
  ),
  DELETE: operation(
    {
      ...declared,
      id: "unshareTrip",
      summary: "Stop sharing a trip",
      replies: { 200: data("The link no longer works", z.object({ shared: z.literal(false) })) },
    },
    async ({ ctx, user, request, params }) => {
      await unshareTrip(ctx, params.id, { userId: user.id }, basisOfCall(request));
      return give(200, { shared: false });
    },
  ),
});

export { answer };
