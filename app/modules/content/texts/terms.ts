import { operatorInWords } from "#app/config/operator";
import {
  FREE_ITINERARIES,
  PAYMENT_GRACE_DAYS,
  PRICE_HOLD,
  PRICE_LOCK_MINUTES,
  PRICE_PROTECTION_DAYS,
} from "#app/config/product";
import { heldForInWords } from "#app/config/reality-words";
import { asksTravellers, keepsPricesForDays, sellsSealedTrips, sellsTrips } from "#app/config/what-is-real";
import { moneyWords } from "../money-words";
import type { Article } from "../prose";
import { nobodyNamed } from "../public-facts";
import type { PublicFacts } from "../public-facts";
import { TEXT_DATES } from "../text-dates";

/** The terms in their twelve sections (CHECKLIST LEGAL-01, LEGAL-02, GEN-10). */
export function terms(facts: PublicFacts): Article {
  const { passPrice, premiumPrice, holdPrice, holdCap, supportEmail } = facts;
  const unnamed = nobodyNamed(facts);
  const money = moneyWords(facts.real);
  const mail = `[${supportEmail}](mailto:${supportEmail})`;
  return {
    title: "Terms of Service",
    description:
      "What you can expect from Voyance, what we ask of you, and who is responsible for flights, stays and payments.",
    updated: TEXT_DATES.terms,
    opening: [
      money.whatIsReal,
      "In short: you must be 18. We plan your trip and are not a travel agency. Airlines and hotels are responsible for their flights and rooms. Check opening hours and entry rules before you rely on them. You can leave whenever you like and take your data with you.",
    ],
    sections: [
      {
        id: "agreement",
        heading: "What you agree to",
        body: [
          `These terms are between you and ${facts.operator ? `${operatorInWords(facts.operator)}, who operates Voyance` : "whoever operates Voyance at this address"} (“we”). They apply when you make an account or buy something here. If you only look around, all we ask is that you use the site fairly.`,
          ...(unnamed ? [unnamed] : []),
          "When you make an account you accept the version dated above, and we record which one it was. The [privacy policy](/legal/privacy) says how we handle personal data, and the [cookie policy](/legal/cookies) says which cookies we set.",
        ],
      },
      {
        id: "age",
        heading: "Who may use Voyance",
        body: [
          "You must be at least 18 years old to have an account or to buy anything. Children may travel on a trip that an adult plans, of course. The service is not meant for children to use.",
        ],
      },
      {
        id: "account",
        heading: "Your account",
        body: [
          "Give us a working email address, keep your password to yourself, and tell us if somebody else gets hold of it. You can see and end the sessions of other devices in your [account settings](/profile/account).",
          "You can [download your data](/profile/account) and [delete your account](/profile/account/delete) at any time, without asking us. We may close an account that breaks section 10, after a warning where that is possible. If we close one without such a reason, we refund what you have paid for and not used.",
        ],
      },
      {
        id: "service",
        heading: "What we do, and what we don't",
        body: [
          "Voyance plans trips: it suggests places, narrows offers down to three to five, and lays out days that fit opening hours, walks and meals. Software makes the plans, from the facts we keep and from your answers. You decide what to do with them.",
          "Voyance is not a booking agency, a tour operator or a travel adviser. Bookings are made directly with third-party providers, such as airlines and hotels. Where we take a card payment for them, we only pass the booking on.",
          "A plan is a suggestion. We do not book the tickets, tables and tours in a day plan unless it says so beside them.",
        ],
      },
      {
        id: "pass-and-premium",
        heading: "The trip pass and premium",
        body: [
          `Your first ${FREE_ITINERARIES === 1 ? "itinerary is" : `${FREE_ITINERARIES} itineraries are`} free. After that, a single trip pass (${passPrice}, once) plans one more trip from end to end, and stays yours until you use it. Monthly premium (${premiumPrice} a month) plans as many trips as you like.`,
          "A pass counts as used when the first day plan of a trip is made with it. Changing that trip later does not use another pass.",
          "Premium renews each month until you cancel it under [Billing](/billing). It then runs to the end of the month you have paid for. If its price changes, we write to you at least 30 days before, and you can cancel.",
          `If a monthly payment fails, premium continues for ${PAYMENT_GRACE_DAYS} days while we try again.`,
          ...(sellsTrips(facts.real)
            ? [
                `A trip that is booked with a pass or with premium has price protection: for ${PRICE_PROTECTION_DAYS} days after booking, or until departure if that comes first, we look once a day at what the same flights and stay cost. If that is at least a dollar less than you paid, we refund the difference the way you paid.`,
              ]
            : []),
        ],
      },
      {
        id: "flights-and-stays",
        heading: "Flights and stays",
        body: [money.whatWeSell, money.whoseContract],
      },
      {
        id: "paying",
        heading: "Prices and payment",
        body: [
          money.paying,
          `${sellsTrips(facts.real) ? `Prices of flights and stays change. You can hold them for ${PRICE_LOCK_MINUTES} minutes; if you have not held a price and it changes before you pay, we show you the new one first. ` : ""}${keepsPricesForDays(facts.real) ? `For ${holdPrice} you can hold the price of one trip for ${heldForInWords(facts.real, PRICE_HOLD.days)}: for the same flights, stay, dates and people you pay what you held, less the fee, unless it rises by more than ${holdCap}; then you also pay the part above that. ${asksTravellers(facts.real) ? "If the stay gets cheaper, you pay less; the fare stays as it was when you held it." : "If it falls, you pay the lower price."} If the airline or the hotel can't honour the price, you get the fee back; if you don't book in time, choose something else or release the hold, you don't. ` : ""}Amounts in other currencies are there to give you a feel for the price. They use reference rates of ${facts.ratesDay}; your bank uses its own.`,
        ],
      },
      {
        id: "refunds",
        heading: "Cancelling and refunds",
        body: [
          money.cancellingTrips,
          ...(sellsSealedTrips(facts.real)
            ? [
                "A sealed surprise never costs more than the limit you set, and goes only where, as far as we know, the passports you name need no visa. We tell you where it goes a week before you leave, or when you open it yourself; check the entry rules then. While it is sealed you can cancel it on its own page: whatever its fare and its room refund on that day goes back the way you paid. That page says how much it is, and until when.",
              ]
            : []),
          money.refunds,
          "Money that should not have been taken is refunded in full, and you do not have to ask: when you paid twice for one trip, when a trip changed after its payment page was opened, or when the account or the trip was deleted in the meantime. If the payment provider cannot send it back automatically, a person sees to it.",
        ],
      },
      {
        id: "together",
        heading: "What you add, and who you bring",
        body: [
          "Your notes, places and lists are yours. We use them to run your trip, and for nothing else.",
          "When you invite somebody, tell them before you give us their name or address. Anyone with an invitation can see the days and who they suit, but never what was paid. Anyone with a share link can see flights, stay and days with their prices, but no names. You can withdraw either at any time.",
        ],
      },
      {
        id: "fair-use",
        heading: "Use it fairly",
        body: [
          "Please don't break in, overload the service, scrape its content, resell it, pretend to be somebody else, or use it for anything unlawful. We limit how often you can ask for what takes a lot of work to answer, so that there is room for everybody.",
          "Parts of what you see belong to others and come under open licences. The [credits](/legal/credits) say whose they are and what you may do with them.",
        ],
      },
      {
        id: "liability",
        heading: "What we are liable for",
        body: [
          "We work with care, but facts about the world go stale. Check opening hours, prices, safety and entry rules with the official source before you rely on them. Hours and prices of places are the usual ones: those that were checked say when, all others are not confirmed.",
          "Our liability has no limit for intent and gross negligence, for harm to life and health, and wherever the law does not allow a limit. Otherwise we are liable for damage that could be foreseen, up to what you paid us in the twelve months before. We are not liable for what airlines, hotels, authorities or other third parties do, or for the weather.",
          "None of this takes away any rights that the law of your country gives you as a consumer.",
        ],
      },
      {
        id: "changes",
        heading: "Changes, law and contact",
        body: [
          "If we change these terms in a way that matters to you, we write to you at least 30 days before. If you don't agree, you can delete your account by then, and we refund what you have paid for and not used.",
          `The law of ${facts.operator?.country ?? "the country where Voyance is established"} applies. If you are a consumer, you keep the protection of the law where you live, and you may go to the courts there. If one sentence here turns out not to be valid, the others still are.`,
          `Questions, complaints, anything: write to ${mail}. We answer within 24-48 hours on business days.`,
        ],
      },
    ],
  };
}
