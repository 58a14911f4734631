/** The event that tells a page of the framework that there are new alerts. */
export const ALERT_CAME = "voyance:alert";
