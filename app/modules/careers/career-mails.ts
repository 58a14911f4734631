import { KEPT_MONTHS, PRODUCT } from "#app/config/product";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import type { Application } from "./application.schema";

/**
 * Tells the applicant that the application arrived. It repeats no typed text: anybody can type any address into the
 * form.
 */
export function applicationReceivedMail(jobTitle: string): LetterMail {
  return composeLetter({
    subject: `Your application: ${jobTitle}`,
    firstName: "there",
    before: [
      `Thank you for applying to ${PRODUCT.name} for the position of ${jobTitle}. We have your application and your resume.`,
      "A person reads every application. We'll write to you either way.",
      `We keep your application until ${KEPT_MONTHS.application} months after the decision, then we delete it. If you want it deleted sooner, reply to this email.`,
    ],
    after: ["If you didn't apply, someone else entered your address. Tell us and we'll delete it."],
  });
}

/** Tells our own people of an application; the resume stays behind the desk. */
export function applicationMail(jobTitle: string, application: Application, url: string): LetterMail {
  const { firstName, lastName, email, phone, startDate } = application;
  return composeLetter({
    subject: `Application: ${jobTitle}, ${firstName} ${lastName}`,
    firstName: PRODUCT.name,
    before: [
      `${firstName} ${lastName} (${email}, ${phone}) applied for the position of ${jobTitle} and could start on ${startDate}.`,
    ],
    link: { url, label: "Open the application" },
  });
}
