/** A picture of a traveller from a trip. */
export interface TripPicturesTable {
  id: string;
  trip_id: string;
  /** Of the file that was brought. */
  digest: string;
  /** Names of the copies on the disk. */
  card_file: string;
  full_file: string;
  /** Of the full copy, in pixels. */
  width: number;
  height: number;
  /** Local date of the day of the trip to which it belongs; null until it is on one. */
  day: string | null;
  /** Local time by the camera's clock: "2027-04-14T10:15:33". */
  taken_at: string | null;
  /** Where it was taken: for the account that owns the trip alone. */
  lat: number | null;
  lon: number | null;
  caption: string;
  /** Whether readers of the shared trip see it. */
  is_shared: 0 | 1;
  created_at: string;
}
