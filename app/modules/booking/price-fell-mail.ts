import { formatDate } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { escapeHtml } from "#app/shared/text";

interface PriceFell {
  firstName: string;
  tripName: string;
  backMinor: number;
  currency: string;
  /** The last day on which the price is looked at. */
  until: string;
  link: string;
}

/** What the traveller is told by mail when a booked trip became cheaper. Plain text and the same in HTML. */
export function priceFellMail({ firstName, tripName, backMinor, currency, until, link }: PriceFell) {
  const back = formatMoney(backMinor, currency);
  const lines = [
    `Hello ${firstName},`,
    `your trip "${tripName}" costs ${back} less today than what you paid. The difference is on its way back to you, the way you paid.`,
    "You don't have to do anything, and your booking stays as it is.",
    `We look at the price every day until ${formatDate(until)}.`,
  ];
  return {
    subject: `${back} back: your trip became cheaper`,
    text: `${lines.join("\n\n")}\n\n${link}\n`,
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}<p><a href="${escapeHtml(link)}">View your trip</a></p></body></html>`,
  };
}
