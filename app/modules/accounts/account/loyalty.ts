/** Loyalty tiers with the points each begins at, lowest first (CHECKLIST ROLE-08, PROF-07: the first is "explorer"). */
const LOYALTY_TIERS = [
  { id: "explorer", name: "Explorer", from: 0 },
  { id: "wayfarer", name: "Wayfarer", from: 2_500 },
  { id: "voyager", name: "Voyager", from: 10_000 },
] as const;

/** The tier that so many points reach. */
export function tierOf(points: number): string {
  return LOYALTY_TIERS.findLast(({ from }) => points >= from)?.id ?? LOYALTY_TIERS[0].id;
}

/** One point for each whole unit of money a booked trip cost. */
export function pointsFor(amountMinor: number): number {
  return Math.max(0, Math.floor(amountMinor / 100));
}

/** The tier's name and how far the next one is; null at the last. */
export function loyaltyStanding(
  points: number,
  tier: string,
): { name: string; next: { name: string; missing: number } | null } {
  const index = Math.max(
    0,
    LOYALTY_TIERS.findIndex(({ id }) => id === tier),
  );
  const next = LOYALTY_TIERS[index + 1];
  return {
    name: LOYALTY_TIERS[index]?.name ?? LOYALTY_TIERS[0].name,
    next: next ? { name: next.name, missing: Math.max(0, next.from - points) } : null,
  };
}
