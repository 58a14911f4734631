import { db, transact } from "#app/db/client.server";
import type { ReportDecision } from "#app/modules/reports/report.schema";
import { takePhotographAway } from "#app/modules/pictures/pictures.server";
import { decideReport, findReportedPlace } from "#app/modules/reports/reports.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { noteAudit } from "./audit.server";
import type { Actor } from "./audit.server";

/**
 * Stores the desk's decision about a report, and the change that followed; a photograph that is taken away is gone from
 * every page and is not fetched again.
 * @throws AppError NOT_FOUND
 */
export async function settleReport(ctx: Ctx, actor: Actor, id: string, decision: ReportDecision): Promise<void> {
  const placeId = await decide(ctx, actor, id, decision);
  const slugs = findReportedPlace(placeId)?.destinations.map(({ slug }) => slug) ?? [];
  const taken = decision.takeAway === "on" ? await takePhotographAway(slugs, placeId) : [];
  if (taken.length > 0)
    await noteAudit(db(), ctx, actor, {
      action: "photograph taken away",
      subject: `photograph of ${placeId}`,
      before: { photographs: taken.join(", ") },
    });
}

/** Stores the decision with its entry in the log. @returns the place that the report is about */
function decide(ctx: Ctx, actor: Actor, id: string, decision: ReportDecision): Promise<string> {
  return transact(async (trx) => {
    const before = await decideReport(trx, id, decision, ctx.now.toISOString());
    if (!before) throw new AppError("NOT_FOUND", "It's no longer there");
    await noteAudit(trx, ctx, actor, {
      action: "report decided",
      subject: `report ${id} on ${before.place_id}`,
      before: { status: before.status, change: before.change },
      after: { status: decision.status, change: decision.change },
    });
    return before.place_id;
  });
}
