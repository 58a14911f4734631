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
.band{margin:16px 0 0;border-collapse:collapse}
.band .place{padding:28px 20px 20px;font:30px/1.15 Gloock,Georgia,serif;color:#fffaf3;overflow-wrap:anywhere}
.pass{margin:16px 0 0;border:1px solid #d9cdb6;border-left:4px solid #1b6e72;border-collapse:collapse}
.pass td{padding:4px 12px;vertical-align:top}
.pass .what{padding-top:12px;font-weight:600}
.pass .about{padding-bottom:12px;color:#4a605c}
.pass b{font:24px/1.2 Gloock,Georgia,serif}
.go{margin:24px 0 8px}
.go a{display:inline-block;margin:0 8px 8px 0;padding:12px 24px;background:#c2412a;color:#fffaf3;font-weight:600;text-decoration:none}
.go a.more{background:#fffdf8;color:#12312f;border:1px solid #12312f;padding:11px 23px}
body>p{max-width:34rem;margin:16px auto 0;color:#4a605c}
@media(prefers-color-scheme:dark){
body{background:#0e1f20;color:#f3ead8}
.sheet{background:#14292a;border-color:#2c4443;border-top-color:#ef7a5c}
.brand span{color:#ef7a5c}
.pass{border-color:#2c4443;border-left-color:#6fc3c0}
.pass .about{color:#b3bfb6}
.go a{background:#ef7a5c;color:#1a0d08}
.go a.more{background:#14292a;color:#f3ead8;border-color:#f3ead8}
body>p{color:#b3bfb6}
}`.replaceAll("\n", "");

/** A flight as a mail prints it. Times are local to each airport. */
export interface MailPass {
  /** "Outbound flight" */
  title: string;
  /** "AY 16, AY 67" */
  numbers: string;
  from: string;
  /** "Wed 14 Apr, 17:45" */
  departs: string;
  to: string;
  arrives: string;
}

/** A link of a mail as a button. */
interface MailLink {
  url: string;
  label: string;
}

/** A flight in one line: "Outbound flight: AY 16, JFK Wed 14 Apr, 17:45 to KIX Thu 15 Apr, 23:40, local times." */
export function passInWords({ title, numbers, from, departs, to, arrives }: MailPass): string {
  return `${title}: ${numbers ? `${numbers}, ` : ""}${from} ${departs} to ${to} ${arrives}, local times.`;
}

/** A band in poster colours with the name of the place. Its colours are attributes, which every mail reader keeps. */
function bandOf(place: string): string {
  const stripes = ["#e9a23b", "#c2412a", "#4a3b6b"].map((ink) => `<td height="6" bgcolor="${ink}"></td>`).join("");
  return [
    `<table class="band" role="presentation" width="100%" cellspacing="0" cellpadding="0">`,
    `<tr><td class="place" colspan="3" bgcolor="#1b6e72"><font color="#fffaf3">${escapeHtml(place)}</font></td></tr>`,
    `<tr>${stripes}</tr></table>`,
  ].join("");
}

/** A flight as a boarding pass: both airports with their times side by side. */
function passOf(pass: MailPass): string {
  const { title, numbers, from, departs, to, arrives } = pass;
  const port = (code: string, at: string): string =>
    `<td width="50%"><b>${escapeHtml(code)}</b><br>${escapeHtml(at)}</td>`;
  return [
    `<table class="pass" role="presentation" width="100%" cellspacing="0" cellpadding="0">`,
    `<tr><td class="what" colspan="2">${escapeHtml([title, numbers].filter(Boolean).join(" · "))}</td></tr>`,
    `<tr>${port(from, departs)}${port(to, arrives)}</tr>`,
    `<tr><td class="about" colspan="2">Local times</td></tr></table>`,
  ].join("");
}

/** The content of a mail, in its order. */
export interface MailContent {
  subject: string;
  /** The place that the mail is about, on a band under the name. */
  place?: string;
  before: readonly string[];
  /** Flights, after the first paragraphs. */
  passes?: readonly MailPass[];
  /** Paragraphs between the flights and the buttons. */
  then?: readonly string[];
  link?: MailLink;
  /** A second, quieter button. */
  more?: MailLink;
  after?: readonly string[];
}

/**
 * A mail as a page: its paragraphs on a sheet with the name on top, and its one or two actions as buttons between them.
 * Words are escaped. Mail readers that drop the style still show every word in order.
 */
export function mailPage({
  subject,
  place,
  before,
  passes = [],
  then = [],
  link,
  more,
  after = [],
}: MailContent): string {
  const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  const button = ({ url, label }: MailLink, look = ""): string =>
    `<a${look} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  const buttons = [link && button(link), more && button(more, ' class="more"')].filter(Boolean).join("");
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${LOOK}</style></head>`,
    `<body><div class="sheet"><div class="brand">${PRODUCT.name}<span>.</span></div>${place ? bandOf(place) : ""}`,
    `${paragraphs(before)}${passes.map(passOf).join("")}${paragraphs(then)}`,
    `${buttons && `<div class="go">${buttons}</div>`}${paragraphs(after)}</div></body></html>`,
  ].join("");
}
