/** The kinds of texts sent to us that the desk has to answer. */
export type SubjectKind = "message" | "application";

export const INBOX_STATUSES = ["new", "answered", "closed"] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

export const STATUS_WORDS: Record<InboxStatus, string> = { new: "New", answered: "Answered", closed: "Closed" };

/** A line of a list. */
export interface InboxLine {
  kind: SubjectKind;
  id: string;
  /** The sender's name. */
  name: string;
  email: string;
  /** The subject, in one line. */
  about: string;
  status: InboxStatus;
  createdAt: string;
}

/** The address of a message or an application, behind the desk. */
export function deskPath({ kind, id }: { kind: SubjectKind; id: string }): string {
  return `/admin/${kind}s/${id}`;
}

/** The filter that an address names; by default new entries, since they wait. */
export function statusOf(text: string | null): InboxStatus | "all" {
  if (text === "all") return "all";
  return INBOX_STATUSES.find((status) => status === text) ?? "new";
}
