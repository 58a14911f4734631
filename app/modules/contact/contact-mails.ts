import { PRODUCT, REPLY_HOURS } from "#app/config/product";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import type { ContactMessage } from "./contact.schema";

/** Tells our own people of a message; an answer to this mail goes to its sender. */
export function messageMail({ name, email, message }: ContactMessage, url: string): LetterMail {
  return composeLetter({
    subject: `Message from ${name}`,
    firstName: PRODUCT.name,
    before: [`${name} (${email}) wrote:`, ...message.split("\n").filter((line) => line.trim() !== "")],
    link: { url, label: "Open it in the inbox" },
  });
}

/** Tells the sender that the message arrived. It repeats no typed text: anybody can type any address into the form. */
export function receivedMail(): LetterMail {
  return composeLetter({
    subject: "We have your message",
    firstName: "there",
    before: [
      `Thank you for writing to ${PRODUCT.name}. Your message has arrived, and a person will read it.`,
      `We reply within ${REPLY_HOURS.soonest}-${REPLY_HOURS.latest} hours on weekdays. Messages that arrive at the weekend are answered from Monday.`,
    ],
    after: ["If you didn't write to us, someone else entered your address. You can ignore this email."],
  });
}
