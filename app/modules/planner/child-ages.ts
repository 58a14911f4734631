import { TRIP_LIMITS } from "#app/config/product";
import { asksTravellers } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import type { Trip } from "#app/modules/trips/trip/trip";

/** The fields for the ages of the children, one each, in their order. */
export const AGE_FIELDS = [
  ...(["childAge1", "childAge2", "childAge3", "childAge4"] as const),
  ...(["childAge5", "childAge6", "childAge7", "childAge8"] as const),
] as const;
export type AgeField = (typeof AGE_FIELDS)[number];

/**
 * The reason why airlines would not take an order for a party; undefined when they would, and where they are not asked.
 */
export function whyNotOrdered(
  real: WhatIsReal,
  { adults, children, childAges }: Pick<Trip, "adults" | "children" | "childAges">,
): string | undefined {
  if (!asksTravellers(real)) return undefined;
  if (adults + children > TRIP_LIMITS.maxOrdered)
    return `Airlines take at most ${TRIP_LIMITS.maxOrdered} travellers in one order`;
  return children > 0 && childAges?.length !== children ? "Say how old each child is on the last day" : undefined;
}
