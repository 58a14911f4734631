import type { GuideState } from "#app/modules/content/written-guide";

/** Said to whoever would write over what somebody else has changed meanwhile. */
export const GUIDE_CHANGED =
  "Somebody has changed this guide since you opened it. Compare what you typed with the version saved now, below the form. Save again to replace it with yours.";

export const GUIDE_STATE_WORDS: Record<GuideState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

/** What the desk is told when it has pressed a button that keeps a guide. */
export const GUIDE_KEPT = {
  "guide-save": "The guide is saved.",
  "guide-publish": "It is published: everybody can see it.",
  "guide-schedule": "It is scheduled.",
} as const;

/** Said to somebody who is still writing a guide that was deleted. */
export const GUIDE_GONE = "Somebody has deleted this guide in the meantime. Save it, and it becomes a new draft.";
