export interface PlaceReportsTable {
  id: string;
  /** Of one report, however often it is sent. */
  key: string;
  /** As the catalogue names the place. */
  place_id: string;
  place_name: string;
  problem: string;
  words: string;
  user_id: string | null;
  status: "new" | "accepted" | "declined";
  /** What was changed because of it, or why nothing was. */
  change: string;
  created_at: string;
  decided_at: string | null;
}
