import { PRODUCT } from "#app/config/product";
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

/** One letter as plain text and as HTML; texts that people typed are escaped. */
export function composeLetter({ firstName, ...letter }: Letter): LetterMail {
  const { subject, before, passes = [], then = [], link, more, after = [] } = letter;
  const greeting = `Hello ${firstName},`;
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
