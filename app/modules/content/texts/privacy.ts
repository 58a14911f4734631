import { KEPT_MONTHS, KEPT_SESSION_DAYS, SESSION_HOURS, VISITOR_DAYS } from "#app/config/product";
import { operatorInWords } from "#app/config/operator";
import { RETENTION } from "#app/config/retention";
import { asksTravellers } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import type { Article } from "../prose";
import { nobodyNamed } from "../public-facts";
import type { PublicFacts } from "../public-facts";
import { TEXT_DATES } from "../text-dates";

const PAYMENTS_GO_TO: Record<WhatIsReal["payments"], string> = {
  sandbox:
    "Payments: nobody. The payment sandbox is part of this server, and no card is asked for. Its entries hold your email address and the amount.",
  test: "Payments: Stripe, in its test mode, gets your email address, what you buy and the amount. Test cards are typed on Stripe's page.",
  live: "Payments: Stripe gets your email address, what you buy and the amount. Your card is typed on Stripe's page; we never see it. [How Stripe handles it](https://stripe.com/privacy).",
};

const TRIPS_GO_TO: Record<WhatIsReal["inventory"], string> = {
  sandbox: "Airlines and hotels: nobody; flights and hotels are simulated on this server.",
  none: "Airlines and hotels: nobody. What you tell us about bookings made elsewhere stays with us.",
  duffel:
    "Airlines and hotels: what they need to book for you goes to them through Duffel, our provider for flights and stays: names, days of birth, gender, dates of travel, contact details, and passports where the airline asks for them.",
};

const MAIL_GOES_TO: Record<WhatIsReal["mail"], string> = {
  outbox: "Email: nobody; emails stay on this server and aren't sent.",
  smtp: "Email: our mail provider carries the emails we send you: confirmations, reminders before a trip, links to reset a password, invitations.",
};

/** The data that is kept about people, with its purpose, time and recipients (CHECKLIST LEGAL-03, LEGAL-04). */
export function privacy(facts: PublicFacts): Article {
  const { real, supportEmail, languageModel } = facts;
  const unnamed = nobodyNamed(facts);
  return {
    title: "Privacy Policy",
    description: "What Voyance keeps about you, why, for how long, who receives it, and how to see, move or delete it.",
    updated: TEXT_DATES.privacy,
    opening: [
      "We keep what your trips need and nothing to sell. There is no advertising here, no tracking by others, and nothing on our pages is loaded from another company. You can download everything we keep about you, and delete it, in your [account settings](/profile/account).",
      `${facts.operator ? `${operatorInWords(facts.operator)}, operates Voyance and` : "Whoever operates Voyance at this address"} is responsible for your data.${unnamed ? ` ${unnamed}` : ""} Write to [${supportEmail}](mailto:${supportEmail}) about anything in this policy.`,
    ],
    sections: [
      {
        id: "what-we-keep",
        heading: "What we keep, why, and for how long",
        body: [
          {
            table: {
              head: ["What", "Why", "How long"],
              rows: [
                [
                  "Your account: name, email address, password (as a hash that can't be turned back), picture address, links and words about yourself if you add them, and which terms you accepted",
                  "To give you an account",
                  "Until you delete it",
                ],
                [
                  "Sign-ins: name of the browser, network address, time",
                  "To keep you signed in, and to show you where you are signed in",
                  `${SESSION_HOURS} hours, or ${KEPT_SESSION_DAYS} days on a device where you asked to stay signed in, then ${RETENTION.endedDays} days until it is deleted`,
                ],
                [
                  "Passkeys, if you add them: their name, public key, and when they were added and last used. What unlocks your device never leaves it",
                  "To let you sign in without a password",
                  "Until you remove them or delete your account",
                ],
                [
                  "Quiz answers, your Travel DNA, places you saved, visited or dismissed",
                  "To rank places for you",
                  "Until you change them or delete your account",
                ],
                [
                  "Home airport, currency, diet and access needs",
                  "To plan days with food you can eat and walks you can manage",
                  "Until you change them or delete your account",
                ],
                [
                  "Trips: places, dates, travellers, budget, offers, day plans, notes, lists, spending, bookings made elsewhere with their codes, and the log of changes that lets you undo",
                  "To plan and save your trips",
                  "Until you delete your account. To have a single trip deleted, write to us",
                ],
                [
                  "Pictures from your trips: smaller copies without the camera and the place in them; beside each, when and where it was taken, its caption and whether it is shared",
                  "To show you your trip by day and stop",
                  "Until you delete them, the trip or your account",
                ],
                [
                  "A trip begun without an account, held by a cookie",
                  "So that you can come back to it",
                  `${VISITOR_DAYS} days after your last change`,
                ],
                [
                  "Companions: name, email address if given, wishes, answers, needs",
                  "To plan for all of you",
                  "Until you take them off the trip, or your account is deleted. Anyone who declined can ask us to delete the rest",
                ],
                ...(asksTravellers(real)
                  ? [
                      [
                        "Travellers: name, day of birth, title, gender, passport, email address and phone number; encrypted",
                        "To book flights and rooms for them",
                        `${RETENTION.travellerDays} days after the trip, or until it is cancelled or your account is deleted. Travellers you save for later trips: until you delete them`,
                      ],
                    ]
                  : []),
                [
                  "Payments: what, how much, when, the payment provider's numbers. No card number",
                  "To give you what you paid for, and because bookkeeping is required by law",
                  `${RETENTION.paymentYears} years, without your name once the account is deleted`,
                ],
                ["Emails we sent you", "To send them, and again if a mail server is down", `${RETENTION.jobDays} days`],
                [
                  "Devices with alerts turned on: address at the browser's push service, keys, name of the browser",
                  "To send the alert",
                  "Until you turn alerts off, sign out there, or delete your account",
                ],
                [
                  "Booked trips watched for disruption, where that is turned on: which ones, and what was reported about them",
                  "To warn you before and while you travel",
                  `Reports ${RETENTION.alertHours} hours; that a trip is watched until you delete your account`,
                ],
                [
                  "Counts of tries (sign-in, forms) by network address or account",
                  "To stop break-ins and overload",
                  `${RETENTION.endedDays} days after the count ends`,
                ],
                [
                  "Pages read and buttons pressed around Surprise Me, only if you [said yes](/legal/cookies#measuring): page or button, time, a random number",
                  "To see which pages help",
                  `${RETENTION.readingDays} days`,
                ],
                ["Messages to us", "To answer them", `${KEPT_MONTHS.message} months, or until you delete your account`],
                [
                  "Reports on places (“closed”, “wrong hours”)",
                  "To check and correct them",
                  `${KEPT_MONTHS.report} months after the report is closed`,
                ],
                [
                  "Job applications and résumés",
                  "To decide on them",
                  `${KEPT_MONTHS.application} months after the decision`,
                ],
                [
                  "Server log: page, time, result and number of the request. No network address",
                  "To find faults and attacks",
                  `${RETENTION.logDays} days`,
                ],
              ],
            },
          },
          "The law asks us to name our grounds: for accounts, trips, companions, payments and emails it is the contract with you (or steps before it); for sign-ins, counts and logs it is our interest in a service that is safe; for bookkeeping it is a legal duty; for alerts, needs and measuring it is your consent, which you can take back at any time.",
        ],
      },
      {
        id: "needs",
        heading: "Diet and access needs",
        body: [
          "What you eat and what you need to get about can say something about your health or belief. You never have to tell us. If you do, we use it to plan days and nothing else, and companions see the plan, not the list. Take it back under [preferences](/profile/preferences), and it is gone.",
        ],
      },
      {
        id: "who-receives",
        heading: "Who receives it",
        body: [
          "Nobody buys it, and nobody gets it for advertising. These receive what they need:",
          {
            list: [
              PAYMENTS_GO_TO[real.payments],
              TRIPS_GO_TO[real.inventory],
              MAIL_GOES_TO[real.mail],
              "Google, only if you sign in with it: Google learns that you did, and tells us your name, email address and an account number.",
              "Push services of the browsers' makers (Apple, Google, Microsoft, Mozilla), only if you turn alerts on. They pass the alert on encrypted and can't read it.",
              ...(languageModel
                ? [
                    `The language model at ${languageModel}, only when you plan a trip from a sentence: it gets the sentence and nothing else about you.`,
                  ]
                : []),
              "Map apps and OpenStreetMap, only when you follow a link to a place. Our own maps are drawn on our server.",
              "The people on your trip see its days and your pictures, the names of the others and who the days suit. Anyone with a share link can see flights, stay and days with their prices, and the pictures you tick for it, but no names, until you stop sharing.",
              "Authorities, where the law requires it. We tell you unless it forbids that.",
            ],
          },
          "Some of these companies work in the United States, under the European Union's standard contract clauses or its data privacy framework.",
        ],
      },
      {
        id: "on-your-device",
        heading: "What stays on your device",
        body: [
          "So that trips open without a connection, your browser keeps copies of pages you have read and of trips in the coming weeks, and forms you sent while offline until they arrive. Signing out takes your own pages and forms off the device; [Offline](/offline) shows what is there and clears it. Cookies are listed in the [cookie policy](/legal/cookies).",
        ],
      },
      {
        id: "from-others",
        heading: "What others tell us about you",
        body: [
          "Somebody who plans a trip with you may give us your name and email address, and what you like. The invitation says whose trip it is. You can say no on its page, or write to us and we delete it.",
        ],
      },
      {
        id: "machines",
        heading: "Decisions by software",
        body: [
          "Software ranks places, picks offers and plans days by rules that are written down, from your answers. It decides nothing with legal effect for you, sets no prices by who you are, and every suggestion says why it was made. No language model reads your account or your trips.",
        ],
      },
      {
        id: "your-rights",
        heading: "Your rights",
        body: [
          {
            list: [
              "See it and take it along: [download everything](/profile/account) as one file.",
              "Correct it: in your account, profile and trips.",
              "Delete it: [delete your account](/profile/account/delete). Trips, plans and settings go at once. The record of payments stays for our bookkeeping.",
              "Object, or ask us to limit what we do with it: write to us.",
              "Take consent back: alerts in your account, reminder emails and needs in preferences, measuring under [cookies](/legal/cookies#measuring). What was done before stays lawful.",
              "Complain: to the data protection authority where you live.",
            ],
          },
          "We answer within a month, usually within 24-48 hours on business days.",
        ],
      },
      {
        id: "safety",
        heading: "How we keep it safe",
        body: [
          "Passwords and links are kept as hashes, sessions end after a day, pages carry strict rules for scripts, and every request checks whether the trip is yours. If something goes wrong that puts you at risk, we tell you and the authority, as the law requires.",
        ],
      },
      {
        id: "children",
        heading: "Children",
        body: [
          `Voyance is not for children under 13, and you have to be 18 to have an account. We do not knowingly keep data about a child under 13, beyond the number of children that an adult gives for a trip${asksTravellers(real) ? ", and what airlines ask of a child who flies" : ""}. If you think we do, write to us and we delete it.`,
        ],
      },
      {
        id: "changes",
        heading: "Changes",
        body: [
          "The date above says when this policy last changed. If a change matters to you, we write to you before it applies.",
        ],
      },
    ],
  };
}
