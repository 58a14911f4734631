export interface PlaceReportsTable {
  id: string;
  /** The key of one report, however often it is sent. */
  key: string;
  /** The catalogue's id of the place. */
  place_id: string;
  place_name: string;
  problem: string;
  words: string;
  user_id: string | null;
  status: "new" | "accepted" | "declined";
  /** The change that followed, or the reason why there was none. */
  change: string;
  created_at: string;
  decided_at: string | null;
}
