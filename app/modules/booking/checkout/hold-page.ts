/** The hold of a trip's price, and the holds on offer; amounts and times in words. */
export interface HoldPage {
  tripId: string;
  name: string;
  about: string;
  /** The price of today without a hold. */
  today: string;
  held: {
    id: string;
    amount: string;
    until: string;
    /** "14 more minutes" */
    more: string;
    /** The fee that was paid for holding it; null: none. */
    fee: string | null;
    terms: readonly string[];
  } | null;
  /** The rest to pay for the trip, and the part that the fee has paid. */
  pay: { amount: string; credit: string };
  /** The terms of holding it for days; null where that is not on offer. */
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
  /** The amount that is really charged. */
  note: string;
}
