import { z } from "zod";

/** The requests of the buttons on a trip's page. */
export const TRIP_BUTTONS = [
  "accept-flights",
  "book-trip",
  "continue-planning",
  "hold-and-pay",
  "refuse-flights",
  "regenerate-days",
  "share-trip",
  "unshare-trip",
] as const;

type TripButton = (typeof TRIP_BUTTONS)[number];

/** The sentence for a button that failed for an unforeseen reason. */
export const BUTTON_FAILED: Record<TripButton, string> = {
  "accept-flights": "We couldn't accept the new flights just now. Please try again.",
  "book-trip": "Failed to create checkout session",
  "continue-planning": "We couldn't open the planner just now. Please try again.",
  "hold-and-pay": "We couldn't hold your price just now. Please try again.",
  "refuse-flights": "We couldn't save that just now. Please try again.",
  "regenerate-days": "Failed to regenerate itinerary",
  "share-trip": "We couldn't share your trip just now. Please try again.",
  "unshare-trip": "We couldn't stop sharing just now. Please try again.",
};

const LONGEST_ID = 60;
const isYes = z
  .string()
  .optional()
  .transform((text) => text === "yes");

/** The sentence that the form of a button shows beside it. */
export const pressFields = z.object({
  /** The change of an airline that is answered. */
  changeId: z
    .string()
    .default("")
    .transform((text) => text.slice(0, LONGEST_ID)),
  /** The step of the planner that is asked for; whichever is missing without one. */
  step: z.enum(["flights", "hotels"]).optional().catch(undefined),
  /** Whether the step is asked for to tell of a booking made elsewhere. */
  own: isYes,
  /** Whether those who read the shared trip see what flights and stay cost. */
  prices: z
    .string()
    .optional()
    .transform((text) => text === "shown"),
  /** Whether the browser has copied the link of the trip by itself. */
  copied: isYes,
});

/** A button of a trip's page that was pressed. */
export type TripPress = { intent: TripButton } & z.output<typeof pressFields>;
