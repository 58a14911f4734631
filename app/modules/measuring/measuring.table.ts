/** A page that was read by a browser whose owner said that we may note it. */
export interface PageReadingsTable {
  id: string;
  /** Random number of the browser, from its cookie. */
  reader: string;
  /** "/guides", "/trips/…": never a query, never the number of a trip. */
  path: string;
  /** UTC ISO instant, to the minute. */
  at: string;
}

/** Something that was pressed, by a browser whose owner said that we may note it. */
export interface MeasuredEventsTable {
  id: string;
  /** Random number of the browser, from its cookie. */
  reader: string;
  name: string;
  /** JSON of a few values; none of them leads to an account. */
  details: string;
  /** UTC ISO instant, to the minute. */
  at: string;
}
