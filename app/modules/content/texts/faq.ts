import {
  FREE_ITINERARIES,
  PRICE_HOLD,
  PRICE_LOCK_MINUTES,
  PRICE_PROTECTION_DAYS,
  VISITOR_DAYS,
} from "#app/config/product";
import { heldForInWords } from "#app/config/reality-words";
import { keepsPricesForDays, sellsTrips } from "#app/config/what-is-real";
import { moneyWords } from "../money-words";
import type { PublicFacts } from "../public-facts";

/** Categories in the order of their filters, with the names that stand in addresses (CHECKLIST LEGAL-10). */
export const FAQ_CATEGORIES = {
  booking: "Booking & Reservations",
  service: "Service & Support",
  liability: "Liability & Responsibility",
  planning: "Trip Planning",
  payment: "Payment & Refunds",
} as const;
export type FaqCategory = keyof typeof FAQ_CATEGORIES;

/** The category that an address names; undefined for "all" and for any other word. */
export function faqCategory(name: string | null): FaqCategory | undefined {
  return (Object.keys(FAQ_CATEGORIES) as FaqCategory[]).find((category) => category === name);
}

export interface FaqItem {
  /** Anchor of the item, as in "/legal/faq#agency". */
  id: string;
  category: FaqCategory;
  question: string;
  /** Paragraphs, with links as in prose.ts. */
  answer: readonly string[];
}

/** The twelve questions (CHECKLIST LEGAL-09). */
export function faq(facts: PublicFacts): FaqItem[] {
  const { passPrice, premiumPrice, holdPrice, holdCap, supportEmail } = facts;
  const money = moneyWords(facts.real);
  const sells = sellsTrips(facts.real);
  return [
    {
      id: "agency",
      category: "booking",
      question: "Is Voyance a travel agency?",
      answer: [
        "No. Voyance plans your trip; it is not a booking agency. Bookings are made directly with third-party providers, such as airlines and hotels.",
        money.whoseContract,
      ],
    },
    {
      id: "how-to-book",
      category: "booking",
      question: "How do I book a trip?",
      answer: [
        money.howToBook,
        sells
          ? "Your day plan is there to read before you pay for the flights and the stay."
          : "We can plan your days before anything is booked, and again afterwards.",
      ],
    },
    {
      id: "price-lock",
      category: "booking",
      question: "What does it mean to hold a price?",
      answer: sells
        ? [
            `The price you saw stays the price you pay for ${PRICE_LOCK_MINUTES} minutes, while you ask the others or look for your card. When the time is up, we look the price up again and tell you if it has changed.`,
            "When prices are changing a lot, we hold yours before you pay, so that there are no surprises. Holding costs nothing, and if the price falls in the meantime, you pay the lower one.",
            ...(keepsPricesForDays(facts.real)
              ? [
                  `If you need longer, you can hold a price for ${heldForInWords(facts.real, PRICE_HOLD.days)}, for ${holdPrice}, against a rise of up to ${holdCap}. The fee comes off the price when you book in time. You get it back if the airline or the hotel can't honour the price, but not if you don't book.`,
                ]
              : []),
            `A trip that you book with a pass or with premium is protected after that too: for ${PRICE_PROTECTION_DAYS} days we look at its price every day, and if it falls by a dollar or more, we refund the difference the way you paid.`,
          ]
        : [
            `Where flights and stays are sold, the price you saw stays the price you pay for ${PRICE_LOCK_MINUTES} minutes, while you ask the others or look for your card.`,
            "Here we sell neither, so there is nothing to hold: the prices of the pass and of premium don't change.",
          ],
    },
    {
      id: "contact",
      category: "service",
      question: "How do I reach you, and when do you answer?",
      answer: [
        `Write to [${supportEmail}](mailto:${supportEmail}). A person answers within 24-48 hours on business days. If a page gave you a number to quote, include it, so that we can see what happened.`,
      ],
    },
    {
      id: "offline",
      category: "service",
      question: "Does it work without a connection?",
      answer: [
        "Yes. Pages you have read and your trips in the coming weeks open offline, and changes to your days are sent when you are back online. Payments are never sent later on their own.",
        "There is nothing to install, but you can add Voyance to your home screen. [Offline](/offline) shows what is on your device.",
      ],
    },
    {
      id: "gone-wrong",
      category: "liability",
      question: "My flight is cancelled or my hotel is full. Who helps?",
      answer: [
        "Ask the airline or the hotel first: they owe you the flight or the room, and passenger rights often give you another flight, a bed or money.",
        "Then tell Voyance. Add the new flight or stay on your trip's bookings page, and we plan your days around it. If you paid for it here, write to us and we change it for you.",
        money.whoseContract,
      ],
    },
    {
      id: "facts",
      category: "liability",
      question: "Can I rely on opening hours, prices and entry rules?",
      answer: [
        "Mostly, but look at the official page before you cross a city for something: places change their hours without telling us. Ours are the usual ones: those that were checked say when, all others are not confirmed.",
        "For visas, health and safety the authorities have the last word. Each destination links to them.",
      ],
    },
    {
      id: "quiz",
      category: "planning",
      question: "What is the Dream Quiz, and what is Travel DNA?",
      answer: [
        `The [Dream Quiz](/quiz) is ${facts.questions} questions about how you like to travel. Your answers become your Travel DNA: a travel identity with a name, a line that sums it up, and how much you care about things like pace, food or nature.`,
        "We use it to rank places and to plan your days, and we always say why something was chosen. You can take the quiz again on your [profile](/profile).",
      ],
    },
    {
      id: "tiers",
      category: "planning",
      question: "What do Safe, Stretch and Splurge mean?",
      answer: [
        `${sells ? "We narrow flights and stays" : "Where flights and stays are sold, we narrow them"} down to three to five and sort them into three budget tiers. Safe fits the budget you gave us. Stretch costs a little more and clearly gives you something for it. Splurge is the treat.`,
        "Each one says what it is best at, so you can choose by what matters to you.",
      ],
    },
    {
      id: "groups",
      category: "planning",
      question: "Can we plan as a group?",
      answer: [
        "Yes. Invite the others by link; they need no account. Each says what would be nice and what is out of the question, and we plan the days so that nobody is left out. [How preferences are blended](/features/preference-blending).",
        `If you begin a trip without an account, we keep it for ${VISITOR_DAYS} days after your last change.`,
      ],
    },
    {
      id: "cost",
      category: "payment",
      question: "What does Voyance cost?",
      answer: [
        `Looking around is free, and so is your first ${FREE_ITINERARIES === 1 ? "itinerary" : `${FREE_ITINERARIES} itineraries`}. A single trip pass is ${passPrice}, monthly premium ${premiumPrice} a month. [See what each includes](/pricing).`,
        money.paying,
      ],
    },
    {
      id: "refunds",
      category: "payment",
      question: "How do I cancel, and do I get my money back?",
      answer: [
        money.cancellingTrips,
        "You cancel premium under [Billing](/billing). It then runs to the end of the month you have paid for.",
        money.refunds,
      ],
    },
  ];
}
