/** A note or an answer about a message or an application. It is deleted with its subject. */
export interface DeskEntriesTable {
  id: string;
  subject_kind: "message" | "application";
  subject_id: string;
  kind: "note" | "reply";
  author_name: string;
  text: string;
  created_at: string;
}

/** An action of the desk. Entries are never changed, and hold no text that people wrote. */
export interface AuditEntriesTable {
  id: string;
  at: string;
  actor_id: string;
  actor_name: string;
  /** The action in words, such as "message answered". */
  action: string;
  /** The subject of the action, such as "message 4f…". */
  subject: string;
  before: string;
  after: string;
}
