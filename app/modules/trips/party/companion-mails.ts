import { PRODUCT } from "#app/config/product";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";

/** Invites a companion. */
export function invitationMail({
  name,
  owner,
  destination,
  url,
}: {
  name: string;
  owner: string;
  destination: string;
  url: string;
}): LetterMail {
  return composeLetter({
    subject: `${owner} would like you to come to ${destination}`,
    firstName: name,
    before: [
      `${owner} is planning a trip to ${destination} with ${PRODUCT.name} and would like you to come. Answer five short questions, no account needed, and the days will suit you too:`,
    ],
    link: { url, label: "Tell us what you like" },
    after: ["You can also say no there. If you don't know who this is, you can ignore this email."],
  });
}

/** Tells a companion that the trip is called off. */
export function tripCalledOffMail({
  name,
  owner,
  tripName,
  dates,
  url,
}: {
  name: string;
  owner: string;
  tripName: string;
  dates: string;
  url: string;
}): LetterMail {
  return composeLetter({
    subject: `Cancelled: ${tripName}`,
    firstName: name,
    before: [
      `${owner} has cancelled the trip "${tripName}", ${dates}. What was booked for it with ${PRODUCT.name} is cancelled too.`,
      "What you booked yourself stays booked: cancel it where you booked it.",
    ],
    link: { url, label: "See the trip" },
  });
}
