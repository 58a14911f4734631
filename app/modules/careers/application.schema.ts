import { z } from "zod";
import { emailSchema } from "#app/modules/accounts/account/accounts.schema";
import { addDays, isLocalDate } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { oneLine } from "#app/shared/one-line";

/** The most characters of a long text. */
const MOST_ANSWER = 8_000;
const TOO_LONG = `Please use ${MOST_ANSWER.toLocaleString("en-US")} characters or fewer`;
const WEB_ADDRESS = "Please enter a web address, such as https://example.com/ann-lee";

const line = (missing: string) =>
  z
    .string({ error: missing })
    .transform(oneLine)
    .pipe(z.string({ error: missing }).min(1, missing).max(120, "Please use 120 characters or fewer"));

const longText = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

const answer = (missing: string) =>
  z
    .string({ error: missing })
    .transform(longText)
    .pipe(z.string({ error: missing }).min(1, missing).max(MOST_ANSWER, TOO_LONG));

/** Applicants leave out the scheme of an address that they know by heart. */
function withScheme(text: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes(".") && username === "" && password === "";
}

/** A web address, or an empty text. */
const webAddress = z
  .string()
  .optional()
  .transform((text = "") => withScheme(oneLine(text)))
  .refine((text) => text.length <= 500, "That address is too long")
  .refine((text) => text === "" || isWebAddress(text), WEB_ADDRESS);

/**
 * An application (CHECKLIST ENT-40, CAREER-07, CAREER-11, CAREER-12); the resume comes beside it.
 * @param today the first day on which the applicant can start
 */
export function applicationSchema(today: LocalDate) {
  return z.object({
    firstName: line("Please enter your first name"),
    lastName: line("Please enter your last name"),
    email: emailSchema,
    phone: line("Please enter your phone number").refine(
      (text) => /^\+?[\d\s()./-]{6,40}$/.test(text) && text.replace(/\D/g, "").length >= 6,
      "Please enter a phone number, such as +44 20 7946 0123",
    ),
    linkedIn: webAddress,
    portfolio: webAddress,
    coverLetter: z
      .string()
      .optional()
      .transform((text = "") => longText(text))
      .refine((text) => text.length <= MOST_ANSWER, TOO_LONG),
    experience: answer("Please tell us about your experience"),
    whyVoyance: answer("Please tell us why you'd like to work here"),
    startDate: z
      .string({ error: "Please choose the day you could start" })
      .refine(isLocalDate, "Please choose the day you could start")
      // In zones west of UTC it is still yesterday, so yesterday is accepted.
      .refine((day) => !isLocalDate(day) || day >= addDays(today, -1), "Please choose today or a later day"),
  });
}

export type Application = z.infer<ReturnType<typeof applicationSchema>>;
