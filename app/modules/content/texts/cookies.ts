import { KEPT_SESSION_DAYS, SESSION_HOURS, VISITOR_DAYS } from "#app/config/product";
import { COOKIE_YEARS, RETENTION } from "#app/config/retention";
import { formatCount } from "#app/shared/format";
import type { Article } from "../prose";
import { TEXT_DATES } from "../text-dates";

/** Every cookie with its life, and an explanation of measuring (CHECKLIST LEGAL-05 to LEGAL-08). */
export function cookies(): Article {
  return {
    title: "Cookie Policy",
    description: "Every cookie Voyance sets, what it is for and how long it lasts, and your choice on measuring.",
    updated: TEXT_DATES.cookies,
    opening: [
      "All cookies here are our own. The ones the service needs are set when you use what needs them. Nothing is measured unless you say yes on this page, so there is no banner to click away.",
    ],
    sections: [
      {
        id: "list",
        heading: "The cookies, one by one",
        body: [
          {
            table: {
              head: ["Name", "What it is for", "How long"],
              rows: [
                [
                  "auth_token",
                  "Keeps you signed in. Set when you sign in. Over https it is called __Host-auth_token",
                  `Session: until you close the browser, ${SESSION_HOURS} hours at most. If you tick "Keep me signed in on this device", ${KEPT_SESSION_DAYS} days`,
                ],
                [
                  "preferences",
                  "Remembers what you answered about measuring. Set when you answer",
                  formatCount(COOKIE_YEARS.preferences, "year"),
                ],
                [
                  "analytics_id",
                  "A random number that tells one browser from another. Set only after you say yes",
                  `${formatCount(COOKIE_YEARS.analytics, "year")}; some browsers keep cookies no longer than 400 days`,
                ],
                [
                  "visitor",
                  "Holds the trip you began without an account. Set when you begin one",
                  formatCount(VISITOR_DAYS, "day"),
                ],
                ["toast", "The message on the next page, such as “Saved”", "1 minute, or until it is shown"],
                ["oauth_state", "Protects a Google sign-in on its way there and back", "10 minutes"],
                ["signin_told", "Remembers that you were told your session has ended", "Session"],
                [
                  "quiz_return",
                  "Remembers the page that sent you to the quiz, so that you are taken back at the end",
                  "1 hour",
                ],
                [
                  "pending_save",
                  "Remembers the place you wanted to save before you signed in, so that it is saved afterwards",
                  "1 hour",
                ],
                ["reset_sent", "Remembers the address you asked a new password for, to show it to you", "10 minutes"],
              ],
            },
          },
          "Your browser also keeps pages for reading offline, forms that wait for a connection, and small notes such as the place you chose last. They never leave your device on their own. [Offline](/offline) shows and clears them.",
        ],
      },
      {
        id: "what-is-measured",
        heading: "What measuring is",
        body: [
          "If you say yes, our server notes three things for each page your browser loads: which page (without anything you searched for, and without the number of a trip), the minute, and the random number in analytics_id. Around Surprise Me it also notes which buttons you press, and at which place. No network address, no name, no account. It stays on our server, and we use it to see which pages help and which do not.",
          `Each note is deleted after ${RETENTION.readingDays} days. If you change your answer to no, the cookie and everything noted under its number are deleted at once.`,
          "If your browser asks sites not to track (Global Privacy Control or Do Not Track), we take that as a no, whatever you answered before.",
        ],
      },
      {
        id: "blocking",
        heading: "Blocking cookies",
        body: [
          "You can block or delete cookies in your browser. Reading works without any. Signing in needs auth_token, and a trip begun without an account needs visitor.",
        ],
      },
    ],
  };
}
