import type { DayRequest } from "../day/day-request";
import type { TripShape } from "../outings/trip-shape";

/**
 * The ordinary stops of the plan to stay close to. Where an outing has moved to another day, the stops of that day move
 * to the one it leaves.
 */
export function keptPlan(
  { keep, edit }: Pick<DayRequest, "keep" | "edit">,
  shape: Pick<TripShape, "outings" | "kept">,
  days: number,
): string[][] {
  const plan = Array.from({ length: days }, (_, day) => [...(keep?.[day] ?? [])]);
  // A day in town on which one of its places stood is none that it leaves.
  const wasOut = (d: number): boolean => !edit || edit.before.days[d]?.dayTrip !== undefined;
  for (const { outing, day } of shape.outings) {
    const before = plan.findIndex((stops, d) => wasOut(d) && outing.places.some(({ id }) => stops.includes(id)));
    if (before >= 0 && before !== day) [plan[before], plan[day]] = [plan[day]!, plan[before]!];
  }
  return plan.map((stops) => stops.filter((id) => !shape.kept.has(id)));
}
