import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { listPositions } from "#app/modules/careers/careers.server";
import { positionReply } from "#app/modules/careers/position-replies.schema";

/** Open positions (CHECKLIST API-43). */
const answer = apiPath("/api/v1/careers/jobs", {
  GET: operation(
    {
      id: "listJobs",
      group: "Company",
      summary: "Open positions",
      access: "open",
      replies: { 200: data("All open positions", z.array(positionReply)) },
      keptFor: 60,
      example: {},
    },
    async ({ ctx }) => give(200, await listPositions(ctx)),
  ),
});

export { answer };
