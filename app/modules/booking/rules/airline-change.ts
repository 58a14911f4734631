/**
 * The state of an airline's change: without an answer yet; its new flights were taken over; its traveller wants others,
 * and a person at the desk asks the airline; that is settled; or there is nothing to answer any more.
 */
export type ChangeState = "open" | "accepted" | "asked" | "settled" | "over";

/** Changes that its traveller may still accept. */
export const UNANSWERED: readonly ChangeState[] = ["open", "asked"];

/** How the desk calls it. */
export const CHANGE_STATES: Record<ChangeState, string> = {
  open: "Waiting for the traveller's answer",
  accepted: "Accepted",
  asked: "The traveller wants other flights",
  settled: "Settled by the desk",
  over: "Nothing to answer any more",
};

/** A change of an airline as the page of its trip shows it. Times are those of the airports. */
export interface AirlineChangeView {
  id: string;
  state: "open" | "asked";
  before: string[];
  after: string[];
  /** Whether a flight no longer flies, and nothing flies in its place. */
  isGone: boolean;
}

/** "Your flights have changed" in the words of a mail and of an alert. */
export function changeInWords({ before, after }: Pick<AirlineChangeView, "before" | "after">): string[] {
  return [
    `Until now: ${before.join("; ")}.`,
    after.length > 0
      ? `From now on: ${after.join("; ")}. Times are local to each airport.`
      : "The flight is cancelled.",
  ];
}
