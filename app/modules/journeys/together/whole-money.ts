import type { DayPart, KindPart } from "#app/modules/trips/trip/money-parts";
import type { OwnCost } from "#app/modules/trips/trip/own-costs";
import type { Payer, Payment } from "#app/modules/trips/trip/spending";

/** The money of a longer trip as one of its party sees it. US cents. */
export interface WholeMoney {
  journeyId: string;
  name: string;
  back: string;
  /** The owner's; null for every other reader. */
  budgetMinor: number | null;
  kinds: KindPart[];
  days: DayPart[];
  elsewhere: OwnCost[];
  isPaidHere: boolean;
  people: Payer[];
  /** All payments for the owner, and for a companion their own. */
  payments: Payment[];
  hasExpenses: boolean;
  places: { href: string; name: string; spentMinor: number }[];
}
