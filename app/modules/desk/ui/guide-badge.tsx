import type { GuideState } from "#app/modules/content/written-guide";
import { GUIDE_STATE_WORDS } from "../guide-words";

const LOOKS: Record<GuideState, string> = { draft: "draft", scheduled: "planning", published: "booked" };

/** The state of a guide. */
export function GuideBadge({ state }: { state: GuideState }) {
  return <span className={`badge ${LOOKS[state]}`}>{GUIDE_STATE_WORDS[state]}</span>;
}
