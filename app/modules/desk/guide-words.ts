import type { GuideState } from "#app/modules/content/written-guide";

/** Said to whoever would write over what somebody else has changed meanwhile. */
export const GUIDE_CHANGED =
  "Somebody has changed this guide since you opened it. Compare what you typed with how it stands now, below the form. Keep it again to put yours in its place.";

export const GUIDE_STATE_WORDS: Record<GuideState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

/** What the desk is told when it has pressed a button that keeps a guide. */
export const GUIDE_KEPT = {
  "guide-save": "It is kept.",
  "guide-publish": "It is published: everybody sees it.",
  "guide-schedule": "It is scheduled.",
} as const;

/** Said to somebody who is still writing a guide that was deleted. */
export const GUIDE_GONE = "Somebody has deleted this guide meanwhile. Keep it, and it becomes a new draft.";
