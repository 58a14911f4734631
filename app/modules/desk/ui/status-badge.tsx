import { STATUS_WORDS } from "../inbox";
import type { InboxStatus } from "../inbox";
import { ageInWords, instantInWords } from "../reply-due";
import type { Waiting } from "../reply-due";

const LOOKS: Record<InboxStatus, string> = { new: "planning", answered: "booked", closed: "draft" };
const STATES: Record<Waiting["state"], { words: string; look: string }> = {
  "in time": { words: "In time", look: "booked" },
  due: { words: "Answer soon", look: "now" },
  late: { words: "Late", look: "cancelled" },
};

/** The status of an entry; while it is unanswered, its waiting time against the promise. */
export function StatusBadge({ status, waiting }: { status: InboxStatus; waiting: Waiting | null }) {
  if (!waiting) return <span className={`badge ${LOOKS[status]}`}>{STATUS_WORDS[status]}</span>;
  const { words, look } = STATES[waiting.state];
  return (
    <>
      <span className={`badge ${look}`}>{words}</span>{" "}
      <span className="meta">
        {ageInWords(waiting.hours)}, answer by {instantInWords(waiting.dueAt)}
      </span>
    </>
  );
}
