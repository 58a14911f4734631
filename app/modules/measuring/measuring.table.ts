/** A page read by a browser whose owner agreed to notes. */
export interface PageReadingsTable {
  id: string;
  /** Random number of the browser, from its cookie. */
  reader: string;
  /** "/guides", "/trips/…": never a query, never the number of a trip. */
  path: string;
  /** UTC ISO instant, to the minute. */
  at: string;
}

/** A button pressed in a browser whose owner agreed to notes. */
export interface MeasuredEventsTable {
  id: string;
  /** Random number of the browser, from its cookie. */
  reader: string;
  name: string;
  /** JSON of a few values, none of which leads to an account. */
  details: string;
  /** UTC ISO instant, to the minute. */
  at: string;
}
