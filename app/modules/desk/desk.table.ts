/** A note or an answer beside something that was sent to us. It goes with what it is about. */
export interface DeskEntriesTable {
  id: string;
  subject_kind: "message" | "application";
  subject_id: string;
  kind: "note" | "reply";
  author_name: string;
  text: string;
  created_at: string;
}

/** What somebody at the desk did. Never taken back, and without what people wrote. */
export interface AuditEntriesTable {
  id: string;
  at: string;
  actor_id: string;
  actor_name: string;
  /** Such as "message answered". */
  action: string;
  /** What it was done to, such as "message 4f…". */
  subject: string;
  before: string;
  after: string;
}
