import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { toRunDto } from "#app/modules/surprise/surprise.dto";
import { historyQuerySchema, historyReply } from "#app/modules/surprise/surprise.schema";
import { listRuns } from "#app/modules/surprise/surprise.server";

const answer = apiPath("/api/v1/surprise/history", {
  /** The caller's earlier draws (CHECKLIST API-35). */
  GET: operation(
    {
      id: "listSurprises",
      group: "Surprises",
      summary: "The caller's surprises",
      note: "Newest first.",
      access: "account",
      query: historyQuerySchema,
      replies: { 200: data("A part of the history", historyReply) },
      example: { query: { limit: "1", offset: "0" } },
    },
    async ({ ctx, user, query }) => {
      const { runs, total } = await listRuns(ctx, user.id, query);
      return give(200, { runs: runs.map((run) => toRunDto(run, (slug) => pictureOf(slug).src)), total, ...query });
    },
  ),
});

export { answer };
