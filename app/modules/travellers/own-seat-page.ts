import type { Asked, MaskedTraveller } from "./traveller";
import type { TravellerTexts } from "./traveller-fields";

/** The form's only traveller, in the names of its fields. */
export const OWN = "own";
/** The birth date with which a holder of the link shows that the details are theirs. */
export const KNOWN = "known";

/** The details entered before, for the account that entered them or a reader who knows the birth date. */
export interface ShownSeat {
  /** The birth date that was typed; null for an account. */
  known: string | null;
  texts: TravellerTexts;
  told: MaskedTraveller;
  passportEnds: string | null;
  onTicket: string | null;
  errors: Record<string, string[]>;
}

export interface OwnSeatPage {
  back: string;
  place: string;
  ownerName: string;
  asked: Asked;
  /** The reason why the details are fixed. */
  fixed: "booked" | "held" | null;
  isTold: boolean;
  shown: ShownSeat | null;
  countries: { value: string; label: string }[];
}
