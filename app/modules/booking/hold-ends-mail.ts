import { escapeHtml } from "#app/shared/text";

interface HoldEnds {
  firstName: string;
  tripName: string;
  /** What is held, in words. */
  held: string;
  /** Until when, on a clock and with the name of its zone. */
  until: string;
  link: string;
}

/** What the traveller is told by mail a day before a price that they paid to hold is theirs no more. Plain text and HTML. */
export function holdEndsMail({ firstName, tripName, held, until, link }: HoldEnds) {
  const lines = [
    `Hello ${firstName},`,
    `${held} for your trip "${tripName}" is held for you until ${until}.`,
    "Book it before then, and what you paid for holding it comes off the price. If you don't, nothing happens: the hold ends by itself.",
  ];
  return {
    subject: `Your held price ends soon: ${tripName}`,
    text: `${lines.join("\n\n")}\n\n${link}\n`,
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}<p><a href="${escapeHtml(link)}">See your held price</a></p></body></html>`,
  };
}
