/** Forms that are never sent later by themselves, though nothing else about them differs: what is said in their place. */
const NEVER: readonly { address: RegExp; intents?: RegExp; why: string }[] = [
  {
    address: /^\/(planner\/booking|billing\/(upgrade|manage)|sandbox\/pay\/[^/]+)$/,
    why: "Nothing was paid. A payment is never sent later by itself: press again when you are back online.",
  },
  {
    address: /^\/trips?\/[^/]+$/,
    intents: /^(book-trip|lock-prices)$/,
    why: "Nothing was paid or held. A booking is never sent later by itself: press again when you are back online.",
  },
  {
    address: /^\/(planner\/travellers|join\/[^/]+\/details|profile\/account\/travellers)$/,
    why: "Names and passports are never kept on this device. What you typed is still in the form: press again when you are back online.",
  },
  {
    address: /^\/(signin|signup|forgot-password|reset-password)$/,
    why: "Signing in needs a connection, and is never done later by itself. Press again when you are back online.",
  },
  {
    address: /^\/(profile\/account(\/delete)?|signout)$/,
    why: "Your account is only changed online, never later by itself. Press again when you are back online.",
  },
];

/** Why a form is not kept until there is a connection; undefined where there is nothing special about it. */
export function whyNeverLater(pathname: string, intent: string | null): string | undefined {
  return NEVER.find(({ address, intents }) => address.test(pathname) && (!intents || intents.test(intent ?? "")))?.why;
}
