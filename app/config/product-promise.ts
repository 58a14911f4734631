import type { InventoryReality, WhatIsReal } from "./what-is-real";

/** The product's promise to a traveller, as its first pages say it. */
export interface ProductPromise {
  /** The whole promise in a sentence, under the name of the product. */
  lede: string;
  /** The last of the three steps of "How It Works". */
  lastStep: { name: string; text: string };
  /** Stands at the foot of a destination, above the button that starts planning. */
  ready: string;
  /** Stands on the planner's first page, beside the form; undefined where the form says enough. */
  beforeStart: string | undefined;
  /** The button that leaves the first page, with its words while the form is being sent. */
  leaveStart: { label: string; busy: string };
  /** The parts that the days of a trip are made of, in words. */
  daysAreMadeOf: string;
}

const WITH_OFFERS: ProductPromise = {
  lede: "Flights, a place to stay and days that fit together: sights when they're open, walks you can manage, and three to five options instead of thousands.",
  lastStep: { name: "Plan and book it", text: "Flights, hotel and days in one go, with a PDF to take along." },
  ready: "Flights, a place to stay and days that fit together, in one go.",
  beforeStart: undefined,
  leaveStart: { label: "Find flights", busy: "Looking for flights…" },
  daysAreMadeOf:
    "We fit your flights, your hotel, opening hours, meals and walks into days at your pace. It takes a moment.",
};

const PROMISES: Record<InventoryReality, ProductPromise> = {
  sandbox: WITH_OFFERS,
  duffel: WITH_OFFERS,
  none: {
    lede: "Days that fit together: opening hours, walks you can manage, and meals close to where you are. Book your flights and your stay wherever you like.",
    lastStep: { name: "Plan your days", text: "Tell us when you're going, and take your days along as a PDF." },
    ready:
      "Say when you go, and we plan days that fit together. You book flights and a place to stay wherever you like.",
    beforeStart:
      "We plan your days. You book flights and a place to stay where you like: tell us about them in the next two steps, or continue without them.",
    leaveStart: { label: "Continue", busy: "Saving your dates…" },
    daysAreMadeOf:
      "We fit your flights, your stay, opening hours, meals and walks into days at your pace. It takes a moment.",
  },
};

/** The promise that is true of this installation's inventory. */
export function productPromise({ inventory }: Pick<WhatIsReal, "inventory">): ProductPromise {
  return PROMISES[inventory];
}
