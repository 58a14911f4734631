import { formatMoneyExact } from "#app/shared/money";
import { escapeHtml } from "#app/shared/text";

/** What becomes of the money of a trip that was called off. @param backMinor undefined: a person gives it back */
export function backInWords(backMinor: number | undefined, currency: string): string {
  if (backMinor === undefined) return "We are giving your money back by hand; it takes a few days.";
  return backMinor > 0
    ? `${formatMoneyExact(backMinor, currency)} is on its way back to you, the way you paid.`
    : "By its rules nothing comes back of what you paid.";
}

interface Cancelled {
  firstName: string;
  tripName: string;
  /** "July 8 to 12, 2027", as pages write it. */
  dates: string;
  reference: string;
  backMinor: number | undefined;
  currency: string;
  link: string;
}

/** What the traveller is told by mail who cancelled a booked trip. Plain text and the same in HTML. */
export function cancelledMail({ firstName, tripName, dates, reference, backMinor, currency, link }: Cancelled) {
  const lines = [
    `Hello ${firstName},`,
    `your trip "${tripName}", ${dates}, booked as ${reference}, is cancelled.`,
    backInWords(backMinor, currency),
  ];
  return {
    subject: `Cancelled: ${tripName}`,
    text: `${lines.join("\n\n")}\n\n${link}\n`,
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}<p><a href="${escapeHtml(link)}">See the trip</a></p></body></html>`,
  };
}
