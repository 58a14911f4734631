/** The facts about its page that a route tells the shell. */
export interface PageHandle {
  /** "none": a reading page, complete without the framework in the browser. */
  scripts?: "none";
  /**
   * For a page that is the same for every signed-out visitor: the names in the query that it reads. The server keeps
   * such a page for a minute by its address and these names; the page never sees any other part of the address.
   */
  sharedBy?: readonly string[];
  /** The same for the calls of the API, which are one route: by their addresses. */
  sharedCalls?: Readonly<Record<string, readonly string[]>>;
  /**
   * Whether a page waits for something, so that it loads itself again where no script does; called with its loader's
   * data.
   */
  looksAgain?: (page: unknown) => boolean;
  /**
   * "slim": a page with a course of its own, such as the steps of the planner or a trip. On a phone its own bar is the
   * only one: neither the tab bar nor the footer stands below.
   */
  frame?: "slim";
  /** The entry of the tab bar and masthead that is the current one. */
  tab?: "home" | "explore" | "destinations" | "guides" | "plan" | "trips";
}
