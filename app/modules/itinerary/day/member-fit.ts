import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";

/** A member of the group as the day plan sees them: plain data, so that it can be sent to a worker. */
export interface MemberFit {
  id: string;
  name: string;
  /** How well each place suits them, by place id, from 0 to 1. */
  fits: Record<string, number>;
}

/**
 * How well a place suits a member of the group: as for the plan itself, reasons to come count for more than several
 * extras.
 */
export function weightedFitFor(member: Pick<MemberFit, "fits">, place: Pick<PlaceSource, "id" | "weight">): number {
  return (member.fits[place.id] ?? 0) * place.weight ** 1.35;
}
