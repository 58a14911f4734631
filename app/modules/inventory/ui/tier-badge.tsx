const NAMES: Record<string, string> = { safe: "Safe", stretch: "Stretch", splurge: "Splurge" };

/** Which of the three budget tiers an offer stands for (CHECKLIST PLAN-14). */
export function TierBadge({ tier }: { tier?: string }) {
  return tier && NAMES[tier] ? <span className={`tier ${tier}`}>{NAMES[tier]}</span> : null;
}
