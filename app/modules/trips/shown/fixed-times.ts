/** The travellers of a trip, as far as is asked who of them goes: how many, and those known by name. */
export interface Travellers {
  adults: number;
  children: number;
  people: readonly { id: string; name: string }[];
}

/** The fixed times of a trip as their page shows them. */
export interface FixedTimes {
  appointments: {
    id: string;
    name: string;
    when: string;
    where: string;
    /** Those who go, in words; none where everybody does. */
    goes?: string;
    isRough: boolean;
    isOutside: boolean;
  }[];
  /** Hours that are not free, in words. */
  busy: string[];
  /** The days of the trip to choose from. */
  days: { value: string; label: string }[];
  districts: string[];
  destination: string;
  travellers: Travellers;
  hasDays: boolean;
  /** It is one place of a longer trip, whose other places may have the same hours. */
  isOfLonger: boolean;
}
