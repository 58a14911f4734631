import { formatCount } from "#app/shared/format";
import type { Asked, MaskedTraveller, Seat } from "./traveller";
import type { TravellerTexts } from "./traveller-fields";
import type { TravellerProblems } from "./traveller-rules";

/** A seat as the owner of the trip sees it. */
export interface SeatView {
  id: string;
  name: string;
  kind: Seat["kind"];
  /** None while it is empty; of a companion who filled it in, the initials alone. */
  who: MaskedTraveller | null;
  /** The companion who filled it in; null where the owner did. */
  filledBy: string | null;
  /** How the names of somebody whom the owner told of read on the ticket, where that is not as they were typed. */
  onTicket: string | null;
  /** Why who sits there can't be ordered for, by field. */
  problems: TravellerProblems;
}

/** Who travels, as checkout shows it. */
export interface TravellersView {
  /** Everybody is told of and fits the trip as it stands. */
  isComplete: boolean;
  asked: Asked;
  seats: SeatView[];
  /** Masked. */
  contact: string | null;
}

/** The form of who travels. */
export interface TravellersPage {
  place: string;
  asked: Asked;
  /** Those under whose names an airline keeps seats, masked; null while names may be changed. */
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
  /** Companions who come along and have not told of themselves. */
  links: { name: string; link: string }[];
  contact: { email: string; phone: string };
  /** Whom the account has saved, and whether it may save more. */
  saved: { id: string; name: string }[];
  maySave: boolean;
  countries: { value: string; label: string }[];
  /** Family names with which the sandbox plays something else than a booking that works, and what; null where orders are real. */
  plays: { name: string; what: string }[] | null;
}

/** Who travels, in a line: "Ada L., Ben M. and one traveller still to come". */
export function partyLine({ seats, contact }: Pick<TravellersView, "seats" | "contact">): string {
  const known = seats.flatMap(({ who }) => (who ? [who.name] : []));
  const open = seats.length - known.length;
  if (known.length === 0) return "No details yet";
  const names = known.join(", ");
  if (open > 0) return `${names}; details of ${formatCount(open, "traveller")} missing`;
  return contact === null ? `${names}; an email address and a mobile number are missing` : names;
}
