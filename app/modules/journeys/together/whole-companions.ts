/** A person at one place of a longer trip. */
export interface PersonAt {
  tripId: string;
  name: string;
  status: "invited" | "joined" | "declined";
}

/** A person of a longer trip as its owner sees them. */
export interface PersonView {
  /** One of their rows, by which the forms name them. */
  personId: string;
  name: string;
  isOwner: boolean;
  /** Where they come, where they have not answered, and where they can't come, in words. */
  lines: string[];
  at: PersonAt[];
  /** The link that is theirs alone, while some answer is missing; none for the owner. */
  link: string | null;
  /** Whether they can be asked to further places by the same link. */
  canGrow: boolean;
}

/** The people of a longer trip, and the places to which more can be invited. */
export interface WholeCompanions {
  journeyId: string;
  name: string;
  /** The places that are not over, in order. */
  open: { tripId: string; name: string; dates: string }[];
  people: PersonView[];
}
