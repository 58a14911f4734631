/** What is held of a trip's price, and what could be; amounts and times in words. */
export interface HoldPage {
  tripId: string;
  name: string;
  about: string;
  /** What it costs today without a hold. */
  today: string;
  held: {
    id: string;
    amount: string;
    until: string;
    left: string;
    /** What holding it has cost; null: nothing. */
    fee: string | null;
    terms: readonly string[];
  } | null;
  /** What is left to pay for the trip, and what the fee has paid of it. */
  pay: { amount: string; credit: string };
  /** What holding it for days would mean; null where that is not on offer. */
  forDays: {
    days: number;
    fee: string;
    amount: string;
    until: string;
    terms: readonly string[];
    travellersPath: string | null;
  } | null;
  /** Why it can't be held for days, where the airline or the hotel does not. */
  notForDays: string | null;
  mayHoldFree: boolean;
  /** A price that is held for what the trip was before. */
  other: { id: string; amount: string; fee: string; until: string } | null;
  /** The paid hold before, which ended without a booking. */
  ranOut: { amount: string; fee: string; until: string } | null;
  /** The fee goes back: what was held can't be kept. */
  isRefused: boolean;
  /** What is really charged. */
  note: string;
}
