/**
 * The forms that may wait on a device until it is back online. Read by the service worker, by pages and by the server;
 * any form that is not listed is never sent later by itself: payments, sign-in, the account, bookings, new plans.
 */

/** Field with the name of one form, under which the server counts it once. */
export const WAIT_KEY = "waitKey";
/** Field with the name of the device's list. */
export const WAIT_DEVICE = "waitDevice";
/** Field that says "yes" on a form typed while earlier ones of the same device were on their way. */
export const WAIT_AFTER = "waitAfter";
/** Field with the words for the form's change; the worker keeps them for the list and does not send them. */
export const WAIT_WORDS = "waitWords";

/** Header of a form that waited: its owner, by the server's name for the owner of a device (`OWNER_HEADER`). */
export const WAITING_HEADER = "X-Voyance-Waiting";
/** Header of a device that keeps the questions of the quiz before they are open. */
export const AHEAD_HEADER = "X-Voyance-Ahead";
/** Field of a question with the id of the next one; empty at the last. */
export const FOLLOWING_FIELD = "following";
/** The address that takes a form that waited, for the page in its `address`. */
export const WAITING_FORMS = "/waiting-forms";

/** The pages with forms that may wait. */
export type WaitingKind = "edit" | "money" | "manage" | "take-along" | "mark" | "contact" | "quiz";

interface WaitingPage {
  kind: WaitingKind;
  address: RegExp;
  /**
   * The names of the buttons in the form; each with words for its change, for a form that does not carry them itself.
   */
  intents: Readonly<Record<string, string>>;
}

const EDITS = {
  "lock-stop": "Lock a stop",
  "unlock-stop": "Unlock a stop",
  "fill-while": "Fill free time",
  "keep-free": "Keep time free",
  "remove-stop": "Remove a stop",
  "shift-earlier": "Move a stop earlier in the day",
  "shift-later": "Move a stop later in the day",
  "move-stop": "Move a stop",
  "time-stop": "Set the time of a stop",
  "stay-stop": "Set how long to stay",
  "replace-stop": "Replace a stop",
  "note-stop": "Save a note at a stop",
  "make-room": "Make room for a place",
  "change-table": "Change where you eat",
  "eat-elsewhere": "Eat somewhere else",
  "skip-meal": "Leave a meal out",
  "plan-meal": "Plan a meal again",
  "add-place": "Add a place",
  "add-own": "Add a place of your own",
};

const PAGES: readonly WaitingPage[] = [
  { kind: "edit", address: /^\/itinerary\/[^/]+\/edit$/, intents: EDITS },
  {
    kind: "money",
    address: /^\/trips\/[^/]+\/money$/,
    intents: { "note-spending": "Add an expense", "remove-spending": "Remove an expense" },
  },
  {
    kind: "manage",
    address: /^\/trips\/[^/]+\/manage$/,
    intents: { "keep-notes": "Save your notes", "rename-trip": "Rename the trip" },
  },
  { kind: "take-along", address: /^\/trips\/[^/]+\/take-along$/, intents: { "tick-things": "Tick off your lists" } },
  { kind: "mark", address: /^\/profile\/marks$/, intents: { mark: "Mark a place", unmark: "Take a mark back" } },
  { kind: "contact", address: /^\/contact$/, intents: { "send-message": "Send a message to us" } },
  {
    kind: "quiz",
    address: /^\/quiz$/,
    intents: { answer: "Answer a question of the quiz", skip: "Skip a question of the quiz" },
  },
];

/** The address of a page whose form is sent, also where the framework sends it. */
export function addressOfForm(pathname: string): string {
  return pathname.replace(/\.data$/, "");
}

/** Whether forms of this address may wait at all; their buttons decide which. */
export function hasWaitingForms(pathname: string): boolean {
  return kindOfForm(pathname) !== undefined;
}

/** The page that a form of this address belongs to; undefined for an address whose forms never wait. */
export function kindOfForm(pathname: string): WaitingKind | undefined {
  return PAGES.find(({ address }) => address.test(addressOfForm(pathname)))?.kind;
}

/** The change that a form asks for, in plain words; undefined for one that may not wait. */
export function waitingWords(pathname: string, intent: string | null): string | undefined {
  const address = addressOfForm(pathname);
  const page = PAGES.find((one) => one.address.test(address));
  return page && intent !== null && Object.hasOwn(page.intents, intent) ? page.intents[intent] : undefined;
}

/** The trip that an address belongs to. */
export function tripOfAddress(pathname: string): string | undefined {
  return /^\/(?:trips?|itinerary)\/([^/]+)/.exec(addressOfForm(pathname))?.[1];
}
