/**
 * Forms that are never sent later by themselves, though they differ in nothing else: the sentence shown in place of
 * that.
 */
const NEVER: readonly { address: RegExp; intents?: RegExp; why: string }[] = [
  {
    address: /^\/(planner\/booking|billing\/(upgrade|manage)|sandbox\/pay\/[^/]+)$/,
    why: "Nothing was paid. Payments are never sent later: tap again when you're back online.",
  },
  {
    address: /^\/trips?\/[^/]+$/,
    intents: /^(book-trip|hold-and-pay)$/,
    why: "Nothing was paid or held. Bookings are never sent later: tap again when you're back online.",
  },
  {
    address: /^\/trips?\/[^/]+$/,
    intents: /^(accept|refuse)-flights$/,
    why: "The airline wasn't told anything. Answers are never sent later: tap again when you're back online.",
  },
  {
    address: /^\/(planner\/travellers|join\/[^/]+\/details|profile\/account\/travellers)$/,
    why: "Names and passports are never kept on this device. What you typed is still in the form: tap again when you're back online.",
  },
  {
    address: /^\/(signin|signup|forgot-password|reset-password)$/,
    why: "You need a connection to sign in. Tap again when you're back online.",
  },
  {
    address: /^\/(profile\/account(\/delete)?|signout)$/,
    why: "You can only change your account online. Tap again when you're back online.",
  },
];

/** The reason why a form is not kept until there is a connection; undefined where there is no special one. */
export function whyNeverLater(pathname: string, intent: string | null): string | undefined {
  return NEVER.find(({ address, intents }) => address.test(pathname) && (!intents || intents.test(intent ?? "")))?.why;
}
