import { PRODUCT } from "#app/config/product";
import { escapeHtml } from "#app/shared/text";

/** A mail's words: the same said as text and as HTML. */
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

/** One letter as plain text and as HTML; what people typed is escaped. */
export function composeLetter({ subject, firstName, before, link, after = [] }: Letter): LetterMail {
  const greeting = `Hello ${firstName},`;
  const text = [greeting, ...before, ...(link ? [link.url] : []), ...after, PRODUCT.name].join("\n\n");
  const paragraphs = (lines: string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  const anchor = link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : "";
  return {
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body>${paragraphs([greeting, ...before])}${anchor}${paragraphs([...after, PRODUCT.name])}</body></html>`,
  };
}
