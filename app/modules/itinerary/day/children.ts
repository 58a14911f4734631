import type { DayRequest } from "./day-request";

/** From this age on children walk, stay up and eat as grown-ups do, though not in bars. */
const TEENS_FROM = 13;

/**
 * Whether a child comes for whom days have to be gentler: nearer, with a nap and an early night. Children whose ages the
 * trip does not say count as small.
 */
export function hasSmallChildren({
  children = 0,
  youngest = 0,
}: Partial<Pick<DayRequest, "children" | "youngest">>): boolean {
  return children > 0 && youngest < TEENS_FROM;
}
