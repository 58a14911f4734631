import { transact } from "#app/db/client.server";
import { tell } from "#app/db/told.server";
import { keepPosition, setPositionStatus } from "#app/modules/careers/careers-desk.server";
import type { PositionRow } from "#app/modules/careers/careers-desk.server";
import type { PositionInput } from "#app/modules/careers/position-form.schema";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { noteAudit } from "./audit.server";
import type { Actor } from "./audit.server";
import { deskSlug } from "./desk-slug";

/**
 * Stores a position; a new one is a draft.
 * @returns its id
 * @throws AppError CONFLICT when a position has this title already, NOT_FOUND
 */
export async function savePosition(
  ctx: Ctx,
  actor: Actor,
  id: string | undefined,
  input: PositionInput,
): Promise<string> {
  const newId = deskSlug(input.title, "position");
  await transact(async (trx) => {
    const before = await keepPosition(trx, { id, newId }, input, ctx.now.toISOString());
    if (before === "taken") {
      const text = "There is a position with this title already";
      throw new AppError("CONFLICT", text, { fields: { title: [text] } });
    }
    if (id !== undefined && !before) throw new AppError("NOT_FOUND", "It's no longer there");
    await tell(trx, "shared-pages");
    await noteAudit(trx, ctx, actor, {
      action: id === undefined ? "job drafted" : "job changed",
      subject: `job ${id ?? newId}`,
      ...(before && { before: { title: before.title, department: before.department, location: before.location } }),
      after: { title: input.title, department: input.department, location: input.location },
    });
  });
  return id ?? newId;
}

/** Publishes or closes a position, or makes it a draft again. @throws AppError NOT_FOUND */
export async function movePosition(ctx: Ctx, actor: Actor, id: string, status: PositionRow["status"]): Promise<void> {
  await transact(async (trx) => {
    const before = await setPositionStatus(trx, id, status, ctx.now.toISOString());
    if (!before) throw new AppError("NOT_FOUND", "It's no longer there");
    await tell(trx, "shared-pages");
    await noteAudit(trx, ctx, actor, {
      action: "status of job set",
      subject: `job ${id}`,
      before: { status: before.status },
      after: { status },
    });
  });
}
