/** The buttons that open and close a position: its status after them, what is said then, and their label. */
export const POSITION_MOVES = {
  "job-publish": { status: "published", said: "It is open now: everybody can see it.", label: "Publish" },
  "job-close": { status: "closed", said: "It is closed: nobody can apply any more.", label: "Close" },
  "job-withdraw": { status: "draft", said: "It is a draft again.", label: "Make it a draft" },
} as const;

/** Whether a button moves the position rather than saves its form. */
export function isPositionMove(intent: string): intent is keyof typeof POSITION_MOVES {
  return Object.hasOwn(POSITION_MOVES, intent);
}
