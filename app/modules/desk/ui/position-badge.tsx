const WORDS = {
  draft: { words: "Draft", look: "draft" },
  published: { words: "Open", look: "booked" },
  closed: { words: "Closed", look: "cancelled" },
} as const;

/** The state of a position. */
export function PositionBadge({ status }: { status: keyof typeof WORDS }) {
  return <span className={`badge ${WORDS[status].look}`}>{WORDS[status].words}</span>;
}
