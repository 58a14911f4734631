/** "new" until the desk has answered or closed the message. */
export type InboxStatus = "new" | "answered" | "closed";

export interface ContactMessagesTable {
  id: string;
  /** The key of one message, however often it is sent. */
  key: string;
  /** The account that the message was written from, if any. */
  user_id: string | null;
  name: string;
  email: string;
  /** The address as addresses are compared. */
  email_key: string;
  message: string;
  status: InboxStatus;
  created_at: string;
  answered_at: string | null;
  closed_at: string | null;
}
