/** The event by which a page of the framework hears that there are new alerts. */
export const ALERT_CAME = "voyance:alert";
