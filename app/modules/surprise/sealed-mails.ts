import { backInWords } from "#app/modules/booking/cancelled-mail";
import { escapeHtml } from "#app/shared/text";

interface Letter {
  subject: string;
  text: string;
  html: string;
}

function letter(subject: string, lines: readonly string[], link: string, linkText: string): Letter {
  return {
    subject,
    text: `${lines.join("\n\n")}\n\n${link}\n`,
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}<p><a href="${escapeHtml(link)}">${escapeHtml(linkText)}</a></p></body></html>`,
  };
}

/** Tells that the envelope is open, and where it goes. */
export function openedMail({
  firstName,
  place,
  dates,
  link,
}: {
  firstName: string;
  place: string;
  dates: string;
  link: string;
}) {
  return letter(
    `Your envelope is open: ${place}`,
    [
      `Hello ${firstName},`,
      `your sealed trip goes to ${place}, ${dates}.`,
      "Flights, stay and days are on its page, and in the attached PDF.",
    ],
    link,
    "See your trip",
  );
}

/** Tells that a sealed trip is called off, without where it would have gone. @param backMinor undefined: a person gives it back */
export function calledOffMail({
  firstName,
  dates,
  backMinor,
  currency,
  link,
}: {
  firstName: string;
  dates: string;
  backMinor: number | undefined;
  currency: string;
  link: string;
}) {
  return letter(
    "Your sealed trip is cancelled",
    [
      `Hello ${firstName},`,
      `your sealed trip, ${dates}, is cancelled. Its envelope stays shut.`,
      backInWords(backMinor, currency),
    ],
    link,
    "See the trip",
  );
}
