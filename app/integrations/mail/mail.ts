export interface Attachment {
  filename: string;
  contentType: string;
  /** The file itself, base64. */
  content: string;
}

export interface Mail {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}
