import { PRODUCT } from "#app/config/product";
import { mailPage } from "./mail-page";

/** A mail's words: the same content as text and as HTML. */
export interface LetterMail {
  subject: string;
  text: string;
  html: string;
}

export interface Letter {
  subject: string;
  firstName: string;
  before: string[];
  link?: { url: string; label: string };
  after?: string[];
}

/** One letter as plain text and as HTML; texts that people typed are escaped. */
export function composeLetter({ subject, firstName, before, link, after = [] }: Letter): LetterMail {
  const greeting = `Hello ${firstName},`;
  const text = [greeting, ...before, ...(link ? [link.url] : []), ...after, PRODUCT.name].join("\n\n");
  return {
    subject,
    text: `${text}\n`,
    html: mailPage({ subject, before: [greeting, ...before], link, after: [...after, PRODUCT.name] }),
  };
}
