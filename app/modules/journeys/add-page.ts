/** A trip that a place may join. */
export interface TripToJoin {
  name: string;
  line: string;
  /** Where the place joins it; null where it is there already, or where there is no room. */
  href: string | null;
  why: string | null;
}

/** The page that adds a place to a trip. */
export interface AddPage {
  place: { slug: string; name: string };
  trips: TripToJoin[];
  /** Where a new trip begins with the place. */
  fresh: string;
}
