import type { CheckoutPage } from "#app/modules/planner/checkout-page";

/** What keeps a place from being paid with the others, and the button that leads to it. */
export interface PlaceProblem {
  text: string;
  label: string;
  what: "choice" | "travellers";
}

/** A place that is to be paid. */
export interface PlaceToPay {
  tripId: string;
  name: string;
  page: CheckoutPage;
  problem?: PlaceProblem;
}

/** The review of a longer trip before it is paid at once. Amounts in minor units. */
export interface WholeCheckoutPage {
  heading: string;
  /** "1 – 10 May 2027, 2 adults from London" */
  line: string;
  /** The page of the trip. */
  back: string;
  places: PlaceToPay[];
  /** "Rome: already booked" */
  leftOut: string[];
  totalMinor: number;
  currency: string;
  /** The total in the traveller's own currency. */
  about: { total: string; note: string } | null;
  /** Whether every price is held. */
  isHeld: boolean;
  canPay: boolean;
  beforePaying: string;
}

/** What keeps a place from being paid; undefined where nothing does. */
export function problemOf(name: string, page: CheckoutPage): PlaceProblem | undefined {
  if (page.isEmpty)
    return page.open.flights === "open"
      ? { text: "Nothing is chosen here yet.", label: `Choose flights for ${name}`, what: "choice" }
      : { text: "Nothing is chosen here yet.", label: `Choose a place to stay in ${name}`, what: "choice" };
  if (page.who && !page.who.isComplete)
    return {
      text: "We need the details of everyone who travels.",
      label: `Add travellers for ${name}`,
      what: "travellers",
    };
  return undefined;
}
