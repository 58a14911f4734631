import { imprintOf } from "#app/config/operator";
import type { Operator } from "#app/config/operator";
import { escapeHtml } from "#app/shared/text";

/** A mail with the line that says who sends it; as it is where nobody is named. */
export function withImprint<M extends { text: string; html: string }>(mail: M, operator: Operator | undefined): M {
  if (!operator) return mail;
  const line = imprintOf(operator);
  const foot = `<p><small>${escapeHtml(line)}</small></p>`;
  const end = mail.html.lastIndexOf("</body>");
  return {
    ...mail,
    text: `${mail.text.trimEnd()}\n\n${line}\n`,
    html: end < 0 ? mail.html + foot : mail.html.slice(0, end) + foot + mail.html.slice(end),
  };
}
