/** The days of a trip before an edit, or before it was undone. */
export interface TripDayVersionsTable {
  trip_id: string;
  revision: number;
  side: "undo" | "redo";
  what: string;
  itinerary: string;
  wishes: string;
}
