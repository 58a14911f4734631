/** The fixed times of a trip as their page shows them. */
export interface FixedTimes {
  appointments: { id: string; name: string; when: string; where: string; isRough: boolean; isOutside: boolean }[];
  /** Hours that are not free, in words. */
  busy: string[];
  /** The days of the trip to choose from. */
  days: { value: string; label: string }[];
  districts: string[];
  destination: string;
  hasDays: boolean;
}
