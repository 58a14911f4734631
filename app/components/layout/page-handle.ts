/** What a route tells the shell about its page. */
export interface PageHandle {
  /** "none": a reading page, complete without the framework in the browser. */
  scripts?: "none";
  /**
   * Of a page that is the same for every signed-out visitor, the names of the query that it reads. The server keeps
   * such a page for a minute by its address and these names; whatever else an address carries, the page never sees.
   */
  sharedBy?: readonly string[];
  /** Whether a page waits for something, so that it loads itself again where no script looks; asked with its loader's data. */
  looksAgain?: (page: unknown) => boolean;
  /** Which entry of the tab bar and masthead is the current one. */
  tab?: "home" | "explore" | "destinations" | "guides" | "plan" | "trips";
}
