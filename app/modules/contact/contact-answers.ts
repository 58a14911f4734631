/** The message when a message has arrived (CHECKLIST CONTACT-07). */
export const MESSAGE_SENT = "Message sent successfully! We'll get back to you soon.";

/** The message for a failure that has no text of its own (CHECKLIST CONTACT-09). */
export function serverError(status: number): string {
  return `Server error (${status})`;
}
