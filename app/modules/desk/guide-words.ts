import type { GuideState } from "#app/modules/content/written-guide";

/** The refusal when a save would overwrite another person's change. */
export const GUIDE_CHANGED =
  "Someone has changed this guide since you opened it. Compare what you typed with the version saved now, below the form. Save again to replace it with yours.";

export const GUIDE_STATE_WORDS: Record<GuideState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

/** The message after a button that stores a guide. */
export const GUIDE_KEPT = {
  "guide-save": "The guide is saved.",
  "guide-publish": "It's published: everyone can see it.",
  "guide-schedule": "It's scheduled.",
} as const;

/** The message for a person who is still writing a guide that was deleted. */
export const GUIDE_GONE = "Someone has deleted this guide in the meantime. Save it to make it a new draft.";
