import { PRODUCT } from "#app/config/product";
import { escapeHtml } from "#app/shared/text";

/**
 * The colours of the pages (components/styles/tokens.css) by day and by night; a mail brings its own, since it loads
 * nothing.
 */
const LOOK = `
body{margin:0;padding:24px 16px;background:#fbf5e9;color:#12312f;font:17px/1.5 Jost,Futura,"Century Gothic",sans-serif}
.sheet{max-width:34rem;margin:0 auto;padding:24px;background:#fffdf8;border:1px solid #d9cdb6;border-top:4px solid #c2412a}
.brand{font:26px/1.2 Gloock,Georgia,serif}
.brand span{color:#c2412a}
p{margin:16px 0 0;overflow-wrap:break-word}
.go{margin:24px 0 8px}
.go a{display:inline-block;padding:12px 24px;background:#c2412a;color:#fffaf3;font-weight:600;text-decoration:none}
body>p{max-width:34rem;margin:16px auto 0;color:#4a605c}
@media(prefers-color-scheme:dark){
body{background:#0e1f20;color:#f3ead8}
.sheet{background:#14292a;border-color:#2c4443;border-top-color:#ef7a5c}
.brand span{color:#ef7a5c}
.go a{background:#ef7a5c;color:#1a0d08}
body>p{color:#b3bfb6}
}`.replaceAll("\n", "");

/**
 * A mail as a page: its paragraphs on a sheet with the name on top, and its one action as a button between them. Words
 * are escaped. Mail readers that drop the style still show every word in order.
 */
export function mailPage(mail: {
  subject: string;
  before: readonly string[];
  link?: { url: string; label: string };
  after?: readonly string[];
}): string {
  const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  const { subject, before, link, after = [] } = mail;
  const button = link ? `<div class="go"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></div>` : "";
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${LOOK}</style></head>`,
    `<body><div class="sheet"><div class="brand">${PRODUCT.name}<span>.</span></div>`,
    `${paragraphs(before)}${button}${paragraphs(after)}</div></body></html>`,
  ].join("");
}
