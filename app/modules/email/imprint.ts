import { imprintOf } from "#app/config/operator";
import type { Operator } from "#app/config/operator";
import { escapeHtml } from "#app/shared/text";

/** Adds the line that names the operator to a mail; the mail stays as it is where no operator is named. */
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
