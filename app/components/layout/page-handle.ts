/** What a route tells the shell about its page. */
export interface PageHandle {
  /** "none": a reading page, complete without the framework in the browser. */
  scripts?: "none";
  /** Which entry of the tab bar and masthead is the current one. */
  tab?: "home" | "explore" | "destinations" | "guides" | "plan" | "trips";
}
