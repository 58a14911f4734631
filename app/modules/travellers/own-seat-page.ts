import { ticketNote } from "./latin-name";
import { maskTraveller } from "./traveller";
import type { Asked, MaskedTraveller, Traveller } from "./traveller";
import type { TravellerTexts } from "./traveller-fields";
import { problemsOf, textsOf } from "./traveller-rules";
import type { Fit } from "./traveller-rules";
import { problemsIn } from "./travellers-form";

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

/** The details entered before, for a reader who may see them. @param known the birth date that proves it */
export function shownOf(traveller: Traveller, fit: Fit, known: string | null): ShownSeat {
  return {
    known,
    texts: textsOf(traveller),
    told: maskTraveller(traveller),
    passportEnds: traveller.document?.number.slice(-3) ?? null,
    onTicket: ticketNote(traveller.givenName, traveller.familyName) ?? null,
    errors: problemsIn(OWN, problemsOf(traveller, fit)),
  };
}
