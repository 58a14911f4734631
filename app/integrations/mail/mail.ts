export interface Attachment {
  filename: string;
  contentType: string;
  /** The file itself, base64. */
  content: string;
}

export interface Mail {
  to: string;
  /** The address for answers, if not the sender's. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}
