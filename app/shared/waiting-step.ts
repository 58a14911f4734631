/** A step of work for which a traveller waits, in words. */
export interface WaitingStep {
  words: string;
  state: "done" | "now" | "next";
}
