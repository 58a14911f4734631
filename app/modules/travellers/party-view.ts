import { formatCount } from "#app/shared/format";
import type { Asked, MaskedTraveller, Seat } from "./traveller";
import type { TravellerTexts } from "./traveller-fields";
import type { TravellerProblems } from "./traveller-rules";

/** A seat as the owner of the trip sees it. */
export interface SeatView {
  id: string;
  name: string;
  kind: Seat["kind"];
  /** Null while it is empty; of a companion who filled it in, the initials alone. */
  who: MaskedTraveller | null;
  /** The companion who filled it in; null where the owner did. */
  filledBy: string | null;
  /** The spelling on the ticket of names that the owner entered, where it differs from the typed one. */
  onTicket: string | null;
  /** The problems that keep the traveller from being ordered for, by field. */
  problems: TravellerProblems;
}

/** The travellers, as the checkout shows them. */
export interface TravellersView {
  /** Whether all details are entered and fit the trip as it stands. */
  isComplete: boolean;
  asked: Asked;
  seats: SeatView[];
  /** Masked. */
  contact: string | null;
}

/** The form of the travellers. */
export interface TravellersPage {
  place: string;
  asked: Asked;
  /** The travellers under whose names an airline holds seats, masked; null while names may be changed. */
  kept: { id: string; who: string; details: string }[] | null;
  /** Seats that the owner fills in. */
  seats: {
    id: string;
    name: string;
    texts: TravellerTexts;
    passportEnds: string | null;
    onTicket: string | null;
    errors: Record<string, string[]>;
  }[];
  /** Seats that companions have filled in. */
  told: { id: string; name: string; who: string; filledBy: string; problem: string | null }[];
  /** Companions who have joined and not entered their details. */
  links: { name: string; link: string }[];
  contact: { email: string; phone: string };
  /** The saved travellers of the account, and whether it may save more. */
  saved: { id: string; name: string }[];
  maySave: boolean;
  countries: { value: string; label: string }[];
  /**
   * Family names with which the sandbox plays another outcome than a successful booking; null where orders are real.
   */
  plays: { name: string; what: string }[] | null;
}

/** The travellers in a line: "Ada L., Ben M. and one traveller still to come". */
export function partyLine({ seats, contact }: Pick<TravellersView, "seats" | "contact">): string {
  const known = seats.flatMap(({ who }) => (who ? [who.name] : []));
  const open = seats.length - known.length;
  if (known.length === 0) return "No details yet";
  const names = known.join(", ");
  if (open > 0) return `${names}; details of ${formatCount(open, "traveller")} missing`;
  return contact === null ? `${names}; an email address and a mobile number are missing` : names;
}
