import { transact } from "#app/db/client.server";
import type { ReportDecision } from "#app/modules/reports/report.schema";
import { decideReport } from "#app/modules/reports/reports.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { noteAudit } from "./audit.server";
import type { Actor } from "./audit.server";

/** Stores the desk's decision about a report, and the change that followed. @throws AppError NOT_FOUND */
export async function settleReport(ctx: Ctx, actor: Actor, id: string, decision: ReportDecision): Promise<void> {
  await transact(async (trx) => {
    const before = await decideReport(trx, id, decision, ctx.now.toISOString());
    if (!before) throw new AppError("NOT_FOUND", "It's no longer there");
    await noteAudit(trx, ctx, actor, {
      action: "report decided",
      subject: `report ${id} on ${before.place_id}`,
      before: { status: before.status, change: before.change },
      after: { status: decision.status, change: decision.change },
    });
  });
}
