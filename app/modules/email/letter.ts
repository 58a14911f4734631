import { PRODUCT } from "#app/config/product";
import { typographic } from "./typographic";
import { mailPage, passInWords } from "./mail-page";
import type { MailContent } from "./mail-page";

/** A mail's words: the same content as text and as HTML. */
export interface LetterMail {
  subject: string;
  text: string;
  html: string;
}

export interface Letter extends MailContent {
  firstName: string;
}

/** A letter with the quotation marks and apostrophes of print. */
function printed({ subject, place, before, then, after, ...letter }: MailContent): MailContent {
  const lines = (texts: readonly string[] | undefined): string[] | undefined => texts?.map(typographic);
  return {
    ...letter,
    subject: typographic(subject),
    place: place && typographic(place),
    before: before.map(typographic),
    then: lines(then),
    after: lines(after),
  };
}

/** One letter as plain text and as HTML; texts that people typed are escaped. */
export function composeLetter({ firstName, ...content }: Letter): LetterMail {
  const letter = printed(content);
  const { subject, before, passes = [], then = [], link, more, after = [] } = letter;
  const greeting = `Hello ${typographic(firstName)},`;
  const text = [
    greeting,
    ...before,
    ...passes.map(passInWords),
    ...then,
    ...(link ? [link.url] : []),
    ...(more ? [`${more.label}: ${more.url}`] : []),
    ...after,
    PRODUCT.name,
  ].join("\n\n");
  return {
    subject,
    text: `${text}\n`,
    html: mailPage({ ...letter, before: [greeting, ...before], after: [...after, PRODUCT.name] }),
  };
}
