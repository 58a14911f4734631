import { entryOf } from "#app/shared/table";
import { escapeHtml } from "#app/shared/text";

const ENDS_PARAGRAPH = /<\/(p|h[1-6]|li|tr|caption|blockquote|ul|ol|table)>|<br\s*\/?>/gi;
const UNSEEN = /<(script|style|iframe|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const TAG = /<[^>]*>?/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", "#39": "'" };

/**
 * The words of a text with markup as plain paragraphs. Safe for any text, since the words are escaped: used where the
 * sanitiser does not answer.
 */
export function toPlainParagraphs(html: string): string {
  return html
    .replace(UNSEEN, "")
    .replace(ENDS_PARAGRAPH, "\n")
    .replace(TAG, "")
    .replace(/&(#?\w+);/g, (entity, name: string) => entryOf(ENTITIES, name) ?? entity)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");
}
