import { PRODUCT } from "#app/config/product";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";

/** An answer of the desk, as it was written there. */
export function replyMail(name: string, about: string, text: string): LetterMail {
  return composeLetter({
    subject: `Re: ${about}`,
    firstName: name,
    before: text.split(/\n\s*\n/).map((part) => part.trim()),
    after: [`You can simply reply to this email. It reaches us at ${PRODUCT.supportEmail}.`],
  });
}
