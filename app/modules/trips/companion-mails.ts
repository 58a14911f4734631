import { PRODUCT } from "#app/config/product";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";

/** Asks somebody along. */
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
      `${owner} is planning a trip to ${destination} with ${PRODUCT.name} and would like you to come. Five short questions, no account needed, and the days suit you too:`,
    ],
    link: { url, label: "Say what you like" },
    after: ["You can say no there as well. If you do not know who this is, do nothing."],
  });
}
