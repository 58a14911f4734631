import { keptWhen } from "./kept-when";
import type { Fields, WaitingView } from "./waiting";

const counted = (count: number): string => `${count} ${count === 1 ? "change" : "changes"}`;

/** The line at the top of every page while forms wait; undefined when none do. */
export function waitingLine(list: readonly Pick<WaitingView, "refusal">[]): string | undefined {
  const refused = list.filter(({ refusal }) => refusal).length;
  const waiting = list.length - refused;
  const said = [
    ...(waiting > 0 ? [`${counted(waiting)} waiting to be sent.`] : []),
    ...(refused > 0 ? [`${counted(refused)} could not be made.`] : []),
  ];
  return said.length > 0 ? said.join(" ") : undefined;
}

/** The message, shown once, when the waiting forms have been sent. */
export function sentLine(sent: number): string {
  return sent === 1
    ? "The change that was waiting has been made."
    : `${sent} changes that were waiting have been made.`;
}

/** The warning before a sign-out that would delete them. */
export function leavingLine(list: readonly Pick<WaitingView, "refusal">[], leaving: "sign out" | "go"): string {
  const [are, theyAre] = list.length === 1 ? ["is", "it is"] : ["are", "they are"];
  const state = list.some(({ refusal }) => refusal) ? "not made yet" : "still waiting to be sent";
  const when = leaving === "go" ? "If you delete your account" : "If you sign out";
  return `${counted(list.length)} ${are} ${state}. ${when} now, ${theyAre} lost.`;
}

/** The line about changes whose owner's session has expired; it names no account. */
export function heldLine(held: number): string {
  return held === 1 ? "1 change waits until you sign in again." : `${held} changes wait until you sign in again.`;
}

/** The heading of the list: which of the forms are sent by themselves, and which are not. */
export function listWords(list: readonly Pick<WaitingView, "refusal">[]): { title: string; words: string } {
  const isRefused = list.some(({ refusal }) => refusal);
  if (isRefused && list.every(({ refusal }) => refusal))
    return { title: "Could not be made", words: "Nothing is lost. Decide what to do with each of these." };
  const words = "These are sent automatically, in this order, once you're back online.";
  return {
    title: "Waiting to be sent",
    words: isRefused ? `${words} Decide about those that could not be made.` : words,
  };
}

/** Fields that a person typed, in the order in which they are read out. */
const TYPED = ["what", "amount", "currency", "name", "place", "tripName", "note", "notes", "message"];

/** The text that the traveller typed in a form, without values chosen by pressing. */
export function typedText(fields: Fields): string | undefined {
  const texts = TYPED.flatMap((name) => fields.filter(([one, text]) => one === name && text.trim() !== ""));
  // A currency is shown with its amount only.
  const said = texts.map(([, text]) => text.trim());
  return said.length > 0 && texts.some(([name]) => name !== "currency") ? said.join(", ") : undefined;
}

/** The time at which a form was typed. */
export function typedWhen({ typedAt }: Pick<WaitingView, "typedAt">, now: Date): string {
  return `Typed ${keptWhen(new Date(typedAt), now)}.`;
}
