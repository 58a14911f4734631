import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { clockOf } from "../orders/hold-note.server";
import { untilInWords } from "../rules/lock-terms";

/** When the envelope of a sealed trip opens, on its traveller's clock: "3 December, 09:00 in London". */
export function openingInWords(
  ctx: Pick<Ctx, "now">,
  { origin }: Pick<Trip, "origin">,
  seal: { opensAt: string },
): string {
  return untilInWords(seal.opensAt, ctx.now, clockOf({ origin }));
}
