/** The means by which travellers go from one place of ours to another. */
export const WAY_KINDS = ["train", "coach", "ferry", "car", "flight"] as const;

/** A usual way from one place to another, for one adult and one way. */
export interface WayBetween {
  by: (typeof WAY_KINDS)[number];
  /**
   * From door to door: to the station or airport, waiting, changes, and into the other place. Of a car: driving and
   * short stops.
   */
  minutes: number;
  /**
   * Usual price for one adult in whole US dollars, bought a few weeks ahead. Of a car: petrol, tolls and the days' share
   * of a rental, where two share it. Of a flight: with a cabin bag and the rides to and from the airports.
   */
  dollars: number;
  /** Usual departures a day. */
  perDay?: number;
  /** Carriers as a traveller would look for them: "Trenitalia, Italo". */
  operator?: string;
  /** Seats or cabins sell out or get dear. */
  bookAhead?: true;
  /** Runs in these months only, 1 to 12. */
  months?: number[];
  /** Name of the station, stop or port at each end; `stopOf` gives its point. */
  from?: string;
  to?: string;
  /** One honest sentence of at most 160 letters. */
  note?: string;
  /** Calculated from distance, sea and countries; no row of `ways.csv`. */
  isEstimate?: true;
}
